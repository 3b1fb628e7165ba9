import type { BodyOf } from '#contract/call.ts'
import type { bookChargeback } from '#contract/play-v1/refunds.ts'
import { paymentCan } from '#contract/states/payment-states.ts'
import { emptyPreview, type Action } from '#server/approvals/index.ts'
import { assert, newId, refuse, publish, type Transaction } from '#server/kernel/index.ts'
import { lockBalance } from '#server/ledger/index.ts'
import { findWallet, movePlayerMoney } from '#server/wallet/index.ts'
import type { Needs } from './needs.ts'
import * as queries from './payments.queries.ts'
import * as refunds from './refunds.queries.ts'
import { sumListedTakenBack } from './reconciliation/taken-back.queries.ts'
import { bookRefund, REPORTED_BY_PARTNER } from './settle-refund.ts'

type Taken = Pick<BodyOf<typeof bookChargeback>, 'playerId' | 'paymentId' | 'amount'>

/**
 * Books what a bank took back of a settled deposit (decision 0152). The gateway no longer has the money, so the full
 * amount leaves the books: from the player's balance as far as it suffices, the rest is a loss of the house. Where
 * lists of the partner state the amount, no more than that is booked. A repeat finds nothing to book.
 */
export function chargebackAction({ clock }: Pick<Needs, 'clock'>): Action<Taken, queries.PaymentRow> {
  return {
    key: 'deposits.charge-back',
    permission: 'payments.refund',
    preview: async (tx, taken) => {
      const { row, amountMinor } = await lockTaken(tx, taken)
      const { currency, refundedMinor } = row
      const takenNow = refundedMinor + amountMinor
      return {
        ...emptyPreview,
        subject: { kind: 'payment', id: row.id, label: String(row.referenceNumber) },
        playerId: row.playerId,
        amount: { amountMinor, currency },
        touched: { kind: 'players', count: 1 },
        changes: [
          {
            field: 'refunded',
            before: { amountMinor: refundedMinor, currency },
            after: { amountMinor: takenNow, currency },
          },
          { field: 'paymentState', before: row.state, after: takenNow === row.amountMinor ? 'reversed' : row.state },
          { field: 'target', before: row.gateway, after: row.gateway },
        ],
      }
    },
    run: async (tx, taken, { asker: { userId, name: userName }, reason: explanation }) => {
      const { row, amountMinor, leftMinor } = await lockTaken(tx, taken)
      const now = clock.now()
      const refund = { movement: newId(now), amountMinor }
      const borneMinor = await bearRest(tx, row, amountMinor, newId(now))
      assert(await bookRefund(tx, row, refund, 'debitMinor'), 'What the player lacks was put there before.')
      const listedOn = (row.providerRef && (await refunds.findListedDay(tx, row.gateway, row.providerRef))) || null
      const by = { paymentId: row.id, explanation, userId, userName, now }
      await refunds.insertChargeback(tx, { ...refund, ...by, borneMinor, listedOn })
      await refunds.addRefunded(tx, row.id, amountMinor)
      return close(tx, row, { amountMinor, isMoreTaken: leftMinor > 0, now })
    },
  }
}

/** Locks a payment of which the bank took back this amount, and reads what the lists have beyond it. */
async function lockTaken(tx: Transaction, { playerId, paymentId, amount }: Taken) {
  const row = await queries.lockPayment(tx, paymentId)
  if (row?.playerId !== playerId) return refuse('ERR_PAYMENT_NOT_FOUND')
  if (!paymentCan('chargeBack', row.state) || !REPORTED_BY_PARTNER.includes(row.attention))
    return refuse('ERR_STATE_CHANGED', { state: row.state, attention: row.attention })
  if (await refunds.lockUnderWay(tx, paymentId)) return refuse('ERR_STATE_CHANGED', { state: row.state })
  const { currency } = row
  const listedMinor =
    row.attention === 'refunded-at-the-bank' && row.providerRef !== null
      ? await sumListedTakenBack(tx, row.gateway, row.providerRef)
      : undefined
  const maxMinor = Math.min(row.amountMinor, listedMinor ?? row.amountMinor) - row.refundedMinor
  if (maxMinor <= 0) return refuse('ERR_STATE_CHANGED', { state: row.state, attention: row.attention })
  const amountMinor = amount?.amountMinor ?? maxMinor
  if ((amount && amount.currency !== currency) || amountMinor > maxMinor)
    return refuse('ERR_AMOUNT_NOT_ALLOWED', { field: 'amount', minMinor: 1, maxMinor, currency })
  return { row, amountMinor, leftMinor: listedMinor === undefined ? 0 : maxMinor - amountMinor }
}

/** Credits to the balance the part of the chargeback that the player no longer has; returns that amount. */
async function bearRest(
  tx: Transaction,
  { playerId, currency, gateway }: queries.PaymentRow,
  amountMinor: number,
  movementId: string,
): Promise<number> {
  const wallet = await findWallet(tx, playerId)
  const account = wallet && (await lockBalance(tx, wallet.accountId))
  assert(account, 'A deposit was credited to a wallet.')
  const creditMinor = Math.max(0, amountMinor - account.balance)
  if (creditMinor === 0) return 0
  const contraPath = `house:chargebacks:${gateway.toLowerCase()}`
  await movePlayerMoney(tx, { playerId, movementId, kind: 'refund', currency, creditMinor, contraPath })
  return creditMinor
}

/**
 * A full chargeback reverses the payment; a partial one leaves it settled, and needing attention when more was taken
 * back. Returns it after.
 */
async function close(
  tx: Transaction,
  row: queries.PaymentRow,
  {
    amountMinor,
    isMoreTaken,
    now,
  }: { readonly amountMinor: number; readonly isMoreTaken: boolean; readonly now: Date },
): Promise<queries.PaymentRow> {
  const { id: paymentId, playerId } = row
  const refundedMinor = row.refundedMinor + amountMinor
  const isWhole = refundedMinor === row.amountMinor
  const state = isWhole ? 'reversed' : row.state
  const attention = isMoreTaken ? row.attention : null
  const change = { state, attention, nextAskAt: null, changedAt: now } as const
  await queries.changePayment(tx, paymentId, change)
  if (isWhole) await publish(tx, 'payments.deposit-reversed', { paymentId, playerId })
  else await publish(tx, 'payments.deposit-refunded', { paymentId, playerId, amountMinor, isWhole })
  return { ...row, ...change, refundedMinor }
}
