import Fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { accountMigrationHeartbeats, accountMigrationReactions } from '#server/account-migration/index.ts'
import { exclusionHeartbeats, exclusionJobs, exclusionReactions } from '#server/exclusion/index.ts'
import { documentHeartbeats, documentJobs } from '#server/documents/index.ts'
import { driftJobs, joinReaders } from '#server/game-catalogue/index.ts'
import { crashJobs, crashRounds } from '#server/crash/index.ts'
import { bonusJobs, settleBonus } from '#server/bonuses/index.ts'
import { freeRoundsJobs } from '#server/free-rounds/index.ts'
import { gameRoundsJobs, playedRounds, roundsWithDraws } from '#server/game-rounds/index.ts'
import { jackpotHeartbeats, jackpotJobs } from '#server/jackpots/index.ts'
import {
  healthRoutes,
  makeFieldCipher,
  makeMetrics,
  openControlBus,
  resealJobs,
  openDatabase,
  sql,
  startJobs,
  systemClock,
} from '#server/kernel/index.ts'
import { ledgerJobs } from '#server/ledger/index.ts'
import { applyDue } from '#server/limits/index.ts'
import { heartbeats as messagingHeartbeats, makeHttpSmsGateway, openMailServer } from '#server/messaging/index.ts'
import { expireTransfers, expireWithdrawals, forgetNonces, pollDeposits, pollPayouts } from '#server/payments/index.ts'
import { makeCentralBank, rateHeartbeats } from '#server/platform/index.ts'
import { addressHeartbeats } from '#server/players/index.ts'
import { privacyHeartbeats, privacyJobs } from '#server/privacy/index.ts'
import { registrationHeartbeats } from '#server/registration/index.ts'
import { boundSessions, findLogons, heartbeats as signInHeartbeats } from '#server/sign-in/index.ts'
import { migrationWorkOf } from '../api/compose-account-migration.ts'
import { composeAddresses } from '../api/compose-addresses.ts'
import { composeDocuments } from '../api/compose-documents.ts'
import { composeExclusion } from '../api/compose-exclusion.ts'
import { composeLimits } from '../api/compose-limits.ts'
import { composePayments } from '../api/compose-payments.ts'
import { composePrivacy } from '../api/compose-privacy.ts'
import { composeSignIn, keyFor } from '../api/compose-sign-in.ts'
import type { RulesEnvironment } from '../api/environment.ts'
import { openClock } from '../api/open-clock.ts'
import { sealedColumns } from '../api/sealed-columns.ts'
import { statementHeartbeats } from './statement-heartbeats.ts'

const POLL_DEPOSITS_EVERY_MS = 1_000
const APPLY_LIMITS_EVERY_MS = 1_000
const POLL_PAYOUTS_EVERY_MS = 2_000
const EXPIRE_WITHDRAWALS_EVERY_MS = 5_000
const FORGET_NONCES_EVERY_MS = 10 * 60_000
const SMS_TIMEOUT_MS = 10_000
/** A name of letters that a phone shows as the sender has at most so many (GSM 03.40). */
const SMS_SENDER_MAX = 11
const RATES_TIMEOUT_MS = 20_000

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
  const metrics = makeMetrics()
  const opened = openDatabase({
    url: databaseUrl,
    connections: 5,
    applicationName: 'tolar-worker',
    onError: (error) => logger.warn({ err: error }, 'an idle connection was lost'),
  })
  const present = openClock(configuration, opened)
  const { db, clock } = present
  const bus = await openControlBus({
    db,
    databaseUrl,
    logger,
    onMessage: present.hear,
    onReconnect: () => {
      present.readShift().catch((error: unknown) => logger.error({ err: error }, 'the clock was not read again'))
    },
  })
  await present.readShift()
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
  const { csob, partners, payer } = environment
  const payments = composePayments({ db, clock, configuration, publicPlayerOrigin, csob, partners, payer })
  const cipher = makeFieldCipher(environment.fieldKeys)
  const addresses = composeAddresses({ db, clock, configuration, cipher, partners: environment.addresses })
  const documents = composeDocuments({
    db,
    clock,
    configuration,
    cipher,
    filesFolder: environment.filesFolder,
    pepper: environment.sessionPepper,
    partners: environment.identity,
  })
  const migrations = migrationWorkOf({ configuration, signIn })
  const privacy = composePrivacy({
    db,
    clock,
    configuration,
    cipher,
    documents,
    signIn,
    pepper: environment.sessionPepper,
    senders: { mail: smtpUrl !== undefined, sms: environment.smsGateway !== undefined },
  })
  const mailServer =
    smtpUrl === undefined ? undefined : openMailServer({ url: smtpUrl, from: senderOf(publicPlayerOrigin) })
  const seedKey = keyFor(environment.sessionPepper, 'game seeds')
  const jackpots = { db, clock, logger, rounds: roundsWithDraws(seedKey) }
  const stopJobs = await startJobs({
    db,
    databaseUrl,
    logger,
    reactions: [...exclusionReactions(exclusion.needs), ...accountMigrationReactions(migrations)],
    schedule: [
      ...exclusionJobs({ db, clock }),
      ...documentJobs(documents),
      ...privacyJobs(privacy),
      ...resealJobs({ db, cipher }, sealedColumns),
      ...ledgerJobs({ db, clock, logger, metrics }),
      ...driftJobs({ db, clock, logger, metrics, bus, rounds: joinReaders(playedRounds, crashRounds) }),
      ...crashJobs({ db, clock }),
      ...freeRoundsJobs({ db, clock }),
      ...bonusJobs({ db, clock }),
      ...jackpotJobs(jackpots),
      ...gameRoundsJobs({
        db,
        clock,
        currency: configuration.market.currency.code,
        seedKey,
        bonuses: { settle: settleBonus },
      }),
    ],
    heartbeats: [
      ...signInHeartbeats(signIn),
      ...registrationHeartbeats({ db, clock }),
      ...addressHeartbeats(addresses),
      ...exclusionHeartbeats(exclusion.needs),
      ...documentHeartbeats(documents),
      ...accountMigrationHeartbeats(migrations),
      ...privacyHeartbeats(privacy),
      ...jackpotHeartbeats(jackpots),
      ...rateHeartbeats({
        db,
        clock,
        bank: makeCentralBank({
          source: configuration.market.key === 'SVK' ? 'ECB' : 'CNB',
          url: environment.exchangeRatesUrl,
          timeoutMs: RATES_TIMEOUT_MS,
        }),
        timeZone: configuration.market.timeZone,
        onProblem: (outcome, problem) => logger.error({ outcome, problem }, 'exchange rates need a person'),
      }),
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
        smsGateway:
          environment.smsGateway &&
          makeHttpSmsGateway({
            baseUrl: environment.smsGateway.baseUrl,
            apiKey: environment.smsGateway.apiKey,
            sender: configuration.brand.appName.slice(0, SMS_SENDER_MAX),
            timeoutMs: SMS_TIMEOUT_MS,
          }),
        onFailure: (error, messageId) => logger.warn({ err: error, messageId }, 'a message could not be sent'),
      }),
      {
        name: 'payments.poll-deposits',
        everyMs: POLL_DEPOSITS_EVERY_MS,
        beat: async () => {
          await pollDeposits(payments)
        },
      },
      {
        name: 'payments.poll-payouts',
        everyMs: POLL_PAYOUTS_EVERY_MS,
        beat: async () => {
          await pollPayouts(payments)
        },
      },
      {
        name: 'payments.expire-withdrawals',
        everyMs: EXPIRE_WITHDRAWALS_EVERY_MS,
        beat: async () => {
          await expireWithdrawals({ db, clock })
        },
      },
      ...statementHeartbeats(environment, { payments, logger }),
      {
        name: 'payments.expire-transfers',
        everyMs: EXPIRE_WITHDRAWALS_EVERY_MS,
        beat: async () => {
          await expireTransfers({ db, clock })
        },
      },
      {
        name: 'payments.forget-nonces',
        everyMs: FORGET_NONCES_EVERY_MS,
        beat: () => forgetNonces({ db, clock: systemClock }),
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
