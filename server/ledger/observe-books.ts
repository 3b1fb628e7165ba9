import { Gauge } from 'prom-client'
import type { Logger } from 'pino'
import type { Database, Metrics } from '../kernel/index.ts'
import { findLastCheck, type LastCheck } from './ledger.queries.ts'

/**
 * Shows the newest check of the books in the metrics of any process, whichever process made it: how many differences it
 * found and when it was. Unknown, as before the first check or without the database, is not 0 but NaN.
 */
export function observeBooks({ registry }: Metrics, db: Database, logger: Logger): void {
  const show = (name: string, help: string, read: (last: LastCheck) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // Without the database there are still all other metrics to tell.
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
