import type { Logger } from 'pino'
import type { Heartbeat, ScheduledJob } from '../kernel/index.ts'
import { countRounds } from './count-rounds.ts'
import type { CountNeeds } from './needs.ts'
import { recomputePools } from './recompute-pools.ts'
import { recomputeSince } from './recompute-since.ts'

const COUNT_EVERY_MS = 2_000

type Needs = CountNeeds & { readonly logger: Logger }

/** Adds contributions to the pools, and pays wins that a round has not paid itself. */
export function jackpotHeartbeats({ logger, ...needs }: Needs): Heartbeat[] {
  return [
    {
      name: 'jackpots.count-rounds',
      everyMs: COUNT_EVERY_MS,
      beat: async () => {
        const { hits } = await countRounds(needs)
        if (hits > 0) logger.warn({ hits }, 'jackpots were paid by the count and not with their rounds')
      },
    },
  ]
}

/**
 * Nightly job: counts the rounds of all accounts and recomputes every pool from the books: what came since the last time, on Sundays
 * from its beginning; a difference is logged as an error.
 */
export function jackpotJobs({ logger, ...needs }: Needs): ScheduledJob[] {
  return [
    {
      name: 'jackpots.recompute',
      cron: '40 3 * * *',
      runsPer: 'database',
      mostMinutes: 1380,
      run: async () => {
        await countRounds(needs, 'all')
        const isSunday = needs.clock.now().getUTCDay() === 0
        const found = await (isSunday ? recomputePools(needs) : recomputeSince(needs))
        if (found.length > 0) logger.error({ count: found.length, found: found.slice(0, 20) }, 'pools do not add up')
      },
    },
  ]
}
