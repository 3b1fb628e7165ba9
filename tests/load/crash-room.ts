import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import type { FastifyInstance } from 'fastify'
import { composeBonusMoney } from '#apps/api/compose/compose-bonuses.ts'
import { composeCrash } from '#apps/api/compose/compose-crash.ts'
import { composeLimits } from '#apps/api/compose/compose-limits.ts'
import { demoEnvironment, demoTargets } from '#config/demo.ts'
import { resolveConfiguration } from '#config/resolve.ts'
import { crashRoutes, findBookedPlays, searchBookedPlays, type Crash } from '#server/crash/index.ts'
import { freeRoundsOfGames } from '#server/free-rounds/index.ts'
import { bonusOfFreeRounds } from '#apps/api/compose/compose-free-rounds.ts'
import { gameRoundsRoutes, openGameRounds, type GameRounds } from '#server/game-rounds/index.ts'
import { makeMetrics, openDatabase, type Clock, type Database } from '#server/kernel/index.ts'
import { refuseAllLimits, type LimitsNeeds } from '#server/limits/index.ts'
import { creditDeposit, openWallet } from '#server/wallet/index.ts'
import { openGame } from './open-game.ts'
import { GAMES_ORIGIN } from './crash-origin.ts'
import { buildRoomApp, signInTo, type SignIns } from './room-app.ts'

export { GAMES_ORIGIN } from './crash-origin.ts'

export type CrashProcess = {
  readonly app: FastifyInstance
  readonly db: Database
  readonly rounds: GameRounds
  readonly crash: Crash
  readonly limits: LimitsNeeds
  readonly disabledGames: Set<string>
  /** A player with a wallet and money in it, signed in everywhere. */
  readonly addPlayer: (balanceMinor: number) => Promise<{ readonly playerId: number; readonly token: string }>
  /** Opens the game; returns the token of its session. Without a player for fun. */
  readonly open: (gameKey: string, player?: { readonly token: string }) => Promise<string>
  readonly close: () => Promise<void>
}

/** Sign-ins that every process of a test knows; in the product they are in the database. */
const signIns: SignIns = new Map()
/** Two processes on one database must not create the same player. */
let lastPlayerId = 5000 + (process.pid % 10_000) * 1000

/**
 * The part of the API for shared games, composed as in the API. Two of them on one database are two processes. There
 * are no timers: tests call the heartbeats.
 */
export async function openCrashProcess(
  databaseUrl: string,
  {
    clock,
    connections = 8,
    connectionsMax,
    connectionsOfSource,
    gamesOrigin = GAMES_ORIGIN,
    market = 'CZE',
  }: {
    clock: Clock
    connections?: number
    connectionsMax?: number
    connectionsOfSource?: number
    gamesOrigin?: string
    market?: keyof typeof demoTargets
  },
): Promise<CrashProcess> {
  const db = openDatabase({ url: databaseUrl, connections, applicationName: 'crash-room' })
  const logger = pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' })
  const disabledGames = new Set<string>()
  const place = { APP_TARGET: demoTargets[market], MARKET_LOCALE: market }
  const resolution = resolveConfiguration({ ...demoEnvironment, ...place, APP_ENV: 'test' })
  if (!resolution.ok) throw new Error(resolution.problems.join('\n'))
  const currency = resolution.configuration.market.currency.code
  const limits = composeLimits(
    { db, clock, configuration: resolution.configuration, bus: { send: async () => {} } },
    { databaseUrl },
    { readLogons: async () => [], boundSessions: async () => {} },
  )
  const hearers: ((message: { topic: string; id: string }) => void)[] = []
  const rounds = await openGameRounds({
    db,
    databaseUrl,
    clock,
    logger,
    currency,
    defaultLanguage: 'cs',
    gamesOrigin,
    lobbyUrl: (lang) => `http://player.test/${lang}`,
    isGameEnabled: (key) => !disabledGames.has(key),
    sendControl: async (message) => hearers.forEach((hear) => hear(message)),
    seedKey: new Uint8Array(32).fill(7),
    minimumRoundMs: 0,
    limits: limits.gate,
    bonuses: composeBonusMoney(() => 100),
    freeRounds: freeRoundsOfGames(bonusOfFreeRounds.offerBonus),
    findSharedPlays: findBookedPlays,
    searchSharedPlays: searchBookedPlays,
  })
  const crash = await composeCrash({
    rounds,
    logger,
    gamesOrigin,
    trustedProxies: ['127.0.0.1'],
    ...(connectionsMax === undefined ? {} : { connectionsMax }),
    ...(connectionsOfSource === undefined ? {} : { connectionsOfSource }),
  })
  hearers.push(rounds.onMessage, crash.onMessage)
  const app = await buildRoomApp({ signIns, game: rounds.guard, metrics: makeMetrics(), logger })
  gameRoundsRoutes(app, rounds.needs)
  crashRoutes(app, crash)
  await app.ready()

  return {
    app,
    db,
    rounds,
    crash,
    limits: limits.needs,
    disabledGames,
    addPlayer: async (balanceMinor) => {
      lastPlayerId += 1
      const playerId = lastPlayerId
      await db.transaction(async (tx) => {
        await openWallet(tx, { playerId, currency })
        const amount = { amountMinor: balanceMinor, currency }
        await refuseAllLimits(limits.needs, tx, playerId)
        if (balanceMinor > 0) await creditDeposit(tx, { playerId, paymentId: randomUUID(), amount, gateway: 'Csob' })
      })
      const { token } = signInTo(signIns, clock, playerId)
      return { playerId, token }
    },
    open: async (gameKey, player) => (await openGame(app, gameKey, player)).gameToken,
    close: async () => {
      await crash.close()
      await app.close()
      await rounds.close()
      await limits.close()
      await db.close()
    },
  }
}
