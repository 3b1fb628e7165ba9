import type { Currency } from '#contract/shapes/money.ts'
import { sql, type Querier } from '#server/kernel/index.ts'
import { isCountedStake } from './counted-stakes.queries.ts'

type NewRows = { readonly count: number; readonly last: Date | null; readonly days: readonly string[] }

/** Facts recorded since an instant. A rollback counts on the day of its stake. */
export async function findNewFacts(db: Querier, since: Date): Promise<NewRows> {
  const [row] = await db.query<NewRows>(sql`
    select count(*) as count, max(f.recorded_at) as last,
           coalesce(json_agg(distinct coalesce(s.day, f.day)), '[]'::json) as days
      from venue_play.fact f
           left join venue_play.fact s on s.venue_id = f.venue_id and s.reference = f.rolls_back
     where f.recorded_at > ${since}`)
  return row ?? { count: 0, last: null, days: [] }
}

/** Sums of one day at a venue. Money in minor units; `jackpot` is the part of `win` paid as jackpots. */
export type VenueDay = {
  readonly day: string
  readonly venueId: string
  readonly currency: Currency
  readonly visits: number
  readonly players: number
  readonly rounds: number
  readonly stake: number
  readonly win: number
  readonly jackpot: number
}

/** Sums of the facts of a period of days, by venue. */
export async function sumFacts(db: Querier, days: { readonly from: string; readonly to: string }): Promise<VenueDay[]> {
  return db.query<VenueDay>(sql`
    select day, venue_id, currency, count(*) filter (where kind = 'visit') as visits,
           count(distinct player_id) filter (where counts) as players, count(*) filter (where counts) as rounds,
           coalesce(sum(amount_minor) filter (where counts), 0)::bigint as stake,
           coalesce(sum(amount_minor) filter (where kind in ('win', 'jackpot')), 0)::bigint as win,
           coalesce(sum(amount_minor) filter (where kind = 'jackpot'), 0)::bigint as jackpot
      from (select f.*, ${isCountedStake} as counts from venue_play.fact f
             where f.day between ${days.from}::date and ${days.to}::date) f
     where counts or kind in ('visit', 'win', 'jackpot')
     group by day, venue_id, currency`)
}

/** The sums of the same days that were updated with each report, and are read by limits. */
export async function sumPlayDays(
  db: Querier,
  days: { readonly from: string; readonly to: string },
): Promise<Pick<VenueDay, 'day' | 'rounds' | 'stake' | 'win'>[]> {
  return db.query<Pick<VenueDay, 'day' | 'rounds' | 'stake' | 'win'>>(sql`
    select day, sum(rounds)::bigint as rounds, sum(staked)::bigint as stake, sum(won)::bigint as win
      from venue_play.play_day where day between ${days.from}::date and ${days.to}::date
     group by day having sum(rounds) <> 0 or sum(staked) <> 0 or sum(won) <> 0`)
}

/** A fact, for the detail of a report's row. */
export type FactOfDay = {
  readonly id: string
  readonly reference: string
  readonly kind: 'visit' | 'stake' | 'win' | 'jackpot'
  readonly at: Date
  readonly playerId: number
  readonly terminalId: string | null
  readonly amountMinor: number
}

/** Facts that count on a day of a venue, after a given one. */
export async function listFactsOfDay(
  db: Querier,
  of: {
    readonly venueId: string
    readonly day: string
    readonly currency: string
    readonly after: string
    readonly limit: number
  },
): Promise<FactOfDay[]> {
  return db.query<FactOfDay>(sql`
    select f.id, f.reference, f.kind, f.at, f.player_id, f.terminal_id, f.amount_minor
      from venue_play.fact f
     where f.venue_id = ${of.venueId}::uuid and f.day = ${of.day}::date and f.currency = ${of.currency}
       and f.id > ${of.after}::uuid and (f.kind in ('visit', 'win', 'jackpot') or (${isCountedStake}))
     order by f.id limit ${of.limit}`)
}
