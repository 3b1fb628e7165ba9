import type { LinesWin } from '../../lines/math/index.ts'

/** The special symbol has filled its reels: what that pays on all lines together. */
export type BookExpansion = {
  readonly symbol: number
  /** Reels it fills, from the left. */
  readonly reels: readonly number[]
  /** Each line pays for this many of the symbol. */
  readonly count: number
  readonly payMinor: number
}

export type BookSpin = {
  readonly kind: 'base' | 'free'
  /** Index of the symbol in the top row of each reel. */
  readonly stops: readonly number[]
  /** As it landed, before the special symbol fills its reels. */
  readonly grid: readonly (readonly number[])[]
  /** Lines and books, paid on the window as it landed. */
  readonly wins: readonly LinesWin[]
  readonly expansion?: BookExpansion
  /** The sum of `wins` and the expansion. */
  readonly winMinor: number
  readonly awardedFreeSpins: number
}

/** One finished round, as it is stored, shown, replayed and verified. The first spin is the paid one. */
export type BookOutcome = {
  readonly engine: 'book'
  readonly v: 1
  readonly stakeMinor: number
  /** The symbol that the book chose for the free spins. */
  readonly special?: number
  readonly spins: readonly BookSpin[]
  /** The sum over all spins. */
  readonly winMinor: number
}
