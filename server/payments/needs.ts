import type { Static } from 'typebox'
import type { DepositGateway, DepositMethod } from '#config/payment-names.ts'
import type { LawRefusal } from '#contract/shapes/law.ts'
import type { CurrencyCode } from '#money'
import type { Clock, Transaction } from '#server/kernel/index.ts'
import type { PaymentButton } from './buttons/payment-button.ts'
import type { FeeRules } from './fees/needs.ts'
import type { Gateway, Person } from './gateways/gateway.ts'
import type { TurnNeeds } from './incoming/in-turn.ts'
import type { MobileRules, SmsCodes } from './sms-payments/needs.ts'
import type { WalletHolder } from './wallets/needs.ts'

/** What the brand and market allow, resolved at start and passed in. */
export type DepositRules = {
  readonly currency: CurrencyCode
  readonly minMinor: number
  readonly maxMinor: number
  readonly methods: readonly DepositMethod[]
  readonly gateways: readonly DepositGateway[]
  readonly languages: readonly string[]
  readonly defaultLanguage: string
  /** Market's zone: days and months of the statistics are days and months there. */
  readonly timeZone: string
  /** Whose phone numbers and accounts may be written without a prefix. */
  readonly country: 'CZ' | 'SK'
  /** Banks that the player can be led to straight away, by the market and the partners that lead there. */
  readonly buttons: readonly PaymentButton[]
  readonly mobile: MobileRules
  /** What the bank's page calls the purchase; at most 20 characters. */
  readonly purchaseName: string
}

/** What stands against paying in an amount, with its sentence in every language. */
export type DepositObstacle = {
  readonly refusal: Static<typeof LawRefusal>
  readonly texts: Readonly<Record<string, string>>
}

/** Everything that the room of payments asks of the process that composes it. */
export type Needs = TurnNeeds & {
  readonly clock: Clock
  readonly rules: DepositRules
  /** What ways cost; missing where nothing costs anything. */
  readonly fees?: FeeRules
  /** By the names that the contract uses: a card's gateway, or a method that is its own partner. */
  readonly gateways: ReadonlyMap<string, Gateway>
  /** Origin of the player site, without a slash at the end: the bank sends browsers back there. */
  readonly publicPlayerOrigin: string
  /**
   * False for a player who is locked, so that no money is taken that could not be played; refuses by the law, and what
   * would pass a limit of deposits that the player has chosen.
   */
  readonly mayDeposit: (playerId: number, amountMinor: number) => Promise<boolean>
  /** What would refuse an amount now, for who only looks: nothing is kept. Missing where nothing is judged. */
  readonly foreseeDeposits?: (playerId: number) => Promise<(amountMinor: number) => DepositObstacle | undefined>
  /** Whether staff closed this way to the player; missing where no way is ever closed. */
  readonly isRestricted?: (playerId: number, method: string) => Promise<boolean>
  /** Who pays, as partners demand it. */
  readonly findPayer: (playerId: number) => Promise<Person | undefined>
  /** Whose wallet it is; missing where no partner keeps wallets. */
  readonly findWalletHolder?: (playerId: number) => Promise<WalletHolder | undefined>
  /** Codes that prove phones; only where players pay by them. */
  readonly smsCodes?: SmsCodes
  /** Keeps an account that the player's bank says is the player's; missing where nobody asks banks. */
  readonly keepOwnAccount?: (
    tx: Transaction,
    account: { readonly playerId: number; readonly iban: string; readonly consentId: string },
  ) => Promise<void>
  readonly playerExists: (playerId: number) => Promise<boolean>
}
