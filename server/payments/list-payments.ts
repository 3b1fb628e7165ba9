import type { ReplyOf } from '#contract/call.ts'
import type { getDepositStatistics } from '#contract/capi-v1.1/funds.ts'
import type { getPending } from '#contract/onling-v2/payment.ts'
import type { Needs } from './needs.ts'
import { paymentInfo } from './payment-info.ts'
import * as queries from './payments.queries.ts'
import { sumDeskCash } from './transfers/desk-cash.queries.ts'

const PENDING_MAX = 50

/** Open payments of the player, newest first. */
export async function listPendingPayments({ db }: Needs, playerId: number): Promise<ReplyOf<typeof getPending>> {
  return { payments: (await queries.listOpen(db, playerId, PENDING_MAX)).map(paymentInfo) }
}

/** Settled deposits of the player, and cash that venues took: today, this month, in total. */
export async function sumDeposits(
  { db, clock, rules }: Needs,
  playerId: number,
): Promise<ReplyOf<typeof getDepositStatistics>> {
  const { currency, timeZone } = rules
  const of = { playerId, currency, now: clock.now(), timeZone }
  const [online, { paidIn }] = await Promise.all([queries.sumDeposits(db, of), sumDeskCash(db, of)])
  const money = (amountMinor: number) => ({ amountMinor, currency })
  return {
    today: money(online.today + paidIn.today),
    month: money(online.month + paidIn.month),
    total: money(online.total + paidIn.total),
    count: online.count + paidIn.count,
    atVenues: money(paidIn.total),
  }
}
