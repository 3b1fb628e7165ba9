import { paymentCan, paymentMoves } from '#contract/states/payment-states.ts'
import { assert, publish, type Clock, type Database, type Transaction } from '#server/kernel/index.ts'
import { nextAskAt, waitMsOf } from './polling-schedule.ts'
import { decideMove, type Decision } from './decide-move.ts'
import { recordEndStatus } from './figures/declines.queries.ts'
import { findMismatch, isStopped } from './find-mismatch.ts'
import type { Evidence } from './gateways/gateway.ts'
import * as queries from './payments.queries.ts'
import { insertBankRefund } from './refunds.queries.ts'
import { settleDeposit } from './settle-deposit.ts'
import { REFUND_UNKNOWN } from './settle-refund.ts'

/** Applies a verified status of the partner to the payment. Repeating the same status changes it only once. */
export async function applyEvidence(
  needs: { readonly db: Database; readonly clock: Clock },
  paymentId: string,
  evidence: Evidence,
): Promise<void> {
  const { db, clock } = needs
  await db.transaction(async (tx) => {
    const payment = await queries.lockPayment(tx, paymentId)
    assert(payment, 'Evidence is applied to a payment that exists.')
    if (isStopped(payment)) return

    const mismatch = findMismatch(payment, evidence)
    if (mismatch) return stopForStaff(tx, needs, payment, mismatch)

    if (await isExpected(tx, needs, payment, evidence)) return
    const decision = decideWith(clock, payment, evidence)
    if (decision.move === 'settle') await settleDeposit(tx, needs, payment, evidence, decision.attention ?? null)
    else {
      const { move, attention } = decision
      await writeDecision(tx, needs, payment, { move, attention })
      // After our own timeout the partner has reported no end.
      if (move && evidence.canonicalStatus !== 'pending') await recordEndStatus(tx, paymentId, evidence.providerStatus)
    }
    if (decision.attention && decision.attention !== payment.attention)
      await publishAttention(tx, payment, decision.attention)
  })
}

/**
 * Our own refund changes nothing, whether it is done or its outcome is unknown, which two people then state. A refund
 * that the partner reports as the bank's counts once, whatever we refunded before; while the outcome of ours is unknown
 * it waits for that.
 */
async function isExpected(
  tx: Transaction,
  { clock }: { readonly clock: Clock },
  { id: paymentId, refundedMinor, attention }: queries.PaymentRow,
  { canonicalStatus, bankRefund: ref }: Evidence,
): Promise<boolean> {
  if (canonicalStatus !== 'refunded' && canonicalStatus !== 'reversed') return false
  const isNew = ref !== undefined && (await insertBankRefund(tx, { paymentId, ref, at: clock.now() }))
  if (attention === REFUND_UNKNOWN) return true
  if (ref !== undefined) return !isNew
  return canonicalStatus === 'refunded' && refundedMinor > 0
}

/** Stops a payment whose data at the partner does not match our order: nothing is credited without staff. */
export async function stopMismatch(
  needs: { readonly db: Database; readonly clock: Clock },
  paymentId: string,
  mismatch: string,
): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const payment = await queries.lockPayment(tx, paymentId)
    if (payment && !isStopped(payment)) await stopForStaff(tx, needs, payment, mismatch)
  })
}

async function stopForStaff(
  tx: Transaction,
  { clock }: { readonly clock: Clock },
  payment: queries.PaymentRow,
  attention: string,
): Promise<void> {
  await queries.changePayment(tx, payment.id, {
    state: payment.state,
    attention,
    nextAskAt: null,
    changedAt: clock.now(),
  })
  await publishAttention(tx, payment, attention)
}

async function publishAttention(
  tx: Transaction,
  { id, playerId }: queries.PaymentRow,
  attention: string,
): Promise<void> {
  await publish(tx, 'payments.deposit-needs-attention', { paymentId: id, playerId, attention })
}

/** By the partner's status, or by our own timeout: a payment that nobody completed in time expires. */
function decideWith(clock: Clock, payment: queries.PaymentRow, evidence: Evidence): Decision {
  const isOverdue = clock.now().getTime() - payment.createdAt.getTime() >= waitMsOf(payment)
  if (evidence.canonicalStatus === 'pending' && isOverdue && paymentCan('expire', payment.state))
    return { move: 'expire' }
  return decideMove(payment.state, evidence.canonicalStatus)
}

async function writeDecision(
  tx: Transaction,
  { clock }: { readonly clock: Clock },
  payment: queries.PaymentRow,
  { move, attention }: { readonly move: Exclude<Decision['move'], 'settle'>; readonly attention: string | undefined },
): Promise<void> {
  if (!move && (!attention || attention === payment.attention)) return
  const now = clock.now()
  const moved = move && paymentMoves[move].to
  const state = moved ?? payment.state
  await queries.changePayment(tx, payment.id, {
    state,
    attention: attention ?? payment.attention,
    nextAskAt: nextAskAt({ ...payment, state }, now),
    changedAt: now,
  })
  if (moved) await publish(tx, `payments.deposit-${moved}`, { paymentId: payment.id, playerId: payment.playerId })
}
