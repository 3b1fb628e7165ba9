import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { firstApprovalPolicy } from '#config/approval-policy.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { writeFirstPolicy } from '../approvals/index.ts'
import { openTestProcess, START, type TestStaff } from '../approvals/test-approvals.ts'
import { movableClock, openDatabase, refuse, sql, type Database } from '../kernel/index.ts'
import { bonusRoutes } from './bonuses.routes.ts'
import type { BonusNeeds } from './needs.ts'

const ROOT = '/capi/v2-onling/Bonuses'
const APPROVE = '/capi/Play/v1/Backoffice/Approvals/Approve'
const WHY = 'For the three weeks that the game was closed.'
const RIGHTS = ['approvals.use', 'bonuses.read', 'bonuses.manage'] as const
const iveta: TestStaff = { userId: 1, name: 'Iveta', permissions: RIGHTS }
const zdena: TestStaff = { userId: 2, name: 'Zdena', permissions: RIGHTS }
const clock = movableClock(START)
let db: TestDatabase
let otherDb: Database
let room: Awaited<ReturnType<typeof openTestProcess>>
let other: typeof room
/** Another brand of the same database. */
let otherBrand: typeof room
let playerId = 0
let serial = 0
let stopped = new Set<number>()
let blocked = new Set<number>()
let leftAlone = new Set<number>()
/** Players of another brand of the same database. */
let elsewhere = new Set<number>()

beforeAll(async () => {
  db = await testDatabase()
  otherDb = openDatabase({ url: db.url, connections: 4, applicationName: 'other' })
  const open = (database: Database, target = 'brand') => {
    const needs: BonusNeeds = {
      db: database,
      clock,
      target,
      currency: 'CZK',
      maxMinor: 10_000_000,
      judgeBonus: async () => {},
      judgeOffer: async (id) => (stopped.has(id) ? refuse('ERR_PLAYING_BLOCKED', { kind: 'panic' }) : undefined),
      isPlayer: async (_, id) => !elsewhere.has(id),
      isGame: (key) => key === 'OvocnyKolotoc',
      isRestricted: async () => false,
      whyNotTaken: async () => undefined,
      isToBeLeftAlone: async (_, id) => leftAlone.has(id),
      listRounds: async () => ({ rows: [], nextCursor: null }),
      listReturns: () => [],
      isPlayingBlocked: async (_, id) => blocked.has(id),
    }
    return openTestProcess({ db: database, clock }, [iveta, zdena], (app, approvals) =>
      bonusRoutes(app, needs, approvals),
    )
  }
  room = await open(db)
  other = await open(otherDb)
  otherBrand = await open(otherDb, 'other-brand')
  await writeFirstPolicy(room.needs, firstApprovalPolicy('CZE'))
})
afterAll(async () => {
  await room?.app.close()
  await other?.app.close()
  await otherBrand?.app.close()
  await otherDb?.close()
  await db?.close()
})
beforeEach(() => {
  playerId += 1
  stopped = new Set()
  blocked = new Set()
  leftAlone = new Set()
  elsewhere = new Set()
})

const terms = (amountMinor: number, more: object = {}) => ({
  name: `Test ${(serial += 1)}`,
  amountMinor,
  wageringTimes: 10,
  stakeMaxMinor: null,
  daysToAccept: 7,
  daysToPlay: 30,
  explanation: WHY,
  ...more,
})
const post = (who: TestStaff, path: string, body: object, at = room) => at.call(who, path, { body })
const create = (body: object, who = iveta) => post(who, `${ROOT}/Create`, body)
const offer = (bonusId: unknown, { who = iveta, at = room } = {}) =>
  post(who, `${ROOT}/Assign`, { bonusId, playerId, explanation: WHY }, at)
const sign = (who: TestStaff, asked: { body: Record<string, unknown> }, more: object = {}) =>
  post(who, APPROVE, {
    approvalId: (asked.body['details'] as { approvalId?: string } | undefined)?.approvalId,
    explanation: WHY,
    ...more,
  })
const awards = () =>
  db.query<{ offeredBy: number; approvedBy: number | null }>(sql`
    select offered_by, approved_by from bonuses.award where player_id = ${playerId}`)
/** An existing bonus, however it was created. */
async function bonusOf(amountMinor: number): Promise<string> {
  const input = terms(amountMinor)
  const made = await create(input)
  if (made.status === 200) return String(made.body['bonusId'])
  await sign(zdena, made)
  const rows = await db.query<{ id: string }>(sql`select id from bonuses.bonus where name = ${input.name}`)
  return rows[0]?.id ?? ''
}

describe('a bonus', () => {
  it('is written by one person up to the ceiling, and above it by two', async () => {
    expect((await create(terms(200_000))).body).toMatchObject({ amount: { amountMinor: 200_000 } })
    const input = terms(200_001)
    const asked = await create(input)
    expect(asked.body).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    expect(await db.query(sql`select 1 from bonuses.bonus where name = ${input.name}`)).toEqual([])
    expect((await sign(iveta, asked)).body).toMatchObject({ code: 'ERR_SECOND_PERSON_NEEDED' })
    expect((await sign(zdena, asked)).body).toMatchObject({ state: 'executed' })
    expect(await db.query(sql`select created_by, approved_by from bonuses.bonus where name = ${input.name}`)).toEqual([
      { createdBy: 1, approvedBy: 2 },
    ])
  })

  it('of a million is written by nobody', async () => {
    const million = await create(terms(100_000_000, { wageringTimes: 1 }))
    expect(million.body).toMatchObject({ code: 'ERR_AMOUNT_NOT_ALLOWED' })
  })

  it('that is wagered once is written by two who have accepted that', async () => {
    const input = terms(1_000, { wageringTimes: 1 })
    expect((await create(input)).body).toMatchObject({ code: 'ERR_WARNINGS_NOT_ACCEPTED' })
    const asked = await create({ ...input, acceptedWarnings: ['wagered-once'] })
    expect((await sign(zdena, asked, { acceptedWarnings: ['wagered-once'] })).body).toMatchObject({ state: 'executed' })
  })

  it('is one for one key, and never another one', async () => {
    const input = terms(1_000, { idempotencyKey: 'key-of-one-bonus-only' })
    const made = await Promise.all(Array.from({ length: 5 }, () => create(input)))
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(made.map(({ body }) => body['bonusId'])).size).toBe(1)
    expect((await create({ ...input, amountMinor: 2_000 })).body).toMatchObject({ code: 'ERR_KEY_REUSED' })
  })
})

describe('an offer', () => {
  it('is one, however often and wherever it is sent at once', async () => {
    const bonusId = await bonusOf(20_000)
    const offered = await Promise.all([room, other, room, other, room].map((at) => offer(bonusId, { at })))
    expect(offered.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(offered.map(({ body }) => body['awardId'])).size).toBe(1)
    expect(await awards()).toHaveLength(1)
  })

  it('above the ceiling is made by two', async () => {
    const bonusId = await bonusOf(300_000)
    const asked = await offer(bonusId)
    expect(asked.body).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    expect(await awards()).toEqual([])
    expect((await sign(zdena, asked)).body).toMatchObject({ state: 'executed' })
    expect(await awards()).toEqual([{ offeredBy: 1, approvedBy: 2 }])
  })

  it('is not made bigger by many small ones in a day', async () => {
    const [first, second] = [await bonusOf(150_000), await bonusOf(150_000)]
    expect((await offer(first)).status).toBe(200)
    expect((await offer(second)).body).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    expect((await offer(second, { who: zdena })).body).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    clock.advance(24 * 3_600_000)
    expect((await offer(second)).status).toBe(200)
  })

  it('is made to nobody who has tightened a limit not long ago', async () => {
    const bonusId = await bonusOf(10_000)
    leftAlone.add(playerId)
    expect((await offer(bonusId)).body).toMatchObject({ code: 'ERR_NOT_GIVEN', details: { why: 'limit-lowered' } })
    expect(await awards()).toEqual([])
  })

  it('is made to nobody who is under a stop, locked or closed, by one nor by two', async () => {
    const [small, large] = [await bonusOf(1_000), await bonusOf(300_000)]
    const asked = await offer(large)
    stopped = new Set([playerId])
    expect((await offer(small)).body).toMatchObject({ code: 'ERR_PLAYING_BLOCKED' })
    expect((await sign(zdena, asked)).body).toMatchObject({ code: 'ERR_PLAYING_BLOCKED' })
    stopped = new Set()
    blocked = new Set([playerId])
    expect((await offer(small)).body).toMatchObject({ code: 'ERR_PLAYING_BLOCKED' })
    expect((await sign(zdena, asked)).body).toMatchObject({ state: 'changed', obstacle: 'ERR_PLAYING_BLOCKED' })
    expect(await awards()).toEqual([])
  })
})

describe('a new version', () => {
  const change = (bonusId: string, body: object) =>
    post(iveta, `${ROOT}/${'kind' in body ? 'SetGameConfig' : 'Update'}`, { bonusId, ...body })
  const games = (bonusId: string) => room.call(iveta, `${ROOT}/GetGameConfig`, { query: { bonusId } })

  it('holds for offers to come; who has the earlier one keeps it, and the earlier one is offered no more', async () => {
    const first = await bonusOf(1_000)
    await offer(first)
    const changed = await change(first, { ...terms(2_000), name: 'Second', explanation: WHY })
    const second = String(changed.body['bonusId'])
    expect(changed.body).toMatchObject({ version: 2, amount: { amountMinor: 2_000 } })
    expect(await db.query(sql`select amount from bonuses.award where player_id = ${playerId}`)).toEqual([
      { amount: 1_000 },
    ])
    playerId += 1
    expect((await offer(first)).body).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    expect((await offer(second)).body).toMatchObject({ bonus: { amount: { amountMinor: 2_000 } } })
    expect((await change(first, { ...terms(3_000), explanation: WHY })).body).toMatchObject({
      code: 'ERR_STATE_CHANGED',
    })
  })

  it('chooses the games and keeps the other terms', async () => {
    const first = await bonusOf(1_000)
    const listed = { kind: 'listed', games: [{ gameKey: 'OvocnyKolotoc', percent: 50 }] }
    const changed = await change(first, { ...listed, explanation: WHY })
    expect(changed.body).toMatchObject({ version: 2, amount: { amountMinor: 1_000 } })
    expect((await games(String(changed.body['bonusId']))).body).toEqual(listed)
    expect((await games(first)).body).toEqual({ kind: 'all', games: [] })
    const unknown = { kind: 'listed', games: [{ gameKey: 'Nothing', percent: 50 }], explanation: WHY }
    expect((await change(String(changed.body['bonusId']), unknown)).body).toMatchObject({ code: 'ERR_GAME_NOT_FOUND' })
  })

  it('above the ceiling wants two people', async () => {
    const first = await bonusOf(1_000)
    expect((await change(first, { ...terms(200_001), explanation: WHY })).body).toMatchObject({
      code: 'ERR_APPROVAL_NEEDED',
    })
  })
})

it('of a player of another brand is neither shown nor cancelled by staff', async () => {
  const { body } = await offer(await bonusOf(5000))
  const { awardId } = body as { awardId: string }
  const look = (path: string) => room.call(iveta, `${ROOT}/${path}`, { query: { awardId } })
  const cancel = () => post(iveta, `${ROOT}/CancelRelation`, { awardId, explanation: WHY })
  elsewhere.add(playerId)
  for (const path of ['GetPlayerBonusDetail', 'GetPlayerBonusHistory'])
    expect((await look(path)).body).toMatchObject({ code: 'ERR_BONUS_NOT_FOUND' })
  expect((await cancel()).body).toMatchObject({ code: 'ERR_BONUS_NOT_FOUND' })
  elsewhere.clear()
  expect((await look('GetPlayerBonusHistory')).status).toBe(200)
  expect((await cancel()).body).toMatchObject({ state: 'forfeited' })
})

it('is of one brand: another one of the same database neither lists nor offers nor changes it', async () => {
  const bonusId = await bonusOf(5000)
  const listed = async (at: typeof room) => {
    const { body } = await at.call(iveta, `${ROOT}/List`, { query: {} })
    return (body as unknown as { rows: { bonusId: string }[] }).rows.map((row) => row.bonusId)
  }
  expect(await listed(room)).toContain(bonusId)
  expect(await listed(otherBrand)).not.toContain(bonusId)
  const notFound = { code: 'ERR_BONUS_NOT_FOUND' }
  expect((await offer(bonusId, { at: otherBrand })).body).toMatchObject(notFound)
  expect((await post(iveta, `${ROOT}/Update`, { bonusId, ...terms(6000) }, otherBrand)).body).toMatchObject(notFound)
  for (const path of ['Get', 'GetGameConfig'])
    expect((await otherBrand.call(iveta, `${ROOT}/${path}`, { query: { bonusId } })).body).toMatchObject(notFound)
  expect((await offer(bonusId)).body).toMatchObject({ state: 'offered' })
})
