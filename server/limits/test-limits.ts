import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { composeLimits } from '#apps/api/compose/compose-limits.ts'
import { resolveConfiguration } from '#config/resolve.ts'
import { targets } from '#config/targets.ts'
import type { GameKind, LimitKind } from '#contract/shapes/limits.ts'
import { buildApp, makeMetrics, movableClock, type ControlMessage } from '#server/kernel/index.ts'
import { calendarDayOf, commitStakes, openContraAccount, prepareStake } from '#server/ledger/index.ts'
import { lawRoutes } from '#server/law/index.ts'
import { creditDeposit, openWallet } from '#server/wallet/index.ts'
import { testDatabase } from '#tests/database.ts'
import { limitsRoutes, openStakeGate } from './index.ts'
import type { Logon } from './needs.ts'

/** The calls of limits on a real database: real law, real books, a clock that stands still, given sessions. */
export async function testLimits(market: 'CZE' | 'SVK', start: Date) {
  const resolution = resolveConfiguration({
    APP_TARGET: targets.find((target) => target.endsWith(market === 'CZE' ? '_cz' : '_sk')),
    MARKET_LOCALE: market,
    APP_ENV: 'test',
  })
  if (!resolution.ok) throw new Error(resolution.problems.join('\n'))
  const { configuration } = resolution
  const currency = configuration.market.currency.code
  const db = await testDatabase()
  const clock = movableClock(start)
  const control: ControlMessage[] = []
  const logons = new Map<number, Logon[]>()
  const games = new Map<number, GameKind>()
  const sessionEnds = new Map<number, Date>()
  const bus = { send: async (message: ControlMessage) => void control.push(message) }
  const limits = composeLimits(
    { db, clock, configuration, bus },
    { databaseUrl: db.url },
    {
      readLogons: async (_, playerId, since) =>
        (logons.get(playerId) ?? []).filter(({ endedAt }) => endedAt === null || endedAt > since),
      boundSessions: async (_, playerId, endsAt) => void sessionEnds.set(playerId, endsAt),
      gamesOfSeries: async () => games,
    },
  )
  const { needs } = limits
  const houseId = await db.transaction((tx) => openContraAccount(tx, { path: `house:${currency}:stakes`, currency }))
  const session = { sessionId: 's', sessionStartedAt: start, idleEndsAt: start, absoluteEndsAt: start }
  const app = await buildApp({
    settings: {
      ownOrigins: [],
      secureCookies: true,
      testCallsExist: true,
      rateFactor: 1000,
      trustedProxies: ['127.0.0.1'],
    },
    guards: {
      // A token is the player's number with its prefix and some zeros.
      player: async (token) => ({ kind: 'player', playerId: Number(token.slice(3)), ...session }),
      staff: async () => ({
        kind: 'staff',
        userId: 1,
        name: 'Iveta',
        audience: 'main',
        roles: [],
        ceilings: {},
        permissions: ['players.read'],
        ...session,
      }),
      game: async () => undefined,
      recordCall: async () => async () => {},
    },
    metrics: makeMetrics(),
    logger: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
  })
  limitsRoutes(app, needs)
  lawRoutes(app, { db })
  await app.ready()

  // Concurrent rounds of a test: a single connection executes one statement at a time.
  const stakes = new pg.Pool({ connectionString: db.url })
  let series = 0
  let players = 100_000

  const newPlayer = async (): Promise<number> => {
    players += 1
    const playerId = players
    await db.transaction((tx) => openWallet(tx, { playerId, currency }))
    await deposit(playerId, 100_000_000)
    return playerId
  }
  const deposit = (playerId: number, amountMinor: number) =>
    db.transaction((tx) =>
      creditDeposit(tx, { playerId, paymentId: randomUUID(), amount: { amountMinor, currency }, gateway: 'Csob' }),
    )
  /** One round in the books, as their statement takes or refuses it. */
  const play = async (
    playerId: number,
    stakeMinor: number,
    winMinor = 0,
    game: GameKind = 'casino',
    minimumRoundMs = 0,
  ) => {
    series += 1
    if (game !== 'casino') games.set(series, game)
    const day = calendarDayOf(clock.now())
    const account = await needs.findAccount(db, playerId)
    if (!account) throw new Error('A player has a wallet.')
    const { accountId } = account
    const seriesId = series
    const hour = { endsAt: new Date(clock.now().getTime() + 3_600_000), readLeft: async () => null }
    await db.transaction((tx) => prepareStake(tx, { accountId, seriesId, day, hour, readNext: async () => 0 }))
    const committed = await commitStakes(
      stakes,
      [{ reference: randomUUID(), accountId, stakeMinor, winMinor, seriesId, ordinal: 0 }],
      { day, at: clock.now(), contraId: houseId, minimumRoundMs },
    )
    return committed.has(accountId)
  }
  const send = async (method: 'GET' | 'POST', path: string, { token, input }: { token: string; input: object }) => {
    const answer = await app.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${token}` },
      ...(method === 'GET' ? { query: input as Record<string, string> } : { payload: input }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const post = (playerId: number, path: string, body: object = {}) =>
    send('POST', path, { token: `tp_${String(playerId).padStart(24, '0')}`, input: body })
  const look = (playerId: number, path: string, query: object = {}) =>
    send('GET', path, { token: `tp_${String(playerId).padStart(24, '0')}`, input: query })
  const asStaff = (path: string, query: object) => send('GET', path, { token: `ts_${'0'.repeat(24)}`, input: query })

  return {
    db,
    clock,
    needs,
    gate: openStakeGate(needs),
    control,
    logons,
    sessionEnds,
    newPlayer,
    deposit,
    play,
    post,
    look,
    asStaff,
    money: (amountMinor: number) => ({ amountMinor, currency }),
    get: async (playerId: number) => (await post(playerId, '/capi/Validation/v1.1/PlayerLimits/Get')).body,
    limitOf: async (playerId: number, kind: LimitKind) => {
      const { body } = await post(playerId, '/capi/Validation/v1.1/PlayerLimits/Get')
      return body.limits.find((one: { kind: LimitKind }) => one.kind === kind)
    },
    set: (playerId: number, choices: object[]) => post(playerId, '/capi/Validation/v1.1/PlayerLimits/Set', { choices }),
    update: (playerId: number, changes: object[]) =>
      post(playerId, '/capi/Validation/v1.1/PlayerLimits/UpdateLimits', { changes }),
    close: async () => {
      await stakes.end()
      await app.close()
      await limits.close()
      await db.close()
    },
  }
}
