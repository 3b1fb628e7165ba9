import { sql, type Querier } from '#server/kernel/index.ts'
import { newestOf, sliceOf, type TimelineRow, type TimelineSlice } from '#server/players/index.ts'

/** Documents and papers, move by move, and checks by partners as they began and as they ended. */
export async function listDocumentRows(db: Querier, slice: TimelineSlice): Promise<TimelineRow[]> {
  const { playerId } = slice
  const ofPlayer = sql`from documents.move where player_id = ${playerId}`
  const moves = newestOf(slice, ofPlayer, sql`moved_at`, sql`'m-' || lpad(id::text, 18, '0')`)
  const checks = sql`from documents.kyc_verification where player_id = ${playerId}`
  return db.query<TimelineRow>(
    sliceOf(
      sql`
      select m.moved_at as at, 'm-' || lpad(m.id::text, 18, '0') as key, 'document-' || m.to_state as what,
             case m.actor when 'clock' then 'system' else m.actor end as actor, m.user_name as actor_name,
             coalesce(d.kind, s.kind) as detail, null::bigint as amount_minor, false as has_moved,
             null::integer as count, m.item_id::text as reference, m.reason as label
        from (select * ${moves}) m left join documents.identity_document d on d.id = m.item_id
             left join documents.scan s on s.id = m.item_id
      union all
      select started_at, 'k-' || id::text || '-1', 'check-started', 'player', null, method, null, false, null, null, null
        ${checks}
      union all
      select changed_at, 'k-' || id::text || '-2', 'check-' || state, 'partner', null, method, null, false, null, null, problem
        ${checks} and state <> 'started'`,
      slice,
    ),
  )
}
