import type { Clock } from '#server/kernel/index.ts'
import type { Gateway, Patience, RecordExchange, StatementBank } from '#server/payments/partner-port.ts'
import type { AgreedValues } from './partner.ts'

/** Needs of adapters beside the agreed values; each takes what it uses. */
export type AdapterNeeds = {
  readonly clock: Clock
  /** Real time, which messages are signed with, even where the product's clock is shifted. */
  readonly worldClock: Clock
  readonly record: RecordExchange
  /** True for the first message with this nonce: a repeat is a replay. */
  readonly spendNonce: (gateway: string, nonce: string) => Promise<boolean>
  /** Our account, for partners that make a bank pay to it. */
  readonly creditor: { readonly iban: string; readonly name: string }
  /** Timeouts for the partner; without it each adapter has its own figures. */
  readonly patience?: Patience
}

/** Opens the gateway of one partner with the agreed values. */
export type OpenGateway = (values: AgreedValues, needs: AdapterNeeds) => Gateway

/** Opens a bank with an API for the movements of our account. */
export type OpenStatementBank = (values: AgreedValues) => StatementBank
