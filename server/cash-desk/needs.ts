import type { CurrencyCode } from '#money'
import type { Approvals, NotifyProposer } from '#server/approvals/index.ts'
import type { Clock, Database, FieldCipher, Querier } from '#server/kernel/index.ts'
import type { CashLawNeeds, GiftsAtWithdrawal } from '#server/payments/index.ts'

type Bounds = { readonly minMinor: number; readonly maxMinor: number }

/** A player, with the data that the cashier compares with a document. */
export type DeskPlayer = {
  readonly firstName: string
  readonly surname: string
  readonly birthDate: string
  /** Null if the account is not locked. */
  readonly lockedAt: Date | null
}

/** The operator, as printed on receipts. */
export type Operator = { readonly name: string; readonly companyNumber: string | null; readonly address: string | null }

/** Needs of cash desks, passed by the composition. */
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
  /** Whether somebody's permission is valid at a venue now. */
  readonly mayActAt: (
    db: Querier,
    of: { readonly userId: number; readonly permission: string; readonly venueId: string },
  ) => Promise<boolean>
  readonly findPlayer: (db: Querier, playerId: number) => Promise<DeskPlayer | undefined>
  /** The person's accounts at other brands, whose deposits are serialized with these. */
  readonly findOtherAccounts: (db: Querier, playerId: number) => Promise<readonly number[]>
  /** The needs of the check that all channels of cash share. */
  readonly cashLaw: CashLawNeeds
  /** Gifts that end when cash is paid out. Absent where none do. */
  readonly gifts?: GiftsAtWithdrawal
  readonly proveCard: (proof: {
    readonly cardNumber: string
    readonly pin: string
    readonly source: string
  }) => Promise<{ readonly playerId: number }>
  readonly isIdentityVerified: (db: Querier, playerId: number) => Promise<boolean>
  /** Before money comes in: refuses by exclusion; false for a locked player. */
  readonly mayDeposit: (playerId: number) => Promise<boolean>
  /** Refuses amounts that the law of accounts or a limit of the player's own does not allow in. */
  readonly judgeCashIn: (playerId: number, amountMinor: number) => Promise<void>
  /** Refuses money out by the law of accounts. */
  readonly judgeCashOut: (playerId: number) => Promise<void>
  /** Refuses a venue where play is not permitted now. */
  readonly judgeVenue: (venueId: string) => Promise<void>
}
