import Fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { accountMigrationReactions } from '#server/account-migration/index.ts'
import { bonusReactions } from '#server/bonuses/index.ts'
import { campaignReactions } from '#server/campaigns/index.ts'
import { exclusionReactions } from '#server/exclusion/index.ts'
import { healthRoutes, makeMetrics, observeOutbox, sql, startJobs } from '#server/kernel/index.ts'
import { freeRoundReactions } from '#server/free-rounds/index.ts'
import { loyaltyReactions } from '#server/loyalty/index.ts'
import { jobRuns } from '#server/live/index.ts'
import { observeLetters } from '#server/messaging/index.ts'
import { observePartners } from '#server/payments/index.ts'
import { findTargets } from '#server/players/index.ts'
import { venuePlayReactions } from '#server/venue-play/index.ts'
import { riskReactions } from '#server/risk/index.ts'
import type { RulesEnvironment } from '../api/environment/environment.ts'
import { reportProcessAlive } from '../api/compose/compose-live.ts'
import { openBase } from '../api/compose/open-base.ts'
import { giftLetters } from './gift-letters.ts'
import { listHeartbeats } from './list-heartbeats.ts'
import { listJobs } from './list-jobs.ts'
import { openRooms } from './open-rooms.ts'
import { openSenders } from './open-senders.ts'
import { paymentLetters } from './payment-letters.ts'
import { tournamentLetters } from './tournament-letters.ts'

/**
 * Starts everything that nobody waits for: events, letters, polling of gateways, partitions, the check of the books, the
 * removal of what is kept only for a while.
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
    reactions: [
      ...exclusionReactions(rooms.exclusion.needs),
      ...accountMigrationReactions(rooms.migrations),
      ...paymentLetters(base),
      ...campaignReactions(rooms.campaigns),
      ...loyaltyReactions(rooms.loyalty),
      ...venuePlayReactions(rooms.venuePlay),
      ...tournamentLetters(base),
      ...freeRoundReactions(giftLetters(base)),
      ...bonusReactions(giftLetters(base)),
      ...riskReactions(rooms.risk),
    ],
    schedule: runs.watch(jobs),
    heartbeats: listHeartbeats(base, environment, rooms, senders),
  })

  let isDraining = false
  const app = Fastify({ forceCloseConnections: 'idle' })
  healthRoutes(app, {
    metrics,
    isReady: async () => {
      await base.db.query(sql`select 1`)
      return !isDraining && base.isClockRight()
    },
  })
  return {
    app,
    // Nobody calls a worker: it listens for its keepers only.
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
