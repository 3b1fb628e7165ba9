import type { EventName, PayloadOf } from '#contract/events.ts'
import { sql } from '../database/sql.ts'
import type { Transaction } from '../types.ts'

/**
 * Writes an event of the catalogue (contract/events.ts) in the transaction of its facts: it is published if and only if
 * they are committed.
 */
export async function publish<Name extends EventName>(
  tx: Transaction,
  name: Name,
  payload: PayloadOf<Name>,
): Promise<void> {
  await tx.query(sql`
    insert into kernel.outbox (name, payload, told_at) values (${name}, ${JSON.stringify(payload)}, now())`)
}

/** The same for many events of one name, in their order. */
export async function publishMany<Name extends EventName>(
  tx: Transaction,
  name: Name,
  payloads: readonly PayloadOf<Name>[],
): Promise<void> {
  if (payloads.length === 0) return
  await tx.query(sql`
    insert into kernel.outbox (name, payload)
    select ${name}, payload from unnest(${payloads.map((payload) => JSON.stringify(payload))}::jsonb[]) as told (payload)`)
}

/** An event as the queue delivers it: its payload is that of its name. */
export type DomainEvent = { readonly name: string; readonly payload: object }
