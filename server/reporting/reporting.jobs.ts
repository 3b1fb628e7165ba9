import type { Logger } from 'pino'
import type { Heartbeat, ScheduledJob } from '#server/kernel/index.ts'
import { openMovedAccounts } from '#server/ledger/index.ts'
import { makeMonths } from './by-month/make-months.ts'
import { checkFigures } from './check-figures.ts'
import { countBooks } from './count-books.ts'
import { addDays } from './days/add-quiet-days.ts'
import { sumFeeds } from './feeds/sum-feeds.ts'
import { checkMonths } from './months/check-months.ts'
import type { CountNeeds } from './needs.ts'

const COUNT_EVERY_MS = 10_000
/** Days of bonuses and venues are recomputed each time, so this runs less often. */
const SUM_EVERY_MS = 60_000
/** At each start and each hour, since a process of the previous release adds only to the day book. */
const MONTHS_EVERY_MS = 3_600_000
/** Days that are compared with the books each night: those of the last month and of the one before it. */
const DAYS_CHECKED = 62

type Needs = CountNeeds & { readonly logger: Logger }

/** Counts new entries of the books, and new facts of bonuses and venues. */
export function reportingHeartbeats(needs: CountNeeds): Heartbeat[] {
  const accounts = openMovedAccounts(needs.clock)
  return [
    {
      name: 'reporting.count',
      everyMs: COUNT_EVERY_MS,
      beat: async () => {
        await countBooks(needs, accounts)
      },
    },
    { name: 'reporting.sum-feeds', everyMs: SUM_EVERY_MS, beat: () => sumFeeds(needs) },
    { name: 'reporting.add-days', everyMs: SUM_EVERY_MS, beat: () => addDays(needs) },
    { name: 'reporting.make-months', everyMs: MONTHS_EVERY_MS, beat: () => makeMonths(needs) },
  ]
}

/**
 * Compares the figures of the last days with the books each night; and closed months with their stored balances; a
 * difference is logged as an error.
 */
export function reportingJobs({ logger, ...needs }: Needs): ScheduledJob[] {
  return [
    {
      name: 'reporting.check',
      cron: '10 4 * * *',
      runsPer: 'database',
      mostMinutes: 720,
      run: async () => {
        await makeMonths(needs)
        await countBooks(needs)
        await addDays(needs)
        await sumFeeds(needs)
        const { entries, differences } = await checkFigures(needs, DAYS_CHECKED)
        if (differences.length > 0)
          logger.error(
            { count: differences.length, differences: differences.slice(0, 20) },
            'figures are not the books',
          )
        else logger.info({ entries }, 'the figures equal the books')
        const changed = await checkMonths(needs)
        if (changed.length > 0) logger.error({ months: changed }, 'closed months are not as they were closed')
      },
    },
  ]
}
