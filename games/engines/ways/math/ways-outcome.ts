import type { Cell } from '../../../kit/math/cell.ts'

export type WaysWin = {
  readonly kind: 'ways' | 'scatter'
  /** The symbol that pays, by its index in the definition. */
  readonly symbol: number
  /** Neighbouring reels from the left, or scatters in the window. */
  readonly count: number
  /** How many ways the symbol can be read; 1 for scatters. */
  readonly ways: number
  /** Everything that multiplies it is already in. */
  readonly payMinor: number
  readonly positions: readonly Cell[]
}

export type WaysSpin = {
  readonly kind: 'base' | 'free'
  /** Index of the symbol in the top row of each reel. */
  readonly stops: readonly number[]
  /** Symbols by reel and row; reels may differ in height. */
  readonly grid: readonly (readonly number[])[]
  readonly wins: readonly WaysWin[]
  /** The sum of `wins`. */
  readonly winMinor: number
  readonly multiplier: number
  readonly awardedFreeSpins: number
}

/** One finished round, as it is stored, shown, replayed and verified. The first spin is the paid one. */
export type WaysOutcome = {
  readonly engine: 'ways'
  readonly v: 1
  readonly stakeMinor: number
  readonly spins: readonly WaysSpin[]
  /** The sum over all spins. */
  readonly winMinor: number
}
