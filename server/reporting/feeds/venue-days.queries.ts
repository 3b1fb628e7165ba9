import { sql, type Querier, type Sql, type Transaction } from '#server/kernel/index.ts'
import type { VenueDay } from '#server/venue-play/index.ts'
import type { Days } from './feed.ts'

export type VenueDayRow = VenueDay & { readonly target: string; readonly ggr: number }

const made = (rows: readonly VenueDayRow[]): Sql => sql`
  select md5(concat_ws(' ', m.day, m.target, m.venue_id, m.currency))::uuid as id, m.*
    from unnest(${rows.map(({ day }) => day)}::date[], ${rows.map(({ target }) => target)}::text[],
                ${rows.map(({ venueId }) => venueId)}::uuid[], ${rows.map(({ currency }) => currency)}::text[],
                ${rows.map(({ visits }) => visits)}::bigint[], ${rows.map(({ players }) => players)}::bigint[],
                ${rows.map(({ rounds }) => rounds)}::bigint[], ${rows.map(({ stake }) => stake)}::bigint[],
                ${rows.map(({ win }) => win)}::bigint[], ${rows.map(({ jackpot }) => jackpot)}::bigint[],
                ${rows.map(({ ggr }) => ggr)}::bigint[])
      as m (day, target, venue_id, currency, visits, players, rounds, stake, win, jackpot, ggr)`

export async function replaceVenueDays(
  tx: Transaction,
  { from, to }: Days,
  rows: readonly VenueDayRow[],
): Promise<void> {
  await tx.query(sql`delete from reporting.venue_day where day between ${from}::date and ${to}::date`)
  await tx.query(sql`
    insert into reporting.venue_day (id, day, target, venue_id, currency, visits, players, rounds, stake, win, jackpot, ggr)
    ${made(rows)}`)
}

/** Days of venues that differ from the sums of their facts. */
export async function findWrongVenueDays(
  db: Querier,
  { from, to }: Days,
  rows: readonly VenueDayRow[],
): Promise<{ detail: string }[]> {
  return db.query<{ detail: string }>(sql`
    select concat_ws(' ', 'venue', coalesce(k.day, m.day), coalesce(k.venue_id, m.venue_id)) as detail
      from (select * from reporting.venue_day where day between ${from}::date and ${to}::date) k
           full join (${made(rows)}) m on m.id = k.id
     where k is distinct from m limit 1000`)
}

/** What was played at all venues, by day. */
export async function sumVenueDays(
  db: Querier,
  { from, to }: Days,
): Promise<Pick<VenueDay, 'day' | 'rounds' | 'stake' | 'win'>[]> {
  return db.query<Pick<VenueDay, 'day' | 'rounds' | 'stake' | 'win'>>(sql`
    select day, sum(rounds)::bigint as rounds, sum(stake)::bigint as stake, sum(win)::bigint as win
      from reporting.venue_day where day between ${from}::date and ${to}::date
     group by day having sum(rounds) <> 0 or sum(stake) <> 0 or sum(win) <> 0`)
}
