import type { Cell } from '../../../kit/math/cell.ts'

export type { Cell } from '../../../kit/math/cell.ts'

export type LinesWin = {
  readonly kind: 'line' | 'scatter'
  /** Index of the pay line; absent for a scatter win. */
  readonly line?: number
  /** The symbol that pays, by its index in the definition. */
  readonly symbol: number
  readonly count: number
  /** Everything that multiplies it is already in. */
  readonly payMinor: number
  readonly positions: readonly Cell[]
}

export type LinesSpin = {
  readonly kind: 'base' | 'respin' | 'free'
  /** Where each reel stopped: index of the symbol in the top row. A held reel repeats its earlier stop. */
  readonly stops: readonly number[]
  /** What is paid: symbols by reel and row, after wilds have grown and the mystery is solved. */
  readonly grid: readonly (readonly number[])[]
  readonly wins: readonly LinesWin[]
  /** The sum of `wins`. */
  readonly winMinor: number
  /** Of this spin's line wins: that of free spins times that of a full window. */
  readonly multiplier: number
  readonly awardedFreeSpins: number
  /** Reels that are wild and held for this spin. */
  readonly heldReels?: readonly number[]
  /** What all mystery symbols became. */
  readonly mysterySymbol?: number
}

/** One finished round, as it is stored, shown, replayed and verified. The first spin is the paid one. */
export type LinesOutcome = {
  readonly engine: 'lines'
  readonly v: 1
  readonly stakeMinor: number
  readonly spins: readonly LinesSpin[]
  /** The sum over all spins. */
  readonly winMinor: number
}
