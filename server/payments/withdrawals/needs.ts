import type { Static } from 'typebox'
import type { EndsAtWithdrawal, WithdrawalVerification } from '#contract/shapes/withdrawals.ts'
import type { CurrencyCode } from '#money'
import type { NotifyProposer } from '#server/approvals/index.ts'
import type { Clock, Database, Querier, Transaction } from '#server/kernel/index.ts'
import type { CashLawNeeds } from '../cash-law/needs.ts'
import type { FeeRules } from '../fees/needs.ts'
import type { Gateway } from '../gateways/gateway.ts'

export type WithdrawalRules = {
  readonly currency: CurrencyCode
  /** Country of accounts in local format, by the market. */
  readonly country: 'CZ' | 'SK'
  readonly minMinor: number
  readonly maxMinor: number
  /** Brand's methods of which we have an adapter. */
  readonly methods: readonly string[]
  /** Methods by which staff of the market pay out in a player's name. */
  readonly staffMethods: readonly string[]
  /** Channels of codes, in the brand's order; empty when the brand requires no code. */
  readonly verifications: readonly WithdrawalVerification[]
  /** Whether the brand lets a player who can receive no code withdraw without one. */
  readonly isCodeOptional: boolean
  readonly timeZone: string
  /** Our account that the bank pays from, and our name at the bank. */
  readonly payer: { readonly iban: string; readonly bic: string; readonly name: string }
}

/** The payee, with the data that staff compare. */
export type Payee = {
  readonly firstName: string
  readonly surname: string
  readonly registeredAt?: Date
  readonly lockedAt?: Date | null
}

export type WithdrawalCode = {
  readonly playerId: number
  readonly channel: WithdrawalVerification
  readonly code: string
  readonly minutes: number
  readonly amount: { readonly amountMinor: number; readonly currency: CurrencyCode }
  readonly accountHint: string
}

/** Bonuses and free rounds of players that end at a withdrawal by their terms. */
export type GiftsAtWithdrawal = {
  readonly list: (db: Querier, playerId: number) => Promise<readonly Static<typeof EndsAtWithdrawal>[]>
  /** Ends them, in the transaction of the request, or in the one in which a venue pays cash out. */
  readonly end: (tx: Transaction, playerId: number, at: Date) => Promise<void>
}

/** Needs of withdrawals, given when the process is composed. */
export type WithdrawalNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly rules: WithdrawalRules
  /** Fees of ways; absent where nothing costs anything. */
  readonly fees?: FeeRules
  /** Partners that pay out, by their gateways. */
  readonly payoutGateways: ReadonlyMap<string, Gateway>
  /** Notifies the proposer of the decision; absent where nobody is notified. */
  readonly notifyProposer?: NotifyProposer
  /** Read in the caller's transaction, where there is one; so is the next. */
  readonly findPayee: (db: Querier, playerId: number) => Promise<Payee | undefined>
  /** Whether the player's identity is verified now; it is a signal for staff when it is not. */
  readonly isIdentityVerified: (db: Querier, playerId: number) => Promise<boolean>
  /**
   * Refuses a withdrawal by the law of accounts: of a temporary account, or to an account that is not verified. Absent
   * where nothing is judged. `iban` is the account of a transfer.
   */
  readonly judgeWithdrawal?: (playerId: number, iban?: string) => Promise<void>
  /** The check of every payment in cash; absent where nothing is paid in cash. */
  readonly cashLaw?: CashLawNeeds
  /** Bonuses of players that end at a withdrawal. Absent where none do. */
  readonly gifts?: GiftsAtWithdrawal
  /** Whether staff closed this way to the player; absent where ways are never closed. */
  readonly isRestricted?: (playerId: number, method: string) => Promise<boolean>
  /** Channels on which the player can receive a code now: a phone counts once it is verified. */
  readonly listChannels: (playerId: number) => Promise<readonly WithdrawalVerification[]>
  /**
   * Refuses ERR_INVALID_PIN, ERR_INVALID_CARD_ID and ERR_TOO_MANY_BAD_ATTEMPTS. Absent where the brand does not verify
   * by player cards.
   */
  readonly proveOwnCard?:
    | ((proof: { playerId: number; cardNumber: string; pin: string; source: string }) => Promise<unknown>)
    | undefined
  /** Sends the code in the player's language, in the transaction of its cause. */
  readonly sendCode: (tx: Transaction, code: WithdrawalCode) => Promise<unknown>
  /** As slow as for passwords: six digits behind a fast hash could be guessed at once. */
  readonly codes: {
    readonly hash: (code: string) => Promise<string>
    readonly verify: (hash: string | undefined, code: string) => Promise<boolean>
  }
}
