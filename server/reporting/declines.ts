import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type { getDeclines as call } from '#contract/play-v1/payment-reports.ts'
import { daysAfter, startOfDay } from '#contract/states/calendar.ts'
import { listDeclines } from '#server/payments/index.ts'
import type { ReportNeeds } from './needs.ts'
import { readPeriod } from './read-filter.ts'

const ROWS_MAX = 500

/** Why payments ended without money, read from payments (decision 0095). */
export async function getDeclines(
  { db, timeZone: zone }: ReportNeeds,
  query: QueryOf<typeof call>,
  rowsMost = ROWS_MAX,
): Promise<ReplyOf<typeof call>> {
  const { from, to } = readPeriod(query)
  const moments = { from: startOfDay(zone, from), before: startOfDay(zone, daysAfter(to, 1)) }
  const found = await listDeclines(db, { ...moments, limit: rowsMost + 1 })
  return {
    rows: found.slice(0, rowsMost).map(({ direction, endStatus, currency, sumMinor, ...row }) => ({
      ...row,
      direction: direction === 'withdrawal' ? 'withdrawal' : 'deposit',
      reason: endStatus,
      currency,
      sum: { amountMinor: sumMinor, currency },
    })),
    isMore: found.length > rowsMost,
  }
}
