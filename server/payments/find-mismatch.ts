import type { Evidence } from './gateways/gateway.ts'
import type { PaymentRow } from './payments.queries.ts'

const MISMATCH = 'mismatch: '

/** What of the evidence differs from our order, as a reason for staff; undefined when all of it matches. */
export function findMismatch(payment: PaymentRow, evidence: Evidence): string | undefined {
  const field = differingField(payment, evidence)
  return field && MISMATCH + field
}

/** After a mismatch only a person may continue: the payment is neither polled nor credited. */
export function isStopped({ attention }: { readonly attention: string | null }): boolean {
  return attention?.startsWith(MISMATCH) ?? false
}

function differingField(payment: PaymentRow, { amount, paymentId, providerRef }: Evidence): string | undefined {
  if (providerRef !== payment.providerRef) return 'another-provider-number'
  if (paymentId !== null && paymentId !== payment.id) return 'another-order'
  if (amount === null) return undefined
  if (amount.currency !== payment.currency) return 'another-currency'
  return amount.amountMinor === payment.amountMinor ? undefined : 'another-amount'
}
