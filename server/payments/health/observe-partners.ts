import type { Logger } from 'pino'
import { Gauge } from 'prom-client'
import type { Clock, Database, Metrics } from '#server/kernel/index.ts'
import { findPartnerHealth, type PartnerHealth } from './partner-health.queries.ts'

const WINDOW_MS = 15 * 60_000

type Needs = {
  readonly metrics: Metrics
  readonly db: Database
  readonly clock: Clock
  readonly logger: Logger
}

/** Shows in the metrics how each payment partner answered in the last quarter of an hour. A partner that was not asked is not shown. */
export function observePartners({ metrics: { registry }, db, clock, logger }: Needs): void {
  let reading: Promise<readonly PartnerHealth[]> | undefined
  /** Both figures of one look at the metrics come from one reading. */
  const read = (): Promise<readonly PartnerHealth[]> =>
    (reading ??= findPartnerHealth(db, new Date(clock.now().getTime() - WINDOW_MS))
      .catch((error: unknown) => {
        // Without the database there are still all other metrics to tell.
        logger.warn({ err: error }, 'the health of the partners was not read')
        return []
      })
      .finally(() => {
        reading = undefined
      }))
  registry.registerMetric(
    new Gauge({
      name: 'tolar_partner_requests',
      help: 'Our requests to a payment partner in the last 15 minutes, answered and failed',
      labelNames: ['gateway', 'outcome'],
      registers: [],
      async collect() {
        this.reset()
        for (const { gateway, answered, failed } of await read()) {
          this.set({ gateway, outcome: 'answered' }, answered)
          this.set({ gateway, outcome: 'failed' }, failed)
        }
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'tolar_partner_request_seconds',
      help: 'Time of our requests to a payment partner in the last 15 minutes',
      labelNames: ['gateway', 'quantile'],
      registers: [],
      async collect() {
        this.reset()
        for (const { gateway, medianMs, slowMs } of await read()) {
          this.set({ gateway, quantile: '0.5' }, medianMs / 1000)
          this.set({ gateway, quantile: '0.95' }, slowMs / 1000)
        }
      },
    }),
  )
}
