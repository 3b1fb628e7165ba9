import type { Currency } from '#contract/shapes/money.ts'
import type { Clock, Database, ScheduledJob } from '../kernel/index.ts'
import { dayTeller } from '../ledger/index.ts'
import { finishOpenRounds, type FinishNeeds } from './finish-open-rounds.ts'
import { removeOld } from './game-rounds.queries.ts'
import { makeSeedSealer } from './seeds/seal-seed.ts'
import { dealAhead } from './series/deal-ahead.ts'

const DEMOS_KEPT_MS = 3 * 86_400_000

type JobNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly currency: Currency
  /** The same key as in the processes that serve rounds. */
  readonly seedKey: Uint8Array
  /** Where the win of a round with bonus money goes. */
  readonly bonuses: NonNullable<FinishNeeds['bonuses']>
}

/**
 * Jobs of the room: data with a limited life is deleted, series are dealt before they are sold, and abandoned rounds
 * are finished.
 */
export function gameRoundsJobs({ db, clock, currency, seedKey, bonuses }: JobNeeds): ScheduledJob[] {
  const seeds = makeSeedSealer(seedKey)
  const dayOf = dayTeller()
  return [
    {
      name: 'game-rounds.remove-old',
      cron: '*/15 * * * *',
      runsPer: 'database',
      mostMinutes: 240,
      run: async () => {
        const now = clock.now()
        await removeOld(db, now, new Date(now.getTime() - DEMOS_KEPT_MS))
      },
    },
    {
      name: 'game-rounds.deal-series',
      cron: '* * * * *',
      runsPer: 'database',
      run: () => dealAhead({ db, clock, seeds, currency }),
    },
    {
      name: 'game-rounds.finish-open',
      cron: '* * * * *',
      runsPer: 'database',
      run: async () => {
        await finishOpenRounds({ db, clock, currency, seeds, bonuses, calendarDay: () => dayOf(clock.now()) })
      },
    },
  ]
}
