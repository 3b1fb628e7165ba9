import { sql, type Querier } from '#server/kernel/index.ts'
import { newestOf, sliceOf, type TimelineRow, type TimelineSlice } from '#server/players/index.ts'

/** Checks of callers as they began; how each ended is in its own record. */
export async function listCallerRows(db: Querier, slice: TimelineSlice): Promise<TimelineRow[]> {
  const ofPlayer = sql`from caller_checks.caller_check where player_id = ${slice.playerId}`
  return db.query<TimelineRow>(
    sliceOf(
      sql`
      select started_at as at, id::text as key, 'caller-check' as what, 'staff' as actor, user_name as actor_name,
             case when state = 'open' and ends_at <= ${slice.until} then 'lapsed' else state end as detail,
             null::bigint as amount_minor, false as has_moved, null::integer as count, null::text as reference,
             null::text as label
        ${newestOf(slice, ofPlayer, sql`started_at`, sql`id::text`)}`,
      slice,
    ),
  )
}
