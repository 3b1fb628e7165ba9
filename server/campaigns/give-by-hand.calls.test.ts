import { afterAll, beforeAll, expect, it } from 'vitest'
import { assign, create as createBonus } from '#contract/onling-v2/bonuses.ts'
import { addRestrictedPlayer } from '#contract/onling-v2/bonus-restrictions.ts'
import * as calls from '#contract/play-v1/campaigns.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { liveCampaign, termsOfGift } from '#tests/live-campaign.ts'
import { signByTwo } from '#tests/sign-by-two.ts'
import { sql } from '../kernel/index.ts'

const explanation = 'The player waited a week for an answer of ours.'
let api: TestApi
let playerId: number

beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
  const [player] = await api.db.query<{ id: number }>(sql`select id from players.player limit 1`)
  playerId = player?.id ?? 0
})
afterAll(() => api?.close())

const campaign = (amountMinor: number, giftsPerPlayerMax = 3) =>
  liveCampaign(api, termsOfGift(api, { gift: { kind: 'by-hand', amountMinor }, giftsPerPlayerMax }))
const give = async (campaignId: string, nth: number, to = playerId) => {
  const token = await api.freshToken('staff')
  const answer = await api.send(calls.giveByHand, {
    input: { body: { campaignId, playerId: to, nth, explanation } },
    token,
  })
  return { status: answer.statusCode, ...answer.json<{ code?: string; giftId?: string; details?: { why?: string } }>() }
}
/** As if a day had passed. */
const forgetOffers = async () => {
  await api.db.query(sql`update bonuses.award set offered_at = offered_at - interval '2 days'`)
  await api.db.query(sql`update campaigns.gift set given_at = given_at - interval '2 days'`)
}
const giftsOf = (campaignId: string) =>
  api.db.query<{ cause: string; givenBy: number | null }>(
    sql`select cause, given_by from campaigns.gift where campaign_id = ${campaignId} order by given_at, cause`,
  )

it('is given once for concurrent repeats of a request, and again as the next gift', async () => {
  const campaignId = await campaign(5000)
  const answers = await Promise.all(Array.from({ length: 6 }, () => give(campaignId, 1)))
  expect(new Set(answers.map(({ giftId }) => giftId)).size).toBe(1)
  expect((await give(campaignId, 3)).code).toBe('ERR_STATE_CHANGED')
  expect((await give(campaignId, 2)).status).toBe(200)
  const gifts = await giftsOf(campaignId)
  expect(gifts.map(({ cause }) => cause)).toEqual(['hand:1', 'hand:2'])
  expect(gifts[0]?.givenBy).toBeGreaterThan(0)
})

it('takes a second person above the ceiling of a day, also in parts', async () => {
  await forgetOffers()
  const campaignId = await campaign(120_000)
  expect((await give(campaignId, 1)).status).toBe(200)
  expect((await give(campaignId, 2)).code).toBe('ERR_APPROVAL_NEEDED')
  const signed = await signByTwo(api, calls.giveByHand, {
    body: { campaignId, playerId, nth: 2, explanation },
    second: await api.tokenOfRole('payments'),
    acceptedWarnings: [],
  })
  expect(signed).toMatchObject({ status: 200 })
  expect(await giftsOf(campaignId)).toHaveLength(2)
})

it('is not split over campaigns at once: together they take a second person as one would', async () => {
  await forgetOffers()
  const campaigns = [await campaign(120_000), await campaign(120_000), await campaign(120_000)]
  const answers = await Promise.all(campaigns.map((campaignId) => give(campaignId, 1)))
  const told = answers.map(({ status, code }) => code ?? status)
  expect(told.filter((one) => one === 200)).toHaveLength(1)
  expect(told.filter((one) => one === 'ERR_APPROVAL_NEEDED')).toHaveLength(2)
})

/** A bonus that staff offer by hand; gives its id. */
async function bonusOf(amountMinor: number): Promise<string> {
  const offered = await api.send(createBonus, {
    input: {
      body: {
        name: 'A bonus by hand',
        amountMinor,
        wageringTimes: 5,
        stakeMaxMinor: null,
        daysToAccept: 7,
        daysToPlay: 7,
        explanation,
      },
    },
    token: await api.freshToken('staff'),
  })
  expect(offered.statusCode, offered.body).toBe(200)
  return offered.json<{ bonusId: string }>().bonusId
}
async function assignBonus(bonusId: string): Promise<string | number> {
  const body = { bonusId, playerId, explanation }
  const assigned = await api.send(assign, { input: { body }, token: await api.freshToken('staff') })
  return assigned.json<{ code?: string }>().code ?? assigned.statusCode
}

it('counts what the player was offered as a bonus by hand, and the other way round', async () => {
  await forgetOffers()
  expect(await assignBonus(await bonusOf(150_000))).toBe(200)
  expect((await give(await campaign(100_000), 1)).code).toBe('ERR_APPROVAL_NEEDED')
  await forgetOffers()
  expect((await give(await campaign(120_000), 1)).status).toBe(200)
  expect(await assignBonus(await bonusOf(120_000))).toBe('ERR_APPROVAL_NEEDED')
})

it('is not given alone over both ways at once', async () => {
  await forgetOffers()
  const [campaignId, bonusId] = [await campaign(120_000), await bonusOf(120_000)]
  const [given, offered] = await Promise.all([give(campaignId, 1), assignBonus(bonusId)])
  const told = [given.code ?? given.status, offered]
  expect(told.filter((one) => one === 200)).toHaveLength(1)
  expect(told.filter((one) => one === 'ERR_APPROVAL_NEEDED')).toHaveLength(1)
})

it('is not split over players: what one person gives alone in a day counts together', async () => {
  /** As if all of it had been given to somebody else. */
  const toAnother = async () => {
    await api.db.query(sql`update bonuses.award set player_id = 999999`)
    await api.db.query(sql`update campaigns.gift set player_id = 999999`)
  }
  await forgetOffers()
  expect(await assignBonus(await bonusOf(120_000))).toBe(200)
  await toAnother()
  expect(await assignBonus(await bonusOf(120_000))).toBe('ERR_APPROVAL_NEEDED')
  await forgetOffers()
  expect((await give(await campaign(120_000), 1)).status).toBe(200)
  await toAnother()
  expect(await assignBonus(await bonusOf(100_000))).toBe('ERR_APPROVAL_NEEDED')
  // What two people approved does not count.
  await forgetOffers()
  const body = { campaignId: await campaign(210_000), playerId, nth: 1, explanation }
  const second = await api.tokenOfRole('payments')
  const signed = await signByTwo(api, calls.giveByHand, { body, second, acceptedWarnings: [] })
  expect(signed).toMatchObject({ status: 200 })
  await toAnother()
  expect(await assignBonus(await bonusOf(100_000))).toBe(200)
})

it('is refused by a campaign of another kind, to strangers, to who is restricted, and more often than the terms say', async () => {
  await forgetOffers()
  const other = await liveCampaign(api, termsOfGift(api))
  expect(await give(other, 1)).toMatchObject({ code: 'ERR_NOT_GIVEN', details: { why: 'not-live' } })
  const campaignId = await campaign(100, 1)
  expect((await give(campaignId, 1, 999_999)).code).toBe('ERR_NOT_GIVEN')
  expect((await give(campaignId, 1)).status).toBe(200)
  expect(await give(campaignId, 2)).toMatchObject({ code: 'ERR_NOT_GIVEN', details: { why: 'given-often-enough' } })
  const body = { playerIds: [playerId], campaignId: null, until: null, explanation }
  await api.send(addRestrictedPlayer, { input: { body }, token: await api.freshToken('staff') })
  expect(await give(await campaign(100), 1)).toMatchObject({ code: 'ERR_NOT_GIVEN', details: { why: 'restricted' } })
})
