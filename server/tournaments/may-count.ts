import type { TermsInput } from '#contract/shapes/tournaments.ts'
import type { PlayedRound } from './needs.ts'

/** The playing time of a round of a tournament. */
export type Window = { readonly startsAt: Date; readonly endsAt: Date }

type Rules = Pick<TermsInput, 'gameKeys' | 'stakeMinMinor' | 'countsFreeRounds' | 'countsBonusMoney'>

/** Whether a stake was booked within the playing time; its end is exclusive. */
export const isIn = ({ startsAt, endsAt }: Window, playedAt: Date): boolean => playedAt >= startsAt && playedAt < endsAt

/**
 * Whether a round of a game counts by the rules, whatever it won. Deterministic: later calls give the same result.
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

/** What a round of a game contributes: its stakes and its win. */
export type Counted = { readonly stakeMinor: number; readonly wonMinor: number }

/**
 * One rule for every game: a round that the books do not show as ended within the playing time has won nothing in it,
 * whatever its later outcome; then only its opening stake counts.
 */
export function countedAs(
  { endsAt }: Window,
  { endedAt, stakeMinor, wonMinor }: Pick<PlayedRound, 'endedAt' | 'stakeMinor' | 'wonMinor'>,
  openedMinor: number,
): Counted {
  const isOver = endedAt !== null && endedAt < endsAt
  return isOver ? { stakeMinor, wonMinor } : { stakeMinor: openedMinor, wonMinor: 0 }
}
