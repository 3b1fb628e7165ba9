import { sql, type Querier, type Sql } from '#server/kernel/index.ts'
import { newestOf, sliceOf, type TimelineRow, type TimelineSlice } from '#server/players/index.ts'

/**
 * Letters and text messages to contacts of a player, notifications on their devices, and consents to these, as known up
 * to an instant: only their kind, never their content.
 */
export async function listMessageRows(
  db: Querier,
  slice: TimelineSlice,
  { email, phone }: { readonly email: string; readonly phone: string | null },
): Promise<TimelineRow[]> {
  const isSent = sql`case when sent_at <= ${slice.until} then 'sent' when state in ('failed', 'stopped') then state
                          else 'queued' end`
  const queued = (rows: Sql) => newestOf(slice, rows, sql`queued_at`, sql`id::text`)
  return db.query<TimelineRow>(
    sliceOf(
      sql`
      select queued_at as at, id::text as key, 'letter-' || ${isSent} as what, 'system' as actor, null::text as actor_name,
             template as detail, null::bigint as amount_minor, false as has_moved, null::integer as count,
             null::text as reference, null::text as label
        ${queued(sql`from messaging.outgoing where lower(recipient) = lower(${email}) and ${email} <> ''`)}
      union all
      select queued_at, id::text, 'sms-' || ${isSent}, 'system', null, template, null, false, null, null,
             case when reported_at <= ${slice.until} then delivery end
        ${queued(sql`from messaging.outgoing_sms where recipient = ${phone}`)}
      union all
      select queued_at, id::text, 'push-' || ${isSent}, 'system', null, kind, null, false, null, null, null
        ${queued(sql`from messaging.outgoing_push where player_id = ${slice.playerId}`)}
      union all
      select at, id::text, case when is_given then 'push-agreed' else 'push-withdrawn' end, 'player', null, kind, null,
             false, null, null, null
        from messaging.push_consent where player_id = ${slice.playerId}`,
      slice,
    ),
  )
}
