import type { SandboxClock } from '#providers/kit/sandbox-clock.ts'
import type { ScenarioBook } from '#providers/kit/scenarios.ts'
import type { CardPayment } from './card-payments.ts'
import { dttmOf, isSignedBy, sign, textToSign, type FieldOrder, type Fields } from './signed-fields.ts'

export type BankSettings = {
  readonly merchantId: string
  readonly merchantPublicPem: string
  readonly bankPrivatePem: string
  /** Makes signatures that must be rejected. */
  readonly strangerPrivatePem: string
  /** How long a held call does not respond. Longer than any client's timeout. */
  readonly holdMs: number
  /** How long after an expiry the success of `late_success` comes. */
  readonly lateMs: number
}

/** State of the running stand-in. */
export type Bank = {
  readonly settings: BankSettings
  readonly clock: SandboxClock
  readonly scenarios: ScenarioBook
  readonly payments: Map<string, CardPayment>
  /** Calls of payment/init by order number: the first one may fail on purpose. */
  readonly initCalls: Map<string, number>
  /** Returns that were once valid, for `replay`. */
  readonly oldReturns: Fields[]
}

/** Adds the time and the bank's signature to an answer. */
export function signed(
  bank: Bank,
  order: FieldOrder,
  fields: Fields,
  privatePem = bank.settings.bankPrivatePem,
): Fields {
  const dated = { dttm: dttmOf(bank.clock.now()), ...fields }
  return { ...dated, signature: sign(textToSign(order, dated), privatePem) }
}

/** Whether the request is of our shop and signed by it. */
export function isFromMerchant(bank: Bank, order: FieldOrder, fields: Fields): boolean {
  const { merchantId, merchantPublicPem } = bank.settings
  return (
    fields['merchantId'] === merchantId && isSignedBy(merchantPublicPem, textToSign(order, fields), fields['signature'])
  )
}
