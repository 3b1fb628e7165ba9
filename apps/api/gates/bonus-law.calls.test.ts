import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoTargets } from '#config/demo.ts'
import * as bonuses from '#contract/onling-v2/bonuses.ts'
import { excludeSelf } from '#contract/play-v1/exclusion.ts'
import { sql } from '#server/kernel/index.ts'
import { letOnePerson } from '#tests/let-one-person.ts'
import { signByTwo } from '#tests/sign-by-two.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

const explanation = 'A test of what the law says to a bonus.'
const AMOUNT = 20_000
/** Up to the ceilings of both markets, and above them. */
const BELOW_CEILING = 8_000
const ABOVE_CEILING = 200_001

let api: TestApi
afterAll(() => api?.close())

const playerId = async (): Promise<number> =>
  (await api.db.query<{ id: number }>(sql`select id from players.player order by id limit 1`))[0]?.id ?? 0

/** A bonus that staff write and offer to the test's player; its award. */
async function offer(amountMinor = AMOUNT): Promise<string> {
  const { staff } = api.tokens
  const terms = { amountMinor, wageringTimes: 10, stakeMaxMinor: null, daysToAccept: 7, daysToPlay: 30 }
  const made = await api.send(bonuses.create, {
    input: { body: { name: 'Test', ...terms, explanation } },
    token: staff,
  })
  const { bonusId } = made.json<{ bonusId: string }>()
  const body = { bonusId, playerId: await playerId(), explanation }
  const offered = await api.send(bonuses.assign, { input: { body }, token: staff })
  expect(offered.json()).toMatchObject({ state: 'offered', balance: { amountMinor: 0 } })
  return offered.json<{ awardId: string }>().awardId
}

const accept = async (awardId: string) =>
  (
    await api.send(bonuses.activate, { input: { body: { awardId, acceptsTerms: true } }, token: api.tokens.player })
  ).json<Record<string, unknown>>()

/** Sets the last day of validity of all approved documents. */
const documentsUntil = (day: string) => api.db.query(sql`update documents.identity_document set expires_on = ${day}`)

describe.each([
  ['CZE', { code: 'ERR_IDENTITY_NOT_VERIFIED', details: { ruleId: 'CZ-14' } }],
  ['SVK', { state: 'active' }],
] as const)('a bonus in %s', (market, withoutIdentity) => {
  beforeAll(async () => {
    const before = api
    api = await openTestApi({ target: { APP_TARGET: demoTargets[market], MARKET_LOCALE: market }, isVerified: true })
    // The permission to give a bonus is tested with the offers.
    await letOnePerson(api.db, api.clock.now(), ['bonuses.create', 'bonuses.assign'])
    await before?.close()
  })

  test('is taken back by one person up to the ceiling, above it by two', async () => {
    const token = await api.freshToken('staff')
    const takeBack = async (awardId: string) =>
      (await api.send(bonuses.cancelRelation, { input: { body: { awardId, explanation } }, token })).json<object>()
    const small = await offer(BELOW_CEILING)
    await accept(small)
    expect(await takeBack(small)).toMatchObject({ state: 'forfeited', leftAtEnd: { amountMinor: BELOW_CEILING } })
    const awardId = await offer(ABOVE_CEILING)
    await accept(awardId)
    expect(await takeBack(awardId)).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    const second = await api.tokenOfRole('payments')
    const signed = await signByTwo(api, bonuses.cancelRelation, { body: { awardId, explanation }, second })
    expect(signed).toMatchObject({ status: 200, body: { state: 'executed' } })
    const [award] = await api.db.query<{ state: string }>(sql`select state from bonuses.award where id = ${awardId}`)
    expect(award?.state).toBe('forfeited')
  })

  test('is money only once its player has accepted the terms, and is given up without a question', async () => {
    const awardId = await offer()
    expect(await accept(awardId)).toMatchObject({ state: 'active', balance: { amountMinor: AMOUNT } })
    // A repeated acceptance gets the same response as the first.
    expect(await accept(awardId)).toMatchObject({ awardId, state: 'active', balance: { amountMinor: AMOUNT } })
    expect(await accept(await offer())).toMatchObject({ code: 'ERR_BONUS_ALREADY_ACTIVE' })
    const given = await api.send(bonuses.cancel, { input: { body: { awardId } }, token: api.tokens.player })
    expect(given.json()).toMatchObject({ state: 'forfeited', leftAtEnd: { amountMinor: AMOUNT } })
  })

  test('is what the law of the market says when its player is not verified', async () => {
    const awardId = await offer()
    await documentsUntil('2000-01-01')
    expect(await accept(awardId)).toMatchObject(withoutIdentity)
    await documentsUntil('2035-01-01')
  })

  test('is not offered to a player under an exclusion, though it was before', async () => {
    const own = async () => {
      const answer = await api.send(bonuses.getPlayerBonuses, { input: { query: {} }, token: api.tokens.player })
      return answer.json<{ rows: { awardId: string; state: string }[] }>().rows
    }
    const awardId = await offer()
    expect(await own()).toContainEqual(expect.objectContaining({ awardId, state: 'offered' }))
    const stopped = await api.send(excludeSelf, { input: { body: { months: 12 } }, token: api.tokens.player })
    expect(stopped.statusCode, stopped.body).toBe(200)
    const rows = await own()
    expect(rows.filter(({ state }) => state === 'offered')).toEqual([])
    expect(rows.length).toBeGreaterThan(0)
  })
})
