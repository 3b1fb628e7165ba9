import type { TournamentRound } from '#contract/shapes/tournaments.ts'
import { instantOf, localOf } from '../../shell/local-time.ts'

/** The plan of a round as it was written: times as a field has them, in the zone of the screen. */
export const emptyPlan = { opensAt: '', registersUntil: '', startsAt: '', endsAt: '', capacity: '' }
export type PlanForm = typeof emptyPlan

/** The plan for the call, or nothing where its times do not follow each other. */
export function readPlan({ capacity, ...times }: PlanForm) {
  const [opensAt, registersUntil, startsAt, endsAt] = [
    instantOf(times.opensAt),
    instantOf(times.registersUntil),
    instantOf(times.startsAt),
    instantOf(times.endsAt),
  ]
  if (!opensAt || !registersUntil || !startsAt || !endsAt) return undefined
  if (opensAt >= startsAt || startsAt >= endsAt || opensAt >= registersUntil || registersUntil > endsAt)
    return undefined
  const most = capacity.trim() === '' ? null : Number(capacity)
  if (most !== null && !(Number.isInteger(most) && most >= 1 && most <= 1_000_000)) return undefined
  return { opensAt, registersUntil, startsAt, endsAt, capacity: most }
}

/** The form of a round that is planned already. */
export function planOf(round: TournamentRound): PlanForm {
  return {
    opensAt: localOf(round.opensAt),
    registersUntil: localOf(round.registersUntil),
    startsAt: localOf(round.startsAt),
    endsAt: localOf(round.endsAt),
    capacity: round.capacity === null ? '' : String(round.capacity),
  }
}
