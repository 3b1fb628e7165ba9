import type { Querier, Transaction } from '#server/kernel/index.ts'
import type { FigureDifference } from '../check-figures.ts'

/** Days, the last one included. */
export type Days = { readonly from: string; readonly to: string }

/** Append-only facts of another room, whose sums by day are stored here. */
export type Feed = {
  readonly name: string
  /** Name of the previous release's cursor over the same days. */
  readonly former?: string
  /** New facts since an instant: their number, the last instant, and their days. */
  readonly findNew: (
    db: Querier,
    of: { readonly since: Date; readonly zone: string },
  ) => Promise<{ readonly count: number; readonly last: Date | null; readonly days: readonly string[] }>
  /** Recomputes the sums of some days. */
  readonly sum: (tx: Transaction, zone: string, days: Days) => Promise<void>
  /** Differences between the stored sums of past days and the room. */
  readonly check: (tx: Transaction, zone: string, days: Days) => Promise<FigureDifference[]>
}
