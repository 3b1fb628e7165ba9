import type { BodyOf } from '#contract/call.ts'
import type * as backoffice from '#contract/play-v1/backoffice.ts'
import { paymentCan } from '#contract/states/payment-states.ts'
import { emptyPreview, type Action } from '#server/approvals/index.ts'
import { assert, Fault, newId, refuse, publish, type Transaction } from '#server/kernel/index.ts'
import { PartTooEarly } from './gateways/part-too-early.ts'
import { knownPayment } from './known-payment.ts'
import type { Needs } from './needs.ts'
import * as queries from './payments.queries.ts'
import * as refunds from './refunds.queries.ts'
import {
  bookRefund,
  dropRefund,
  REFUND_UNKNOWN,
  REPORTED_BY_PARTNER,
  settleRefund,
  type RefundOf,
} from './settle-refund.ts'

/** How staff pay back where the partner cannot refund, and for transfers. */
const WAY_OUT = 'CashlessPayout'
const DAY_MS = 86_400_000

type RefundNeeds = Pick<Needs, 'db' | 'clock' | 'gateways'>
type Refunding = Pick<BodyOf<typeof backoffice.refundDeposit>, 'playerId' | 'paymentId' | 'amount'>
type Begun = { readonly payment: queries.PaymentRow; readonly refund: RefundOf }

/**
 * Refunds a settled deposit, or a part of it, through its gateway. The money leaves the balance first, so that it
 * cannot be played meanwhile; if the gateway refuses, it is returned. From then until the gateway's answer is written
 * the payment needs attention, so that neither a timeout nor a crash of this process hides a refund: two people check
 * with the gateway and state the outcome (`end-refund.ts`). The policy judges all that was refunded within a day without
 * a second person, by this person or to this player. Returns the payment after it.
 */
export function refundAction(needs: RefundNeeds): Action<Refunding, Begun> {
  const { db, clock } = needs
  return {
    key: 'deposits.refund',
    permission: 'payments.refund',
    check: async ({ playerId, paymentId }) => {
      const seen = await queries.findOfPlayer(db, playerId, paymentId)
      if (!seen) return refuse('ERR_PAYMENT_NOT_FOUND')
      gatewayOf(needs, seen)
      if (!knownPayment(seen)) refuse('ERR_STATE_CHANGED', { state: seen.state })
    },
    preview: async (tx, refunding, { userId }) => {
      const { row, amount } = await lockRefundable(tx, refunding)
      await refunds.lockRefunds(tx)
      const since = new Date(clock.now().getTime() - DAY_MS)
      const aloneMinor = await refunds.sumRefundedAlone(tx, { userId, playerId: row.playerId, since })
      const { currency, refundedMinor } = row
      const refundedNow = refundedMinor + amount.amountMinor
      return {
        ...emptyPreview,
        subject: { kind: 'payment', id: row.id, label: String(row.referenceNumber) },
        playerId: row.playerId,
        amount,
        judgedMinor: aloneMinor + amount.amountMinor,
        touched: { kind: 'players', count: 1 },
        changes: [
          {
            field: 'refunded',
            before: { amountMinor: refundedMinor, currency },
            after: { amountMinor: refundedNow, currency },
          },
          { field: 'paymentState', before: row.state, after: refundedNow === row.amountMinor ? 'refunded' : row.state },
          { field: 'target', before: row.gateway, after: row.gateway },
        ],
      }
    },
    run: async (tx, refunding, { asker: { userId, name: userName }, approver, reason: explanation }) => {
      const { row, amount } = await lockRefundable(tx, refunding)
      const now = clock.now()
      const refund = { movement: newId(now), amountMinor: amount.amountMinor }
      if (!(await bookRefund(tx, row, refund, 'debitMinor'))) return refuse('ERR_INSUFFICIENT_FUNDS')
      const by = { explanation, userId, userName, approvedBy: approver?.userId ?? null }
      await refunds.insertRefund(tx, { paymentId: row.id, ...refund, ...by, now })
      const change = { state: row.state, attention: REFUND_UNKNOWN, nextAskAt: null, changedAt: now }
      await queries.changePayment(tx, row.id, change)
      return { payment: row, refund }
    },
    afterwards: (begun) => askForRefund(needs, begun),
  }
}

/** Locks a payment of which this amount can be refunded now. */
async function lockRefundable(tx: Transaction, { playerId, paymentId, amount: part }: Refunding) {
  const row = await queries.lockPayment(tx, paymentId)
  if (row?.playerId !== playerId) return refuse('ERR_PAYMENT_NOT_FOUND')
  if (!paymentCan('refund', row.state) || (await refunds.lockUnderWay(tx, paymentId)))
    return refuse('ERR_STATE_CHANGED', { state: row.state })
  // A reported chargeback must be booked or rejected first: else the money is returned twice.
  if (REPORTED_BY_PARTNER.includes(row.attention))
    return refuse('ERR_STATE_CHANGED', { state: row.state, attention: row.attention })
  const leftMinor = row.amountMinor - row.refundedMinor
  const amount = part ?? { amountMinor: leftMinor, currency: row.currency }
  if (amount.currency !== row.currency || amount.amountMinor > leftMinor)
    return refuse('ERR_AMOUNT_NOT_ALLOWED', {
      field: 'amount',
      minMinor: 1,
      maxMinor: leftMinor,
      currency: row.currency,
    })
  return { row, amount }
}

/** The money is off the balance: calls the gateway, and writes its answer. */
async function askForRefund(needs: RefundNeeds, { payment, refund }: Begun): Promise<Begun> {
  const { db } = needs
  const known = knownPayment(payment)
  assert(known, 'A payment that can go back is known to its gateway.')
  try {
    // A part is sent as a partial refund with its number, so that a gateway that identifies refunds by amount does not
    // take two parts for one.
    const amount = { amountMinor: refund.amountMinor, currency: payment.currency }
    await gatewayOf(needs, payment)(known, amount, refund.movement)
    return { payment: await db.transaction((tx) => settleRefund(tx, payment, refund, needs)), refund }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    if (error.retryable) await publishUnknown(needs, payment)
    else await db.transaction((tx) => dropRefund(tx, payment, refund, needs))
    if (error instanceof PartTooEarly) return refuse('ERR_REFUND_TOO_EARLY', { gateway: payment.gateway })
    return refuse('ERR_GATEWAY_UNAVAILABLE', { isMoneyBack: !error.retryable })
  }
}

function gatewayOf({ gateways }: Pick<RefundNeeds, 'gateways'>, { gateway }: Pick<queries.PaymentRow, 'gateway'>) {
  return gateways.get(gateway)?.refund ?? refuse('ERR_REFUND_NOT_OFFERED', { gateway, wayOut: WAY_OUT })
}

async function publishUnknown({ db }: RefundNeeds, { id: paymentId, playerId }: queries.PaymentRow): Promise<void> {
  await db.transaction((tx) =>
    publish(tx, 'payments.deposit-needs-attention', { paymentId, playerId, attention: REFUND_UNKNOWN }),
  )
}
