import type { Static } from 'typebox'
import type { Firing } from '#contract/shapes/triggers.ts'
import type { ListedFiring } from './firings.queries.ts'

export function showFiring(row: ListedFiring): Static<typeof Firing> {
  return {
    firingId: row.id,
    triggerId: row.triggerId,
    version: row.version,
    eventId: row.eventId,
    event: row.event,
    playerId: row.playerId,
    hasFired: row.whyNot === null,
    whyNot: row.whyNot,
    detail: row.detail,
    at: row.at.toISOString(),
    delivery:
      row.deliveryState === null
        ? null
        : { state: row.deliveryState, attempts: row.attempts ?? 0, problem: row.problem },
  }
}
