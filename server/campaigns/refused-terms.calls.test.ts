import { afterAll, beforeAll, expect, it } from 'vitest'
import { useCode } from '#contract/onling-v2/bonuses.ts'
import * as calls from '#contract/play-v1/campaigns.ts'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { liveCampaign, termsOfGift } from '#tests/live-campaign.ts'

const ROUNDS = {
  kind: 'free-rounds',
  gameKeys: ['OvocnyKolotoc'],
  stakeMinor: 1000,
  rounds: 3,
  winTo: 'cash',
  winCapMinor: null,
} as const satisfies CampaignTerms['gift']
const MATCH = {
  kind: 'deposit-match',
  percent: 50,
  capMinor: 5000,
  leastDepositMinor: 1000,
  onlyFirstDeposit: true,
} as const satisfies CampaignTerms['gift']

let api: TestApi
let token: string | undefined
beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
  token = await api.freshToken('staff')
})
afterAll(() => api?.close())

const ask = async (call: typeof calls.create | typeof calls.estimate, more: Partial<CampaignTerms>) => {
  const answer = await api.send(call, { input: { body: { terms: termsOfGift(api, more) } }, token })
  return { status: answer.statusCode, ...answer.json<{ code?: string; details?: object }>() }
}
const makeCodes = async (campaignId: string, codes: object, usesMax = 1) =>
  api.send(calls.makeCodes, {
    input: { body: { campaignId, codes, usesMax, explanation: 'A test of codes of campaigns.' } },
    token,
  })

it('counts no game that there is not: its bonus could not be wagered', async () => {
  const games = { kind: 'listed', shares: [{ gameKey: 'NoSuchGame', percent: 100 }] } as const
  const refused = { code: 'ERR_CAMPAIGN_TERMS', details: { field: 'games.shares', problem: 'unknown-game' } }
  const shares = [...games.shares]
  expect(await ask(calls.create, { games: { ...games, shares } })).toMatchObject(refused)
  const gift = { ...ROUNDS, gameKeys: [...ROUNDS.gameKeys], winTo: 'bonus' as const }
  expect(await ask(calls.create, { gift, games: { ...games, shares } })).toMatchObject(refused)
})

it('gives nothing for a deposit to who has a code or was named by a trigger: neither comes with a deposit', async () => {
  const refused = { code: 'ERR_CAMPAIGN_TERMS', details: { field: 'people', problem: 'deposit-to-players' } }
  for (const kind of ['code', 'trigger'] as const)
    expect(await ask(calls.create, { gift: MATCH, people: { kind } })).toMatchObject(refused)
  expect(await ask(calls.create, { gift: MATCH, people: { kind: 'everyone' } })).toMatchObject({ status: 200 })
})

it('tells no cost of rounds at a stake that the game does not have', async () => {
  const gift = { ...ROUNDS, gameKeys: [...ROUNDS.gameKeys], stakeMinor: 777 }
  expect(await ask(calls.estimate, { gift, wagering: null })).toMatchObject({
    code: 'ERR_CAMPAIGN_TERMS',
    details: { field: 'gift.stakeMinor', problem: 'not-offered' },
  })
})

it('refuses a text with an unpaired surrogate, and keeps a pair as it is', async () => {
  expect(await ask(calls.create, { name: 'Half \ud83c of a pair' })).toMatchObject({
    status: 400,
    code: 'ERR_INVALID_INPUT',
  })
  expect(await ask(calls.create, { name: 'A pair 🎰' })).toMatchObject({ status: 200 })
})

it('has no code that somebody guesses by one letter, and one person who sends it many times at once is given it once', async () => {
  const campaignId = await liveCampaign(api, termsOfGift(api, { people: { kind: 'code' } }))
  for (const word of ['A---', 'B   ', 'a-b c'])
    expect((await makeCodes(campaignId, { kind: 'word', word })).statusCode).toBe(400)
  const [code] = (await makeCodes(campaignId, { kind: 'random', count: 1 })).json<{ codes: string[] }>().codes
  const use = () => api.send(useCode, { input: { body: { code } }, token: api.tokens.player })
  const answers = await Promise.all(Array.from({ length: 10 }, use))
  const told = answers.map((answer) => (answer.statusCode === 200 ? 'given' : answer.json<{ code: string }>().code))
  expect(told.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'ERR_CODE_USED'), 'given'])
})
