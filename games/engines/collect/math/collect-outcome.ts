import type { Cell } from '../../../kit/math/cell.ts'
import type { LinesWin } from '../../lines/math/index.ts'

export type CaughtValue = { readonly position: Cell; readonly valueMinor: number }

/** The additional data of a free spin. */
export type Collection = {
  /** Values in the window, collected or not. */
  readonly values: readonly CaughtValue[]
  readonly collectors: readonly Cell[]
  /** Stage from 0 and its multiplier, at the start of the spin. */
  readonly stage: number
  readonly multiplier: number
  /** All collectors of the round up to and including this spin, at most those of the last stage. */
  readonly collectorsSoFar: number
  /** Collectors times the sum of values times the multiplier. */
  readonly winMinor: number
}

export type CollectSpin = {
  readonly kind: 'base' | 'free'
  /** Index of the symbol in the top row of each reel. */
  readonly stops: readonly number[]
  readonly grid: readonly (readonly number[])[]
  readonly wins: readonly LinesWin[]
  readonly collection?: Collection
  /** The sum of `wins` and the collection. */
  readonly winMinor: number
  /** By scatters in the paid spin; by new stages in free spins. */
  readonly awardedFreeSpins: number
}

/** One finished round in the form that is stored, shown, replayed and verified. The first spin is the paid one. */
export type CollectOutcome = {
  readonly engine: 'collect'
  readonly v: 1
  readonly stakeMinor: number
  readonly spins: readonly CollectSpin[]
  /** The sum over all spins. */
  readonly winMinor: number
}
