import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { composeApi } from '#apps/api/compose/compose-api.ts'
import { createRelations } from '#contract/onling-v2/free-round.ts'
import { getApproval } from '#contract/play-v1/approvals.ts'
import * as calls from '#contract/play-v1/campaign-lists.ts'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { cheapPasswords, clearRegister, openTestApi, type TestApi } from '#tests/api.ts'
import { liveCampaign, termsOfGift } from '#tests/live-campaign.ts'
import { signByTwo } from '#tests/sign-by-two.ts'
import { makeLogger, sql } from '../../kernel/index.ts'
import { hashOfMembers } from './signed-list.ts'

const explanation = 'They had to wait for an answer of ours last week.'
/** Two of them are more than one person gives alone in a day. */
const LARGE = 120_000

let api: TestApi
let other: Awaited<ReturnType<typeof composeApi>>
let second: string

beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
  const { environment, clock } = api
  const logger = makeLogger({ name: 'api', level: 'silent' })
  other = await composeApi({
    environment,
    clock,
    logger,
    passwordCost: cheapPasswords,
    minimumRoundMs: 0,
    register: clearRegister,
  })
  await other.app.ready()
  second = await api.tokenOfRole('payments')
})
afterAll(async () => {
  await other?.close()
  await api?.close()
})

const campaign = (more: Partial<CampaignTerms> = {}) =>
  liveCampaign(api, termsOfGift(api, { gift: { kind: 'no-deposit', amountMinor: LARGE }, ...more }))
const bodyOf = (campaignId: string, playerIds: readonly number[], idempotencyKey: string = randomUUID()) => ({
  campaignId,
  playerIds,
  explanation,
  idempotencyKey,
})
type Answer = { readonly code?: string; readonly listId?: string; readonly details?: { readonly approvalId?: string } }
const post = async (process: Pick<TestApi, 'app'>, path: string, body: object): Promise<Answer> => {
  const headers = { authorization: `Bearer ${await api.freshToken('staff')}`, 'content-type': 'application/json' }
  return (await process.app.inject({ method: 'POST', url: path, headers, payload: JSON.stringify(body) })).json()
}
const add = (body: object, process: Pick<TestApi, 'app'> = api) => post(process, calls.addList.path, body)
const listsOf = (campaignId: string) =>
  api.db.query<{ players: number; mayGive: number | null; isApproved: boolean }>(sql`
    select players, may_give, approved_by is not null as is_approved from campaigns.list
     where campaign_id = ${campaignId} order by id`)
/** As if a day had passed. */
const forget = () => api.db.query(sql`update campaigns.list set created_at = created_at - interval '2 days'`)

it('is one person’s up to the ceiling of a day, and takes a second one above it, also in parts', async () => {
  await forget()
  const campaignId = await campaign()
  expect(await add(bodyOf(campaignId, [1]))).toHaveProperty('listId')
  expect((await add(bodyOf(campaignId, [2]))).code).toBe('ERR_APPROVAL_NEEDED')
  expect(await listsOf(campaignId)).toEqual([{ players: 1, mayGive: LARGE, isApproved: false }])
})

it('shows the approver how many get what, under which terms, and the hash of the list', async () => {
  await forget()
  const campaignId = await campaign()
  const body = bodyOf(campaignId, [7, 5, 7])
  const { details } = await add(body)
  const answer = await api.send(getApproval, {
    input: { query: { approvalId: details?.approvalId } },
    token: second,
  })
  const { look } = answer.json<{ look: { changes: object[]; amount: object; touched: object } }>()
  expect(look).toMatchObject({
    amount: { amountMinor: 2 * LARGE },
    touched: { kind: 'players', count: 2 },
    changes: [
      { field: 'campaignVersion', after: 1 },
      { field: 'largestGift', after: { amountMinor: LARGE } },
      { field: 'peopleWho', after: `2 · SHA-256 ${hashOfMembers([5, 7])}` },
    ],
  })
  expect(await listsOf(campaignId)).toEqual([])
})

it('is kept once when it is signed, and the same request again is the same list', async () => {
  await forget()
  const campaignId = await campaign()
  const body = bodyOf(campaignId, [1, 2, 3])
  expect(await signByTwo(api, calls.addList, { body, second })).toMatchObject({ status: 200 })
  const [again, ofOther] = [await add(body), await add(body, other)]
  expect(again.listId).toBeTypeOf('string')
  expect(ofOther.listId).toBe(again.listId)
  expect(await listsOf(campaignId)).toEqual([{ players: 3, mayGive: 3 * LARGE, isApproved: true }])
  // What two have agreed to leaves one person’s ceiling as it is.
  expect(await add(bodyOf(campaignId, [4]))).toHaveProperty('listId')
})

it('is not split over two processes and several campaigns at once', async () => {
  await forget()
  const ids = [await campaign(), await campaign(), await campaign(), await campaign()]
  const answers = await Promise.all(ids.map((id, nth) => add(bodyOf(id, [nth + 1]), nth % 2 === 0 ? api : other)))
  expect(answers.filter(({ listId }) => listId)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 'ERR_APPROVAL_NEEDED')).toHaveLength(3)
})

it('is stored once for its key, in whichever process', async () => {
  await forget()
  const campaignId = await campaign()
  const body = bodyOf(campaignId, [1])
  const answers = await Promise.all(Array.from({ length: 6 }, (_, nth) => add(body, nth % 2 === 0 ? api : other)))
  expect(new Set(answers.map(({ listId }) => listId)).size).toBe(1)
  expect(await listsOf(campaignId)).toHaveLength(1)
  expect((await add({ ...body, playerIds: [2] })).code).toBe('ERR_KEY_REUSED')
})

it('takes a second person for many, however little each is given', async () => {
  await forget()
  const campaignId = await campaign({ gift: { kind: 'no-deposit', amountMinor: 100 } })
  const many = Array.from({ length: 101 }, (_, nth) => nth + 1)
  expect((await add(bodyOf(campaignId, many))).code).toBe('ERR_APPROVAL_NEEDED')
  expect(await add(bodyOf(campaignId, many.slice(1)))).toHaveProperty('listId')
})

it('counts the many over a day and two processes, whatever the lists, and those that two have signed for nobody', async () => {
  await forget()
  const campaignId = await campaign({ gift: { kind: 'no-deposit', amountMinor: 100 } })
  const part = (nth: number) => Array.from({ length: 60 }, (_, one) => nth * 60 + one + 1)
  const answers = await Promise.all(
    [0, 1, 2, 3].map((nth) => add(bodyOf(campaignId, part(nth)), nth % 2 === 0 ? api : other)),
  )
  expect(answers.filter(({ listId }) => listId)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 'ERR_APPROVAL_NEEDED')).toHaveLength(3)
  const body = bodyOf(campaignId, part(4))
  expect(await signByTwo(api, calls.addList, { body, second })).toMatchObject({ status: 200 })
  expect(await add(bodyOf(campaignId, part(5).slice(0, 40)))).toHaveProperty('listId')
  expect((await add(bodyOf(campaignId, [1]))).code).toBe('ERR_APPROVAL_NEEDED')
})

it('is one person’s where the terms name it, however much it gives', async () => {
  await forget()
  const playerIds = [1, 2, 3]
  const people = { kind: 'list', players: 3, hash: hashOfMembers(playerIds) } as const
  const campaignId = await campaign({ people })
  expect(await add(bodyOf(campaignId, playerIds))).toHaveProperty('listId')
  expect(await listsOf(campaignId)).toEqual([{ players: 3, mayGive: null, isApproved: false }])
  expect(await add(bodyOf(await campaign(), [9])), 'and counts for no ceiling').toHaveProperty('listId')
})

it('is the same way to free rounds', async () => {
  await forget()
  const gift: CampaignTerms['gift'] = {
    kind: 'free-rounds',
    gameKeys: ['OvocnyKolotoc'],
    stakeMinor: 1000,
    rounds: 100,
    winTo: 'cash',
    winCapMinor: null,
    conversion: null,
  }
  const definitionId = await campaign({ gift, wagering: null, budgetMinor: 10_000_000 })
  const { campaignId: _, ...body } = bodyOf('', [1, 2, 3])
  const answer = await post(api, createRelations.path, { definitionId, ...body })
  expect(answer.code).toBe('ERR_APPROVAL_NEEDED')
  const signed = await signByTwo(api, createRelations, { body: { definitionId, ...body }, second })
  expect(signed).toMatchObject({ status: 200 })
  expect(await listsOf(definitionId)).toMatchObject([{ players: 3, isApproved: true }])
})
