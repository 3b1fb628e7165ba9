import type { EventName } from '#contract/events.ts'
import { sql } from '../database/sql.ts'
import type { Database, Querier, Transaction } from '../types.ts'

/** An event that is stored (decision 0085). Its payload is that of its name in the catalogue. */
export type KeptEvent = {
  readonly id: number
  readonly name: EventName
  readonly payload: Readonly<Record<string, unknown>>
  readonly toldAt: Date
}

/**
 * Subscribes a listener to all events: from now on each is kept as waiting until the listener marks it as handled.
 * Idempotent.
 */
export async function listenToAll(db: Querier, listener: string): Promise<void> {
  await db.query(sql`insert into kernel.event_listener (name) values (${listener}) on conflict do nothing`)
}

/**
 * Stores events, in the transaction that takes them out of the outbox. An event that is stored already is left as it
 * is.
 */
export async function storeEvents(tx: Transaction, events: readonly KeptEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ id, name, payload, toldAt }) => ({ id, name, payload, told_at: toldAt }))
  await tx.query(sql`
    with kept as (
      insert into kernel.event (id, name, payload, told_at)
      select e.id, e.name, e.payload, e.told_at
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as e (id bigint, name text, payload jsonb, told_at timestamptz)
      on conflict (id) do nothing
      returning id)
    insert into kernel.event_waiting (listener, event_id, next_attempt_at)
    select l.name, kept.id, now() from kept, kernel.event_listener l`)
}

/**
 * Leases waiting events to a listener, the oldest first: a listener that dies before it marks them as handled gets them
 * again when the lease ends. `attempts` counts the leases of each.
 */
export async function takeWaiting(
  db: Database,
  listener: string,
  { limit, leaseSeconds }: { readonly limit: number; readonly leaseSeconds: number },
): Promise<(KeptEvent & { readonly attempts: number })[]> {
  const rows = await db.query<KeptEvent & { readonly attempts: number }>(sql`
    update kernel.event_waiting w
       set attempts = w.attempts + 1, next_attempt_at = now() + ${leaseSeconds}::float8 * interval '1 second'
      from kernel.event e
     where e.id = w.event_id and w.listener = ${listener}
       and w.event_id = any(array(select event_id from kernel.event_waiting
                                   where listener = ${listener} and next_attempt_at <= now()
                                   order by event_id limit ${limit} for update skip locked))
    returning e.id, e.name, e.payload, e.told_at, w.attempts`)
  return rows.toSorted((one, other) => one.id - other.id)
}

export async function markHandled(db: Querier, listener: string, ids: readonly number[]): Promise<void> {
  await db.query(sql`
    delete from kernel.event_waiting where listener = ${listener} and event_id = any(${[...ids]}::bigint[])`)
}

/** Events of a name since an instant, newest first. */
export async function listKept(
  db: Querier,
  { name, since, before }: { readonly name: EventName; readonly since: Date; readonly before: number | null },
  limit: number,
): Promise<KeptEvent[]> {
  return db.query<KeptEvent>(sql`
    select id, name, payload, told_at from kernel.event
     where name = ${name} and told_at >= ${since} and (${before}::bigint is null or id < ${before}::bigint)
     order by id desc limit ${limit}`)
}

/** Instant of the oldest stored event; undefined where there is none. */
export async function findOldestKept(db: Querier): Promise<Date | undefined> {
  const rows = await db.query<{ toldAt: Date }>(sql`select told_at from kernel.event order by told_at limit 1`)
  return rows[0]?.toldAt
}

/** Deletes events from before an instant, handled or not, also from the lists of listeners that wait for them. */
export async function forgetEvents(db: Database, before: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(sql`
      delete from kernel.event_waiting w using kernel.event e where e.id = w.event_id and e.told_at < ${before}`)
    await tx.query(sql`delete from kernel.event where told_at < ${before}`)
  })
}
