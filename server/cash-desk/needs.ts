import type { CurrencyCode } from '#money'
import type { Approvals, NotifyProposer } from '#server/approvals/index.ts'
import type { Clock, Database, FieldCipher, Querier } from '#server/kernel/index.ts'
import type { CashLawNeeds } from '#server/payments/index.ts'

type Bounds = { readonly minMinor: number; readonly maxMinor: number }

/** A player as the cashier compares them with their document. */
export type DeskPlayer = {
  readonly firstName: string
  readonly surname: string
  readonly birthDate: string
  /** Null for an account that is not locked. */
  readonly lockedAt: Date | null
}

/** Who runs the desks, as it stands on receipts. */
export type Operator = { readonly name: string; readonly companyNumber: string | null; readonly address: string | null }

/** Needs of cash desks, given when the process is composed. */
export type CashDeskNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly cipher: FieldCipher
  readonly target: string
  readonly currency: CurrencyCode
  readonly timeZone: string
  /** The language of receipts. */
  readonly language: string
  readonly operator: Operator
  readonly bounds: { readonly in: Bounds; readonly out: Bounds }
  readonly approvals: Approvals
  readonly notifyProposer?: NotifyProposer
  /** Whether a permission of somebody counts at a venue now. */
  readonly mayActAt: (
    db: Querier,
    of: { readonly userId: number; readonly permission: string; readonly venueId: string },
  ) => Promise<boolean>
  readonly findPlayer: (playerId: number) => Promise<DeskPlayer | undefined>
  /** The person's accounts at other brands, whose deposits take turns with theirs. */
  readonly findOtherAccounts: (db: Querier, playerId: number) => Promise<readonly number[]>
  /** The question that every way of cash asks. */
  readonly cashLaw: CashLawNeeds
  readonly proveCard: (proof: {
    readonly cardNumber: string
    readonly pin: string
    readonly source: string
  }) => Promise<{ readonly playerId: number }>
  readonly isIdentityVerified: (playerId: number) => Promise<boolean>
  /** Before money comes in: refuses by exclusion; false for a locked player. */
  readonly mayDeposit: (playerId: number) => Promise<boolean>
  /** Refuses what the law of accounts or a limit of the player's does not let in. */
  readonly judgeCashIn: (playerId: number, amountMinor: number) => Promise<void>
  /** Refuses money out by the law of accounts. */
  readonly judgeCashOut: (playerId: number) => Promise<void>
  /** Refuses a venue where nothing may be played now. */
  readonly judgeVenue: (venueId: string) => Promise<void>
}
