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

export type PushRow = {
  readonly about: string
  readonly state: string
  readonly queuedAt: Date
  readonly sentAt: Date | null
}

export async function findPushes(db: Querier, playerId: number): Promise<PushRow[]> {
  return db.query<PushRow>(sql`
    select kind as about, state, queued_at, sent_at from messaging.outgoing_push
     where player_id = ${playerId} order by queued_at desc`)
}

export type PushDeviceRow = { readonly device: string; readonly pushService: string; readonly addedAt: Date }

export async function findPushDevices(db: Querier, playerId: number): Promise<PushDeviceRow[]> {
  return db.query<PushDeviceRow>(sql`
    select name as device, split_part(endpoint, '/', 3) as push_service, added_at from messaging.push_device
     where player_id = ${playerId} order by added_at`)
}

export type PushConsentRow = { readonly about: string; readonly isGiven: boolean; readonly at: Date }

export async function findPushConsents(db: Querier, playerId: number): Promise<PushConsentRow[]> {
  return db.query<PushConsentRow>(sql`
    select kind as about, is_given, at from messaging.push_consent where player_id = ${playerId} order by at`)
}

export async function deletePushes(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`delete from messaging.outgoing_push where player_id = ${playerId}`)
  await tx.query(sql`delete from messaging.push_device where player_id = ${playerId}`)
  await tx.query(sql`delete from messaging.push_consent where player_id = ${playerId}`)
}
