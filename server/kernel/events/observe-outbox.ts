import type { Logger } from 'pino'
import { Gauge } from 'prom-client'
import type { Metrics } from '../metrics.ts'
import { sql } from '../database/sql.ts'
import type { Database, Querier } from '../types.ts'

type Waiting = { readonly waiting: number; readonly oldestSeconds: number }

/** How many events wait for the relay, and how long the oldest has waited. */
export async function readOutbox(db: Querier): Promise<Waiting | undefined> {
  const [row] = await db.query<Waiting>(sql`
    select count(*)::int as waiting,
           coalesce(extract(epoch from now() - min(told_at)), 0)::float8 as oldest_seconds
      from kernel.outbox`)
  return row
}

/**
 * Metrics: how many events wait for the relay, and the age of the oldest; more than some seconds means that no worker
 * runs. NaN, not 0, when unknown.
 */
export function observeOutbox({ registry }: Metrics, db: Database, logger: Logger): void {
  const show = (name: string, help: string, figure: keyof Waiting) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          const row = await readOutbox(db).catch((error: unknown) => {
            logger.warn({ err: error }, 'the outbox was not read')
          })
          this.set(row?.[figure] ?? Number.NaN)
        },
      }),
    )
  show('tolar_outbox_waiting', 'Events that wait for their relay', 'waiting')
  show('tolar_outbox_oldest_seconds', 'How long the oldest event has waited for its relay', 'oldestSeconds')
}
