import { Gauge } from 'prom-client'
import type { Logger } from 'pino'
import type { Database, Metrics } from '../kernel/index.ts'
import { findLastCheck, type LastCheck } from './ledger.queries.ts'

/**
 * Metrics of the newest check of the books, whichever process ran it: its number of differences and its time. NaN, not
 * 0, when unknown, as before the first check or without the database.
 */
export function observeBooks({ registry }: Metrics, db: Database, logger: Logger): void {
  const show = (name: string, help: string, read: (last: LastCheck) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // Without the database the other metrics are still reported.
        const last = await findLastCheck(db).catch((error: unknown) => {
          logger.warn({ err: error }, 'the last check of the books was not read')
        })
        this.set(last ? read(last) : Number.NaN)
      },
    })
  show(
    'tolar_books_differences',
    'Differences that the last check of the books found; anything but 0 is an alarm',
    ({ differences }) => differences,
  )
  show(
    'tolar_books_checked_timestamp_seconds',
    'When the books were last recomputed from their entries',
    ({ checkedAt }) => checkedAt.getTime() / 1000,
  )
}
