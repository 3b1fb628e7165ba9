import type { Logger } from 'pino'
import { sql } from './sql.ts'
import type { Querier } from '../types.ts'

/** Maximum difference between the clocks of a process and of the database. */
export const SKEW_MS_MAX = 100

const SAMPLES = 5
const WATCH_EVERY_MS = 15_000

/** Our clock's lead over the database's (negative: behind), and the error of that figure. */
export type Skew = { readonly aheadMs: number; readonly uncertainMs: number }

/**
 * Measures the clock of this process against the database's. Of several queries the fastest counts: the database read
 * its clock while the query ran.
 * @param wallMs the clock to measure; tests pass a wrong one
 */
export async function measureSkew(db: Querier, wallMs: () => number = Date.now): Promise<Skew> {
  let best: Skew | undefined
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const askedAt = wallMs()
    const begun = performance.now()
    const [row] = await db.query<{ ms: number }>(sql`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`)
    const uncertainMs = (performance.now() - begun) / 2
    if (row && (!best || uncertainMs < best.uncertainMs))
      best = { aheadMs: askedAt + uncertainMs - row.ms, uncertainMs }
  }
  if (!best) throw new Error('The database told no time.')
  return best
}

/** Whether the clock is certainly wrong by more than allowed; a slow response alone proves nothing. */
export const isSkewed = ({ aheadMs, uncertainMs }: Skew): boolean => Math.abs(aheadMs) - uncertainMs > SKEW_MS_MAX

/** Thrown at the start of a process whose clock is wrong. */
export class ClockIsWrong extends Error {
  constructor({ aheadMs }: Skew) {
    const direction = aheadMs > 0 ? 'ahead of' : 'behind'
    super(
      `The clock of this machine is ${Math.abs(Math.trunc(aheadMs))} ms ${direction} the database's; at most ${SKEW_MS_MAX} ms are allowed. Synchronise both (NTP, chrony) and start again.`,
    )
  }
}

export type SkewWatch = {
  /** False while the clock is wrong: the process must get no requests. */
  readonly isRight: () => boolean
  /** The last measured difference, for metrics. */
  readonly aheadMs: () => number
  readonly close: () => void
}

/**
 * Throws when the clock is wrong, and watches it from then on. Cash-outs of shared rounds, leases and the time between
 * two rounds compare moments that different processes wrote.
 * @throws ClockIsWrong
 */
export async function watchSkew(
  db: Querier,
  { logger, wallMs, everyMs = WATCH_EVERY_MS }: SkewWatchOptions,
): Promise<SkewWatch> {
  let present = await measureSkew(db, wallMs)
  if (isSkewed(present)) throw new ClockIsWrong(present)
  async function look(): Promise<void> {
    const wasRight = !isSkewed(present)
    present = await measureSkew(db, wallMs)
    const isRight = !isSkewed(present)
    if (wasRight && !isRight) logger.error({ ...present }, 'the clock of this process is wrong: it takes no requests')
    if (!wasRight && isRight) logger.info({ ...present }, 'the clock of this process is right again')
  }
  const timer = setInterval(
    // Without the database its clock is unknown; readiness reports the missing database itself.
    () => void look().catch((error: unknown) => logger.warn({ err: error }, 'the clock was not compared')),
    everyMs,
  ).unref()
  return { isRight: () => !isSkewed(present), aheadMs: () => present.aheadMs, close: () => clearInterval(timer) }
}

type SkewWatchOptions = {
  readonly logger: Logger
  readonly wallMs?: () => number
  readonly everyMs?: number
}
