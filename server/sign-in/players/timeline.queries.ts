import { sql, type Querier } from '#server/kernel/index.ts'
import { sliceOf, type TimelineRow, type TimelineSlice } from '#server/players/index.ts'

/** Beginnings of sessions of a player, and their ends: by somebody, or by time. */
export async function listSessionRows(db: Querier, slice: TimelineSlice): Promise<TimelineRow[]> {
  const { playerId } = slice
  return db.query<TimelineRow>(
    sliceOf(
      sql`
      select opened_at as at, id::text || '-1' as key, 'session-opened' as what, 'player' as actor, null::text as actor_name,
             client as detail, null::bigint as amount_minor, false as has_moved, null::integer as count,
             null::text as reference, null::text as label
        from sign_in.player_session where player_id = ${playerId}
      union all
      select coalesce(ended_at, least(idle_ends_at, absolute_ends_at)), id::text || '-2', 'session-ended',
             case end_reason when 'signed-out' then 'player' when 'ended-by-player' then 'player'
                             when 'ended-by-staff' then 'staff' when 'player-locked' then 'staff' else 'system' end,
             null, coalesce(end_reason, case when idle_ends_at <= absolute_ends_at then 'idle' else 'absolute-end' end),
             null, false, null, null, null
        from sign_in.player_session where player_id = ${playerId}`,
      slice,
    ),
  )
}
