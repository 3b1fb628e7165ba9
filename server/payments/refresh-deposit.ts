import { Fault } from '#server/kernel/index.ts'
import { applyEvidence } from './apply-evidence.ts'
import { nextAskAt } from './polling-schedule.ts'
import { knownPayment } from './known-payment.ts'
import type { Needs } from './needs.ts'
import * as queries from './payments.queries.ts'

export type RefreshNeeds = Pick<Needs, 'db' | 'clock' | 'gateways'>

/** Minimum time between two requests for a payment, however often a player reloads the page. */
const ASK_GAP_MS = 2_000

/**
 * Requests the status of a payment and applies the answer. A partner that fails changes nothing; the worker retries
 * later.
 */
export async function refreshDeposit(needs: RefreshNeeds, paymentId: string): Promise<void> {
  await claimRequest(needs, paymentId)
  await requestAndApply(needs, paymentId)
}

/** The same for a reader: not when the status was requested a moment ago, or the payment can no longer change. */
export async function refreshIfDue(needs: RefreshNeeds, payment: queries.PaymentRow): Promise<void> {
  const { nextAskAt, providerRef, askedAt } = payment
  if (nextAskAt === null || providerRef === null) return
  if (askedAt && needs.clock.now().getTime() - askedAt.getTime() < ASK_GAP_MS) return
  await refreshDeposit(needs, payment.id)
}

/** Requests without recording the time: for the worker, which recorded it when it took the payment. */
export async function requestAndApply({ db, clock, gateways }: RefreshNeeds, paymentId: string): Promise<void> {
  const payment = await queries.findPayment(db, paymentId)
  const gateway = payment && gateways.get(payment.gateway)
  const known = payment && knownPayment(payment)
  if (!known || !gateway?.fetchStatus) return
  try {
    await applyEvidence({ db, clock }, known.paymentId, await gateway.fetchStatus(known))
  } catch (error) {
    // The exchange is recorded; the payment keeps its state until the partner answers.
    if (!(error instanceof Fault)) throw error
  }
}

async function claimRequest({ db, clock }: RefreshNeeds, paymentId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const payment = await queries.lockPayment(tx, paymentId)
    if (payment) await queries.recordStatusRequest(tx, payment.id, clock.now(), nextAskAt(payment, clock.now()))
  })
}
