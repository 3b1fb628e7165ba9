import type { ReplyOf } from '#contract/call.ts'
import type { listMessages } from '#contract/play-v1/messages.ts'
import { sql, type Querier } from '#server/kernel/index.ts'

type Shown = ReplyOf<typeof listMessages>['messages'][number]
export type MessageRow = Omit<Shown, 'queuedAt' | 'sentAt' | 'reportedAt'> & {
  readonly queuedAt: Date
  readonly sentAt: Date | null
  readonly reportedAt: Date | null
}

export async function findLettersTo(db: Querier, email: string, limit: number): Promise<MessageRow[]> {
  return db.query<MessageRow>(sql`
    select 'email' as channel, template, state, queued_at, sent_at, attempts, null as problem, null as delivery,
           null::timestamptz as reported_at
      from messaging.outgoing where lower(recipient) = lower(${email}) order by queued_at desc limit ${limit}`)
}

export async function findTextsTo(db: Querier, phone: string, limit: number): Promise<MessageRow[]> {
  return db.query<MessageRow>(sql`
    select 'sms' as channel, template, state, queued_at, sent_at, attempts, coalesce(delivery_error, problem) as problem,
           delivery, reported_at
      from messaging.outgoing_sms where recipient = ${phone} order by queued_at desc limit ${limit}`)
}

export async function findPushesTo(db: Querier, playerId: number, limit: number): Promise<MessageRow[]> {
  return db.query<MessageRow>(sql`
    select 'push' as channel, kind as template, state, queued_at, sent_at, attempts, problem, null as delivery,
           null::timestamptz as reported_at
      from messaging.outgoing_push where player_id = ${playerId} order by queued_at desc limit ${limit}`)
}

/** The newest messages to a contact whose secrets are still stored. */
export async function findLastSecrets(
  db: Querier,
  contact: string,
): Promise<{ readonly template: string; readonly code: string | null; readonly url: string | null }[]> {
  return db.query(sql`
    select template, values ->> 'code' as code, values ->> 'url' as url
      from (select template, values, queued_at, id from messaging.outgoing
             where lower(recipient) = lower(${contact}) and values is not null
             union all
            select template, values, queued_at, id from messaging.outgoing_sms
             where recipient = ${contact} and values is not null) message
     order by queued_at desc, id desc limit 1`)
}
