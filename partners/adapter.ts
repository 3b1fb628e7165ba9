import type { Clock } from '#server/kernel/index.ts'
import type { Gateway, Patience, RecordExchange, StatementBank } from '#server/payments/partner-port.ts'
import type { AgreedValues } from './partner.ts'

/** What adapters are given beside the values that were agreed on; each takes what it uses. */
export type AdapterNeeds = {
  readonly clock: Clock
  /** The world's time, which messages are signed with, wherever the product's own clock has been moved to. */
  readonly worldClock: Clock
  readonly record: RecordExchange
  /** True for the first message with this nonce: one that was seen before is a replay. */
  readonly spendNonce: (gateway: string, nonce: string) => Promise<boolean>
  /** Our account, for partners that make a bank pay to it. */
  readonly creditor: { readonly iban: string; readonly name: string }
  /** How long a partner is waited for; each adapter has its own figures without it. */
  readonly patience?: Patience
}

/** Opens the gateway of one partner with what was agreed. */
export type OpenGateway = (values: AgreedValues, needs: AdapterNeeds) => Gateway

/** Opens a bank that gives the movements of our account. */
export type OpenStatementBank = (values: AgreedValues) => StatementBank
