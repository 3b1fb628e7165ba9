import type { Static } from 'typebox'
import type { Trigger } from '#contract/shapes/triggers.ts'
import { triggerCan } from '#contract/states/trigger-states.ts'
import { refuse } from '../kernel/index.ts'
import { mustBeSound, type TermsNeeds } from './judge-terms.ts'
import type { TriggerNeeds } from './needs.ts'
import { shownOf } from './show-trigger.ts'
import * as queries from './triggers.queries.ts'

type Needs = TermsNeeds & Pick<TriggerNeeds, 'db' | 'clock'>

/** Staff pause a trigger, or let it hear again by the terms that were signed, where they are still sound. */
export async function moveTrigger(
  needs: Needs,
  triggerId: string,
  move: 'pause' | 'resume',
): Promise<Static<typeof Trigger>> {
  const { db, clock, target } = needs
  return db.transaction(async (tx) => {
    await queries.lockTriggers(tx, target)
    const row = await queries.lockTrigger(tx, target, triggerId)
    if (!row) return refuse('ERR_TRIGGER_NOT_FOUND')
    if (!triggerCan(move, row.state)) return refuse('ERR_STATE_CHANGED')
    if (move === 'pause') await queries.setPaused(tx, triggerId)
    else {
      await mustBeSound(needs, tx, { terms: row.terms, triggerId })
      await queries.setResumed(tx, triggerId, clock.now())
    }
    return shownOf(tx, target, triggerId)
  })
}

/** Deletes a draft that nobody ever signed; one that was live ends and stays with its firings. One that has ended stays so. */
export async function deleteTrigger(
  { db, clock, target }: Pick<Needs, 'db' | 'clock' | 'target'>,
  triggerId: string,
): Promise<queries.TriggerRow> {
  return db.transaction(async (tx) => {
    const row = await queries.lockTrigger(tx, target, triggerId)
    if (!row) return refuse('ERR_TRIGGER_NOT_FOUND')
    if (row.liveVersion === null) await queries.deleteDraft(tx, triggerId)
    else if (triggerCan('end', row.state)) await queries.endTrigger(tx, triggerId, 'staff', clock.now())
    return row
  })
}
