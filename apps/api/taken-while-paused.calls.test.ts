import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { activate } from '#contract/onling-v2/bonuses.ts'
import { convertOffer } from '#contract/onling-v2/free-round.ts'
import * as campaigns from '#contract/play-v1/campaigns.ts'
import { takePromotion } from '#contract/play-v1/promotions.ts'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { demoTargets } from '#config/demo.ts'
import { newId, sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { liveCampaign, termsOfGift } from '#tests/live-campaign.ts'

const GAME = 'OvocnyKolotoc'
const explanation = 'A test of what a pause does to offers that are out.'
let api: TestApi
let playerId = 0

beforeAll(async () => {
  api = await openTestApi({ target: { APP_TARGET: demoTargets.CZE, MARKET_LOCALE: 'CZE' }, isVerified: true })
  playerId = (await api.db.query<{ id: number }>(sql`select id from players.player order by id limit 1`))[0]?.id ?? 0
})
afterAll(() => api?.close())
beforeEach(() => api.db.query(sql`delete from campaigns.restricted_player`))

const FREE: Partial<CampaignTerms> = {
  gift: { kind: 'free-rounds', gameKeys: [GAME], stakeMinor: 1000, rounds: 3, winTo: 'cash', winCapMinor: null },
  wagering: null,
}
/** An offer that the player has claimed, in a campaign of its own. */
async function taken(more: Partial<CampaignTerms> = {}) {
  const campaignId = await liveCampaign(api, termsOfGift(api, more))
  const answer = await api.send(takePromotion, {
    input: { body: { campaignId, version: 1 } },
    token: api.tokens.player,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return { campaignId, made: answer.json<{ made: string }>().made }
}
const move = async (
  call: typeof campaigns.pause | typeof campaigns.resume | typeof campaigns.end,
  campaignId: string,
) => {
  const answer = await api.send(call, {
    input: { body: { campaignId, explanation } },
    token: await api.freshToken('staff'),
  })
  expect(answer.statusCode, answer.body).toBe(200)
}
const restrict = (campaignId: string | null) =>
  api.db.query(sql`
    insert into campaigns.restricted_player (id, target, campaign_id, player_id, reason, added_by, added_by_name, added_at)
    values (${newId(api.clock.now())}, ${demoTargets.CZE}, ${campaignId}, ${playerId}, 'test', 1, 'One', ${api.clock.now()})`)
const accept = async (awardId: string) =>
  (
    await api.send(activate, { input: { body: { awardId, acceptsTerms: true } }, token: api.tokens.player })
  ).json<object>()
const choose = async (relationId: string) =>
  (
    await api.send(convertOffer, {
      input: { body: { relationId, into: { kind: 'free-rounds', gameKey: GAME }, acceptsTerms: true } },
      token: api.tokens.player,
    })
  ).json<object>()
const refused = (why: string) => ({ code: 'ERR_NOT_GIVEN', details: { why } })

it('stops taking a bonus while its campaign is paused, and lets it be taken once it goes on; what was taken goes on', async () => {
  const { campaignId, made } = await taken()
  await move(campaigns.pause, campaignId)
  expect(await accept(made)).toMatchObject(refused('not-live'))
  await move(campaigns.resume, campaignId)
  expect(await accept(made)).toMatchObject({ state: 'active' })
  await move(campaigns.pause, campaignId)
  expect(await api.db.query(sql`select state from bonuses.award where id = ${made}`)).toEqual([{ state: 'active' }])
  await api.db.query(sql`
    update bonuses.award set state = 'used-up', ended_at = now(), ended_by = 'play', left_at_end = 0 where id = ${made}`)
})

it('leaves the offers of a campaign that ended', async () => {
  const { campaignId, made } = await taken(FREE)
  await move(campaigns.end, campaignId)
  expect(await choose(made)).toMatchObject({ state: 'accepted' })
})

it.each(['its campaign', 'all campaigns'])('stops taking a bonus by a later restriction of %s', async (of) => {
  const { campaignId, made } = await taken()
  await restrict(of === 'its campaign' ? campaignId : null)
  expect(await accept(made)).toMatchObject(refused('restricted'))
})

it('stops choosing free rounds while paused or restricted; rounds that were chosen go on', async () => {
  const { campaignId, made } = await taken(FREE)
  await move(campaigns.pause, campaignId)
  expect(await choose(made)).toMatchObject(refused('not-live'))
  await move(campaigns.resume, campaignId)
  await restrict(campaignId)
  expect(await choose(made)).toMatchObject(refused('restricted'))
  await api.db.query(sql`delete from campaigns.restricted_player`)
  expect(await choose(made)).toMatchObject({ state: 'accepted' })
  await move(campaigns.pause, campaignId)
  await restrict(null)
  // A repeated request gets the current state.
  expect(await choose(made)).toMatchObject({ state: 'accepted' })
})
