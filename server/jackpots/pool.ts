import { assert } from '../kernel/index.ts'

/** Millionths of a minor unit: a share of a stake in parts of a million is a whole number of them, so nothing is rounded. */
export const MICROS_PER_MINOR = 1_000_000n

/** A progressive jackpot of one currency. All rules are in its definition; its level is never part of a game's outcome. */
export type JackpotRules = {
  /** Share of each stake, in parts of a million; the house pays it on top of the game's own return (decision 0031). */
  readonly contributionPpm: number
  /** What the house puts in at the start and after each win, in minor units. */
  readonly seedMinor: number
  /** On average one in this many staked minor units wins: the probability of a round is its stake over this. */
  readonly oneInMinor: number
}

/** Every reason why these rules are invalid; empty when they are valid. */
export function problemsOf({ contributionPpm, seedMinor, oneInMinor }: JackpotRules): string[] {
  const isWhole = (value: number, least: number): boolean => Number.isSafeInteger(value) && value >= least
  return [
    ...(isWhole(contributionPpm, 1) && contributionPpm < 1_000_000 ? [] : ['A contribution is a part of the stake.']),
    ...(isWhole(seedMinor, 0) ? [] : ['A seed is whole minor units.']),
    ...(isWhole(oneInMinor, 1) && oneInMinor <= 0x1_0000_0000 ? [] : ['The odds are one in up to 2^32 minor units.']),
  ]
}

/** The exact contribution of a stake. */
export function contributionOf({ contributionPpm }: JackpotRules, stakeMinor: number): bigint {
  assert(Number.isSafeInteger(stakeMinor) && stakeMinor > 0, 'A stake is whole minor units.')
  return BigInt(stakeMinor) * BigInt(contributionPpm)
}

/** Level of a pool before anybody has played. */
export const newPool = ({ seedMinor }: JackpotRules): bigint => BigInt(seedMinor) * MICROS_PER_MINOR

/** What a pool shows and pays: whole minor units, never more than its level. */
export const paidOf = (poolMicros: bigint): number => Number(poolMicros / MICROS_PER_MINOR)

/** The level after a win: a new seed, and the rest below one minor unit. */
export const poolAfterWin = (rules: JackpotRules, poolMicros: bigint): bigint =>
  newPool(rules) + (poolMicros % MICROS_PER_MINOR)

/**
 * Whether a round wins the pool: one draw below `oneInMinor` from the round's own stream for this pool. A stake of n
 * wins with n of these numbers, so the probability is the same for every staked minor unit, whatever the level. Odds
 * below a possible stake are refused when the pool is proposed (judge-pool.ts); a later larger stake always wins, and
 * stops nothing.
 */
export function isPoolWon(
  { oneInMinor }: Pick<JackpotRules, 'oneInMinor'>,
  stakeMinor: number,
  rng: { below(n: number): number },
): boolean {
  return rng.below(oneInMinor) < stakeMinor
}
