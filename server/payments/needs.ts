import type { DepositGateway, DepositMethod } from '#config/payment-names.ts'
import type { CurrencyCode } from '#money'
import type { Clock, Database } from '#server/kernel/index.ts'
import type { Gateway } from './gateways/gateway.ts'

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
  /** What the bank's page calls the purchase; at most 20 characters. */
  readonly purchaseName: string
}

/** Everything that the room of payments asks of the process that composes it. */
export type Needs = {
  readonly db: Database
  readonly clock: Clock
  readonly rules: DepositRules
  /** By the names that the contract uses: `Csob`. */
  readonly gateways: ReadonlyMap<string, Gateway>
  /** Origin of the player site, without a slash at the end: the bank sends browsers back there. */
  readonly publicPlayerOrigin: string
  /** False for a player who is locked or excluded, so that no money is taken that could not be played. */
  readonly mayDeposit: (playerId: number) => Promise<boolean>
  readonly playerExists: (playerId: number) => Promise<boolean>
}
