import type { Logger } from 'pino'
import type { Clock, Database, Metrics, ScheduledJob } from '../kernel/index.ts'
import { checkBooks } from './check-books.ts'
import { makePartitions } from './ledger.queries.ts'
import { observeBooks } from './observe-books.ts'

/** Needs of the jobs, given when a worker is composed. */
export type LedgerJobNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly logger: Logger
  readonly metrics: Metrics
}

const MONTHS_AHEAD = 12

/**
 * Jobs of the books: partitions made ahead of time, and the check that everything adds up. A difference is logged as an
 * error, stored in `ledger.books_check` and shown by the process's metrics.
 */
export function ledgerJobs({ db, clock, logger, metrics }: LedgerJobNeeds): ScheduledJob[] {
  observeBooks(metrics, db, logger)
  return [
    {
      name: 'ledger.make-partitions',
      cron: '10 2 * * *',
      runsPer: 'database',
      run: async () => {
        const made = await makePartitions(db, clock.now(), MONTHS_AHEAD)
        if (made > 0) logger.info({ made }, 'partitions of the books were made')
      },
    },
    {
      name: 'ledger.check-books',
      cron: '*/30 * * * *',
      runsPer: 'database',
      run: async () => {
        const { differences, accountsChecked } = await checkBooks(db, clock)
        if (differences.length > 0)
          logger.error({ count: differences.length, differences: differences.slice(0, 20) }, 'the books do not balance')
        else logger.info({ accountsChecked }, 'the books balance')
      },
    },
  ]
}
