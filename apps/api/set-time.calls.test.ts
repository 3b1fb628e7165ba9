import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Configuration } from '#config/resolve.ts'
import { version } from '#contract/capi-v1/diagnostics.ts'
import { getTime, setTime } from '#contract/onling-v2/auto-test.ts'
import { getExclusions, pressPanic } from '#contract/play-v1/exclusion.ts'
import { listEntries } from '#server/ledger/index.ts'
import { makeLogger, movableClock, newId, sql } from '#server/kernel/index.ts'
import { creditDeposit, findWallet } from '#server/wallet/index.ts'
import { cheapPasswords, clearRegister, openTestApi, type TestApi } from '#tests/api.ts'
import { composeApi } from './compose/compose-api.ts'
import { openClock } from './compose/open-clock.ts'

const HOUR = 3_600_000
const logger = makeLogger({ name: 'api', level: 'silent' })

let api: TestApi
let another: Awaited<ReturnType<typeof openAnother>>
/** One more process of the same installation. */
const openAnother = () =>
  composeApi({
    environment: api.environment,
    logger,
    clock: api.clock,
    passwordCost: cheapPasswords,
    register: clearRegister,
  })
beforeAll(async () => {
  api = await openTestApi()
  another = await openAnother()
})
afterAll(async () => {
  await another?.close()
  await api?.close()
})

const set = (now: Date | null) => api.send(setTime, { input: { body: { now: now && now.toISOString() } } })
const later = (ms: number) => new Date(api.clock.now().getTime() + ms)
const timeOf = async (process: typeof another) =>
  (await process.app.inject({ url: getTime.path })).json<{ now: string }>().now
const inForce = async () =>
  (await api.send(getExclusions, { input: { query: {} }, token: (await api.freshToken('player')) ?? '' })).json<{
    inForce: object[]
  }>().inForce

it('moves the clock of every process, of those that start later too, and says so', async () => {
  const then = later(5 * HOUR)
  expect((await set(then)).json()).toEqual({ now: then.toISOString(), shiftMs: 5 * HOUR })
  expect((await api.send(getTime, { input: { query: {} } })).json()).toEqual({ now: then.toISOString() })
  await vi.waitFor(async () => expect(await timeOf(another)).toBe(then.toISOString()), 15_000)
  const third = await openAnother()
  expect(await timeOf(third)).toBe(then.toISOString())
  await third.close()
  expect((await api.send(version, { input: {} })).json()).toMatchObject({ clockShiftMs: 5 * HOUR })

  api.clock.advance(HOUR) // it runs on
  expect(await timeOf(another)).toBe(new Date(then.getTime() + HOUR).toISOString())
  expect((await set(null)).json()).toEqual({ now: api.clock.now().toISOString(), shiftMs: 0 })
})

it('is the time of the rules: a panic stop is over after its 48 hours', async () => {
  await api.send(pressPanic, { input: { body: {} }, token: (await api.freshToken('player')) ?? '' })
  expect(await inForce()).toHaveLength(1)
  await set(later(48 * HOUR + 1))
  expect(await inForce()).toEqual([])
  await set(null)
})

it.each([
  ['an instant that is over', -1_000],
  ['more than a year ahead', 400 * 24 * HOUR],
])('refuses %s', async (_, ms) => {
  expect((await set(later(ms))).json()).toMatchObject({
    code: 'ERR_INVALID_CONTRACT',
    details: { fields: [{ field: 'now', kind: 'InvalidValue' }] },
  })
})

it('is the time that the books date by', async () => {
  const { db } = api
  const { configuration } = api.environment
  const process = openClock(configuration, db)
  process.movable?.shift(72 * HOUR)
  const [player] = await db.query<{ id: number }>(sql`select id from players.player where email = 'jana@players.test'`)
  const playerId = player?.id ?? 0
  const amount = { amountMinor: 10_000, currency: configuration.market.currency.code }
  const paymentId = newId(process.clock.now())
  await process.db.transaction((tx) => creditDeposit(tx, { playerId, paymentId, amount, gateway: 'Csob' }))
  const wallet = await findWallet(db, playerId)
  const [newest] = await listEntries(db, { accountId: wallet?.accountId ?? 0, limit: 1 })
  expect(Math.abs((newest?.createdAt.getTime() ?? 0) - process.clock.now().getTime())).toBeLessThan(60_000)
})

it.each(['cert', 'production'] as const)('cannot be moved in %s, whatever the database says', async (environment) => {
  await set(later(HOUR))
  const configuration: Configuration = { ...api.environment.configuration, environment }
  const clock = movableClock(new Date('2026-11-22T10:00:00Z'))
  const process = openClock(configuration, api.db, clock)
  await process.readShift()
  expect(process.movable).toBeUndefined()
  expect(process.db).toBe(api.db)
  expect(process.onMessage({ topic: 'platform.clock-shifted', id: String(HOUR) })).toBe(false)
  expect(process.clock.now()).toEqual(clock.now())
  await set(null)
})
