import { sql, type Querier } from '#server/kernel/index.ts'
import { newestOf, oldestOf, sliceOf, type TimelineRow, type TimelineSlice } from '#server/players/index.ts'

/**
 * Actions of staff and clients about a player, from the log: those of one call, whose input names the player, or all without some calls.
 * Where only the outcome names the player, it is not earlier than its call.
 */
export async function listDoneRows(
  db: Querier,
  slice: TimelineSlice,
  { only, without }: { readonly only: string | null; readonly without: readonly string[] },
): Promise<TimelineRow[]> {
  const { playerId } = slice
  const isMeant = only === null ? sql`action <> all(${[...without]}::text[])` : sql`action = ${only}`
  const named = sql`from audit.call where player_id = ${playerId} and ${isMeant}`
  const key = sql`lpad(id::text, 18, '0')`
  const byOutcome = sql`
    union all
    select id from audit.call
     where player_id is distinct from ${playerId} and ${isMeant}
       and id in (select call_id from audit.call_outcome
                   where player_id = ${playerId} and at >= ${oldestOf(slice, named, sql`at`)})`
  return db.query<TimelineRow>(
    sliceOf(
      sql`
      select c.at, lpad(c.id::text, 18, '0') as key,
             case when o.status < 400 then 'done' when o.code = 'ERR_APPROVAL_NEEDED' then 'waiting' else 'refused' end as what,
             case c.actor_kind when 'job' then 'system' else c.actor_kind end as actor, c.user_name as actor_name,
             c.action as detail, null::bigint as amount_minor, false as has_moved, null::integer as count,
             c.id::text as reference, c.reason as label
        from audit.call c join audit.call_outcome o on o.call_id = c.id
       where c.id in (select id ${newestOf(slice, named, sql`at`, key)} ${only === null ? byOutcome : sql``})`,
      slice,
    ),
  )
}
