import { sql, type Querier } from '#server/kernel/index.ts'

/**
 * How many statements of a test's own database wait for a lock. Other test files run on the same server, so that its
 * `pg_locks` tells nothing about this one. Not inside a transaction: it would see the same answer each time.
 */
export async function countWaiting(db: Querier): Promise<number> {
  const rows = await db.query(sql`
    select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
  return rows.length
}
