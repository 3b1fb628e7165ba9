import type { PushKind } from '#contract/shapes/push.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type Device = {
  readonly id: string
  readonly playerId: number
  readonly endpoint: string
  /** Push service of the endpoint. */
  readonly service: string
  readonly browserKey: string
  readonly browserSecret: string
  readonly serverKey: string
  readonly name: string
  readonly sessionId: string
  readonly addedAt: Date
}

const columns = sql`id, player_id, endpoint, service, browser_key, browser_secret, server_key, name, session_id, added_at`

export async function findDevicesOf(db: Querier, target: string, playerId: number): Promise<Device[]> {
  return db.query<Device>(sql`
    select ${columns} from messaging.push_device
     where target = ${target} and player_id = ${playerId} order by added_at, id`)
}

export async function findDeviceByEndpoint(db: Querier, endpoint: string): Promise<Device | undefined> {
  const rows = await db.query<Device>(sql`select ${columns} from messaging.push_device where endpoint = ${endpoint}`)
  return rows[0]
}

export async function findDevice(db: Querier, id: string): Promise<Device | undefined> {
  const rows = await db.query<Device>(sql`select ${columns} from messaging.push_device where id = ${id}`)
  return rows[0]
}

/** Stores a browser; an existing one with the same address gets the new keys, session and owner. Returns its id. */
export async function storeDevice(tx: Transaction, target: string, device: Device): Promise<string> {
  const { id, playerId, endpoint, service, browserKey, browserSecret, serverKey, name, sessionId, addedAt } = device
  const rows = await tx.query<{ id: string }>(sql`
    insert into messaging.push_device
      (id, target, player_id, endpoint, service, browser_key, browser_secret, server_key, name, session_id, added_at)
    values (${id}, ${target}, ${playerId}, ${endpoint}, ${service}, ${browserKey}, ${browserSecret}, ${serverKey},
      ${name}, ${sessionId}, ${addedAt})
    on conflict (endpoint) do update
       set target = excluded.target, player_id = excluded.player_id, service = excluded.service, browser_key = excluded.browser_key,
           browser_secret = excluded.browser_secret, server_key = excluded.server_key, name = excluded.name,
           session_id = excluded.session_id
    returning id`)
  return rows[0]?.id ?? id
}

export async function moveDeviceToSession(db: Querier, id: string, sessionId: string): Promise<void> {
  await db.query(sql`update messaging.push_device set session_id = ${sessionId} where id = ${id}`)
}

/** Removes browsers; queued notifications for them are not sent any more. */
export async function removeDevices(tx: Transaction, ids: readonly string[], problem: string): Promise<void> {
  await tx.query(sql`
    update messaging.outgoing_push set state = 'stopped', problem = ${problem}
     where device_id = any(${[...ids]}::uuid[]) and state = 'queued'`)
  await tx.query(sql`delete from messaging.push_device where id = any(${[...ids]}::uuid[])`)
}

export async function findLastSent(db: Querier, playerId: number): Promise<{ deviceId: string; sentAt: Date }[]> {
  return db.query<{ deviceId: string; sentAt: Date }>(sql`
    select device_id, max(sent_at) as sent_at from messaging.outgoing_push
     where player_id = ${playerId} and device_id is not null and sent_at is not null group by device_id`)
}

/** Kinds that a player agrees to now. */
export async function findAgreed(db: Querier, playerId: number): Promise<PushKind[]> {
  const rows = await db.query<{ kind: PushKind }>(sql`
    select kind from (select distinct on (kind) kind, is_given from messaging.push_consent
                       where player_id = ${playerId} order by kind, no desc) newest
     where is_given`)
  return rows.map(({ kind }) => kind)
}

export async function insertConsent(
  tx: Transaction,
  of: {
    readonly id: string
    readonly playerId: number
    readonly kind: PushKind
    readonly isGiven: boolean
    readonly at: Date
  },
): Promise<void> {
  await tx.query(sql`
    insert into messaging.push_consent (id, player_id, kind, is_given, at)
    values (${of.id}, ${of.playerId}, ${of.kind}, ${of.isGiven}, ${of.at})`)
}
