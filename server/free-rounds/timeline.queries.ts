import { sql, type Querier } from '#server/kernel/index.ts'
import { newestOf, sliceOf, type TimelineRow, type TimelineSlice } from '#server/players/index.ts'

/** Free rounds as they were given, and those that expired unused. */
export async function listFreeRoundRows(db: Querier, slice: TimelineSlice): Promise<TimelineRow[]> {
  const ofPlayer = sql`from free_rounds.award where player_id = ${slice.playerId}`
  const expired = sql`${ofPlayer} and expired_at is not null`
  return db.query<TimelineRow>(
    sliceOf(
      sql`
      select given_at as at, id::text || '-1' as key, 'free-rounds-given' as what, 'system' as actor,
             null::text as actor_name, game_key as detail, stake as amount_minor, false as has_moved, rounds as count,
             id::text as reference, null::text as label
        ${newestOf(slice, ofPlayer, sql`given_at`, sql`id::text || '-1'`)}
      union all
      select expired_at, id::text || '-2', 'free-rounds-expired', 'system', null, game_key, stake, false, rounds - used,
             id::text, null ${newestOf(slice, expired, sql`expired_at`, sql`id::text || '-2'`)}`,
      slice,
    ),
  )
}
