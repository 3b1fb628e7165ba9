import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/refunds.ts'
import type { Input } from '#server/kernel/index.ts'
import type { Needs } from './needs.ts'
import * as queries from './payments.queries.ts'
import * as refunds from './refunds.queries.ts'
import { dropRefund, settleRefund } from './settle-refund.ts'
import { staffDeposit } from './staff-deposit.ts'

/**
 * Ends a refund whose outcome the gateway never reported. The first person states the outcome, a second one states the
 * same after checking independently; an outcome that differs from the first one is a new proposal.
 */
export async function endRefund(
  needs: Pick<Needs, 'db' | 'clock'>,
  { body, caller, refuse }: Pick<Input<typeof calls.endRefund>, 'body' | 'caller' | 'refuse'>,
): Promise<ReplyOf<typeof calls.endRefund>> {
  const { db, clock } = needs
  const { playerId, paymentId, outcome } = body
  const { userId } = caller
  return db.transaction(async (tx) => {
    const payment = await queries.lockPayment(tx, paymentId)
    if (!payment || payment.playerId !== playerId) return refuse('ERR_PAYMENT_NOT_FOUND')
    const refund = await refunds.lockUnderWay(tx, paymentId)
    if (!refund) return refuse('ERR_STATE_CHANGED', { state: payment.state })
    if (refund.proposedOutcome === outcome) {
      if (refund.proposedBy === userId) return refuse('ERR_SECOND_PERSON_NEEDED')
      const end = outcome === 'done' ? settleRefund : dropRefund
      return { deposit: staffDeposit(await end(tx, payment, refund, { clock, endedBy: userId })), isEnded: true }
    }
    await refunds.proposeEnd(tx, refund.movement, { outcome, userId, now: clock.now() })
    return { deposit: staffDeposit(payment), isEnded: false }
  })
}

/** Refunds of one deposit, the oldest first, for staff. */
export async function listRefunds(
  { db }: Pick<Needs, 'db'>,
  { query, refuse }: Pick<Input<typeof calls.listRefunds>, 'query' | 'refuse'>,
): Promise<ReplyOf<typeof calls.listRefunds>> {
  const { playerId, paymentId } = query
  const payment = await queries.findOfPlayer(db, playerId, paymentId)
  if (!payment) return refuse('ERR_PAYMENT_NOT_FOUND')
  const { currency } = payment
  const rows = await refunds.listRefunds(db, paymentId)
  return {
    refunds: rows.map(
      ({ movement, amountMinor, state, explanation, userName, proposedOutcome, proposedBy, askedAt, ...row }) => ({
        refundId: movement,
        amount: { amountMinor, currency },
        state,
        askedAt: askedAt.toISOString(),
        askedBy: userName,
        explanation,
        isByBank: row.byBank,
        borne: { amountMinor: row.borneMinor, currency },
        proposed: proposedOutcome === null || proposedBy === null ? null : { outcome: proposedOutcome, by: proposedBy },
      }),
    ),
  }
}
