import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { EventName, PayloadOf } from '#contract/events.ts'
import { emptyFormerQueue } from './former-queues.ts'
import { storeEvents, type KeptEvent } from './event-log.ts'
import type { DomainEvent } from './outbox.ts'
import { queuePreparer, workOn } from './queues.ts'
import { runAlone } from './run-alone.ts'
import { connectionSettings } from '../database/connection-settings.ts'
import { sql } from '../database/sql.ts'
import type { Database, Transaction } from '../types.ts'

/** Reacts to an event of a lower room. Runs at least once, so it must be idempotent. */
export type Reaction = {
  readonly [Name in EventName]: {
    readonly event: Name
    /** Unique in the product: `bonuses.on-deposit-settled`; the catalogue names it too. */
    readonly name: string
    readonly react: (payload: PayloadOf<Name>) => Promise<void>
  }
}[EventName]

/**
 * Calls a reaction with an event, where it subscribes to it. The outbox holds what `publish` wrote, so the payload has its
 * type.
 */
export async function reactTo({ event, react }: Reaction, { name, payload }: DomainEvent): Promise<void> {
  if (event === name) await (react as (payload: object) => Promise<void>)(payload)
}

/**
 * A job on a schedule: `cron` with five fields, in Europe/Bratislava. Brands may share a database: a job on one brand's
 * rows or files runs for each brand, a job on the whole database runs once. It never runs beside itself.
 */
export type ScheduledJob = {
  readonly name: string
  readonly cron: string
  readonly runsPer: 'brand' | 'database'
  /** Timeout after which it counts as failed; an hour by default, and less than a day. */
  readonly mostMinutes?: number
  readonly run: () => Promise<void>
}

/** A job that repeats more often than once a minute; in one process it never overlaps with itself. */
export type Heartbeat = { readonly name: string; readonly everyMs: number; readonly beat: () => Promise<unknown> }

export type JobsOptions = {
  readonly db: Database
  readonly databaseUrl: string
  readonly logger: Logger
  /**
   * The brand that this worker works for. Each brand has queues of its own, so that no worker takes jobs of another
   * brand.
   */
  readonly brand: string
  /** The brand of a player; undefined where no player has this id. */
  readonly findBrand: (playerId: number) => Promise<string | undefined>
  readonly reactions: readonly Reaction[]
  readonly schedule: readonly ScheduledJob[]
  readonly heartbeats: readonly Heartbeat[]
}

const RELAY_EVERY_MS = 250
const RELAY_BATCH = 100
const MOST_MINUTES = 60
/** A job whose worker sent no heartbeat for so long is restarted by another. */
const HEARD_SECONDS = 120
const RETRY = { retryLimit: 10, retryDelay: 5, retryBackoff: true } as const

/**
 * Starts the queue, the relay of the outbox, the reactions, the schedules and the heartbeats. Returns the function that
 * stops them.
 */
export async function startJobs({
  db,
  databaseUrl,
  logger,
  brand,
  findBrand,
  reactions,
  schedule,
  heartbeats,
}: JobsOptions): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    ...connectionSettings(databaseUrl, 'tolar-jobs'),
    schema: 'jobs',
    max: 3,
    useListenNotify: true,
  })
  boss.on('error', (error) => logger.error({ err: error }, 'the job queue failed'))
  await boss.start()

  const prepare = await queuePreparer(boss)
  const nameOfQueue = (name: string) => `${brand}/${name}`
  for (const reaction of reactions) {
    const { event, name } = reaction
    const queue = nameOfQueue(name)
    const react = async (payload: object) => {
      const isOurs = await concernsBrand(payload, { brand, findBrand })
      if (isOurs) await reactTo(reaction, { name: event, payload })
      return isOurs
    }
    await prepare(queue, RETRY)
    await boss.subscribe(event, queue)
    await workOn(boss, queue, react)
    await emptyFormerQueue(boss, { event, name, react })
  }
  for (const { name, cron, runsPer, mostMinutes = MOST_MINUTES, run } of schedule) {
    const queue = runsPer === 'brand' ? nameOfQueue(name) : name
    // Formerly schedules had no brand in their names.
    if (queue !== name) await boss.unschedule(name)
    const expireInSeconds = Math.ceil(mostMinutes * 60)
    await prepare(queue, { ...RETRY, policy: 'singleton', expireInSeconds, heartbeatSeconds: HEARD_SECONDS })
    await boss.schedule(queue, cron, {}, { tz: 'Europe/Bratislava' })
    await workOn(boss, queue, async () => {
      // The queue restarts a job that timed out or sent no heartbeat, though it may still run.
      if (!(await runAlone({ databaseUrl, name: queue }, run))) logger.warn({ job: queue }, 'a job runs already')
    })
  }
  const relay: Heartbeat = { name: 'kernel.relay-outbox', everyMs: RELAY_EVERY_MS, beat: () => relayOutbox(db, boss) }
  const stops = [relay, ...heartbeats].map((heartbeat) => startHeartbeat(heartbeat, logger))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
    await boss.stop({ graceful: true, timeout: 10_000 })
  }
}

/**
 * Every brand's queues receive every event: one about a player concerns the player's brand, any other concerns each
 * brand.
 */
async function concernsBrand(
  payload: object,
  { brand, findBrand }: Pick<JobsOptions, 'brand' | 'findBrand'>,
): Promise<boolean> {
  if (!('playerId' in payload) || typeof payload.playerId !== 'number') return true
  const of = await findBrand(payload.playerId)
  return of === undefined || of === brand
}

/**
 * Publishes committed events to the queue and stores them. Outbox row and job change in one transaction, so no event is
 * lost or duplicated here.
 */
async function relayOutbox(db: Database, boss: PgBoss): Promise<void> {
  // Most of the time nothing waits: one statement says so, a transaction would take three.
  const [waiting] = await db.query<{ isAny: boolean }>(sql`select exists (select from kernel.outbox) as is_any`)
  if (!waiting?.isAny) return
  let moved: number
  do {
    moved = await db.transaction(async (tx) => {
      const events = await tx.query<KeptEvent>(sql`
        delete from kernel.outbox
         where id = any(array(select id from kernel.outbox order by id limit ${RELAY_BATCH} for update skip locked))
         returning id, name, payload, told_at`)
      await storeEvents(tx, events)
      for (const event of events) await boss.publish(event.name, event.payload, { db: asBossDatabase(tx) })
      return events.length
    })
  } while (moved === RELAY_BATCH)
}

function asBossDatabase(tx: Transaction) {
  return {
    executeSql: async (text: string, values?: unknown[]) => ({
      rows: await tx.query<object>({ text, values: values ?? [] }),
    }),
  }
}

function startHeartbeat({ name, everyMs, beat }: Heartbeat, logger: Logger): () => Promise<void> {
  let stopped = false
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout
  const next = () => {
    running = beat()
      .catch((error: unknown) => logger.error({ err: error, heartbeat: name }, 'repeated work failed'))
      .finally(() => {
        if (!stopped) timer = setTimeout(next, everyMs)
      })
  }
  timer = setTimeout(next, 0)
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
