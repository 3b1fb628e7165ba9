import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { Mail } from './letter.ts'

export async function insertMail(
  tx: Transaction,
  row: { readonly id: string; readonly target: string; readonly mail: Mail; readonly now: Date },
): Promise<void> {
  const { id, target, mail, now } = row
  const { to, language, template, values } = mail
  await tx.query(sql`
    insert into messaging.outgoing (id, target, recipient, language, template, values, queued_at, next_attempt_at)
    values (${id}, ${target}, ${to}, ${language}, ${template}, ${JSON.stringify(values)}, ${now}, ${now})`)
}

export type QueuedMail = { readonly id: string; readonly attempts: number; readonly mail: Mail }

/**
 * Leases the next letter of a brand that is due, until `retryAt`: a crash of the worker does not lose it. A letter of an
 * older version has no brand.
 */
export async function takeNextMail(
  db: Querier,
  target: string,
  { now, retryAt }: { readonly now: Date; readonly retryAt: Date },
): Promise<QueuedMail | undefined> {
  const rows = await db.query<{ id: string; attempts: number; mail: Mail }>(sql`
    update messaging.outgoing set attempts = attempts + 1, next_attempt_at = ${retryAt}
     where id = (select id from messaging.outgoing
                  where state = 'queued' and values is not null and next_attempt_at <= ${now}
                    and (target is null or target = ${target})
                  order by next_attempt_at for update skip locked limit 1)
    returning id, attempts,
      jsonb_build_object('to', recipient, 'language', language, 'template', template, 'values', values) as mail`)
  return rows[0]
}

/** Marks a letter as sent: its secrets are deleted. */
export async function markSent(db: Querier, id: string, now: Date): Promise<void> {
  await db.query(sql`update messaging.outgoing set state = 'sent', sent_at = ${now}, values = null where id = ${id}`)
}

export async function markLater(db: Querier, id: string, at: Date): Promise<void> {
  await db.query(sql`update messaging.outgoing set next_attempt_at = ${at} where id = ${id}`)
}

export async function markFailed(db: Querier, id: string): Promise<void> {
  await db.query(sql`update messaging.outgoing set state = 'failed', values = null where id = ${id}`)
}

/** Secrets of letters that were not fetched are deleted after this. */
export async function wipeOlderThan(db: Querier, before: Date): Promise<void> {
  await db.query(sql`
    update messaging.outgoing set values = null, state = 'failed'
     where state = 'queued' and queued_at < ${before} and values is not null`)
}

export type MailboxRow = { readonly queuedAt: Date; readonly recipient: string; readonly mail: Mail | null }

export async function findNewestMails(db: Querier, limit: number): Promise<MailboxRow[]> {
  return db.query<MailboxRow>(sql`
    select queued_at, recipient,
           case when values is not null
                then jsonb_build_object('to', recipient, 'language', language, 'template', template, 'values', values) end as mail
      from messaging.outgoing order by queued_at desc, id desc limit ${limit}`)
}

const WINDOW_MS = 15 * 60_000
/** Service level: a letter is sent within this time (docs/guides/operator.md). */
const PROMISED_MS = 60_000

export type CountedLetters = {
  readonly channel: 'email' | 'sms'
  readonly inTime: number
  readonly late: number
  readonly failed: number
}

/** Letters and text messages of the last quarter of an hour: sent in time, sent late or still waiting, failed. */
export async function countLetters(db: Querier, now: Date): Promise<CountedLetters[]> {
  const since = new Date(now.getTime() - WINDOW_MS)
  const promised = new Date(now.getTime() - PROMISED_MS)
  return db.query<CountedLetters>(sql`
    select channel,
           count(*) filter (where state = 'sent' and sent_at - queued_at <= make_interval(secs => ${PROMISED_MS / 1000}))::int as in_time,
           count(*) filter (where (state = 'sent' and sent_at - queued_at > make_interval(secs => ${PROMISED_MS / 1000}))
                               or (state = 'queued' and queued_at < ${promised}))::int as late,
           count(*) filter (where state = 'failed')::int as failed
      from (select 'email' as channel, state, queued_at, sent_at from messaging.outgoing where queued_at > ${since}
            union all
            select 'sms', state, queued_at, sent_at from messaging.outgoing_sms where queued_at > ${since}) as letter
     group by channel`)
}
