import type { LimitKind } from '#contract/shapes/limits.ts'
import { sql, type Querier } from '#server/kernel/index.ts'
import { sliceOf, type TimelineRow, type TimelineSlice } from '#server/players/index.ts'

export type LimitTimelineRow = TimelineRow & {
  readonly detail: LimitKind
  readonly fromValue: number | null
  readonly toValue: number | null
}

/** Requests of limit changes, when they took effect, and cancellations before that. */
export async function listLimitRows(db: Querier, slice: TimelineSlice): Promise<LimitTimelineRow[]> {
  const ofPlayer = sql`from limits.change where player_id = ${slice.playerId}`
  return db.query<LimitTimelineRow>(
    sliceOf(
      sql`
      select asked_at as at, lpad(id::text, 18, '0') || '-1' as key,
             case when is_first then 'limit-chosen' when effective_at = asked_at then 'limit-changed'
                  else 'limit-asked' end as what, 'player' as actor,
             null::text as actor_name, kind as detail, null::bigint as amount_minor, false as has_moved,
             null::integer as count, rule_id as reference, null::text as label, from_value, to_value ${ofPlayer}
      union all
      select effective_at, lpad(id::text, 18, '0') || '-2', 'limit-in-force', 'system', null, kind, null, false, null,
             rule_id, null, from_value, to_value ${ofPlayer} and ended_at is null and effective_at > asked_at
      union all
      select ended_at, lpad(id::text, 18, '0') || '-3', 'limit-' || ended_because, 'player', null, kind, null, false, null,
             rule_id, null, from_value, to_value ${ofPlayer} and ended_at is not null and ended_because is not null`,
      slice,
    ),
  )
}
