import { sql, type Querier } from '#server/kernel/index.ts'
import { within, type FeedSelection } from './bonus-cost.queries.ts'
import type { VenueDayRow } from './venue-days.queries.ts'

export type VenueSum = Omit<VenueDayRow, 'day' | 'players'>

export async function listVenueSums(db: Querier, of: FeedSelection): Promise<VenueSum[]> {
  return db.query<VenueSum>(sql`
    select venue_id, target, currency, sum(visits)::bigint as visits, sum(rounds)::bigint as rounds, sum(stake)::bigint as stake,
           sum(win)::bigint as win, sum(jackpot)::bigint as jackpot, sum(ggr)::bigint as ggr
      from reporting.venue_day where ${within(of)}
     group by venue_id, target, currency order by sum(ggr) desc, venue_id limit 1000`)
}

export type VenueSumDay = Pick<VenueDayRow, 'day' | 'currency' | 'visits' | 'stake' | 'ggr'>

export async function listVenueSumDays(db: Querier, of: FeedSelection): Promise<VenueSumDay[]> {
  return db.query<VenueSumDay>(sql`
    select day, currency, sum(visits)::bigint as visits, sum(stake)::bigint as stake, sum(ggr)::bigint as ggr
      from reporting.venue_day where ${within(of)} group by day, currency order by day, currency`)
}
