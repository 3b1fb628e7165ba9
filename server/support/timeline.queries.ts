import { sql, type Querier } from '#server/kernel/index.ts'
import { newestOf, sliceOf, type TimelineRow, type TimelineSlice } from '#server/players/index.ts'

/** Who wrote in tickets of a player, and who closed or reopened them; without the texts. */
export async function listTicketRows(db: Querier, slice: TimelineSlice): Promise<TimelineRow[]> {
  const { playerId } = slice
  const written = newestOf(
    slice,
    sql`from support.message where player_id = ${playerId}`,
    sql`written_at`,
    sql`'w-' || id::text`,
  )
  return db.query<TimelineRow>(
    sliceOf(
      sql`
      select m.written_at as at, 'w-' || m.id::text as key,
             case when m.position = 1 and m.author = 'player' then 'ticket-opened' else 'ticket-by-' || m.author end as what,
             case when m.author = 'player' then 'player' else 'staff' end as actor, m.user_name as actor_name,
             t.topic as detail, null::bigint as amount_minor, false as has_moved, null::integer as count,
             t.id::text as reference, t.number::text as label
        from (select * ${written}) m join support.ticket t on t.id = m.ticket_id
      union all
      select m.moved_at, 'z-' || lpad(m.id::text, 18, '0'),
             case when m.to_state = 'closed' then 'ticket-closed' else 'ticket-reopened' end,
             case m.actor when 'clock' then 'system' else m.actor end, m.user_name, t.topic, null, false, null, t.id::text,
             t.number::text
        from support.move m join support.ticket t on t.id = m.ticket_id
       where t.player_id = ${playerId}
         and (m.to_state = 'closed' or m.to_state = 'open' and exists (
           select from support.move earlier
            where earlier.ticket_id = m.ticket_id and earlier.id < m.id and earlier.to_state = 'closed'))`,
      slice,
    ),
  )
}
