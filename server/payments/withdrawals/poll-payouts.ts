import { payoutTargetOf } from '#contract/shapes/payment-names.ts'
import { withdrawalCan } from '#contract/states/withdrawal-states.ts'
import { assert, Fault, publish, type Querier, type Transaction } from '#server/kernel/index.ts'
import { findCardById } from '../cards/cards.queries.ts'
import { findDueOfBrand } from '../due-of-brand.ts'
import type { Gateway, KnownPayment, PayoutEvidence, PayoutOrder } from '../gateways/gateway.ts'
import type { Needs } from '../needs.ts'
import { applyWord, isLeftUnanswered, nextTry } from './apply-payout.ts'
import * as payouts from './payouts.queries.ts'
import * as queries from './withdrawals.queries.ts'

const BATCH = 20

export type PayoutNeeds = Pick<Needs, 'db' | 'clock' | 'gateways' | 'findPayer' | 'findOwnPlayers' | 'rules'>

/**
 * One run of the worker's heartbeat: requests the status of every payout of the brand that is due. One without a number
 * of the partner is ordered again with the same key, to which a partner answers with the first payout: so a crash
 * between our insert and its answer neither loses a payout nor pays it twice. Returns how many were requested.
 */
export async function pollPayouts(needs: PayoutNeeds): Promise<number> {
  const { db, clock } = needs
  const now = clock.now()
  const own = await findDueOfBrand<payouts.DuePayout>(needs, BATCH, (page) => payouts.listDuePayouts(db, now, page))
  if (own.length === 0) return 0
  const due = await db.transaction(async (tx) => {
    const ids = own.map(({ withdrawalId }) => withdrawalId)
    const asked: payouts.PayoutRow[] = []
    for (const payout of await payouts.lockDuePayouts(tx, now, ids)) {
      if (!(await mayAsk(tx, payout))) await payouts.stopAsking(tx, payout.withdrawalId, now)
      else {
        // The next time is stored before the request: a partner that hangs, or a worker that dies, blocks nothing.
        await payouts.recordPayoutRequest(tx, payout.withdrawalId, nextTry(payout.asks, now))
        asked.push(payout)
      }
    }
    return asked
  })
  await Promise.all(due.map((payout) => askAndApply(needs, payout)))
  return due.length
}

/** Whether the partner may be asked: what it gave no number would be ordered, so only a withdrawal that is still sent. */
async function mayAsk(tx: Transaction, { withdrawalId, providerRef }: payouts.PayoutRow): Promise<boolean> {
  if (providerRef !== null) return true
  const withdrawal = await queries.findById(tx, withdrawalId)
  return withdrawal !== undefined && withdrawalCan('setDone', withdrawal.state)
}

async function askAndApply(needs: PayoutNeeds, payout: payouts.PayoutRow): Promise<void> {
  const { db, gateways } = needs
  const withdrawal = await queries.findById(db, payout.withdrawalId)
  assert(withdrawal, 'A payout has a withdrawal.')
  const isLate = isLeftUnanswered(payout, needs.clock.now())
  const gateway = gateways.get(payout.gateway)
  if (!gateway?.createPayout) {
    // The configuration no longer has the partner, perhaps by mistake: it is as if it did not answer.
    if (isLate) await stopForStaff(needs, payout, withdrawal)
    return
  }
  try {
    await applyWord(needs, payout, await askPartner(needs, gateway, payout, withdrawal))
  } catch (error) {
    // The exchange is recorded; the withdrawal stays sent until the partner answers, or a person checks.
    if (!(error instanceof Fault)) throw error
    if (!error.retryable || isLate) await stopForStaff(needs, payout, withdrawal)
  }
}

/**
 * The partner rejects an order to which it gave no number, perhaps because it has it already, or has not answered for a
 * day. Ordering it again could pay twice, so a person checks with the partner and states the outcome. A number that
 * another worker got meanwhile stays.
 */
async function stopForStaff(
  { db, clock }: PayoutNeeds,
  { withdrawalId }: payouts.PayoutRow,
  { playerId }: queries.WithdrawalRow,
): Promise<void> {
  const attention = 'order-not-taken'
  await db.transaction(async (tx) => {
    const payout = await payouts.lockPayout(tx, withdrawalId)
    if (payout?.providerRef !== null || payout.attention !== null) return
    await payouts.changePayout(tx, withdrawalId, {
      providerRef: null,
      attention,
      nextAskAt: null,
      changedAt: clock.now(),
    })
    await publish(tx, 'payments.payout-needs-attention', { withdrawalId, playerId, attention })
  })
}

async function askPartner(
  { db, findPayer, rules }: PayoutNeeds,
  { createPayout, fetchPayout }: Gateway,
  { providerRef }: payouts.PayoutRow,
  withdrawal: queries.WithdrawalRow,
): Promise<PayoutEvidence> {
  const { id: paymentId, playerId, amountMinor, currency } = withdrawal
  const orderNumber = String(withdrawal.referenceNumber)
  const amount = { amountMinor, currency }
  const known = (ref: string): KnownPayment => ({ paymentId, providerRef: ref, orderNumber, amount })
  if (providerRef !== null && fetchPayout) return fetchPayout(known(providerRef))
  const payee = await findPayer(playerId)
  assert(payee && createPayout, 'A payout has a payee and a partner that pays out.')
  return createPayout({
    paymentId,
    orderNumber,
    amount,
    target: await targetOf(db, withdrawal),
    payee,
    description: rules.purchaseName,
  })
}

async function targetOf(
  db: Querier,
  { method, iban, storedCardId }: queries.WithdrawalRow,
): Promise<PayoutOrder['target']> {
  if (payoutTargetOf(method) === 'wallet') return { wallet: true }
  if (iban !== null) return { iban }
  const card = storedCardId === null ? undefined : await findCardById(db, storedCardId)
  assert(card, 'What a partner pays out goes to an account, a kept card or a wallet.')
  return { storedCardRef: card.providerRef }
}
