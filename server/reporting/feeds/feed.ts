import type { Querier, Transaction } from '#server/kernel/index.ts'
import type { FigureDifference } from '../check-figures.ts'

/** Days, the last one included. */
export type Days = { readonly from: string; readonly to: string }

/** Facts that another room writes down for ever, of which sums by day are kept here. */
export type Feed = {
  readonly name: string
  /** Under which name the release before noted how far it had summed the same days, in its own way. */
  readonly former?: string
  /** What was written down since a moment: how much, the last moment, and the days that it counts in. */
  readonly findNew: (
    db: Querier,
    of: { readonly since: Date; readonly zone: string },
  ) => Promise<{ readonly count: number; readonly last: Date | null; readonly days: readonly string[] }>
  /** Makes the sums of some days anew. */
  readonly sum: (tx: Transaction, zone: string, days: Days) => Promise<void>
  /** What is kept of some days that are over and is not what the room has. */
  readonly check: (tx: Transaction, zone: string, days: Days) => Promise<FigureDifference[]>
}
