import type { Cell } from '../../../kit/math/cell.ts'
import type { LinesWin } from '../../lines/math/index.ts'

export type CaughtValue = { readonly position: Cell; readonly valueMinor: number }

/** What a free spin adds to an ordinary one. */
export type Collection = {
  /** Values in the window, collected or not. */
  readonly values: readonly CaughtValue[]
  readonly collectors: readonly Cell[]
  /** Stage from 0 and its multiplier, as they were when the spin began. */
  readonly stage: number
  readonly multiplier: number
  /** All collectors of the round up to and with this spin, cut at the last stage. */
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
  /** By scatters in the paid spin, by new stages in free spins. */
  readonly awardedFreeSpins: number
}

/** One finished round, as it is stored, shown, replayed and verified. The first spin is the paid one. */
export type CollectOutcome = {
  readonly engine: 'collect'
  readonly v: 1
  readonly stakeMinor: number
  readonly spins: readonly CollectSpin[]
  /** The sum over all spins. */
  readonly winMinor: number
}
