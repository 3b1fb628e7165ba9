import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { operatingFigures } from '#config/operating-figures.ts'
import { accountMigrationRoutes } from '#server/account-migration/index.ts'
import { makeStaffCallRecorder, routes as auditRoutes } from '#server/audit/index.ts'
import { bonusRoutes } from '#server/bonuses/index.ts'
import { cardRoutes, readCard } from '#server/cards/index.ts'
import { exclusionRoutes, judgeRegistration, type Register } from '#server/exclusion/index.ts'
import { crashRoutes, findBookedPlays, searchBookedPlays } from '#server/crash/index.ts'
import { documentRoutes, keepBankAccount, kycRoutes, readIdentityStatus } from '#server/documents/index.ts'
import { findFreeRounds, spendFreeRound } from '#server/free-rounds/index.ts'
import { gameCatalogueRoutes, judgeSheet, openGameSwitches, SWITCHES_CHANGED } from '#server/game-catalogue/index.ts'
import {
  countOpenSessions,
  gameRoundsRoutes,
  observeRounds,
  offeredGames,
  openGameRounds,
} from '#server/game-rounds/index.ts'
import {
  buildApp,
  healthRoutes,
  makeFieldCipher,
  makeMetrics,
  openControlBus,
  openDatabase,
  sql,
  systemClock,
  type Clock,
  type ControlMessage,
  secrets,
} from '#server/kernel/index.ts'
import { kioskRoutes } from '#server/kiosk/index.ts'
import { ledgerRoutes } from '#server/ledger/index.ts'
import { findRule, lawRoutes } from '#server/law/index.ts'
import { judgeDeposit, judgeSignIn, limitsRoutes } from '#server/limits/index.ts'
import { messagingRoutes, mountMailbox } from '#server/messaging/index.ts'
import {
  correctionRoutes,
  feeRoutes,
  paymentRoutes,
  reconciliationRoutes,
  restrictionRoutes,
  statementRoutes,
  transferRoutes,
  withdrawalRoutes,
} from '#server/payments/index.ts'
import { frontEndRoutes, platformRoutes, trialRoutes, watchShutdowns } from '#server/platform/index.ts'
import { addressRoutes, avatarRoutes, routes as playersRoutes } from '#server/players/index.ts'
import { privacyRoutes } from '#server/privacy/index.ts'
import { registrationRoutes } from '#server/registration/index.ts'
import {
  boundSessions,
  findLogons,
  makeClientGuard,
  makePlayerGuard,
  makeSessionKeeper,
  makeStaffGuard,
  proveOwnCard,
  routes as signInRoutes,
  SESSION_ENDED,
  type PasswordCost,
} from '#server/sign-in/index.ts'
import { walletRoutes } from '#server/wallet/index.ts'
import { openAccountGate } from './account-gate.ts'
import { composeAccountMigration } from './compose-account-migration.ts'
import { composeAddresses } from './compose-addresses.ts'
import { composeBonuses, composeBonusMoney } from './compose-bonuses.ts'
import { composeExclusion, hourLossBounds, joinGates } from './compose-exclusion.ts'
import { composeCards } from './compose-cards.ts'
import { composeCrash } from './compose-crash.ts'
import { composeDocuments } from './compose-documents.ts'
import { publicConfigOf } from './compose-front-end.ts'
import { composeKyc } from './compose-kyc.ts'
import { composeLimits } from './compose-limits.ts'
import { composeFees } from './compose-fees.ts'
import { composePayments } from './compose-payments.ts'
import { composePrivacy } from './compose-privacy.ts'
import { composeTransfers } from './compose-transfers.ts'
import { composeWithdrawals } from './compose-withdrawals.ts'
import { composeRegistration } from './compose-registration.ts'
import { composeSignIn, keyFor } from './compose-sign-in.ts'
import { composeTrials } from './compose-trials.ts'
import { composeStanding } from './compose-standing.ts'
import { describeCalls } from './describe-calls.ts'
import type { RulesEnvironment } from './environment.ts'
import { showCalls } from './show-calls.ts'

export type ApiOptions = {
  readonly environment: RulesEnvironment
  readonly logger: Logger
  readonly clock?: Clock
  /** For tests and benchmarks: cheaper password hashes, and rounds without the market's least time between two. */
  readonly passwordCost?: PasswordCost
  readonly minimumRoundMs?: number
  /** For tests and benchmarks: a register of excluded people without a network. */
  readonly register?: Register
}

/** Opens everything that the API needs and mounts every room. The rooms meet here and nowhere else. */
export async function composeApi(
  options: ApiOptions,
): Promise<{ readonly app: FastifyInstance; readonly close: () => Promise<void> }> {
  const { environment, logger, clock = systemClock } = options
  const { configuration, databaseUrl, publicPlayerOrigin, publicGamesOrigin, sessionPepper } = environment
  const { brand, market } = configuration
  const isForTrials = configuration.environment === 'dev' || configuration.environment === 'test'

  const db = openDatabase({
    url: databaseUrl,
    connections: 12,
    applicationName: 'tolar-api',
    onError: (error) => logger.warn({ err: error }, 'an idle connection was lost'),
  })
  const cipher = makeFieldCipher(environment.fieldKeys)
  const listeners: ((message: ControlMessage) => void)[] = []
  const forgetters: (() => void)[] = []
  const bus = await openControlBus({
    db,
    databaseUrl,
    logger,
    onMessage: (message) => listeners.forEach((hear) => hear(message)),
    onReconnect: () => forgetters.forEach((forget) => forget()),
  })
  const winMax = findRule(market.key, 'win-max', clock.now())?.figures.maxMinor
  const stakeMax = findRule(market.key, 'stake-max', clock.now())?.figures.maxMinor
  const offered = {
    ...(winMax === undefined ? {} : { maxWinMinor: winMax }),
    ...(stakeMax === undefined ? {} : { maxStakeMinor: stakeMax }),
  }
  const switches = await openGameSwitches(db, judgeSheet, offeredGames(market.currency.code, offered))
  const reloadSwitches = () =>
    void switches.reload().catch((error: unknown) => logger.error({ err: error }, 'switches of games were not read'))
  const shutdowns = await watchShutdowns({
    db,
    clock,
    onError: (error) => logger.error({ err: error }, 'planned shutdowns were not read'),
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
    ...(options.register ? { register: options.register } : {}),
  })
  const signIn = await composeSignIn({
    db,
    clock,
    configuration,
    pepper: sessionPepper,
    publicPlayerOrigin,
    sendControl: bus.send,
    judgeSignIn: (tx, playerId) => judgeSignIn(limits.needs, tx, playerId),
    readCard: (cardNumber) => readCard({ db, target: brand.target, cipher }, cardNumber),
    ...(options.passwordCost ? { passwordCost: options.passwordCost } : {}),
  })
  const minimumRoundMs = options.minimumRoundMs ?? operatingFigures[market.key].minimumRoundMs
  const hourLossMaxOf = hourLossBounds({
    market: market.key,
    currency: market.currency.code,
    now: clock.now,
    minimumRoundMs,
    ...offered,
  })
  const isIdentityVerified = async (playerId: number): Promise<boolean> =>
    (await readIdentityStatus({ clock, market, target: brand.target }, db, playerId)).isVerified
  const accountFacts = { db, clock, cipher, market: market.key, target: brand.target, isIdentityVerified }
  const accountGate = openAccountGate(accountFacts)
  const keeper = makeSessionKeeper(signIn)
  const rounds = await openGameRounds({
    db,
    databaseUrl,
    clock,
    logger,
    currency: market.currency.code,
    defaultLanguage: brand.defaultLanguage,
    gamesOrigin: publicGamesOrigin,
    lobbyUrl: (lang) => `${publicPlayerOrigin}/${lang}`,
    isGameEnabled: (key) => switches.isEnabled(key) && !shutdowns.isOn(),
    sendControl: bus.send,
    seedKey: keyFor(sessionPepper, 'game seeds'),
    limits: joinGates(exclusion.gate, limits.gate, {
      hourLossMaxOf,
      keepSignedIn: keeper.keep,
      judgeAccount: accountGate.judgeStake,
    }),
    findSharedPlays: findBookedPlays,
    searchSharedPlays: searchBookedPlays,
    freeRounds: { find: findFreeRounds, spend: spendFreeRound },
    bonuses: composeBonusMoney((gameKey) => switches.shelf().settingOf(gameKey).bonusPercent),
    isRiskAllowed: operatingFigures[market.key].isRiskAllowed,
    minimumRoundMs,
    ...offered,
  })
  listeners.push(keeper.hear, exclusion.gate.hear, exclusion.waiters.hear, accountGate.hear)
  forgetters.push(keeper.forgetAll, exclusion.gate.forgetAll, exclusion.waiters.wakeAll, accountGate.forgetAll)
  const crash = await composeCrash({ rounds, logger, gamesOrigin: publicGamesOrigin })
  listeners.push(signIn.sessions.hear, rounds.hear, crash.hear, limits.gate.hear, ({ topic, id }) => {
    if (topic === SWITCHES_CHANGED) reloadSwitches()
    if (topic === SESSION_ENDED)
      rounds.endSessionsOf(id).catch((error: unknown) => logger.error({ err: error }, 'game sessions were not ended'))
  })
  forgetters.push(signIn.sessions.forgetAll, rounds.forgetAll, limits.gate.forgetAll, reloadSwitches)

  const metrics = makeMetrics()
  const app = await buildApp({
    logger,
    metrics,
    settings: {
      ownOrigins: [publicPlayerOrigin, environment.publicBackofficeOrigin],
      secureCookies: publicPlayerOrigin.startsWith('https:'),
      testCallsExist: isForTrials,
      rateFactor: environment.rateFactor,
      trustedProxies: environment.trustedProxies,
    },
    guards: {
      player: makePlayerGuard(signIn),
      staff: makeStaffGuard(signIn),
      game: rounds.guard,
      client: makeClientGuard(signIn),
      recordStaffCall: makeStaffCallRecorder({ db, clock }),
    },
  })
  let isDraining = false
  app.addHook('onSend', async (_request, reply) => {
    // A connection that is kept alive would keep a process alive that is told to stop.
    if (isDraining) reply.header('connection', 'close')
  })
  await describeCalls(app)

  platformRoutes(app, {
    db,
    clock,
    facts: {
      version: productVersion(),
      target: brand.target,
      environment: configuration.environment,
      timeZone: market.timeZone,
      mainCurrency: {
        currency: market.currency.code,
        fractionDigitsMin: market.currency.fractionDigitsMin,
        fractionDigitsMax: market.currency.fractionDigitsMax,
      },
    },
  })
  frontEndRoutes(app, { db, clock, target: brand.target, config: publicConfigOf(configuration) })
  ledgerRoutes(app, { db })
  playersRoutes(app, { db, target: brand.target, cipher })
  avatarRoutes(app, { db, clock })
  addressRoutes(app, composeAddresses({ db, clock, configuration, cipher, partners: environment.addresses }))
  walletRoutes(app, { db, clock })
  signInRoutes(app, signIn)
  cardRoutes(app, composeCards({ configuration, cipher, signIn }))
  const kyc = composeKyc({
    db,
    clock,
    logger,
    configuration,
    cipher,
    partners: environment.identity,
    publicPlayerOrigin,
  })
  const registration = composeRegistration({
    db,
    clock,
    configuration,
    publicPlayerOrigin,
    cipher,
    signIn,
    judgeRegistration: (person) => judgeRegistration(exclusion.needs, person),
    kyc,
    standing: composeStanding({ ...accountFacts, limits: limits.needs }),
  })
  registrationRoutes(app, registration)
  accountMigrationRoutes(app, composeAccountMigration({ configuration, cipher, signIn, kyc, registration }))
  gameCatalogueRoutes(app, {
    db,
    clock,
    bus,
    switches,
    countOpenSessions: (gameKeys) => countOpenSessions(db, gameKeys, clock.now()),
    gamesOrigin: publicGamesOrigin,
    defaultLanguage: brand.defaultLanguage,
  })
  gameRoundsRoutes(app, rounds.needs, observeRounds(metrics))
  crashRoutes(app, crash)
  bonusRoutes(
    app,
    composeBonuses({
      db,
      clock,
      currency: market.currency.code,
      target: brand.target,
      judgeBonus: async (playerId) => {
        // Who may not pay in for play may not be given money for it either: the same rules of exclusion.
        await exclusion.gate.judgeDeposit(playerId)
        await accountGate.judgeBonus(playerId)
      },
    }),
  )
  const judgePaidIn = async (playerId: number, amountMinor: number) => {
    await exclusion.gate.judgeDeposit(playerId)
    // Nothing comes in with a transfer between wallets, which asks with nothing.
    if (amountMinor > 0) await accountGate.judgeDeposit(playerId, amountMinor)
    await judgeDeposit(limits.needs, playerId, amountMinor)
  }
  const payments = composePayments({
    db,
    clock,
    configuration,
    publicPlayerOrigin,
    csob: environment.csob,
    partners: environment.partners,
    payer: environment.payer,
    codes: signIn.passwords,
    keepOwnAccount: (tx, { consentId, ...account }) => keepBankAccount(kyc, tx, { ...account, proof: { consentId } }),
    judgeDeposit: judgePaidIn,
  })
  paymentRoutes(app, payments)
  transferRoutes(
    app,
    composeTransfers({
      payments,
      configuration,
      judgeCashIn: async (playerId, amountMinor) => {
        await accountGate.judgeDeposit(playerId, amountMinor)
        await judgeDeposit(limits.needs, playerId, amountMinor)
      },
    }),
  )
  const withdrawals = composeWithdrawals({
    db,
    clock,
    configuration,
    payer: environment.payer,
    gateways: payments.gateways,
    isIdentityVerified,
    judgeWithdrawal: accountGate.judgeWithdrawal,
    cipher,
    proveOwnCard: (proof) => proveOwnCard(signIn, proof),
    codes: signIn.passwords,
  })
  withdrawalRoutes(app, withdrawals)
  statementRoutes(app, { ...withdrawals, findOtherAccounts: payments.findOtherAccounts, judgeDeposit: judgePaidIn })
  reconciliationRoutes(app, payments)
  correctionRoutes(app, payments)
  feeRoutes(app, { db, clock, fees: composeFees(configuration) })
  restrictionRoutes(app, { ...payments, target: brand.target })
  kycRoutes(app, kyc)
  const documents = composeDocuments({
    db,
    clock,
    configuration,
    cipher,
    filesFolder: environment.filesFolder,
    pepper: sessionPepper,
    partners: environment.identity,
  })
  documentRoutes(app, documents)
  privacyRoutes(app, composePrivacy({ db, clock, configuration, cipher, documents, signIn, pepper: sessionPepper }))
  limitsRoutes(app, limits.needs)
  exclusionRoutes(app, exclusion.needs, exclusion.waiters)
  kioskRoutes(app, {
    db,
    clock,
    target: brand.target,
    rules: signIn.rules,
    findCardHolder: async (cardNumber) => (await signIn.readCard(cardNumber)).card?.playerId,
  })
  lawRoutes(app, { db })
  auditRoutes(app, { db })
  messagingRoutes(app, { db, target: brand.target, reportSecret: environment.smsGateway?.reportSecret })
  if (isForTrials) {
    mountMailbox(app, { db, brand: brand.appName })
    trialRoutes(app, composeTrials({ db, clock, signIn, language: brand.defaultLanguage }))
  }
  await showCalls(app)

  healthRoutes(app, {
    metrics,
    isReady: async () => {
      await db.query(sql`select 1`)
      // A process whose generator has failed makes no seeds: another one has to take its players.
      return !isDraining && secrets.isHealthy()
    },
  })
  crash.start()
  return {
    app,
    close: async () => {
      isDraining = true
      await crash.close()
      await app.close()
      shutdowns.close()
      await rounds.close()
      await limits.close()
      await exclusion.close()
      await bus.close()
      await db.close()
    },
  }
}

function productVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  return version
}
