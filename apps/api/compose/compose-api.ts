import { isOneOf } from '#config/client-address.ts'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { productVersion } from '#config/product-version.ts'
import type { Configuration } from '#config/resolve.ts'
import { approvalRoutes } from '#server/approvals/index.ts'
import { makeCallRecorder, routes as auditRoutes } from '#server/audit/index.ts'
import { capabilityRoutes } from '#server/capabilities/index.ts'
import type { KycNeeds } from '#server/documents/index.ts'
import type { Register } from '#server/exclusion/index.ts'
import {
  buildApp,
  watchLoad,
  healthRoutes,
  makeMetrics,
  openSharedRates,
  sql,
  type Clock,
  secrets,
} from '#server/kernel/index.ts'
import { lawRoutes } from '#server/law/index.ts'
import { messagingRoutes, mountMailbox, pushRoutes, voiceOf } from '#server/messaging/index.ts'
import { frontEndRoutes, platformRoutes, trialRoutes } from '#server/platform/index.ts'
import { findKnownAt, makeRevealedTo } from '#server/players/index.ts'
import {
  makeClientRules,
  makePlayerGuard,
  makeStaffGuard,
  type PasswordCost,
  type SignInNeeds,
} from '#server/sign-in/index.ts'
import type { Tracing } from '#telemetry'
import { composeApprovals } from './compose-approvals.ts'
import { composeCapabilities } from './compose-capabilities.ts'
import { publicConfigOf } from './compose-front-end.ts'
import { mountContent } from './compose-content.ts'
import { composeKyc } from './compose-kyc.ts'
import { mountLive } from './compose-live.ts'
import { composePush } from './compose-push.ts'
import { composeTrials } from './compose-trials.ts'
import { describeCalls } from '../describe-calls.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import { isGuarded } from '#config/env.ts'
import { keepListenersApart, type ListenerPorts } from '../listen-apart.ts'
import { keyFor } from '../gates/key-for.ts'
import { mountGames } from './mount-games.ts'
import { mountMoney } from './mount-money.ts'
import { mountPeople } from './mount-people.ts'
import { mountStaffViews } from './mount-staff-views.ts'
import { openBase } from './open-base.ts'
import { isForTrials } from './open-clock.ts'
import { openMoney } from './open-money.ts'
import { openPeople } from './open-people.ts'
import { observePictures } from './observe-pictures.ts'
import { picturesFor } from './open-pictures.ts'
import { openPlay } from './open-play.ts'
import { showCalls } from '../show-calls.ts'
import { notifyProposerBy } from '../notify-proposer.ts'

export type ApiOptions = {
  readonly environment: RulesEnvironment
  readonly logger: Logger
  readonly tracing?: Tracing | undefined
  readonly clock?: Clock
  /** For tests and benchmarks: cheaper password hashes, and rounds without the market's minimum duration. */
  readonly passwordCost?: PasswordCost
  readonly minimumRoundMs?: number
  /** For tests and benchmarks: a register of excluded people without a network. */
  readonly register?: Register
}

export type Api = {
  readonly app: FastifyInstance
  /** Opens every listener, on the ports of the environment. */
  readonly listen: () => Promise<ListenerPorts>
  /** From now on `/health/ready` returns 503, and connections close after their next response. */
  readonly drain: () => void
  readonly close: () => Promise<void>
}

/** Opens everything that the API needs and mounts every room. The rooms meet in this folder and nowhere else. */
export async function composeApi(options: ApiOptions): Promise<Api> {
  const { environment, logger } = options
  const { configuration, publicPlayerOrigin } = environment

  const base = await openBase('api', options)
  const { db, clock, cipher } = base
  const people = await openPeople(base, environment, options)
  const play = await openPlay(base, environment, people, options)
  const { signIn } = people
  const approvalsOf = await composeApprovals(base, environment)
  const { approvals } = approvalsOf

  const metrics = makeMetrics()
  observePictures(metrics, environment.pictures)
  const rates = openSharedRates({ db, logger, processId: randomUUID(), brand: configuration.brand.target })
  const app = await buildApp({
    logger,
    metrics,
    rates,
    tracing: options.tracing,
    load: watchLoadOf(configuration),
    settings: {
      ownOrigins: [publicPlayerOrigin, environment.publicBackofficeOrigin],
      secureCookies: publicPlayerOrigin.startsWith('https:'),
      testCallsExist: isForTrials(configuration),
      rateFactor: environment.rateFactor,
      trustedProxies: environment.trustedProxies,
      ...certificatesOf(environment),
    },
    guards: {
      player: makePlayerGuard(signIn),
      staff: makeStaffGuard(signIn),
      game: play.rounds.guard,
      clients: makeClientRules(signIn, { mustProve: environment.mustServicesProve === true }),
      closedUntil: play.shutdowns.closedUntil,
      revealedTo: makeRevealedTo({ db, clock }),
      isKnownAt: async (playerId, venueIds) => (await findKnownAt(db, { playerIds: [playerId], venueIds })).size > 0,
      recordCall: makeCallRecorder({ db, clock, cipher }),
    },
  })
  const listeners = keepListenersApart(app)
  let isDraining = false
  endConnectionsWhen(app, () => isDraining)
  await describeCalls(app)

  mountOperation(app, base, environment, approvalsOf)
  const kyc = composeKyc(base, environment)
  const money = openMoney(base, environment, people, kyc)
  const capabilities = composeCapabilities(base, { people, play, money })
  capabilityRoutes(app, capabilities)
  mountStaffViews(app, base, environment, { signIn, approvals })
  await mountContent(app, base, environment, { approvals, terms: people.terms, play })
  mountPeople(app, base, environment, { people, kyc, approvals, capabilities })
  const live = await mountLive(app, base)
  const notifyProposer = notifyProposerBy(base, environment)
  await mountGames(app, base, {
    people,
    play,
    metrics,
    gamesOrigin: environment.publicGamesOrigin,
    codeKey: keyFor(environment.sessionPepper, 'campaign codes'),
    gamificationHashSalt: environment.gamificationHashSalt,
    pictures: picturesFor(environment),
    approvals,
    notifyProposer,
  })
  mountMoney(app, base, environment, { people, play, money, approvals, notifyProposer })
  mountTrials(app, base, signIn, kyc)
  if (!isGuarded(configuration.environment)) await showCalls(app)

  healthRoutes(app, {
    metrics,
    isReady: async () => {
      await db.query(sql`select 1`)
      // A process whose random generator has failed makes no seeds: it is not ready, so that another one serves its
      // players.
      return !isDraining && secrets.isHealthy() && base.isClockRight()
    },
  })
  play.crash.start()
  return {
    app,
    listen: () => listeners.listen(environment),
    drain: () => {
      isDraining = true
    },
    close: async () => {
      isDraining = true
      await live.close()
      await play.crash.close()
      await app.close()
      await play.close()
      await people.close()
      await rates.close()
      await base.close()
    },
  }
}

/** Where the clock may be moved: letters as they would be sent, and the calls that move it. */
function mountTrials(
  app: FastifyInstance,
  { db, movableClock, configuration: { brand } }: Awaited<ReturnType<typeof openBase>>,
  signIn: SignInNeeds,
  kyc: KycNeeds,
): void {
  if (!movableClock) return
  mountMailbox(app, { db, voice: voiceOf(brand) })
  trialRoutes(app, composeTrials({ db, clock: movableClock, signIn, kyc, language: brand.defaultLanguage }))
}

/** A keep-alive connection would delay the shutdown: its next response closes it. */
function endConnectionsWhen(app: FastifyInstance, isDraining: () => boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close')
  })
}

/** A test machine runs everything at once and is often overloaded: there no request is refused because of load. */
const watchLoadOf = ({ environment }: Configuration) => (isGuarded(environment) ? watchLoad() : undefined)

/** Mounts what an installation is run by: settings, law, audit, approvals and messages. */
function mountOperation(
  app: FastifyInstance,
  { db, clock, cipher, movableClock, configuration }: Awaited<ReturnType<typeof openBase>>,
  environment: RulesEnvironment,
  { needs: approvalNeeds, approvals }: Awaited<ReturnType<typeof composeApprovals>>,
): void {
  const { brand } = configuration
  platformRoutes(app, {
    db,
    clock,
    approvals,
    facts: factsOf(configuration, movableClock?.shiftMs ?? (() => 0)),
  })
  frontEndRoutes(app, { db, clock, target: brand.target, config: publicConfigOf(configuration), approvals })
  lawRoutes(app, { db })
  auditRoutes(app, { db, clock, cipher })
  approvalRoutes(app, approvalNeeds, approvals)
  pushRoutes(app, composePush({ db, clock, configuration }, environment))
  messagingRoutes(app, { db, target: brand.target, reportSecret: environment.smsGateway?.reportSecret })
}

/** Metrics and health of the process. */
function factsOf({ brand, market, environment }: Configuration, clockShiftMs: () => number) {
  return {
    version: productVersion(),
    target: brand.target,
    environment,
    clockShiftMs,
    timeZone: market.timeZone,
    mainCurrency: {
      currency: market.currency.code,
      fractionDigitsMin: market.currency.fractionDigitsMin,
      fractionDigitsMax: market.currency.fractionDigitsMax,
    },
  }
}

function certificatesOf({ certificateHeader: header, certificateProxies = [] }: RulesEnvironment) {
  return header === undefined ? {} : { certificates: { header, isProxy: isOneOf(certificateProxies) } }
}
