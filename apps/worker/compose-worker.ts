import Fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { exclusionHeartbeats, exclusionJobs, exclusionReactions } from '#server/exclusion/index.ts'
import { driftJobs, joinReaders } from '#server/game-catalogue/index.ts'
import { crashJobs, crashRounds } from '#server/crash/index.ts'
import { gameRoundsJobs, playedRounds } from '#server/game-rounds/index.ts'
import {
  healthRoutes,
  makeMetrics,
  openControlBus,
  openDatabase,
  sql,
  startJobs,
  systemClock,
} from '#server/kernel/index.ts'
import { ledgerJobs } from '#server/ledger/index.ts'
import { applyDue } from '#server/limits/index.ts'
import { heartbeats as messagingHeartbeats, openMailServer } from '#server/messaging/index.ts'
import { expireWithdrawals, pollDeposits } from '#server/payments/index.ts'
import { boundSessions, findLogons, heartbeats as signInHeartbeats } from '#server/sign-in/index.ts'
import { composeExclusion } from '../api/compose-exclusion.ts'
import { composeLimits } from '../api/compose-limits.ts'
import { composePayments } from '../api/compose-payments.ts'
import { composeSignIn, keyFor } from '../api/compose-sign-in.ts'
import type { RulesEnvironment } from '../api/environment.ts'

const POLL_DEPOSITS_EVERY_MS = 1_000
const APPLY_LIMITS_EVERY_MS = 1_000
const EXPIRE_WITHDRAWALS_EVERY_MS = 5_000

/**
 * Starts everything that nobody waits for: events, letters, polling of gateways, partitions, the check of the books, the
 * removal of what is kept only for a while.
 */
export async function composeWorker({
  environment,
  logger,
}: {
  readonly environment: RulesEnvironment
  readonly logger: Logger
}): Promise<{
  readonly app: FastifyInstance
  readonly close: () => Promise<void>
}> {
  const { configuration, databaseUrl, publicPlayerOrigin, smtpUrl } = environment
  const clock = systemClock
  const metrics = makeMetrics()
  const db = openDatabase({
    url: databaseUrl,
    connections: 5,
    applicationName: 'tolar-worker',
    onError: (error) => logger.warn({ err: error }, 'an idle connection was lost'),
  })
  const bus = await openControlBus({ db, databaseUrl, logger, onMessage: () => {}, onReconnect: () => {} })
  const signIn = await composeSignIn({
    db,
    clock,
    configuration,
    pepper: environment.sessionPepper,
    publicPlayerOrigin,
    sendControl: bus.send,
  })
  const limits = composeLimits({
    db,
    databaseUrl,
    clock,
    configuration,
    sendControl: bus.send,
    readLogons: findLogons,
    boundSessions,
  })
  const exclusion = composeExclusion({
    db,
    databaseUrl,
    clock,
    configuration,
    sendControl: bus.send,
    registers: environment.registers,
  })
  const payments = composePayments({ db, clock, configuration, publicPlayerOrigin, csob: environment.csob })
  const mailServer =
    smtpUrl === undefined ? undefined : openMailServer({ url: smtpUrl, from: senderOf(publicPlayerOrigin) })
  const stopJobs = await startJobs({
    db,
    databaseUrl,
    logger,
    reactions: exclusionReactions(exclusion.needs),
    schedule: [
      ...exclusionJobs({ db, clock }),
      ...ledgerJobs({ db, clock, logger, metrics }),
      ...driftJobs({ db, clock, logger, metrics, bus, rounds: joinReaders(playedRounds, crashRounds) }),
      ...crashJobs({ db, clock }),
      ...gameRoundsJobs({
        db,
        clock,
        currency: configuration.market.currency.code,
        seedKey: keyFor(environment.sessionPepper, 'game seeds'),
      }),
    ],
    heartbeats: [
      ...signInHeartbeats(signIn),
      ...exclusionHeartbeats(exclusion.needs),
      {
        name: 'limits.apply-due',
        everyMs: APPLY_LIMITS_EVERY_MS,
        beat: async () => {
          await applyDue(limits.needs)
        },
      },
      ...messagingHeartbeats({
        db,
        clock,
        brand: configuration.brand.appName,
        mailServer,
        onFailure: (error, mailId) => logger.warn({ err: error, mailId }, 'a letter could not be sent'),
      }),
      {
        name: 'payments.poll-deposits',
        everyMs: POLL_DEPOSITS_EVERY_MS,
        beat: async () => {
          await pollDeposits(payments)
        },
      },
      {
        name: 'payments.expire-withdrawals',
        everyMs: EXPIRE_WITHDRAWALS_EVERY_MS,
        beat: async () => {
          await expireWithdrawals({ db, clock })
        },
      },
    ],
  })

  let isDraining = false
  const app = Fastify({ forceCloseConnections: 'idle' })
  healthRoutes(app, {
    metrics,
    isReady: async () => {
      await db.query(sql`select 1`)
      return !isDraining
    },
  })
  return {
    app,
    close: async () => {
      isDraining = true
      await stopJobs()
      mailServer?.close()
      await app.close()
      await limits.close()
      await exclusion.close()
      await bus.close()
      await db.close()
    },
  }
}

/** Address that letters come from: the brand's own host. */
function senderOf(publicPlayerOrigin: string): string {
  return `no-reply@${new URL(publicPlayerOrigin).hostname}`
}
