import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isDatabaseGone } from './database-gone.ts'
import { sql } from './sql.ts'
import type { Querier } from '../types.ts'

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5_000

/**
 * Waits until the database answers: a process may start during a failover. Retries with exponential backoff and jitter,
 * so that the processes of a cluster do not all connect at once.
 * @param patienceMs after this long the error of the last attempt is thrown
 */
export async function waitForDatabase(
  db: Querier,
  { logger, patienceMs = 60_000 }: { readonly logger: Logger; readonly patienceMs?: number },
): Promise<void> {
  const begun = performance.now()
  for (let longest = FIRST_PAUSE_MS; ; longest = Math.min(longest * 2, LONGEST_PAUSE_MS)) {
    try {
      await db.query(sql`select 1`)
      return
    } catch (error) {
      if (!isDatabaseGone(error) || performance.now() - begun > patienceMs) throw error
      logger.warn({ err: error }, 'the database does not answer yet')
      await pause(longest / 2 + Math.random() * (longest / 2))
    }
  }
}
