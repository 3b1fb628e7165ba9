import type { LinesDefinition } from '#games/engines/lines/math/index.ts'

/** What a designer decides about a lines game; strips, exact pays and all declared figures follow from it. */
export type LinesDesign = {
  readonly key: string
  readonly rows: number
  /** How many times each symbol stands on each strip, with the largest stack of it. */
  readonly symbols: readonly {
    readonly id: string
    /** Per reel. */
    readonly counts: readonly number[]
    readonly stack: number
    /** Pays in coins as asked for, by count from 2; the tuner scales and rounds them. Empty where it never pays. */
    readonly pays: readonly number[]
  }[]
  readonly lines: LinesDefinition['lines']
  readonly wild?: NonNullable<LinesDefinition['wild']>
  readonly scatter?: NonNullable<LinesDefinition['scatter']>
  readonly freeSpins?: NonNullable<LinesDefinition['freeSpins']>
  readonly mystery?: NonNullable<LinesDefinition['mystery']>
  readonly fullGrid?: NonNullable<LinesDefinition['fullGrid']>
  readonly risk?: NonNullable<LinesDefinition['risk']>
  /** Coins of a stake; without it one per line. A game of few lines needs a smaller coin for pays that differ. */
  readonly coins?: number
  /** Ready strips; without them they are laid from `counts`. */
  readonly reels?: LinesDefinition['reels']
  /** Per cent. */
  readonly targetRtp: number
  readonly seed: number
}
