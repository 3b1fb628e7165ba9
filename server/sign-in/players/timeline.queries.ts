import { sql, type Querier } from '#server/kernel/index.ts'
import { latestOf, newestOf, sliceOf, type TimelineRow, type TimelineSlice } from '#server/players/index.ts'

const END = sql`coalesce(ended_at, least(idle_ends_at, absolute_ends_at))`

/**
 * Beginnings of sessions of a player, and their ends: by somebody, or by time. No index has the ends, which move with every
 * request: the newest ends are among the newest sessions that have ended, and those that were open as the first of these began, at most
 * a week before: a session lasts for hours.
 */
export async function listSessionRows(db: Querier, slice: TimelineSlice): Promise<TimelineRow[]> {
  const { playerId, limit } = slice
  const ofPlayer = sql`from sign_in.player_session where player_id = ${playerId}`
  const begunBefore = sql`${ofPlayer} and opened_at <= ${latestOf(slice)}`
  const firstBegun = sql`
    coalesce((select opened_at ${begunBefore} and ${END} < ${latestOf(slice)}
               order by opened_at desc offset ${limit} limit 1), '-infinity')`
  return db.query<TimelineRow>(
    sliceOf(
      sql`
      select opened_at as at, id::text || '-1' as key, 'session-opened' as what, 'player' as actor, null::text as actor_name,
             client as detail, null::bigint as amount_minor, false as has_moved, null::integer as count,
             null::text as reference, null::text as label
        ${newestOf(slice, ofPlayer, sql`opened_at`, sql`id::text || '-1'`)}
      union all
      select ${END}, id::text || '-2', 'session-ended',
             case end_reason when 'signed-out' then 'player' when 'ended-by-player' then 'player'
                             when 'ended-by-staff' then 'staff' when 'player-locked' then 'staff' else 'system' end,
             null, coalesce(end_reason, case when idle_ends_at <= absolute_ends_at then 'idle' else 'absolute-end' end),
             null, false, null, null, null
        ${begunBefore} and opened_at >= ${firstBegun} - interval '7 days'`,
      slice,
    ),
  )
}
