import type { SmsDelivery } from '#contract/play-v1/messages.ts'
import { sql, type Querier } from '#server/kernel/index.ts'

/**
 * Stores the gateway's report unless the message has a final state already, or a newer report. A message that still
 * waits for the gateway's response is sent once its final state is known.
 */
export async function recordReport(
  db: Querier,
  report: {
    readonly id: string
    readonly status: SmsDelivery
    readonly isEnd: boolean
    readonly errorCode: string | null
    readonly at: Date
  },
  ends: readonly SmsDelivery[],
): Promise<void> {
  const { id, status, isEnd, errorCode, at } = report
  await db.query(sql`
    update messaging.outgoing_sms
       set delivery = ${status}, delivery_error = ${errorCode}, reported_at = ${at},
           state = case when ${isEnd} and state = 'queued' then 'sent' else state end,
           sent_at = case when ${isEnd} and state = 'queued' then ${at} else sent_at end,
           values = case when ${isEnd} then null else values end
     where id = ${id} and (delivery is null or delivery <> all(${[...ends]}))
       and (${isEnd} or reported_at is null or reported_at <= ${at})`)
}
