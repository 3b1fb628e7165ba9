import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/view.ts'
import { daysAfter, startOfDay } from '#contract/states/calendar.ts'
import { pageLimit, pageOf } from '#server/kernel/index.ts'
import {
  countPaymentSums,
  listPaymentSums,
  totalPaymentSums,
  type PaymentGroup,
  type PaymentSelection,
} from '#server/payments/index.ts'
import type { ReportNeeds } from './needs.ts'
import { readList, readPeriod, readSortedCursor } from './read-filter.ts'

type Query = QueryOf<typeof calls.getFundSums>
type PlayerQuery = QueryOf<typeof calls.getFundSumsByPlayer>

/** Deposits and withdrawals by way and state, or by day as well (decision 0095), with the sums of the whole filter. */
export async function getFundSums(needs: ReportNeeds, query: Query): Promise<ReplyOf<typeof calls.getFundSums>> {
  return { ...(await readFundSums(needs, query)), totals: await totalsOf(needs, query) }
}

/** The same by player. */
export async function getFundSumsByPlayer(
  needs: ReportNeeds,
  query: PlayerQuery,
): Promise<ReplyOf<typeof calls.getFundSumsByPlayer>> {
  return { ...(await readFundSumsByPlayer(needs, query)), totals: await totalsOf(needs, query) }
}

/** A page of rows by way or day. */
export async function readFundSums(needs: ReportNeeds, query: Query) {
  const { rows, nextCursor } = await read(needs, query, query.by ?? 'way')
  return { rows: rows.map(({ day, ...row }) => ({ day, ...sumsOf(row) })), nextCursor }
}

/** A page of rows by player. */
export async function readFundSumsByPlayer(needs: ReportNeeds, query: PlayerQuery) {
  const { rows, nextCursor } = await read(needs, query, 'player')
  return {
    rows: rows.flatMap(({ playerId, ...row }) => (playerId === null ? [] : [{ playerId, ...sumsOf(row) }])),
    nextCursor,
  }
}

export const countFundSums = (needs: ReportNeeds, query: Query): Promise<number> =>
  countPaymentSums(needs.db, selectionOf(needs, query), query.by ?? 'way')

export const countFundSumsByPlayer = (needs: ReportNeeds, query: PlayerQuery): Promise<number> =>
  countPaymentSums(needs.db, selectionOf(needs, query), 'player')

type Selection = Omit<Query, 'by'> & Pick<PlayerQuery, 'players'>

function selectionOf({ timeZone: zone }: ReportNeeds, query: Selection): PaymentSelection {
  const { from, to } = readPeriod(query)
  return {
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
}

async function read(needs: ReportNeeds, query: Selection, by: PaymentGroup) {
  const limit = pageLimit(query.limit)
  const { sort = 'key', descending = false } = query
  const page = { sort, descending, after: readSortedCursor(query.cursor), limit: limit + 1 }
  const found = await listPaymentSums(needs.db, selectionOf(needs, query), by, page)
  return pageOf(found, limit, ({ sortValue, key }) => `${sortValue}:${key}`)
}

const totalsOf = async (needs: ReportNeeds, query: Selection) =>
  (await totalPaymentSums(needs.db, selectionOf(needs, query))).map((total) => ({
    ...total,
    direction: directionOf(total.direction),
  }))

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
