import { sql, type Querier } from '#server/kernel/index.ts'
import { sliceOf, type TimelineRow, type TimelineSlice } from '#server/players/index.ts'

/** Beginnings of exclusions and breaks, and their ends: by somebody, or by time. */
export async function listExclusionRows(db: Querier, slice: TimelineSlice): Promise<TimelineRow[]> {
  const ofPlayer = sql`from exclusion.state where player_id = ${slice.playerId}`
  return db.query<TimelineRow>(
    sliceOf(
      sql`
      select from_at as at, id::text || '-1' as key, 'exclusion-begun' as what,
             case source when 'staff' then 'staff' when 'register' then 'system' when 'rule' then 'system'
                         else 'player' end as actor,
             user_name as actor_name, kind as detail, null::bigint as amount_minor, false as has_moved,
             null::integer as count, rule_id as reference, null::text as label ${ofPlayer}
      union all
      select ended_at, id::text || '-2', 'exclusion-ended', case when end_reason = 'staff' then 'staff' else 'system' end,
             ended_by, kind, null, false, null, rule_id, end_reason ${ofPlayer} and ended_at is not null
      union all
      select until_at, id::text || '-3', 'exclusion-over', 'system', null, kind, null, false, null, rule_id, null
        ${ofPlayer} and ended_at is null and until_at is not null`,
      slice,
    ),
  )
}
