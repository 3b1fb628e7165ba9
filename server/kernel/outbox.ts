import { sql } from './sql.ts'
import type { Transaction } from './types.ts'

/** Something that has happened, told to rooms above by name: `payments.deposit-settled`. */
export type DomainEvent = { readonly name: string; readonly payload: Readonly<Record<string, unknown>> }

/**
 * Writes an event in the same transaction as the facts it tells of: it is heard if and only if they are committed.
 * Payloads carry ids, never personal data.
 */
export async function tell(tx: Transaction, name: string, payload: DomainEvent['payload']): Promise<void> {
  await tx.query(sql`insert into kernel.outbox (name, payload) values (${name}, ${JSON.stringify(payload)})`)
}
