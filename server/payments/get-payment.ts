import type { ReplyOf } from '#contract/call.ts'
import type { getInfoById, getInfoByReferenceNumber } from '#contract/capi-v1.1/funds.ts'
import { refuse } from '#server/kernel/index.ts'
import type { Needs } from './needs.ts'
import { paymentInfo } from './payment-info.ts'
import * as queries from './payments.queries.ts'
import { refreshIfDue } from './refresh-deposit.ts'

const REFERENCE = /^\d{1,10}$/

/** One payment of the player. While it is open, its status is requested first, so that the player sees the current state. */
export async function getPayment(needs: Needs, playerId: number, id: string): Promise<ReplyOf<typeof getInfoById>> {
  const payment = await queries.findOfPlayer(needs.db, playerId, id)
  if (!payment) return refuse('ERR_PAYMENT_NOT_FOUND')
  await refreshIfDue(needs, payment)
  return paymentInfo((await queries.findOfPlayer(needs.db, playerId, id)) ?? payment)
}

/** The same by the number that the player reads to support. */
export async function getPaymentByReference(
  needs: Needs,
  playerId: number,
  referenceNumber: string,
): Promise<ReplyOf<typeof getInfoByReferenceNumber>> {
  if (!REFERENCE.test(referenceNumber)) return refuse('ERR_PAYMENT_NOT_FOUND')
  const payment = await queries.findByReference(needs.db, playerId, Number(referenceNumber))
  if (!payment) return refuse('ERR_PAYMENT_NOT_FOUND')
  return getPayment(needs, playerId, payment.id)
}
