import type { SPREADS, VERDICTS } from '#contract/play-v1/performance.ts'

export type Spread = (typeof SPREADS)[number]
export type Verdict = (typeof VERDICTS)[number]

/** Proved figures of a version of a game, as shares of a stake. */
export type ProvedFigures = {
  readonly spread: Exclude<Spread, 'unknown'>
  /** Of the bet that returns least, and of the one that returns most. */
  readonly least: number
  readonly most: number
  /** Standard deviation of one round's win, in stakes: exactly, or at most. */
  readonly deviation: number
  /** The largest win of a round, in stakes. */
  readonly maxWinX: number
  readonly volatility: string
}

/** Play of one version. Amounts in minor units. */
export type Played = {
  readonly proved: ProvedFigures | undefined
  /** Stakes that began rounds, and the sum of their squares. */
  readonly firstStake: number
  readonly stakeSquares: number
  readonly ggrMinor: number
}

export type Judged = {
  readonly returned: number | null
  readonly spread: Spread
  readonly declared: { readonly least: number; readonly most: number } | null
  readonly band: { readonly low: number | null; readonly high: number } | null
  readonly verdict: Verdict | null
}

/** Standard deviations around the mean that contain 95 % of a normal distribution. */
const NINETEEN_OF_TWENTY = 1.959_964

/**
 * Compares the actual return of games with their proved return. Rounds are independent, so the variance of all wins is
 * the sum of the squares of the stakes times the variance of a round; versions add up likewise (decision 0128).
 */
export function judgeReturn(played: readonly Played[]): Judged {
  const staked = sum(played, ({ firstStake }) => firstStake)
  const returned = staked > 0 ? 1 - sum(played, ({ ggrMinor }) => ggrMinor) / staked : null
  const known = played.flatMap(({ proved, ...one }) => (proved ? [{ ...one, proved }] : []))
  const spread = spreadOf(played)
  if (known.length < played.length || returned === null)
    return { returned, spread, declared: null, band: null, verdict: null }
  const declared = {
    least: sum(known, ({ proved, firstStake }) => proved.least * firstStake) / staked,
    most: sum(known, ({ proved, firstStake }) => proved.most * firstStake) / staked,
  }
  if (spread === 'shared') return { returned, spread, declared, band: null, verdict: null }
  const variance = sum(known, ({ proved, stakeSquares }) => proved.deviation ** 2 * stakeSquares)
  const half = (NINETEEN_OF_TWENTY * Math.sqrt(variance)) / staked
  const band = { low: spread === 'best-play' ? null : declared.least - half, high: declared.most + half }
  // While the largest win of one round moves the return by more than the width of the band, the normal distribution
  // does not apply.
  const oneWin = Math.max(...known.map(({ proved, ...one }) => (proved.maxWinX * usualStake(one)) / staked))
  return { returned, spread, declared, band, verdict: oneWin > half ? 'too-few' : verdictOf(returned, band) }
}

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((total, one) => total + of(one), 0)

/** The mean stake, weighted by size. */
const usualStake = ({ firstStake, stakeSquares }: Pick<Played, 'firstStake' | 'stakeSquares'>): number =>
  firstStake > 0 ? stakeSquares / firstStake : 0

/** The weakest state of proof among all versions. */
function spreadOf(played: readonly Played[]): Spread {
  const spreads = played.map(({ proved }): Spread => proved?.spread ?? 'unknown')
  return (['unknown', 'shared', 'bound', 'best-play'] as const).find((one) => spreads.includes(one)) ?? 'exact'
}

function verdictOf(returned: number, { low, high }: { readonly low: number | null; readonly high: number }): Verdict {
  if (returned > high) return 'above'
  return low !== null && returned < low ? 'below' : 'inside'
}
