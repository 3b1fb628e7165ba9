import type { PushKind } from '#contract/shapes/push.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type NewPush = {
  readonly id: string
  readonly target: string
  readonly playerId: number
  readonly deviceId: string
  readonly kind: PushKind
  readonly cause: string
  readonly language: string
  /** Why it is not sent at all. */
  readonly stopped: string | null
  readonly now: Date
  readonly from: Date
  readonly uselessAt: Date
}

/** Queues a notification for one device, once for its cause: an event may come twice. */
export async function insertPush(tx: Transaction, push: NewPush): Promise<void> {
  await tx.query(sql`
    insert into messaging.outgoing_push
      (id, target, player_id, device_id, kind, cause, language, state, problem, queued_at, next_attempt_at, useless_at)
    values (${push.id}, ${push.target}, ${push.playerId}, ${push.deviceId}, ${push.kind}, ${push.cause}, ${push.language},
      ${push.stopped === null ? 'queued' : 'stopped'}, ${push.stopped}, ${push.now}, ${push.from}, ${push.uselessAt})
    on conflict (player_id, kind, cause, device_id) do nothing`)
}

/** How many different things a player was notified of since an instant. */
export async function countCausesSince(db: Querier, playerId: number, since: Date): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(distinct (kind, cause))::int as count from messaging.outgoing_push
     where player_id = ${playerId} and queued_at > ${since} and state in ('queued', 'sent')`)
  return rows[0]?.count ?? 0
}

export type QueuedPush = {
  readonly id: string
  readonly attempts: number
  readonly playerId: number
  readonly deviceId: string | null
  readonly kind: PushKind
  readonly language: string
  readonly uselessAt: Date
}

/**
 * Leases the earliest one of a held device that is due, until `retryAt`: a crash of the worker does not lose it. One that
 * somebody takes in this moment is left to them: workers of the release before hold no devices.
 */
export async function takeNextPush(
  db: Querier,
  deviceId: string,
  now: Date,
  retryAt: Date,
): Promise<QueuedPush | undefined> {
  const rows = await db.query<QueuedPush>(sql`
    update messaging.outgoing_push set attempts = attempts + 1, next_attempt_at = ${retryAt}
     where id = (select id from messaging.outgoing_push
                  where state = 'queued' and device_id = ${deviceId} and next_attempt_at <= ${now}
                  order by queued_at, id limit 1 for update skip locked)
    returning id, attempts, player_id, device_id, kind, language, useless_at`)
  return rows[0]
}

export async function markPushSent(db: Querier, id: string, now: Date): Promise<void> {
  await db.query(sql`
    update messaging.outgoing_push set state = 'sent', sent_at = ${now}, problem = null where id = ${id}`)
}

export async function markPushLater(db: Querier, id: string, at: Date, problem: string): Promise<void> {
  await db.query(sql`
    update messaging.outgoing_push set next_attempt_at = ${at}, problem = ${problem} where id = ${id}`)
}

export async function markPushEnded(
  db: Querier,
  id: string,
  state: 'failed' | 'stopped',
  problem: string,
): Promise<void> {
  await db.query(sql`update messaging.outgoing_push set state = ${state}, problem = ${problem} where id = ${id}`)
}

/** Expired notifications, and those of a removed device, are not sent. */
export async function stopUselessPushes(db: Querier, target: string, now: Date): Promise<void> {
  await db.query(sql`
    update messaging.outgoing_push
       set state = 'stopped', problem = case when device_id is null then 'device-removed' else 'too-late' end
     where state = 'queued' and target = ${target} and (useless_at <= ${now} or device_id is null)`)
}
