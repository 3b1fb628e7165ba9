import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeCounting } from '#apps/api/compose/compose-loyalty.ts'
import { composeSignIn } from '#apps/api/compose/compose-sign-in.ts'
import type { CallDefinition } from '#contract/call.ts'
import * as loyalty from '#contract/capi-v1/player-loyalty.ts'
import * as club from '#contract/play-v1/club.ts'
import { approve } from '#contract/play-v1/approvals.ts'
import * as staff from '#contract/play-v1/staff-loyalty.ts'
import { cheapPasswords, openTestApi, type TestApi } from '#tests/api.ts'
import { sql } from '../kernel/index.ts'
import { seedPlayer } from '#server/sign-in/index.ts'
import { recordFact } from './facts/record-fact.ts'
import { countQuietDays, checkPoints, expirePoints, type CountNeeds } from './index.ts'

let api: TestApi
let needs: CountNeeds
let playerId: number
beforeAll(async () => {
  api = await openTestApi()
  needs = composeCounting({ db: api.db, clock: api.clock, configuration: api.environment.configuration })
  const [jana] = await api.db.query<{ id: number }>(sql`
    select id from players.player where email = 'jana@players.test'`)
  playerId = jana?.id ?? 0
})
afterAll(() => api.close())

const why = 'Oprava podle stížnosti hráče z dneška.'
const asPlayer = async (call: CallDefinition, input: object) => {
  const answer = await api.send(call, { input, token: await api.freshToken('player') })
  return { status: answer.statusCode, body: answer.json() }
}
const asStaff = async (call: CallDefinition, input: object) => {
  const answer = await api.send(call, { input, token: await api.freshToken('staff') })
  return { status: answer.statusCode, body: answer.json() }
}
const status = async () => (await asPlayer(loyalty.status, { body: {} })).body
const learn = (gameKey: string) => asPlayer(club.recordGameRead, { body: { gameKey } })
const note = (fact: Parameters<typeof recordFact>[2]) => api.db.transaction((tx) => recordFact(needs, tx, fact))

describe('points', () => {
  it('are none for a player without facts, at the first level', async () => {
    expect(await status()).toMatchObject({
      isInControlGroup: false,
      pointsBalance: 0,
      pointsEver: 0,
      currentLevel: { id: 1, requiredPoints: 0 },
      nextLevel: { id: 2, requiredPoints: 300 },
      pointsToNext: 300,
      coreInboxUnreadCount: 0,
      avatarUrl: null,
    })
  })
  it('are given for reading the page of a game, once, with their source', async () => {
    expect((await learn('OvocnyKolotoc')).status).toBe(200)
    expect((await learn('OvocnyKolotoc')).status).toBe(200)
    expect((await learn('NoSuchGame')).body.code).toBe('ERR_GAME_NOT_FOUND')
    expect(await status()).toMatchObject({ pointsBalance: 30, pointsEver: 30 })
    const { rows } = (await asPlayer(loyalty.changes, { body: {} })).body
    expect(rows).toMatchObject([
      {
        kind: 'earned',
        points: 30,
        pointsAfter: 30,
        source: 'rule:game-read',
        about: 'OvocnyKolotoc',
        name: 'Přečtená stránka hry',
      },
    ])
  })
  it('of a rule are limited by its daily maximum', async () => {
    for (const key of [
      'KlasickaTrojka',
      'KostkyNaHrane',
      'KnihaGolema',
      'OrlojovaRuleta',
      'CertAKaca',
      'MilionovyUlovek',
    ])
      await learn(key)
    expect((await status()).pointsBalance).toBe(150)
  })
  it('of a finished mission are claimed once, with the same result in two tabs', async () => {
    expect((await asPlayer(club.claimMission, { body: { key: 'three-quiet-days' } })).body.code).toBe(
      'ERR_MISSION_NOT_DONE',
    )
    const claimed = await Promise.all([1, 2].map(() => asPlayer(club.claimMission, { body: { key: 'five-games' } })))
    expect(claimed.map(({ body }) => body)).toEqual([{ points: 150 }, { points: 150 }])
    expect(await status()).toMatchObject({ pointsBalance: 300, currentLevel: { id: 2 } })
  })
  it('buy a picture, which is worn and bought once; the level remains', async () => {
    const buy = (key: string, idempotencyKey: string) => asPlayer(club.buyItem, { body: { key, idempotencyKey } })
    expect((await buy('castle', 'a-key-of-the-first-exchange')).body.code).toBe('ERR_NOT_ENOUGH_POINTS')
    for (const day of ['2026-01-01', '2026-01-02', '2026-01-03'])
      await note({ playerId, kind: 'quiet-day', eventId: day })
    api.clock.advance(86_400_000)
    await note({ playerId, kind: 'quiet-day', eventId: '2026-01-04' })
    const before = await status()
    expect(before.pointsBalance).toBe(500)
    expect((await buy('star', 'a-key-of-the-second-exchange')).body).toEqual({ pointsBalance: 100 })
    expect((await buy('star', 'a-key-of-the-second-exchange')).body).toEqual({ pointsBalance: 100 })
    expect((await buy('star', 'a-key-of-the-third-exchange')).body.code).toBe('ERR_ITEM_OWNED')
    expect(await status()).toMatchObject({
      pointsBalance: 100,
      pointsEver: before.pointsEver,
      avatarUrl: '/avatars/star.svg',
      currentLevel: { id: 2 },
    })
    expect((await asPlayer(club.wearAvatar, { body: { avatar: 'rocket' } })).body.code).toBe('ERR_ITEM_NOT_FOUND')
    expect((await asPlayer(club.wearAvatar, { body: { avatar: null } })).body).toEqual({ avatarUrl: null })
  })
  it('add up, and a row that differs is detected', async () => {
    expect((await checkPoints(api.db)).differences).toEqual([])
    await api.db.query(sql`update loyalty.player set points = points + 7 where player_id = ${playerId}`)
    expect((await checkPoints(api.db)).differences).toMatchObject([{ rule: 'balance', playerId }])
    await api.db.query(sql`update loyalty.player set points = points - 7 where player_id = ${playerId}`)
  })
  it('cannot be changed in their rows', async () => {
    await expect(api.db.query(sql`update loyalty.movement set points = 1`)).rejects.toThrow('never changes')
    await expect(api.db.query(sql`delete from loyalty.definition`)).rejects.toThrow('never changes')
  })
})

describe('corrections by staff', () => {
  const correct = (points: number, idempotencyKey: string) =>
    asStaff(staff.correctPoints, { body: { playerId, points, explanation: why, idempotencyKey } })
  it('are a movement with its reason, and small ones need one person', async () => {
    expect((await correct(-30, 'correction-key-0001')).body).toMatchObject({ points: 70 })
    expect((await correct(-30, 'correction-key-0001')).body).toMatchObject({ points: 70 })
    const { rows } = (await asStaff(staff.getPlayerPoints, { query: { playerId } })).body
    expect(rows[0]).toMatchObject({ kind: 'corrected', points: -30, reason: why })
  })
  it('of one person for several players count together', async () => {
    const { environment, db, clock } = api
    const ground = { db, clock, configuration: environment.configuration, bus: { send: async () => {} } }
    const seeds = await composeSignIn(ground, environment, { passwordCost: cheapPasswords })
    const name = { firstName: 'Karel', surname: 'Černý', email: 'karel@players.test', password: 'modry vlak jede' }
    const other = await seedPlayer(seeds, { ...name, birthDate: '1990-01-01', language: 'cs', currency: 'CZK' })
    const body = { playerId: other.playerId, points: 471, explanation: why, idempotencyKey: 'correction-of-another' }
    expect((await asStaff(staff.correctPoints, { body })).body.code).toBe('ERR_APPROVAL_NEEDED')
  })
  it('take no more than the balance, and need two people above the daily ceiling', async () => {
    expect((await correct(-5_000, 'correction-key-0002')).body.code).toBe('ERR_NOT_ENOUGH_POINTS')
    const asked = (await correct(471, 'correction-key-0003')).body
    expect(asked.code).toBe('ERR_APPROVAL_NEEDED')
    expect((await status()).pointsBalance).toBe(70)
    // What was corrected on the day of the request is none of the next day: the request is the same.
    api.clock.advance(23 * 3_600_000)
    const second = await api.tokenOfRole('administrator')
    const { approvalId } = asked.details
    const body = { approvalId, explanation: why, acceptedWarnings: [] }
    const signed = await api.send(approve, { input: { body }, token: second })
    expect(signed.json()).toMatchObject({ state: 'executed' })
    expect((await status()).pointsBalance).toBe(541)
  })
})

describe('a definition by staff', () => {
  const name = {
    cs: 'Body za sázky',
    sk: 'Body za stávky',
    en: 'Points for stakes',
    hu: 'Pontok',
    ru: 'Баллы',
    vi: 'Điểm',
  }
  const ofStakes = {
    kind: 'rule',
    name,
    fact: 'stake',
    points: 1,
    perMinor: 10_000,
    dayMax: null,
    expiresAfterDays: null,
  }
  it('is refused if the law forbids it, with rule, sentence and the lawful alternative', async () => {
    const verdict = (await asStaff(staff.judgeDefinition, { body: { content: ofStakes } })).body
    expect(verdict).toMatchObject({
      isAllowed: false,
      ruleId: 'CZ-15',
      lawful: ['quiet-day', 'game-learned', 'free-play', 'profile'],
    })
    expect(verdict.text).toContain('zákon to nedovoluje')
    const body = { key: 'stakes', content: ofStakes, isOn: true, explanation: why }
    const refused = await asStaff(staff.saveDefinition, { body })
    expect(refused.body).toMatchObject({ code: 'ERR_NOT_ALLOWED_BY_LAW', details: { ruleId: 'CZ-15' } })
  })
  it('for days of play is refused too: rules, missions and badges', async () => {
    const counted = { name, description: name, fact: 'play-day', count: 3, icon: 'flag' }
    for (const content of [
      { ...ofStakes, fact: 'play-day', perMinor: null },
      { kind: 'mission', ...counted, points: 10, expiresAfterDays: null },
      { kind: 'badge', ...counted },
    ]) {
      const body = { key: 'days', content, isOn: true, explanation: why }
      expect((await asStaff(staff.saveDefinition, { body })).body.code).toBe('ERR_NOT_ALLOWED_BY_LAW')
    }
  })
  it('waits for a second person if it is lawful', async () => {
    const content = { ...ofStakes, fact: 'profile', perMinor: null }
    const body = { key: 'more-profile', content, isOn: true, explanation: why }
    expect((await asStaff(staff.saveDefinition, { body })).body.code).toBe('ERR_APPROVAL_NEEDED')
    const { rows } = (await asStaff(staff.listDefinitions, { query: { kind: 'rule' } })).body
    expect(rows.map(({ key }: { key: string }) => key)).not.toContain('more-profile')
  })
  it('has a text in each language of the brand', async () => {
    const content = { ...ofStakes, fact: 'profile', perMinor: null, name: { en: 'Only English' } }
    const answer = await asStaff(staff.saveDefinition, { body: { key: 'poor', content, isOn: true, explanation: why } })
    expect(answer.body).toMatchObject({ code: 'ERR_DEFINITION_NOT_VALID', details: { field: 'name' } })
  })
})

describe('the passing of time', () => {
  it('expires points by a movement of its own, once', async () => {
    const before = await status()
    api.clock.advance(366 * 86_400_000)
    expect(await expirePoints(needs)).toBeGreaterThan(0)
    expect(await expirePoints(needs)).toBe(0)
    // The test's session has expired by then, so the rows are read directly.
    const [row] = await api.db.query<{ points: number; ever: number }>(sql`
      select points, ever from loyalty.player where player_id = ${playerId}`)
    // What staff have corrected does not expire.
    expect(row).toEqual({ points: 471, ever: before.pointsEver })
    expect((await checkPoints(api.db)).differences).toEqual([])
  })
  it('counts no quiet day for a player without a limit of their own', async () => {
    await countQuietDays(needs)
    api.clock.advance(86_400_000)
    expect(await countQuietDays(needs)).toBe(0)
  })
})
