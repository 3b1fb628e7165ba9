import type { ReplyOf } from '#contract/call.ts'
import type { transactionFinish } from '#contract/onling-v2/wallet-payment.ts'
import { assert, type Input } from '#server/kernel/index.ts'
import { applyEvidence } from '../apply-evidence.ts'
import { knownPayment } from '../known-payment.ts'
import { paymentInfo } from '../payment-info.ts'
import * as payments from '../payments.queries.ts'
import { WALLET_GATEWAY } from './store-wallet.ts'
import type { WalletNeeds } from './needs.ts'
import { undefinedOnFault } from './show-wallet.ts'

/**
 * Confirms a deposit from the wallet by the code that the partner sent to its player. The partner's answer is evidence
 * like any other; a payment that is no longer open is returned as it is.
 */
export async function finishTransaction(
  needs: WalletNeeds,
  { body, caller, refuse }: Pick<Input<typeof transactionFinish>, 'body' | 'caller' | 'refuse'>,
): Promise<ReplyOf<typeof transactionFinish>> {
  const gateway = needs.gateways.get(WALLET_GATEWAY)
  const confirm = gateway?.confirmByCode
  if (!confirm) return refuse('ERR_METHOD_NOT_AVAILABLE')
  const payment = await payments.findOfPlayer(needs.db, caller.playerId, body.paymentId)
  const known = payment && knownPayment(payment)
  if (!known || payment.gateway !== WALLET_GATEWAY) return refuse('ERR_PAYMENT_NOT_FOUND')
  if (payment.state !== 'pending') return paymentInfo(payment)
  const confirmed = await undefinedOnFault(() => confirm(known, body.code))
  if (!confirmed) return refuse('ERR_GATEWAY_UNAVAILABLE')
  if ('attemptsLeft' in confirmed)
    return refuse('ERR_INVALID_SECURITY_CODE', { field: 'code', attemptsLeft: confirmed.attemptsLeft })
  await applyEvidence(needs, payment.id, confirmed)
  const now = await payments.findPayment(needs.db, payment.id)
  assert(now, 'A payment is never deleted.')
  return paymentInfo(now)
}
