import type { SandboxClock } from '#providers/kit/sandbox-clock.ts'
import type { ScenarioBook } from '#providers/kit/scenarios.ts'
import type { CardPayment } from './card-payments.ts'
import { dttmOf, isSignedBy, sign, textToSign, type FieldOrder, type Fields } from './signed-fields.ts'

export type BankSettings = {
  readonly merchantId: string
  readonly merchantPublicPem: string
  readonly bankPrivatePem: string
  /** Signs what should not be believed. */
  readonly strangerPrivatePem: string
  /** How long a held call stays silent. Longer than any client waits. */
  readonly holdMs: number
  /** How long a success comes after an expiry in `late_success`. */
  readonly lateMs: number
}

/** Everything that the stand-in knows while it runs. */
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

/** Is it our shop, and did it sign this? */
export function isFromMerchant(bank: Bank, order: FieldOrder, fields: Fields): boolean {
  const { merchantId, merchantPublicPem } = bank.settings
  return (
    fields['merchantId'] === merchantId && isSignedBy(merchantPublicPem, textToSign(order, fields), fields['signature'])
  )
}
