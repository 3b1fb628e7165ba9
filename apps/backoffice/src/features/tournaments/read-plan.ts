import type { TournamentRound } from '#contract/shapes/tournaments.ts'
import { instantOf, localOf } from '../../shell/local-time.ts'

/** The plan of a round as typed: times as text of the input, in the time zone of the screen. */
export const emptyPlan = { opensAt: '', registersUntil: '', startsAt: '', endsAt: '', capacity: '' }
export type PlanForm = typeof emptyPlan

/** The plan as input of the call; undefined if its times are not in order. */
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

/** The form of a planned round. */
export function planOf(round: TournamentRound): PlanForm {
  return {
    opensAt: localOf(round.opensAt),
    registersUntil: localOf(round.registersUntil),
    startsAt: localOf(round.startsAt),
    endsAt: localOf(round.endsAt),
    capacity: round.capacity === null ? '' : String(round.capacity),
  }
}
