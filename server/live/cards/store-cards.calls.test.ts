import { afterAll, beforeAll, expect, it } from 'vitest'
import { LIVE_CARDS } from '#contract/play-v1/live-cards.ts'
import { openTestProcess, type TestStaff } from '#server/approvals/test-approvals.ts'
import { movableClock } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { cardRoutes } from './store-cards.ts'

const ROOT = '/capi/BackOffice/v1/Live'
const clock = movableClock(new Date('2026-05-20T12:00:00Z'))
const ema: TestStaff = { userId: 1, name: 'Ema', permissions: ['reports.read'] }
const filip: TestStaff = { userId: 2, name: 'Filip', permissions: [] }
let db: TestDatabase
let process: Awaited<ReturnType<typeof openTestProcess>>

beforeAll(async () => {
  db = await testDatabase()
  process = await openTestProcess({ db, clock }, [ema, filip], (app) => cardRoutes(app, { db, clock, target: 'brand' }))
})
afterAll(async () => {
  await process?.app.close()
  await db?.close()
})

const usual = LIVE_CARDS.map((card) => ({ card, isShown: true }))
const cardsOf = async (who: TestStaff) => (await process.call(who, `${ROOT}/GetCards`, {})).body['cards']
const save = (who: TestStaff, cards: unknown) => process.call(who, `${ROOT}/SaveCards`, { body: { cards } })

it('all cards are shown until a person chooses, and the choice applies to that person only', async () => {
  expect(await cardsOf(ema)).toEqual(usual)
  expect(
    (
      await save(ema, [
        { card: 'machine', isShown: true },
        { card: 'money', isShown: false },
      ])
    ).status,
  ).toBe(200)
  const chosen = [
    { card: 'machine', isShown: true },
    { card: 'money', isShown: false },
    ...usual.filter(({ card }) => card !== 'machine' && card !== 'money'),
  ]
  expect(await cardsOf(ema)).toEqual(chosen)
  expect(await cardsOf(filip)).toEqual(usual)
})

it('a repeated card counts once, and an unknown one is refused', async () => {
  await save(filip, [
    { card: 'strip', isShown: false },
    { card: 'strip', isShown: true },
  ])
  expect(await cardsOf(filip)).toEqual([
    { card: 'strip', isShown: false },
    ...usual.filter(({ card }) => card !== 'strip'),
  ])
  expect((await save(filip, [{ card: 'players', isShown: true }])).status).toBe(400)
})
