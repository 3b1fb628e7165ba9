import type { TermsInput } from '#contract/shapes/tournaments.ts'
import type { PlayedRound } from './needs.ts'

/** The stretch of time of a round of a tournament, by the books. */
export type Window = { readonly startsAt: Date; readonly endsAt: Date }

type Rules = Pick<TermsInput, 'gameKeys' | 'stakeMinMinor' | 'countsFreeRounds' | 'countsBonusMoney'>

/** Whether a stake was taken in the stretch: the books' own moment decides, the end itself is outside. */
export const isIn = ({ startsAt, endsAt }: Window, playedAt: Date): boolean => playedAt >= startsAt && playedAt < endsAt

/**
 * Whether a round of a game counts by the rules, whatever it won. The same answer whenever it is asked.
 * @param openedMinor the stake that opened it; later ones may come after the end
 */
export function mayCount(
  { gameKeys, stakeMinMinor, countsFreeRounds, countsBonusMoney }: Rules,
  { gameKey, isFree, isLent }: Pick<PlayedRound, 'gameKey' | 'isFree' | 'isLent'>,
  openedMinor: number,
): boolean {
  if (!gameKeys.includes(gameKey) || openedMinor < Math.max(1, stakeMinMinor)) return false
  return (countsFreeRounds || !isFree) && (countsBonusMoney || !isLent)
}

/** What a round counts as: what was staked in it and what it won. */
export type Counted = { readonly stakeMinor: number; readonly wonMinor: number }

/**
 * One rule for every game: what the books do not have as ended before the end of the stretch has won nothing in it, whoever was
 * to decide and whatever came out later; then only the stake that opened it counts.
 */
export function countedAs(
  { endsAt }: Window,
  { endedAt, stakeMinor, wonMinor }: Pick<PlayedRound, 'endedAt' | 'stakeMinor' | 'wonMinor'>,
  openedMinor: number,
): Counted {
  const isOver = endedAt !== null && endedAt < endsAt
  return isOver ? { stakeMinor, wonMinor } : { stakeMinor: openedMinor, wonMinor: 0 }
}
