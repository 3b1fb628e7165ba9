import { sql, type Querier, type Sql } from '#server/kernel/index.ts'
import { isAfter, latestOf, sliceOf, type TimelineRow, type TimelineSlice } from '#server/players/index.ts'

const FAR_FUTURE = new Date('9999-01-01T00:00:00Z')

/**
 * A player's play by day and game: rounds, and their result in cash. Dated at the end of the day; as of a past instant
 * only days that were over then. Of each account only as many days and games are read as a page has rows.
 */
export async function listPlayRows(db: Querier, slice: TimelineSlice, timeZone: string): Promise<TimelineRow[]> {
  const asked = slice.isNow ? { ...slice, until: FAR_FUTURE } : slice
  const endOf = (day: Sql) => sql`((${day} + 1)::timestamp at time zone ${timeZone}) - interval '1 millisecond'`
  return db.query<TimelineRow>(
    sliceOf(
      sql`
      select ${endOf(sql`d.day`)} as at, d.game_key as key, 'played' as what, 'player' as actor, null::text as actor_name,
             d.game_key as detail, coalesce(sum(d.credit - d.debit), 0)::bigint as amount_minor, true as has_moved,
             coalesce(sum(d.rounds), 0)::integer as count, d.day::text as reference, null::text as label
        from (select distinct newest.day, newest.game_key
                from reporting.account a cross join lateral (
                     select day, game_key collate "C" as game_key from reporting.account_day
                      where account_id = a.id and game_key <> ''
                        and day <= (${latestOf(asked)} at time zone ${timeZone})::date
                        and ${isAfter(asked, endOf(sql`day`), sql`game_key`)}
                      group by 1, 2 order by 1 desc, 2 desc limit ${asked.limit}) newest
               where a.player_id = ${asked.playerId} and a.account_group = 'player:cash') played
             join reporting.account a on a.player_id = ${asked.playerId} and a.account_group = 'player:cash'
             join reporting.account_day d on d.account_id = a.id and d.day = played.day and d.game_key = played.game_key
       group by d.day, d.game_key`,
      asked,
    ),
  )
}
