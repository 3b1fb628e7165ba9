import type { WithdrawalVerification } from '#contract/shapes/withdrawals.ts'
import type { CurrencyCode } from '#money'
import type { TellProposer } from '#server/approvals/index.ts'
import type { Clock, Database, Transaction } from '#server/kernel/index.ts'
import type { FeeRules } from '../fees/needs.ts'
import type { Gateway } from '../gateways/gateway.ts'

export type WithdrawalRules = {
  readonly currency: CurrencyCode
  /** Country of local account numbers, by the market. */
  readonly country: 'CZ' | 'SK'
  readonly minMinor: number
  readonly maxMinor: number
  /** Brand's methods of which we have an adapter. */
  readonly methods: readonly string[]
  /** How staff of the market pay out in a player's name. */
  readonly staffMethods: readonly string[]
  /** Where a code may be sent, in the brand's order; none when the brand asks for no code. */
  readonly verifications: readonly WithdrawalVerification[]
  /** Whether the brand lets a player who can receive no code withdraw without one. */
  readonly isCodeOptional: boolean
  readonly timeZone: string
  /** Our account that the bank pays from, and our name as the bank has it. */
  readonly payer: { readonly iban: string; readonly bic: string; readonly name: string }
}

/** Who asks for the money, as far as staff must compare it. */
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

/** What withdrawals ask of the process that composes the room. */
export type WithdrawalNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly rules: WithdrawalRules
  /** What ways cost; missing where nothing costs anything. */
  readonly fees?: FeeRules
  /** Partners that pay out, by their gateways. */
  readonly payoutGateways: ReadonlyMap<string, Gateway>
  /** Lets who proposed know what became of it; missing where nobody is told. */
  readonly tellProposer?: TellProposer
  readonly findPayee: (playerId: number) => Promise<Payee | undefined>
  /** Whether the player's identity is verified at this moment; staff are told when it is not. */
  readonly isIdentityVerified: (playerId: number) => Promise<boolean>
  /**
   * Refuses money out by the law of accounts: of a temporary account, to an account that is not verified. Missing where
   * nothing is judged. `iban` is that of a transfer.
   */
  readonly judgeWithdrawal?: (playerId: number, iban?: string) => Promise<void>
  /** Whether staff closed this way to the player; missing where no way is ever closed. */
  readonly isRestricted?: (playerId: number, method: string) => Promise<boolean>
  /** Where the player can be sent a code at this moment: a phone counts once it is verified. */
  readonly listChannels: (playerId: number) => Promise<readonly WithdrawalVerification[]>
  /**
   * Refuses ERR_INVALID_PIN, ERR_INVALID_CARD_ID and ERR_TOO_MANY_BAD_ATTEMPTS. Missing where the brand does not verify by
   * cards of venues.
   */
  readonly proveOwnCard?:
    | ((proof: { playerId: number; cardNumber: string; pin: string; source: string }) => Promise<unknown>)
    | undefined
  /** Sends the code in the player's language, in the transaction of its cause. */
  readonly sendCode: (tx: Transaction, code: WithdrawalCode) => Promise<unknown>
  /** As slow as for passwords: six digits would be guessed from a fast hash in no time. */
  readonly codes: {
    readonly hash: (code: string) => Promise<string>
    readonly verify: (hash: string | undefined, code: string) => Promise<boolean>
  }
}
