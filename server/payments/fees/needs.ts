import type { FeeWay } from '#contract/shapes/fees.ts'
import type { CurrencyCode } from '#money'
import type { NotifyProposer } from '#server/approvals/index.ts'
import type { Clock, Database } from '#server/kernel/index.ts'

/** Rules of fees of a brand. */
export type FeeRules = {
  readonly target: string
  readonly currency: CurrencyCode
  /** Every way in and out of the brand. */
  readonly ways: readonly FeeWay[]
  /** Methods of deposits on which a player may be charged a fee (config/operating-figures.ts). */
  readonly playerMethods: readonly string[]
}

/** Needs of fees, given when the process is composed. */
export type FeeNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly fees: FeeRules
  /** Notifies the proposer of the decision; absent where nobody is notified. */
  readonly notifyProposer?: NotifyProposer
}
