import type { Cell } from '../../../kit/math/cell.ts'

export type CascadeWin = {
  readonly symbol: number
  /** Symbols in the run, cells of the cluster, or cells anywhere. */
  readonly count: number
  /** Index of the pay line; absent for clusters and for wins anywhere. */
  readonly line?: number
  /** The fall's multiplier is already in; the random multiplier of the spin is not. */
  readonly payMinor: number
  readonly positions: readonly Cell[]
}

/** One window of a spin: the first one, and one after every fall. */
export type CascadeFall = {
  readonly grid: readonly (readonly number[])[]
  readonly multiplier: number
  /** Empty in the last window of a spin. */
  readonly wins: readonly CascadeWin[]
  /** Cells that vanish before the next window, by reel and row. */
  readonly vanishing: readonly Cell[]
  readonly winMinor: number
}

export type CascadeSpin = {
  readonly kind: 'base' | 'free'
  /** Index of the symbol in the top row of each reel of the first window. */
  readonly stops: readonly number[]
  readonly falls: readonly CascadeFall[]
  /** Multiplies all falls of the spin together; present when the game has it and the spin won. */
  readonly randomMultiplier?: number
  /** The sum over the falls, times the random multiplier. */
  readonly winMinor: number
  readonly awardedFreeSpins: number
}

/** One finished round, as it is stored, shown, replayed and verified. The first spin is the paid one. */
export type CascadeOutcome = {
  readonly engine: 'cascade'
  readonly v: 1
  readonly stakeMinor: number
  readonly spins: readonly CascadeSpin[]
  /** The sum over all spins. */
  readonly winMinor: number
}
