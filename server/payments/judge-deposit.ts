import type { ReplyOf } from '#contract/call.ts'
import type * as backoffice from '#contract/play-v1/backoffice.ts'
import { assert, publish, type Input } from '#server/kernel/index.ts'
import type { Needs } from './needs.ts'
import * as queries from './payments.queries.ts'
import { refreshDeposit } from './refresh-deposit.ts'
import { lockUnderWay } from './refunds.queries.ts'
import { REFUND_UNKNOWN } from './settle-refund.ts'
import { staffDeposit } from './staff-deposit.ts'

/** Requests the status now. The answer changes the payment by the usual rules; a partner that fails changes nothing. */
export async function askGateway(
  needs: Pick<Needs, 'db' | 'clock' | 'gateways'>,
  { body, refuse }: Pick<Input<typeof backoffice.askGateway>, 'body' | 'refuse'>,
): Promise<ReplyOf<typeof backoffice.askGateway>> {
  const { playerId, paymentId } = body
  if (!(await queries.findOfPlayer(needs.db, playerId, paymentId))) return refuse('ERR_PAYMENT_NOT_FOUND')
  await refreshDeposit(needs, paymentId)
  const asked = await queries.findOfPlayer(needs.db, playerId, paymentId)
  assert(asked, 'A payment is never deleted.')
  return staffDeposit(asked)
}

/**
 * Takes a deposit off the queue. No money moves: what had to move was moved before, at the bank or by a correction. The
 * reason is in the audit log. ERR_STATE_CHANGED when the attention is not the one that the member of staff saw.
 */
export async function closeAttention(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  { body, refuse }: Pick<Input<typeof backoffice.closeAttention>, 'body' | 'refuse'>,
): Promise<ReplyOf<typeof backoffice.closeAttention>> {
  const { playerId, paymentId, reason } = body
  return db.transaction(async (tx) => {
    const payment = await queries.lockPayment(tx, paymentId)
    if (!payment || payment.playerId !== playerId) return refuse('ERR_PAYMENT_NOT_FOUND')
    if (payment.attention !== reason) return refuse('ERR_STATE_CHANGED', { attention: payment.attention })
    // An open refund first needs two people to state its outcome.
    if (reason === REFUND_UNKNOWN && (await lockUnderWay(tx, paymentId)))
      return refuse('ERR_STATE_CHANGED', { attention: payment.attention })
    const { state, nextAskAt } = payment
    const changedAt = clock.now()
    await queries.changePayment(tx, paymentId, { state, attention: null, nextAskAt, changedAt })
    await publish(tx, 'payments.deposit-attention-closed', { paymentId, playerId, attention: reason })
    return staffDeposit({ ...payment, attention: null, changedAt })
  })
}
