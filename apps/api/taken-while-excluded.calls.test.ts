import { afterAll, beforeAll, expect, it } from 'vitest'
import { activate } from '#contract/onling-v2/bonuses.ts'
import { convertOffer } from '#contract/onling-v2/free-round.ts'
import { pressPanic } from '#contract/play-v1/exclusion.ts'
import { takePromotion } from '#contract/play-v1/promotions.ts'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { demoTargets } from '#config/demo.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { countWaiting } from '#tests/count-waiting.ts'
import { liveCampaign, termsOfGift } from '#tests/live-campaign.ts'

// A player who stops play while a request for a gift waits for its campaign gets nothing of it.

const GAME = 'OvocnyKolotoc'
const FREE: Partial<CampaignTerms> = {
  gift: {
    kind: 'free-rounds',
    gameKeys: [GAME],
    stakeMinor: 1000,
    rounds: 3,
    winTo: 'cash',
    winCapMinor: null,
    conversion: { to: 'cash', percent: 100 },
  },
  wagering: null,
}

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ target: { APP_TARGET: demoTargets.CZE, MARKET_LOCALE: 'CZE' }, isVerified: true })
})
afterAll(() => api?.close())

type Answer = { readonly code?: string; readonly made?: string }
const take = async (campaignId: string) =>
  (
    await api.send(takePromotion, { input: { body: { campaignId, version: 1 } }, token: api.tokens.player })
  ).json<Answer>()
const accept = async (awardId: string) =>
  (
    await api.send(activate, { input: { body: { awardId, acceptsTerms: true } }, token: api.tokens.player })
  ).json<Answer>()
const intoCash = async (relationId: string) =>
  (
    await api.send(convertOffer, {
      input: { body: { relationId, into: { kind: 'cash' }, acceptsTerms: true } },
      token: api.tokens.player,
    })
  ).json<Answer>()

/** Holds a campaign as a list that is gone through does; presses the stop once the request waits for it. */
async function stopMeanwhile(campaignId: string, request: () => Promise<Answer>): Promise<Answer> {
  const answer = await api.db.transaction(async (tx) => {
    await tx.query(sql`select from campaigns.campaign where id = ${campaignId} for update`)
    const asked = request()
    while ((await countWaiting(api.db)) === 0);
    const pressed = await api.send(pressPanic, { input: { body: {} }, token: api.tokens.player })
    expect(pressed.statusCode, pressed.body).toBe(200)
    return { asked }
  })
  return answer.asked
}

/** The stop is over for the next test. */
async function goOn(): Promise<void> {
  await api.db.query(sql`update exclusion.state set ended_at = now(), end_reason = 'time' where ended_at is null`)
  await api.db.query(sql`delete from exclusion.state`)
  await api.db.query(sql`update ledger.balance set status = 0`)
}

it('accepts no bonus, converts no free rounds into cash, and is offered nothing', async () => {
  const bonus = await liveCampaign(api, termsOfGift(api, {}))
  const free = await liveCampaign(api, termsOfGift(api, FREE))
  const [award, relation] = [(await take(bonus)).made ?? '', (await take(free)).made ?? '']
  const another = await liveCampaign(api, termsOfGift(api, {}))

  expect(await stopMeanwhile(bonus, () => accept(award))).toMatchObject({ code: 'ERR_PLAYING_BLOCKED' })
  expect(await api.db.query(sql`select state from bonuses.award where id = ${award}`)).toEqual([{ state: 'offered' }])
  await goOn()
  expect(await stopMeanwhile(free, () => intoCash(relation))).toMatchObject({ code: 'ERR_PLAYING_BLOCKED' })
  expect(await api.db.query(sql`select state from free_rounds.relation where id = ${relation}`)).toEqual([
    { state: 'offered' },
  ])
  await goOn()
  expect(await stopMeanwhile(another, () => take(another))).toMatchObject({
    code: 'ERR_NOT_GIVEN',
    details: { why: 'limit-lowered' },
  })
  expect(await api.db.query(sql`select from campaigns.gift where campaign_id = ${another}`)).toEqual([])
})
