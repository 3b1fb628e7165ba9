import { partnerFacts } from '#partners/facts.ts'
import type { ReplyOf } from '#contract/call.ts'
import type { getPaymentButtons } from '#contract/onling-v2/payment.ts'
import type { Needs } from '../needs.ts'

/**
 * Partner whose signed return from a bank has a call of its own. Others use the call of card returns, or sign no return
 * and send a notification.
 */
export const BUTTON_RETURNS = partnerFacts.find((facts) => 'hasButtonReturn' in facts)?.gateway ?? ''

/** Banks whose partner has an agreement with us; none where the brand has no such method. */
export function listButtons({
  rules,
  gateways,
}: Pick<Needs, 'rules' | 'gateways'>): ReplyOf<typeof getPaymentButtons>['buttons'] {
  if (!rules.methods.includes('PaymentButton')) return []
  return rules.buttons
    .filter(({ route }) => gateways.has(route))
    .map(({ id, label, code, bic }) => ({ id, label, bankCode: code, bic }))
}
