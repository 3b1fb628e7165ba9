import { afterAll, beforeAll, expect, test } from 'vitest'
import { pino } from 'pino'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import * as contract from '#contract/play-v1/law.ts'
import { buildApp, makeMetrics, movableClock, sql, type StaffCaller } from '#server/kernel/index.ts'
import { judgeAction, lawRoutes, refuseByLaw } from './index.ts'
import { jana, NOON, stake } from './test-state.ts'

const iveta: StaffCaller = {
  kind: 'staff',
  userId: 7,
  name: 'Iveta',
  sessionId: '01890000-0000-7000-8000-000000000001',
  audience: 'main',
  roles: [],
  ceilings: {},
  permissions: ['players.read'],
  idleEndsAt: NOON,
  absoluteEndsAt: NOON,
}
const clock = movableClock(NOON)
let db: TestDatabase
let app: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  db = await testDatabase()
  app = await buildApp({
    settings: {
      ownOrigins: [],
      secureCookies: true,
      testCallsExist: true,
      rateFactor: 1000,
      trustedProxies: ['127.0.0.1'],
    },
    guards: {
      player: async () => undefined,
      staff: async () => iveta,
      game: async () => undefined,
      recordCall: async () => async () => {},
    },
    metrics: makeMetrics(),
    logger: pino({ level: 'silent' }),
  })
  lawRoutes(app, { db })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await db.close()
})

const look = async (path: string, query: Record<string, string> = {}) => {
  const headers = { authorization: 'Bearer ts_0123456789012345678901234567890123456789' }
  const answer = await app.inject({ url: path, query, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const inPanic = { ...jana, panicUntil: '2026-11-23T11:00:00.000Z' }

test('a refusal is stored with its rule, and can be replayed', async () => {
  const decision = await judgeAction({ db, clock }, { state: inPanic, action: stake, playerId: 100_001 })
  if (decision.outcome !== 'refused') throw new Error('A panic stop refuses a stake.')
  const { rows } = await look(contract.listDecisions.path, { playerId: '100001', lang: 'cs' })
  expect(rows).toMatchObject([
    { playerId: 100_001, market: 'CZE', action: 'stake', at: NOON.toISOString(), refusal: { ruleId: 'CZ-19' } },
  ])
  expect(rows[0].text).toMatch(/okamžité pomoci.*23\. listopadu 2026/)

  clock.set(new Date('2030-01-01T00:00:00Z'))
  const { replay } = await look(contract.replayDecision.path, { decisionId: rows[0].decisionId })
  clock.set(NOON)
  expect(replay).toMatchObject({ isSame: true, isPackUnchanged: true, pack: { packId: 'CZE-2024-07-01' } })
  expect(replay.replayed).toEqual(decision.refusal)
})

test('what is allowed is not stored', async () => {
  await judgeAction({ db, clock }, { state: jana, action: stake, playerId: 100_002 })
  expect((await look(contract.listDecisions.path, { playerId: '100002' })).rows).toEqual([])
})

test('the same refusal is stored once a minute', async () => {
  for (let i = 0; i < 5; i += 1) await judgeAction({ db, clock }, { state: inPanic, action: stake, playerId: 100_003 })
  clock.advance(60_000)
  await judgeAction({ db, clock }, { state: inPanic, action: stake, playerId: 100_003 })
  clock.set(NOON)
  expect((await look(contract.listDecisions.path, { playerId: '100003' })).rows).toHaveLength(2)
})

test('decisions are read by rule and by page, newest first', async () => {
  const state = { ...jana, birthDate: '2010-01-01' }
  for (let minute = 0; minute < 3; minute += 1) {
    await judgeAction({ db, clock }, { state, action: { kind: 'register' }, playerId: 100_010 + minute })
    clock.advance(60_000)
  }
  clock.set(NOON)
  const first = await look(contract.listDecisions.path, { ruleId: 'CZ-01', limit: '2' })
  const second = await look(contract.listDecisions.path, { ruleId: 'CZ-01', limit: '2', cursor: first.nextCursor })
  expect([...first.rows, ...second.rows].map(({ playerId }) => playerId)).toEqual([100_012, 100_011, 100_010])
  expect(second.nextCursor).toBeNull()
})

test('a decision that does not exist has no replay', async () => {
  const decisionId = '01890000-0000-7000-8000-000000000009'
  expect(await look(contract.replayDecision.path, { decisionId })).toEqual({ replay: null })
})

test('the packs are read with every figure and its source', async () => {
  const { packs } = await look(contract.listPacks.path, { market: 'CZE' })
  expect(packs.map(({ packId }: { packId: string }) => packId)).toEqual([
    'CZE-2027-07-10',
    'CZE-2026-11-28',
    'CZE-2026-11-27',
    'CZE-2026-11-26',
    'CZE-2026-11-25',
    'CZE-2024-07-01',
    'CZE-2024-01-01',
  ])
  const breakRule = packs[0].rules.find(({ id }: { id: string }) => id === 'CZ-22')
  expect(breakRule).toMatchObject({
    figures: { playMinutes: 120, breakMinutes: 15 },
    confidence: 'secondary',
    isVerified: false,
    confirmedIn: null,
  })
  const summaryIn = async (lang: string) => {
    const [pack] = (await look(contract.listPacks.path, { market: 'CZE', lang })).packs
    return pack.rules.find(({ id }: { id: string }) => id === 'CZ-22').summary
  }
  expect(breakRule.summary).toBe(await summaryIn('en'))
  expect(await summaryIn('cs')).toBe('Po 120 minutách hry 15 minut bez hry na technické hře.')
  expect(await summaryIn('sk')).toBe('Po 120 minútach hry 15 minút bez hry na technickej hre.')
  const reportRule = packs[0].rules.find(({ id }: { id: string }) => id === 'CZ-44')
  expect(reportRule).toMatchObject({ isVerified: false, confirmedIn: 'operator/suspicionReportConfirmedBy' })
})

test('nothing in the log can be changed or removed', async () => {
  await expect(db.query(sql`delete from law.decision`)).rejects.toThrow('append-only')
  await expect(db.query(sql`update law.decision set player_id = 1`)).rejects.toThrow('append-only')
})

test('a call that the law refuses returns rule, figure, instant and a text in six languages', async () => {
  const decision = await judgeAction({ db, clock }, { state: inPanic, action: stake, playerId: null })
  if (decision.outcome !== 'refused') throw new Error('A panic stop refuses a stake.')
  const { refusal } = decision
  const said = () => refuseByLaw(refusal, 'CZE', NOON)
  expect(said).toThrow()
  try {
    said()
  } catch (error) {
    expect(error).toMatchObject({
      details: { lawCode: 'ERR_PANIC_STOP', ruleId: 'CZ-19', earliestAllowedAt: '2026-11-23T11:00:00.000Z' },
    })
    const { details } = error as { details: { texts: Record<string, string> } }
    expect(Object.keys(details.texts).sort()).toEqual(['cs', 'en', 'hu', 'ru', 'sk', 'vi'])
  }
})
