import { sql, type Querier } from '#server/kernel/index.ts'
import { sliceOf, type TimelineRow, type TimelineSlice } from '#server/players/index.ts'

/** Bonuses as they were offered, accepted and ended. What was staked with them is in the history of each. */
export async function listBonusRows(db: Querier, slice: TimelineSlice): Promise<TimelineRow[]> {
  return db.query<TimelineRow>(
    sliceOf(
      sql`
      select s.at, a.id::text || '-' || lpad(s.no::text, 18, '0') as key, 'bonus-' || s.kind as what,
             case when s.by_staff is not null then 'staff' when s.kind = 'accepted' then 'player'
                  when s.kind = 'forfeited' and a.ended_by = 'player' then 'player' else 'system' end as actor,
             null::text as actor_name, b.name as detail,
             case when s.kind = 'offered' then a.amount + coalesce((select sum(l.lowered) from bonuses.step l where l.award_id = a.id), 0)::bigint
                  when s.change = 0 then coalesce(s.lowered, 0)
                  else abs(s.change) end as amount_minor,
             false as has_moved, null::integer as count, a.id::text as reference, null::text as label
        from bonuses.step s join bonuses.award a on a.id = s.award_id join bonuses.bonus b on b.id = a.bonus_id
       where a.player_id = ${slice.playerId}
         and s.kind in ('offered', 'accepted', 'taken-back', 'converted', 'used-up', 'forfeited', 'expired')`,
      slice,
    ),
  )
}
