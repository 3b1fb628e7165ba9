import type { Cell } from '../../../kit/math/cell.ts'
import type { LinesWin } from '../../lines/math/index.ts'
import type { CoinLabel } from './hold-definition.ts'

export type HeldCoin = {
  readonly position: Cell
  readonly valueMinor: number
  /** Named coins: the fixed jackpots. */
  readonly label?: CoinLabel
}

export type HoldRespin = {
  /** Coins that landed in this respin, by reel and row. */
  readonly landed: readonly HeldCoin[]
  /** Respins left after it. */
  readonly left: number
}

export type HoldFeature = {
  /** Coins of the paid spin, with the values that they turn out to have. */
  readonly locked: readonly HeldCoin[]
  readonly respins: readonly HoldRespin[]
  /** Paid on top because every cell holds a coin. */
  readonly grandMinor: number
  /** All coins and the grand. */
  readonly winMinor: number
}

/** One finished round, as it is stored, shown, replayed and verified. */
export type HoldOutcome = {
  readonly engine: 'hold-and-win'
  readonly v: 1
  readonly stakeMinor: number
  readonly spin: {
    /** Index of the symbol in the top row of each reel. */
    readonly stops: readonly number[]
    readonly grid: readonly (readonly number[])[]
    readonly wins: readonly LinesWin[]
    readonly winMinor: number
  }
  /** Present when the spin brought enough coins. */
  readonly feature?: HoldFeature
  readonly winMinor: number
}
