import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type { getVenueSums as call } from '#contract/play-v1/feed-reports.ts'
import { findNamesOfVenues } from '#server/topology/index.ts'
import { freshnessOf } from '../game-sums.ts'
import type { ReportNeeds } from '../needs.ts'
import { readList, readPeriod } from '../read-filter.ts'
import { listVenueSumDays, listVenueSums } from './venue-sums.queries.ts'

/** Play at venues, as they reported it. */
export async function getVenueSums(
  { db }: Pick<ReportNeeds, 'db'>,
  query: QueryOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const selection = { ...readPeriod(query), brands: readList(query.brands), currencies: readList(query.currencies) }
  const sums = await listVenueSums(db, selection)
  const venues = await findNamesOfVenues(
    db,
    sums.map(({ venueId }) => venueId),
  )
  const venueOf = new Map(venues.map((one) => [one.venueId, one]))
  const days = await listVenueSumDays(db, selection)
  return {
    rows: sums.map(({ venueId, target, currency, visits, rounds, ...sum }) => {
      const money = (amountMinor: number) => ({ amountMinor, currency })
      return {
        venueId,
        venue: venueOf.get(venueId)?.name ?? venueId,
        town: venueOf.get(venueId)?.town ?? '',
        brand: target || null,
        currency,
        visits,
        rounds,
        stake: money(sum.stake),
        win: money(sum.win),
        jackpot: money(sum.jackpot),
        ggr: money(sum.ggr),
      }
    }),
    days: days.map(({ day, currency, visits, stake, ggr }) => ({
      day,
      visits,
      stake: { amountMinor: stake, currency },
      ggr: { amountMinor: ggr, currency },
    })),
    ...(await freshnessOf(db)),
  }
}
