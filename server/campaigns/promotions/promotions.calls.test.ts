import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoTargets } from '#config/demo.ts'
import type { ReplyOf } from '#contract/call.ts'
import { useCode } from '#contract/onling-v2/bonuses.ts'
import * as campaigns from '#contract/play-v1/campaigns.ts'
import * as promotions from '#contract/play-v1/promotions.ts'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { liveCampaign, termsOfGift } from '#tests/live-campaign.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
})
afterAll(() => api?.close())

const own = async () =>
  (await api.send(promotions.listOwnPromotions, { token: api.tokens.player })).json<
    ReplyOf<typeof promotions.listOwnPromotions>
  >()
const everybody = async () =>
  (await api.send(promotions.listPromotions, {})).json<ReplyOf<typeof promotions.listPromotions>>()
const take = async (campaignId: string, version = 1) =>
  (
    await api.send(promotions.takePromotion, { input: { body: { campaignId, version } }, token: api.tokens.player })
  ).json<Record<string, unknown>>()
const namesOf = (shown: readonly { readonly name: string }[]) => shown.map(({ name }) => name)

it('shows everybody what is for all, and a player what is for them', async () => {
  await liveCampaign(api, termsOfGift(api, { name: 'For all' }))
  await liveCampaign(api, termsOfGift(api, { name: 'For others', people: { kind: 'named', playerIds: [999_999] } }))
  const from = new Date(api.clock.now().getTime() + 86_400_000).toISOString()
  const { window } = termsOfGift(api)
  await liveCampaign(api, termsOfGift(api, { name: 'Tomorrow', window: { ...window, from } }))
  const [told, mine] = [await everybody(), await own()]
  for (const shown of [told, mine]) {
    expect(namesOf(shown.offers)).toEqual(['For all'])
    expect(namesOf(shown.coming)).toEqual(['Tomorrow'])
  }
  expect(JSON.stringify(told)).not.toContain('playerIds')
})

it('is taken once, as an offer, by the version that was read', async () => {
  const campaignId = await liveCampaign(api, termsOfGift(api, { name: 'To take' }))
  expect(await take(campaignId, 2)).toMatchObject({ code: 'ERR_STATE_CHANGED' })
  const taken = await take(campaignId)
  expect(await take(campaignId)).toEqual(taken)
  const awards = await api.db.query<{ state: string }>(sql`
    select state from bonuses.award where id = ${taken['made'] as string}`)
  expect(awards).toEqual([{ state: 'offered' }])
  const { offers, refused } = await own()
  expect(namesOf(offers)).not.toContain('To take')
  expect(refused.find(({ promotion }) => promotion.name === 'To take')?.why).toBe('given-often-enough')
})

it('for later deposits is offered after the first one, as often as it is given', async () => {
  const gift = { kind: 'reload', percent: 50, capMinor: 1000, leastDepositMinor: 1000, timesMax: 2 } as const
  await liveCampaign(api, termsOfGift(api, { name: 'For later', gift, giftsPerPlayerMax: 10 }))
  const { refused } = await own()
  const told = refused.find(({ promotion }) => promotion.name === 'For later')
  expect(told).toMatchObject({ why: 'first-deposit', promotion: { giftsPerPlayerMax: 2 } })
  const at = api.clock.now()
  const [{ id } = { id: 0 }] = await api.db.query<{ id: number }>(
    sql`select id from players.player order by id limit 1`,
  )
  await api.db.query(sql`
    insert into payments.payment (id, player_id, direction, method, gateway, amount_minor, currency, state,
      idempotency_key, return_path, created_at, changed_at, settled_at)
    values (gen_random_uuid(), ${id}, 'deposit', 'PaymentCard', 'Csob', 10000, 'CZK', 'settled', 'key-of-a-first-deposit', '/',
            ${at}, ${at}, ${at})`)
  expect(namesOf((await own()).offers)).toContain('For later')
})

it('is not taken without the code that it wants, and taken with it', async () => {
  const campaignId = await liveCampaign(api, termsOfGift(api, { name: 'By code', people: { kind: 'code' } }))
  expect(await take(campaignId)).toMatchObject({ code: 'ERR_NOT_GIVEN', details: { why: 'not-among-people' } })
  const made = await api.send(campaigns.makeCodes, {
    input: {
      body: {
        campaignId,
        codes: { kind: 'random', count: 1 },
        usesMax: 1,
        explanation: 'A test of codes of campaigns.',
      },
    },
    token: await api.freshToken('staff'),
  })
  const [code] = made.json<{ codes: string[] }>().codes
  const used = await api.send(useCode, { input: { body: { code } }, token: api.tokens.player })
  expect(used.json()).toMatchObject({ gift: { name: 'By code' } })
})

it('tells of a campaign for who has a code only where it is public, to everybody and to a player', async () => {
  await liveCampaign(api, termsOfGift(api, { name: 'Of a secret code', people: { kind: 'code' } }))
  const campaignId = await liveCampaign(
    api,
    termsOfGift(api, { name: 'Of a public code', people: { kind: 'code', isPublic: true } }),
  )
  for (const { offers, coming } of [await everybody(), await own()]) {
    const names = namesOf([...offers, ...coming])
    expect(names).toContain('Of a public code')
    expect(names).not.toContain('Of a secret code')
  }
  expect(JSON.stringify((await own()).refused)).not.toContain('Of a secret code')
  expect(await take(campaignId)).toMatchObject({ code: 'ERR_NOT_GIVEN', details: { why: 'not-among-people' } })
})

it('is estimated for staff beforehand: what it may cost, and whom it would reach', async () => {
  const token = await api.freshToken('staff')
  const estimate = async (terms: CampaignTerms) =>
    (await api.send(campaigns.estimate, { input: { body: { terms } }, token })).json<
      ReplyOf<typeof campaigns.estimate>
    >()
  const { cost, reach } = await estimate(termsOfGift(api))
  expect(cost).toMatchObject({ gifts: 200, budget: { amountMinor: 1_000_000 } })
  expect(cost.least.amountMinor).toBeGreaterThan(0)
  expect(cost.most.amountMinor).toBeGreaterThan(cost.least.amountMinor)
  expect(cost.worst.amountMinor).toBeGreaterThan(cost.most.amountMinor)
  expect(reach).toMatchObject({ meant: 1, looked: 1, reached: 1, refused: [] })
  const segment = { kind: 'segment', registeredFrom: null, registeredBefore: null, languages: ['vi'] } as const
  const none = await estimate(termsOfGift(api, { people: { ...segment, languages: ['vi'] } }))
  expect(none.reach).toMatchObject({ meant: 0, reached: 0 })
})

it('is nothing at all for somebody who has tightened a limit not long ago', async () => {
  const [player] = await api.db.query<{ id: number }>(sql`select id from players.player order by id limit 1`)
  const [playerId, now] = [player?.id ?? 0, api.clock.now()]
  expect((await own()).offers).not.toEqual([])
  await api.db.query(sql`insert into limits.player (player_id) values (${playerId}) on conflict do nothing`)
  await api.db.query(sql`
    insert into limits.change (player_id, kind, from_value, to_value, is_first, asked_at, effective_at, rule_id, pack_id)
    values (${playerId}, 'StakeDayCasinoLimit', 1000, 500, false, ${now}, ${now}, 'CZ-02', 'CZE')`)
  expect(await own()).toMatchObject({ offers: [], coming: [], refused: [], isLeftAlone: true })
  const body = { terms: termsOfGift(api) }
  const told = await api.send(campaigns.estimate, { input: { body }, token: await api.freshToken('staff') })
  expect(told.json()).toMatchObject({ reach: { reached: 0, refused: [{ why: 'limit-lowered', count: 1 }] } })
})

it('returns the law’s refusal for somebody unverified, and records nothing of the preview', async () => {
  const before = api
  api = await openTestApi({ target: { APP_TARGET: demoTargets.CZE, MARKET_LOCALE: 'CZE' } })
  await before.close()
  await liveCampaign(api, termsOfGift(api, { name: 'For the known' }))
  const decisions = () => api.db.query(sql`select id from law.decision`)
  const earlier = (await decisions()).length
  const { offers, refused } = await own()
  expect(offers).toEqual([])
  expect(refused).toMatchObject([
    { promotion: { name: 'For the known' }, why: 'not-lawful', law: { ruleId: 'CZ-14' }, needsIdentity: true },
  ])
  expect(refused[0]?.law?.texts['cs']).toMatch(/\S/)
  expect((await decisions()).length).toBe(earlier)
})
