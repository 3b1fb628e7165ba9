import { sql, type Querier } from '#server/kernel/index.ts'
import { sliceOf, type TimelineRow, type TimelineSlice } from './timeline-part.ts'

/** Registration, locks and closing, changes of the person and of contacts, consents. */
export async function listPersonRows(db: Querier, slice: TimelineSlice): Promise<TimelineRow[]> {
  const { playerId } = slice
  return db.query<TimelineRow>(
    sliceOf(
      sql`
      select registered_at as at, 'registered' as key, 'registered' as what, 'player' as actor, null::text as actor_name,
             null::text as detail, null::bigint as amount_minor, false as has_moved, null::integer as count,
             null::text as reference, null::text as label
        from players.player where id = ${playerId}
      union all
      select moved_at, 'm-' || lpad(id::text, 18, '0'), 'account-' || move,
             case when move = 'close' then 'player' else 'staff' end,
             case when move <> 'close' then user_name end, reason, null, false, null, null, null
        from players.state_move where player_id = ${playerId}
      union all
      select at, 'p-' || lpad(id::text, 18, '0'), 'person-changed', by_kind, by_name, reason, null, false, null, null, null
        from players.person_change where player_id = ${playerId}
      union all
      select changed_at, 'c-' || lpad(id::text, 18, '0'), 'contact-' || change,
             case when user_id is null then 'player' else 'staff' end, user_name, channel, null, false, null, null, null
        from players.contact_change where player_id = ${playerId}
      union all
      select given_at, 's-' || md5(kind || version), 'consent-given', 'player', null, kind, null, false, null, null, version
        from players.consent where player_id = ${playerId}`,
      slice,
    ),
  )
}
