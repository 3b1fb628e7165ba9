import type { Transaction } from '#server/kernel/index.ts'
import { findRegistrations } from '#server/players/index.ts'
import { findUnknownPeople, insertPeople, recordFirstDays } from './people.queries.ts'

/** Ensures that people with movements on some days are recorded here, with their first days. */
export async function knowPeople(tx: Transaction, zone: string, days: readonly string[]): Promise<void> {
  const unknown = await findUnknownPeople(tx, days)
  if (unknown.length > 0) await insertPeople(tx, await findRegistrations(tx, unknown, zone))
  await recordFirstDays(tx, days)
}
