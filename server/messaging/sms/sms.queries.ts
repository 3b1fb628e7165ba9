import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { Sms } from './sms.ts'

export async function insertSms(
  tx: Transaction,
  row: {
    readonly id: string
    readonly target: string
    readonly sms: Sms
    readonly now: Date
    readonly uselessAt: Date
    readonly isStopped: boolean
  },
): Promise<void> {
  const { id, target, sms, now, uselessAt, isStopped } = row
  await tx.query(sql`
    insert into messaging.outgoing_sms
      (id, target, recipient, language, template, values, state, queued_at, next_attempt_at, useless_at)
    values (${id}, ${target}, ${sms.to}, ${sms.language}, ${sms.template}, ${isStopped ? null : JSON.stringify(sms.values)},
      ${isStopped ? 'stopped' : 'queued'}, ${now}, ${now}, ${uselessAt})`)
}

export type QueuedSms = { readonly id: string; readonly attempts: number; readonly uselessAt: Date; readonly sms: Sms }

const smsOf = sql`jsonb_build_object('to', recipient, 'language', language, 'template', template, 'values', values,
  'usefulMinutes', 0)`

/**
 * Leases the next message of a brand that is due, until `retryAt`: a crash of the worker does not lose it. A message of
 * an older version has no brand.
 */
export async function takeNextSms(
  db: Querier,
  target: string,
  { now, retryAt }: { readonly now: Date; readonly retryAt: Date },
): Promise<QueuedSms | undefined> {
  const rows = await db.query<QueuedSms>(sql`
    update messaging.outgoing_sms set attempts = attempts + 1, next_attempt_at = ${retryAt}
     where id = (select id from messaging.outgoing_sms
                  where state = 'queued' and next_attempt_at <= ${now} and (target is null or target = ${target})
                  order by next_attempt_at for update skip locked limit 1)
    returning id, attempts, useless_at, ${smsOf} as sms`)
  return rows[0]
}

/** Marks a message as sent: its secrets are deleted. */
export async function markSmsSent(db: Querier, id: string, gatewayRef: string, now: Date): Promise<void> {
  await db.query(sql`
    update messaging.outgoing_sms
       set state = 'sent', sent_at = ${now}, gateway_ref = ${gatewayRef}, problem = null, values = null where id = ${id}`)
}

export async function markSmsLater(db: Querier, id: string, at: Date, problem: string): Promise<void> {
  await db.query(sql`update messaging.outgoing_sms set next_attempt_at = ${at}, problem = ${problem} where id = ${id}`)
}

export async function markSmsFailed(db: Querier, id: string, problem: string): Promise<void> {
  await db.query(sql`
    update messaging.outgoing_sms set state = 'failed', problem = ${problem}, values = null where id = ${id}`)
}

/** Expired messages are not sent, and their secrets are deleted. */
export async function dropUselessSms(db: Querier, now: Date): Promise<void> {
  await db.query(sql`
    update messaging.outgoing_sms set state = 'failed', problem = 'too-late', values = null
     where state = 'queued' and useless_at <= ${now}`)
}

/** Whether a phone is in the stop list of advertising by text message. */
export async function isInStopList(db: Querier, phone: string): Promise<boolean> {
  return (await db.query(sql`select 1 from messaging.sms_stop where phone = ${phone}`)).length > 0
}

/** Adds a phone to the stop list of advertising by text message. */
export async function insertStop(db: Querier, phone: string, now: Date): Promise<void> {
  await db.query(sql`
    insert into messaging.sms_stop (phone, stopped_at) values (${phone}, ${now}) on conflict (phone) do nothing`)
}

/** Removes a phone from the stop list. */
export async function deleteStop(db: Querier, phone: string): Promise<void> {
  await db.query(sql`delete from messaging.sms_stop where phone = ${phone}`)
}

export type MailboxSms = { readonly queuedAt: Date; readonly recipient: string; readonly sms: Sms | null }

export async function findNewestSms(db: Querier, limit: number): Promise<MailboxSms[]> {
  return db.query<MailboxSms>(sql`
    select queued_at, recipient, case when values is not null then ${smsOf} end as sms
      from messaging.outgoing_sms order by queued_at desc, id desc limit ${limit}`)
}
