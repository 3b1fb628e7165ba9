import type { ReplyOf } from '#contract/call.ts'
import type { getDepositStatistics } from '#contract/capi-v1.1/funds.ts'
import type { getPending } from '#contract/onling-v2/payment.ts'
import type { listDeposits } from '#contract/play-v1/backoffice.ts'
import { idOfCursor, pageLimit, pageOf, type Input } from '#server/kernel/index.ts'
import type { Needs } from './needs.ts'
import { paymentInfo } from './payment-info.ts'
import * as queries from './payments.queries.ts'
import { staffDeposit } from './staff-deposit.ts'
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

/** For staff: deposits of one player, newest first. The cursor is the last id shown. */
export async function listPlayerDeposits(
  { db, playerExists }: Needs,
  { query, refuse }: Pick<Input<typeof listDeposits>, 'query' | 'refuse'>,
): Promise<ReplyOf<typeof listDeposits>> {
  const { playerId } = query
  const before = idOfCursor(query.cursor)
  if (!(await playerExists(playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  const limit = pageLimit(query.limit)
  const rows = await queries.listDeposits(db, playerId, before, limit + 1)
  const { rows: shown, nextCursor } = pageOf(rows, limit, ({ id }) => id)
  return { rows: shown.map(staffDeposit), nextCursor }
}
