import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/view.ts'
import { daysAfter, startOfDay } from '#contract/states/calendar.ts'
import { pageLimit, pageOf } from '#server/kernel/index.ts'
import { listPaymentSums, totalPaymentSums, type PaymentGroup, type PaymentSelection } from '#server/payments/index.ts'
import type { ReportNeeds } from './needs.ts'
import { readList, readPeriod, readSortedCursor } from './read-filter.ts'

type Query = QueryOf<typeof calls.getFundSums>
type PlayerQuery = QueryOf<typeof calls.getFundSumsByPlayer>

/** Deposits and withdrawals by way and state, or by day as well (decision 0095). */
export async function getFundSums(needs: ReportNeeds, query: Query): Promise<ReplyOf<typeof calls.getFundSums>> {
  const { rows, ...rest } = await read(needs, query, query.by ?? 'way')
  return { ...rest, rows: rows.map(({ day, ...row }) => ({ day, ...sumsOf(row) })) }
}

/** The same by player. */
export async function getFundSumsByPlayer(
  needs: ReportNeeds,
  query: PlayerQuery,
): Promise<ReplyOf<typeof calls.getFundSumsByPlayer>> {
  const { rows, ...rest } = await read(needs, query, 'player')
  return {
    ...rest,
    rows: rows.flatMap(({ playerId, ...row }) => (playerId === null ? [] : [{ playerId, ...sumsOf(row) }])),
  }
}

async function read(
  { db, timeZone: zone }: ReportNeeds,
  query: Query & Pick<PlayerQuery, 'players'>,
  by: PaymentGroup,
) {
  const { from, to } = readPeriod(query)
  const selection: PaymentSelection = {
    zone,
    from: startOfDay(zone, from),
    before: startOfDay(zone, daysAfter(to, 1)),
    directions: readList(query.directions),
    methods: readList(query.methods),
    gateways: readList(query.gateways),
    states: readList(query.states),
    currencies: readList(query.currencies),
    players: readList(query.players),
  }
  const limit = pageLimit(query.limit)
  const { sort = 'key', descending = false } = query
  const page = { sort, descending, after: readSortedCursor(query.cursor), limit: limit + 1 }
  const found = await listPaymentSums(db, selection, by, page)
  const totals = await totalPaymentSums(db, selection)
  return {
    ...pageOf(found, limit, ({ sortValue, key }) => `${sortValue}:${key}`),
    totals: totals.map((total) => ({ ...total, direction: directionOf(total.direction) })),
  }
}

const directionOf = (stored: string): 'deposit' | 'withdrawal' => (stored === 'withdrawal' ? 'withdrawal' : 'deposit')

type Sum = Awaited<ReturnType<typeof listPaymentSums>>[number]

function sumsOf(sum: Omit<Sum, 'day' | 'playerId'> & Partial<Sum>) {
  const { direction, method, gateway, state, currency, count, sumMinor, feeMinor, partnerFeeMinor } = sum
  return {
    direction: directionOf(direction),
    method,
    gateway,
    state,
    currency,
    count,
    sumMinor,
    feeMinor,
    partnerFeeMinor,
  } as const
}
