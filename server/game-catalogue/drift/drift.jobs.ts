import { Gauge } from 'prom-client'
import type { Logger } from 'pino'
import type { Metrics, ScheduledJob } from '../../kernel/index.ts'
import { listWatches } from './drift.queries.ts'
import { watchReturns, type WatchNeeds } from './watch-returns.ts'

/** The monitoring of the returns, each minute. An alarm is logged as an error and stays in the metrics while it lasts. */
export function driftJobs(needs: WatchNeeds & { readonly logger: Logger; readonly metrics: Metrics }): ScheduledJob[] {
  const { db, logger, metrics } = needs
  const alarms = new Gauge({
    name: 'tolar_return_alarms',
    help: 'Games that are off because their return drifted from what is proved; anything but 0 is an alarm',
    registers: [],
    async collect() {
      const watches = await listWatches(db).catch((error: unknown) => {
        logger.warn({ err: error }, 'the watches of the returns were not read')
      })
      // NaN, not 0, when unknown.
      this.set(watches ? watches.filter(({ alarmAt }) => alarmAt !== null).length : Number.NaN)
    },
  })
  metrics.registry.registerMetric(alarms)
  return [
    {
      name: 'game-catalogue.watch-returns',
      cron: '* * * * *',
      runsPer: 'database',
      mostMinutes: 720,
      run: async () => {
        for (const alarm of await watchReturns(needs)) logger.error(alarm, 'the return of a game drifted: it is off')
      },
    },
  ]
}
