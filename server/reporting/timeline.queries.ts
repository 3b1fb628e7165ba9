import { sql, type Querier } from '#server/kernel/index.ts'
import { sliceOf, type TimelineRow, type TimelineSlice } from '#server/players/index.ts'

const FAR_FUTURE = new Date('9999-01-01T00:00:00Z')

/**
 * A player's play by day and game: rounds, and their result in cash. Dated at the end of the day; as of a past instant
 * only days that were over then.
 */
export async function listPlayRows(db: Querier, slice: TimelineSlice, timeZone: string): Promise<TimelineRow[]> {
  return db.query<TimelineRow>(
    sliceOf(
      sql`
      select ((d.day + 1)::timestamp at time zone ${timeZone}) - interval '1 millisecond' as at, d.game_key as key,
             'played' as what, 'player' as actor, null::text as actor_name, d.game_key as detail,
             coalesce(sum(d.credit - d.debit), 0)::bigint as amount_minor, true as has_moved,
             coalesce(sum(d.rounds), 0)::integer as count, d.day::text as reference, null::text as label
        from reporting.account_day d join reporting.account a on a.id = d.account_id
       where a.player_id = ${slice.playerId} and a.account_group = 'player:cash' and d.game_key <> ''
       group by d.day, d.game_key`,
      slice.isNow ? { ...slice, until: FAR_FUTURE } : slice,
    ),
  )
}
