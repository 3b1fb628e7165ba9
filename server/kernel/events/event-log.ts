import type { EventName } from '#contract/events.ts'
import { sql } from '../database/sql.ts'
import type { Database, Querier, Transaction } from '../types.ts'

/** An event that was told and is kept (decision 0085). Its payload is that of its name in the catalogue. */
export type KeptEvent = {
  readonly id: number
  readonly name: EventName
  readonly payload: Readonly<Record<string, unknown>>
  readonly toldAt: Date
}

/** Keeps events in the transaction that takes them out of the outbox. The same one again is kept once. */
export async function keepEvents(tx: Transaction, events: readonly KeptEvent[]): Promise<void> {
  if (events.length === 0) return
  await tx.query(sql`
    insert into kernel.event (id, name, payload, told_at, next_attempt_at)
    select e.id, e.name, e.payload, e.told_at, now()
      from jsonb_to_recordset(${JSON.stringify(
        events.map(({ id, name, payload, toldAt }) => ({ id, name, payload, told_at: toldAt })),
      )}::jsonb) as e (id bigint, name text, payload jsonb, told_at timestamptz)
    on conflict (id) do nothing`)
}

/**
 * Takes events that nobody has heard yet, the oldest first, for so long: whoever dies with them has not lost them. How often
 * each was taken comes along.
 */
export async function takeWaiting(
  db: Database,
  limit: number,
  leaseSeconds: number,
): Promise<(KeptEvent & { readonly attempts: number })[]> {
  const rows = await db.query<KeptEvent & { readonly attempts: number }>(sql`
    update kernel.event
       set attempts = attempts + 1, next_attempt_at = now() + ${leaseSeconds}::float8 * interval '1 second'
     where id in (select id from kernel.event where waits and next_attempt_at <= now()
                   order by id limit ${limit} for update skip locked)
    returning id, name, payload, told_at, attempts`)
  return rows.toSorted((one, other) => one.id - other.id)
}

export async function markHeard(db: Querier, ids: readonly number[]): Promise<void> {
  await db.query(sql`update kernel.event set waits = false where id = any(${[...ids]}::bigint[])`)
}

/** Events of a name since a moment, newest first. */
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

/** Since when events are kept; undefined where none is. */
export async function findOldestKept(db: Querier): Promise<Date | undefined> {
  const rows = await db.query<{ toldAt: Date }>(sql`select told_at from kernel.event order by told_at limit 1`)
  return rows[0]?.toldAt
}

/** Removes what was told before a moment and has been heard. */
export async function forgetEvents(db: Querier, before: Date): Promise<void> {
  await db.query(sql`delete from kernel.event where told_at < ${before} and not waits`)
}
