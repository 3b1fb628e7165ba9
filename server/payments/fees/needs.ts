import type { FeeWay } from '#contract/shapes/fees.ts'
import type { CurrencyCode } from '#money'
import type { TellProposer } from '#server/approvals/index.ts'
import type { Clock, Database } from '#server/kernel/index.ts'

/** Which fees a brand has. */
export type FeeRules = {
  readonly target: string
  readonly currency: CurrencyCode
  /** Every way in and out of the brand. */
  readonly ways: readonly FeeWay[]
  /** Methods of deposits that a player may be asked for a fee on (config/operating-figures.ts). */
  readonly playerMethods: readonly string[]
}

/** What fees ask of the process that composes the room. */
export type FeeNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly fees: FeeRules
  /** Lets who proposed know what became of it; missing where nobody is told. */
  readonly tellProposer?: TellProposer
}
