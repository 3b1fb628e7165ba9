import type { Logger } from 'pino'
import { Gauge } from 'prom-client'
import type { Clock, Database, Metrics } from '#server/kernel/index.ts'
import { findPartnerHealth, type PartnerHealth } from './partner-health.queries.ts'

const WINDOW_MS = 15 * 60_000
/** How long before its start a worker searches for the last response. */
const FIRST_LOOK_MS = 24 * 60 * 60_000

type Needs = {
  readonly metrics: Metrics
  readonly db: Database
  readonly clock: Clock
  readonly logger: Logger
}

/**
 * Metrics: how each payment partner answered in the last quarter of an hour, and when it answered last. A partner that
 * was not called in it is shown by that time only.
 */
export function observePartners({ metrics: { registry }, db, clock, logger }: Needs): void {
  let reading: Promise<readonly PartnerHealth[]> | undefined
  /** Both metrics of one scrape come from one reading. */
  const read = (): Promise<readonly PartnerHealth[]> =>
    (reading ??= findPartnerHealth(db, new Date(clock.now().getTime() - WINDOW_MS))
      .catch((error: unknown) => {
        // Without the database the other metrics are still reported.
        logger.warn({ err: error }, 'the health of the partners was not read')
        return []
      })
      .finally(() => {
        reading = undefined
      }))
  observeLastAnswers({ db, clock, logger, registry })
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

/** The time of the last answer is kept while the process runs, so that a silent partner shows as an old time. */
function observeLastAnswers({ db, clock, logger, registry }: Omit<Needs, 'metrics'> & Pick<Metrics, 'registry'>): void {
  const last = new Map<string, Date>()
  let since = new Date(clock.now().getTime() - FIRST_LOOK_MS)
  async function look(): Promise<void> {
    const now = clock.now()
    for (const { gateway, lastAnsweredAt } of await findPartnerHealth(db, since))
      if (lastAnsweredAt) last.set(gateway, lastAnsweredAt)
    // Rows that are written late must not fall between two readings.
    since = new Date(now.getTime() - WINDOW_MS)
  }
  registry.registerMetric(
    new Gauge({
      name: 'tolar_partner_last_answer_timestamp_seconds',
      help: 'When a payment partner answered a request of ours last, in seconds since 1970',
      labelNames: ['gateway'],
      registers: [],
      async collect() {
        await look().catch((error: unknown) =>
          logger.warn({ err: error }, 'the last answers of the partners were not read'),
        )
        for (const [gateway, at] of last) this.set({ gateway }, at.getTime() / 1000)
      },
    }),
  )
}
