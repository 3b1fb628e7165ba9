import type { Logger } from 'pino'
import type { Clock, Database, ScheduledJob } from '../kernel/index.ts'
import { checkBooks } from './check-books.ts'
import { makePartitions } from './ledger.queries.ts'

export type LedgerJobNeeds = { readonly db: Database; readonly clock: Clock; readonly logger: Logger }

const MONTHS_AHEAD = 12

/** Repeated work of the books: partitions made ahead of time, and the check that everything adds up. */
export function ledgerJobs({ db, clock, logger }: LedgerJobNeeds): ScheduledJob[] {
  return [
    {
      name: 'ledger.make-partitions',
      cron: '10 2 * * *',
      run: async () => {
        const made = await makePartitions(db, clock.now(), MONTHS_AHEAD)
        if (made > 0) logger.info({ made }, 'partitions of the books were made')
      },
    },
    {
      name: 'ledger.check-books',
      cron: '*/30 * * * *',
      run: async () => {
        const { differences, accountsChecked } = await checkBooks(db, clock)
        if (differences.length > 0) logger.error({ differences: differences.slice(0, 20) }, 'the books do not balance')
        else logger.info({ accountsChecked }, 'the books balance')
      },
    },
  ]
}
