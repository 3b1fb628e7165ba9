import type { Static } from 'typebox'
import type { Trigger } from '#contract/shapes/triggers.ts'
import { assert, type Querier } from '../kernel/index.ts'
import { findTrigger, type TriggerRow } from './triggers.queries.ts'

type Shown = Static<typeof Trigger>

/** A trigger in responses: never with its secret. */
export function showTrigger(row: TriggerRow): Shown {
  return {
    triggerId: row.id,
    state: row.state,
    definitionKey: row.definitionKey,
    event: row.event,
    version: row.version,
    terms: row.terms,
    fired: row.fired,
    lastFiredAt: row.lastFiredAt?.toISOString() ?? null,
    liveSince: row.liveSince?.toISOString() ?? null,
    writtenBy: row.writtenBy,
    writtenByName: row.writtenByName,
    writtenAt: row.writtenAt.toISOString(),
    approvedByName: row.liveVersion === row.version ? row.approvedByName : null,
    endedBy: row.endedBy,
  }
}

/** The current trigger after a change. */
export async function shownOf(db: Querier, target: string, id: string): Promise<Shown> {
  const row = await findTrigger(db, target, id)
  assert(row, 'A trigger that was just written is there.')
  return showTrigger(row)
}
