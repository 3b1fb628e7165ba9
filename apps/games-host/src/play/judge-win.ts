import { formatNumber } from '#money'
import type { Mood } from '#games/kit/protocol/index.ts'

const BIG_X = 10

/** A return up to the stake is never celebrated (player-site "Motion"); from ten stakes on a win is big. */
export function judgeWin(winMinor: number, stakeMinor: number): Mood {
  if (winMinor <= stakeMinor) return 'plain'
  return winMinor >= BIG_X * stakeMinor ? 'big' : 'win'
}

/** The shown multiple of the stake: whole, or with significant decimals. */
export function timesOfStake(winMinor: number, stakeMinor: number, language: string): string {
  const times = winMinor / stakeMinor
  return formatNumber(times, language, { most: times < 2 ? 2 : times < 10 ? 1 : 0 })
}
