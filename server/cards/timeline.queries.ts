import { sql, type Querier } from '#server/kernel/index.ts'
import { sliceOf, type TimelineRow, type TimelineSlice } from '#server/players/index.ts'

/** What happened to cards of a player, by their last digits. */
export async function listCardRows(db: Querier, slice: TimelineSlice): Promise<TimelineRow[]> {
  return db.query<TimelineRow>(
    sliceOf(
      sql`
      select e.at, lpad(e.id::text, 18, '0') as key, 'card-' || e.move as what,
             case e.actor when 'venue' then 'client' else e.actor end as actor, e.actor_name, e.reason as detail,
             null::bigint as amount_minor, false as has_moved, null::integer as count, null::text as reference,
             c.last_digits::text as label
        from cards.card_event e join cards.player_card c on c.id = e.card_id where c.player_id = ${slice.playerId}`,
      slice,
    ),
  )
}
