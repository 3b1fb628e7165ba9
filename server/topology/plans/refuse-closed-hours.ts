import type { VenueKind } from '#contract/shapes/places.ts'
import { refuse, type Instant } from '#server/kernel/index.ts'
import { clockTimeOf, reachInto, type Hours } from '../hours/clock-minutes.ts'
import type { TopologyNeeds } from '../needs.ts'

/** Refuses hours within the legal closing hours of a kind of venue. */
export function refuseClosedHours(
  { closedHours }: Pick<TopologyNeeds, 'closedHours'>,
  kind: VenueKind,
  hours: Hours,
  at: Instant,
): void {
  const closed = closedHours(kind, at)
  if (!closed || !reachInto(hours, closed.fromMinute, closed.untilMinute)) return
  const { ruleId, fromMinute, untilMinute } = closed
  refuse('ERR_CLOSED_BY_LAW', { ruleId, closedFrom: clockTimeOf(fromMinute), closedUntil: clockTimeOf(untilMinute) })
}
