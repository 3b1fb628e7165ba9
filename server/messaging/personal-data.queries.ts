import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

/** Contacts of a person; an empty text matches nobody. */
export type Recipient = { readonly email: string; readonly phone: string | null }

export type MessageRow = {
  readonly channel: 'email' | 'sms'
  readonly about: string
  readonly state: string
  readonly queuedAt: Date
}

export async function findMessages(db: Querier, { email, phone }: Recipient): Promise<MessageRow[]> {
  return db.query<MessageRow>(sql`
    select 'email' as channel, template as about, state, queued_at from messaging.outgoing
     where ${email} <> '' and lower(recipient) = lower(${email})
     union all
    select 'sms', template, state, queued_at from messaging.outgoing_sms where recipient = ${phone}
     order by queued_at desc`)
}

export async function isAnyQueued(db: Querier, { email, phone }: Recipient): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from messaging.outgoing
     where state = 'queued' and values is not null and ${email} <> '' and lower(recipient) = lower(${email})
     union all
    select 1 from messaging.outgoing_sms where state = 'queued' and recipient = ${phone} limit 1`)
  return rows.length > 0
}

export async function deleteMessages(tx: Transaction, { email, phone }: Recipient): Promise<void> {
  await tx.query(sql`
    delete from messaging.outgoing where ${email} <> '' and lower(recipient) = lower(${email})`)
  await tx.query(sql`delete from messaging.outgoing_sms where recipient = ${phone}`)
  await tx.query(sql`delete from messaging.sms_stop where phone = ${phone}`)
}
