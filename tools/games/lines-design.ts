import type { LinesDefinition } from '#games/engines/lines/math/index.ts'

/** The design decisions of a lines game; strips, exact pays and all declared figures follow from them. */
export type LinesDesign = {
  readonly key: string
  readonly rows: number
  /** The number of each symbol on each strip, with its highest stack. */
  readonly symbols: readonly {
    readonly id: string
    /** Per reel. */
    readonly counts: readonly number[]
    readonly stack: number
    /** Requested pays in coins, by count from 2; the tuner scales and rounds them. Empty if it never pays. */
    readonly pays: readonly number[]
  }[]
  readonly lines: LinesDefinition['lines']
  readonly wild?: NonNullable<LinesDefinition['wild']>
  readonly scatter?: NonNullable<LinesDefinition['scatter']>
  readonly freeSpins?: NonNullable<LinesDefinition['freeSpins']>
  readonly mystery?: NonNullable<LinesDefinition['mystery']>
  readonly fullGrid?: NonNullable<LinesDefinition['fullGrid']>
  readonly risk?: NonNullable<LinesDefinition['risk']>
  /** Coins of a stake; by default one per line. A game of few lines needs smaller coins for different pays. */
  readonly coins?: number
  /** Fixed strips; by default they are created from `counts`. */
  readonly reels?: LinesDefinition['reels']
  /** Per cent. */
  readonly targetRtp: number
  readonly seed: number
}
