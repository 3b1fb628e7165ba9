import type { Static } from 'typebox'
import type { DepositGateway, DepositMethod } from '#config/payment-names.ts'
import type { LawRefusal } from '#contract/shapes/law.ts'
import type { CurrencyCode } from '#money'
import type { Clock, Querier, Transaction } from '#server/kernel/index.ts'
import type { PaymentButton } from './buttons/payment-button.ts'
import type { FeeRules } from './fees/needs.ts'
import type { Gateway, Person } from './gateways/gateway.ts'
import type { TurnNeeds } from './incoming/in-turn.ts'
import type { MobileRules, SmsCodes } from './sms-payments/needs.ts'
import type { WalletHolder } from './wallets/needs.ts'

/** Rules of brand and market for deposits, resolved at start. */
export type DepositRules = {
  readonly currency: CurrencyCode
  readonly minMinor: number
  readonly maxMinor: number
  readonly methods: readonly DepositMethod[]
  readonly gateways: readonly DepositGateway[]
  readonly languages: readonly string[]
  readonly defaultLanguage: string
  /** The market's zone, for days and months of the statistics. */
  readonly timeZone: string
  /** Country of phone numbers and accounts without a prefix. */
  readonly country: 'CZ' | 'SK'
  /** Banks that the player can be redirected to directly, by the market and its partners. */
  readonly buttons: readonly PaymentButton[]
  readonly mobile: MobileRules
  /** Name of the purchase on the bank's page; at most 20 characters. */
  readonly purchaseName: string
}

/** Why an amount cannot be paid in, with a sentence in every language. */
export type DepositObstacle = {
  readonly refusal: Static<typeof LawRefusal>
  readonly texts: Readonly<Record<string, string>>
}

/** Needs of the room, given when the process is composed. */
export type Needs = TurnNeeds & {
  readonly clock: Clock
  readonly rules: DepositRules
  /** Fees of ways; absent where nothing costs anything. */
  readonly fees?: FeeRules
  /** By the names of the contract: a card's gateway, or a method that is a partner of its own. */
  readonly gateways: ReadonlyMap<string, Gateway>
  /** Origin of the player site, without a slash at the end: the bank redirects browsers to it. */
  readonly publicPlayerOrigin: string
  /**
   * False for a locked player, so that no money is taken that could not be played; refuses by law, and what would
   * exceed a deposit limit that the player has chosen.
   */
  readonly mayDeposit: (playerId: number, amountMinor: number) => Promise<boolean>
  /** What would refuse an amount now, as a dry run: nothing is recorded. Absent where nothing is judged. */
  readonly previewDeposits?: (playerId: number) => Promise<(amountMinor: number) => DepositObstacle | undefined>
  /** Whether staff closed this way to the player; absent where ways are never closed. */
  readonly isRestricted?: (playerId: number, method: string) => Promise<boolean>
  /** The payer, with the data that partners require. */
  readonly findPayer: (playerId: number) => Promise<Person | undefined>
  /** The holder of a wallet; absent where no partner has wallets. */
  readonly findWalletHolder?: (playerId: number) => Promise<WalletHolder | undefined>
  /** Codes that verify phones; only where players pay by them. */
  readonly smsCodes?: SmsCodes
  /** Stores an account that the player's bank says is the player's; absent without such banks. */
  readonly storeOwnAccount?: (
    tx: Transaction,
    account: { readonly playerId: number; readonly iban: string; readonly consentId: string },
  ) => Promise<void>
  readonly playerExists: (playerId: number) => Promise<boolean>
  /** Those of some players who are the brand's; absent where the database has one brand. */
  readonly findOwnPlayers?: (db: Querier, playerIds: readonly number[]) => Promise<ReadonlySet<number>>
}
