import { createPublicKey, type KeyObject } from 'node:crypto'
import type { Logger } from 'pino'
import type { Clock, Database, Metrics, ScheduledJob } from '../kernel/index.ts'
import { checkBooks, type BooksReport } from './check-books.ts'
import { checkSince } from './checkpoints/check-since.ts'
import type { Trust } from './checkpoints/verify-checkpoints.ts'
import { makeKeyMonths, makePartitions } from './ledger.queries.ts'
import { observeBooks } from './observe-books.ts'

/** Needs of the jobs, given when a worker is composed. */
export type LedgerJobNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly logger: Logger
  readonly metrics: Metrics
  /** Key that signs proofs of the books; without it every check reads everything. */
  readonly signing?: (Trust & { readonly key: KeyObject }) | undefined
}

const MONTHS_AHEAD = 12
/** Few, since each statement that looks up a reference locks all partitions. */
const KEY_MONTHS_AHEAD = 4

/**
 * Jobs of the books: partitions created ahead of time, and the check that everything adds up: from the last checkpoint
 * on each half hour, all of it each Sunday. The worker of any brand of the database checks; one without any of the
 * signing keys checks nothing and fails, so that the job is retried. A difference is logged as an error, stored in
 * `ledger.books_check` and shown by the process's metrics.
 */
export function ledgerJobs({ db, clock, logger, metrics, signing }: LedgerJobNeeds): ScheduledJob[] {
  observeBooks(metrics, db, logger)
  const trust = signing && { ...signing, publicKeys: [createPublicKey(signing.key), ...signing.publicKeys] }
  const tell = ({ differences, accountsChecked, entriesChecked, since }: BooksReport) => {
    const onlyChain = differences.every(({ rule }) => rule === 'checkpoint')
    const problem = onlyChain ? 'the checkpoints of the books are not as they were signed' : 'the books do not balance'
    if (differences.length > 0)
      logger.error({ count: differences.length, differences: differences.slice(0, 20) }, problem)
    else logger.info({ accountsChecked, entriesChecked, since }, 'the books balance')
  }
  return [
    {
      name: 'ledger.make-partitions',
      cron: '10 2 * * *',
      runsPer: 'database',
      run: async () => {
        const made =
          (await makePartitions(db, clock.now(), MONTHS_AHEAD)) +
          (await db.transaction((tx) => makeKeyMonths(tx, clock.now(), KEY_MONTHS_AHEAD)))
        if (made > 0) logger.info({ made }, 'partitions of the books were made')
      },
    },
    {
      name: 'ledger.check-books',
      cron: '*/30 * * * *',
      runsPer: 'database',
      mostMinutes: 720,
      run: async () => {
        const report = signing
          ? await checkSince({ db, clock, trust: signing, signingKey: signing.key })
          : await checkBooks(db, clock)
        if (report) tell(report)
      },
    },
    {
      name: 'ledger.check-all-books',
      cron: '20 2 * * 0',
      runsPer: 'database',
      mostMinutes: 1380,
      run: async () => tell(await checkBooks(db, clock, { trust })),
    },
  ]
}
