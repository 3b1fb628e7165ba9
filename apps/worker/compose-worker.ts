import Fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { listenerTimes } from '#config/listener-times.ts'
import { healthRoutes, makeMetrics, observeOutbox, sql, startJobs } from '#server/kernel/index.ts'
import { jobRuns } from '#server/live/index.ts'
import { observeLetters } from '#server/messaging/index.ts'
import { observePartners } from '#server/payments/index.ts'
import { findTargets } from '#server/players/index.ts'
import type { RulesEnvironment } from '../api/environment/environment.ts'
import { reportProcessAlive } from '../api/compose/compose-live.ts'
import { openBase } from '../api/compose/open-base.ts'
import { listHeartbeats } from './list-heartbeats.ts'
import { listJobs } from './list-jobs.ts'
import { listReactions } from './list-reactions.ts'
import { openRooms } from './open-rooms.ts'
import { openSenders } from './open-senders.ts'

/**
 * Starts all background work: events, letters, polling of gateways, partitions, the check of the books, the removal of
 * expired data.
 */
export async function composeWorker(options: {
  readonly environment: RulesEnvironment
  readonly logger: Logger
}): Promise<{
  readonly app: FastifyInstance
  readonly listen: () => Promise<unknown>
  readonly drain: () => void
  readonly close: () => Promise<void>
}> {
  const { environment, logger } = options
  const base = await openBase('worker', options)
  const rooms = await openRooms(base, environment)
  const senders = openSenders(environment)
  const metrics = makeMetrics()
  observeOutbox(metrics, base.db, logger)
  observeLetters(metrics, { db: base.db, clock: base.clock, logger })
  observePartners({ metrics, db: base.db, clock: base.clock, logger })
  const { target } = base.configuration.brand
  const runs = jobRuns({ db: base.db, clock: base.clock, target })
  const jobs = listJobs(base, rooms, metrics, environment.audit)
  await runs.know(jobs)
  const stopSaying = await reportProcessAlive(base, 'worker')
  const stopJobs = await startJobs({
    db: base.db,
    databaseUrl: environment.databaseUrl,
    logger,
    brand: target,
    findBrand: async (playerId) => (await findTargets(base.db, [playerId])).get(playerId),
    reactions: listReactions(base, rooms, environment),
    schedule: runs.watch(jobs),
    heartbeats: listHeartbeats(base, environment, rooms, senders),
  })

  let isDraining = false
  const app = Fastify({ forceCloseConnections: 'idle', ...listenerTimes() })
  healthRoutes(app, {
    metrics,
    isReady: async () => {
      await base.db.query(sql`select 1`)
      return !isDraining && base.isClockRight()
    },
  })
  return {
    app,
    // A worker serves no calls: it listens for operations only.
    listen: () => app.listen({ port: environment.ports.operations, host: environment.host }),
    drain: () => {
      isDraining = true
    },
    close: async () => {
      isDraining = true
      await stopJobs()
      await stopSaying()
      senders.mailServer?.close()
      await app.close()
      await rooms.close()
      await base.close()
    },
  }
}
