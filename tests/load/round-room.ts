import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import type { FastifyInstance } from 'fastify'
import { composeBonusMoney } from '#apps/api/compose/compose-bonuses.ts'
import { composeLimits } from '#apps/api/compose/compose-limits.ts'
import { keyFor } from '#apps/api/gates/key-for.ts'
import {
  makeMetrics,
  movableClock,
  openDatabase,
  systemClock,
  type Clock,
  type Database,
  type Transaction,
} from '#server/kernel/index.ts'
import { freeRoundsOfGames } from '#server/free-rounds/index.ts'
import { bonusOfFreeRounds } from '#apps/api/compose/compose-free-rounds.ts'
import {
  gameRoundsRoutes,
  observeRounds,
  openGameRounds,
  type GameRounds,
  type GameRoundsOptions,
} from '#server/game-rounds/index.ts'
import { refuseAllLimits } from '#server/limits/index.ts'
import { ledgerRoutes } from '#server/ledger/index.ts'
import { insertPlayer } from '#server/players/index.ts'
import { hashToken } from '#server/sign-in/index.ts'
import { insertSession } from '#server/sign-in/players/player-sessions.queries.ts'
import { creditDeposit, openWallet, walletRoutes } from '#server/wallet/index.ts'
import { testEnvironment } from '#tests/environment.ts'
import { buildRoomApp, signInTo, type SignIns } from './room-app.ts'

export type RoundRoom = {
  readonly app: FastifyInstance
  readonly db: Database
  readonly rounds: GameRounds
  readonly disabledGames: Set<string>
  /** Bonus coefficients, as staff would set them. */
  readonly bonusPercents: Map<string, number>
  /** A player's sign-in token that the room's guard knows. */
  readonly signIn: (playerId: number) => string
  /** A player with a wallet and money in it. */
  readonly addPlayer: (balanceMinor: number) => Promise<{ playerId: number; token: string }>
  readonly close: () => Promise<void>
}

/**
 * The part of the API that plays rounds, composed as in the API, with a guard that knows test players. For tests, and
 * for players of crash tests and measurements.
 */
export async function openRoundRoom(
  databaseUrl: string,
  {
    clock = systemClock,
    minimumRoundMs = 0,
    connections = 8,
    logLevel = 'silent',
    ...more
  }: {
    clock?: Clock
    minimumRoundMs?: number
    connections?: number
    logLevel?: string
  } & Partial<Pick<GameRoundsOptions, 'wait' | 'hourLoss' | 'figures'>> = {},
): Promise<RoundRoom> {
  const db = openDatabase({ url: databaseUrl, connections, applicationName: 'round-room' })
  const logger = pino({ level: logLevel })
  const disabledGames = new Set<string>()
  const bonusPercents = new Map<string, number>()
  const signIns: SignIns = new Map()
  const limits = composeLimits(
    { db, clock, configuration: testEnvironment(databaseUrl).configuration, bus: { send: async () => {} } },
    { databaseUrl },
    { readLogons: async () => [], boundSessions: async () => {} },
  )
  const rounds = await openGameRounds({
    db,
    databaseUrl,
    clock,
    logger,
    currency: 'CZK',
    defaultLanguage: 'cs',
    gamesOrigin: 'http://localhost:3002',
    lobbyUrl: (lang) => `http://localhost:3000/${lang}`,
    isGameEnabled: (key) => !disabledGames.has(key),
    sendControl: async (message) => rounds.onMessage(message),
    // The same seed key as an API with this environment, so that it can continue sessions that are opened here.
    seedKey: keyFor(testEnvironment(databaseUrl).sessionPepper, 'game seeds'),
    minimumRoundMs,
    ...more,
    limits: limits.gate,
    freeRounds: freeRoundsOfGames(bonusOfFreeRounds.offerBonus),
    bonuses: composeBonusMoney((key) => bonusPercents.get(key) ?? 100),
  })
  const { target } = testEnvironment(databaseUrl).configuration.brand
  const metrics = makeMetrics()
  const app = await buildRoomApp({ signIns, game: rounds.guard, metrics, logger })
  gameRoundsRoutes(app, rounds.needs, observeRounds(metrics))
  walletRoutes(app, { db, clock, listMovedPayments: () => Promise.resolve([]) })
  ledgerRoutes(app, { db })
  await app.ready()

  /** A sign-in that a complete API knows too, so that play can continue there. */
  const openSession = async (tx: Transaction, playerId: number): Promise<string> => {
    const id = randomUUID()
    const { token, now, later } = signInTo(signIns, clock, playerId, id)
    await insertSession(tx, {
      id,
      tokenHash: hashToken(token),
      target,
      playerId,
      openedAt: now,
      lastSeenAt: now,
      idleEndsAt: later,
      absoluteEndsAt: later,
      client: 'test',
      source: '127.0.0.1',
    })
    return token
  }
  return {
    app,
    db,
    rounds,
    disabledGames,
    bonusPercents,
    signIn: (playerId) => signInTo(signIns, clock, playerId).token,
    addPlayer: async (balanceMinor) => {
      return db.transaction(async (tx) => {
        const playerId = await insertPlayer(tx, {
          target,
          email: `${randomUUID()}@players.test`,
          firstName: 'Jana',
          surname: 'Nováková',
          birthDate: '1991-04-12',
          language: 'cs',
          currency: 'CZK',
          registeredAt: clock.now(),
          consents: [],
        })
        await openWallet(tx, { playerId, currency: 'CZK' })
        const amount = { amountMinor: balanceMinor, currency: 'CZK' } as const
        await refuseAllLimits(limits.needs, tx, playerId)
        if (balanceMinor > 0) await creditDeposit(tx, { playerId, paymentId: randomUUID(), amount, gateway: 'Csob' })
        return { playerId, token: await openSession(tx, playerId) }
      })
    },
    close: async () => {
      await app.close()
      await rounds.close()
      await limits.close()
      await db.close()
    },
  }
}

export { movableClock }
