import type { Logger } from 'pino'
import { Gauge } from 'prom-client'
import type { Clock, Database, Metrics } from '#server/kernel/index.ts'
import { countLetters } from './messaging.queries.ts'

/** Metrics: whether letters and text messages are sent in time. No values without the database. */
export function observeLetters(
  { registry }: Pick<Metrics, 'registry'>,
  { db, clock, logger }: { readonly db: Database; readonly clock: Clock; readonly logger: Logger },
): void {
  registry.registerMetric(
    new Gauge({
      name: 'tolar_letters',
      help: 'Letters and text messages of the last 15 minutes: left within a minute, later or not yet, given up',
      labelNames: ['channel', 'outcome'],
      registers: [],
      async collect() {
        this.reset()
        const counted = await countLetters(db, clock.now()).catch((error: unknown) => {
          logger.warn({ err: error }, 'the letters were not counted')
        })
        for (const { channel, inTime, late, failed } of counted ?? []) {
          this.set({ channel, outcome: 'in_time' }, inTime)
          this.set({ channel, outcome: 'late' }, late)
          this.set({ channel, outcome: 'failed' }, failed)
        }
      },
    }),
  )
}
