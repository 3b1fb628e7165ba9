import type { CheckRow } from './caller-checks.queries.ts'

const HOUR_MS = 3_600_000
/** Tries are counted over so long, of the player and of the member of staff. */
export const COUNTED_MS = 24 * HOUR_MS
/** Maximum of abandoned checks of a player without a wrong answer, so that nobody draws until questions suit. */
const LAPSED_OF_PLAYER_MAX = 3
/** Checks of one member of staff that were not passed. */
const FAILED_OF_STAFF_MAX = 10

export type Standing = Pick<CheckRow, 'state' | 'startedAt' | 'endsAt' | 'wrong'>

/** Whether a check came to nothing: by wrong answers, or because its time ran out. */
export function isOver({ state, endsAt }: Pick<Standing, 'state' | 'endsAt'>, now: Date): boolean {
  return state === 'failed' || (state === 'open' && endsAt <= now)
}

/** Given the checks of the counted time, when the next of this player may begin; null: now. */
export function whenNextOfPlayer(checks: readonly Standing[], now: Date): Date | null {
  const over = checks.filter((check) => isOver(check, now))
  const hadMiss = over.filter(({ state, wrong }) => state === 'failed' || wrong.length > 0)
  const lapsed = over.filter((check) => !hadMiss.includes(check))
  return latest([whenFree(hadMiss, 1, now), whenFree(lapsed, LAPSED_OF_PLAYER_MAX, now)])
}

/** The same of a member of staff, over all players. */
export function whenNextOfStaff(checks: readonly Standing[], now: Date): Date | null {
  return whenFree(
    checks.filter((check) => isOver(check, now)),
    FAILED_OF_STAFF_MAX,
    now,
  )
}

/** When the count will be below this number. */
function whenFree(checks: readonly Standing[], max: number, now: Date): Date | null {
  const ends = checks.map(({ startedAt }) => startedAt.getTime() + COUNTED_MS).toSorted((one, other) => other - one)
  const end = ends[max - 1]
  return end === undefined || end <= now.getTime() ? null : new Date(end)
}

function latest(moments: readonly (Date | null)[]): Date | null {
  const times = moments.flatMap((one) => (one ? [one.getTime()] : []))
  return times.length === 0 ? null : new Date(Math.max(...times))
}
