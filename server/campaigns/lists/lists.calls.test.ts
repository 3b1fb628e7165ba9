import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { addListAlone, requestBy } from '#tests/add-list-alone.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { START } from '../../approvals/test-approvals.ts'
import { bonusGiver } from '../../bonuses/index.ts'
import { movableClock, openDatabase, sql, type Database } from '../../kernel/index.ts'
import { insertPlayer } from '../../players/index.ts'
import { approveAction } from '../approve-campaign.ts'
import { giveForDeposit } from '../campaigns.work.ts'
import { giveGift } from '../give-gift.ts'
import type { CampaignNeeds, JudgedPlayer } from '../needs.ts'
import { listForPlayer } from '../promotions/list-promotions.ts'
import type { PromotionNeeds } from '../promotions/needs.ts'
import { createCampaign, saveVersion } from '../write-campaign.ts'
import { checkList } from './check-list.ts'
import { goThroughLists } from './go-through-lists.ts'
import { hashOfMembers } from './signed-list.ts'
import { showLists } from './show-list.ts'

const DAY_MS = 86_400_000
const clock = movableClock(START)
const EXCLUDED = 900
const NOBODY = 999_999
const MATCH = {
  kind: 'deposit-match',
  percent: 50,
  capMinor: 100_000,
  leastDepositMinor: 20_000,
  onlyFirstDeposit: false,
} as const

const RELOAD = { kind: 'reload', percent: 50, capMinor: 100_000, leastDepositMinor: 20_000, timesMax: 1 } as const

let db: TestDatabase
let otherDb: Database
let needs: PromotionNeeds
let [payments, players] = [0, 1000]

const judge = (playerId: number): JudgedPlayer | undefined => {
  if (playerId === NOBODY) return undefined
  return playerId === EXCLUDED ? { why: 'excluded' } : { why: null, registeredAt: START, language: 'cs' }
}
const needsOf = (database: Database, target = 'brand'): PromotionNeeds => ({
  db: database,
  clock,
  target,
  currency: 'CZK',
  maxMinor: 10_000_000,
  hashCode: (code) => Buffer.from(code),
  judgeTerms: () => [],
  judgePlayer: async () => {},
  judgePlayers: async (ids) =>
    new Map(
      ids.flatMap((id) => {
        const judged = judge(id)
        return judged ? [[id, judged] as const] : []
      }),
    ),
  isToBeLeftAlone: async () => false,
  findPlayer: async () => ({ registeredAt: START, language: 'cs' }),
  findDeposit: async (_, id) => {
    const [playerId = 0] = id.split(':').map(Number)
    const of = { amountMinor: 40_000, currency: 'CZK', settledAt: clock.now(), earlier: 0, returnedMinor: 0 }
    return { playerId, ...of }
  },
  givers: {
    'no-deposit': bonusGiver,
    'deposit-match': bonusGiver,
    reload: bonusGiver,
    cashback: bonusGiver,
    'by-hand': bonusGiver,
  },
  previewPlayer: async () => undefined,
  countDeposits: async () => 0,
  holdOffered: async () => 0,
  sumGivenAlone: async () => 0,
  listReturns: () => [],
  listFigures: () => [],
  findMeant: async () => ({ count: 0, players: [] }),
})

beforeAll(async () => {
  db = await testDatabase()
  otherDb = openDatabase({ url: db.url, connections: 2, applicationName: 'other' })
  needs = needsOf(db)
})
afterAll(async () => {
  await otherDb?.close()
  await db?.close()
})

const day = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString()
/** Terms for the people of this list: how many, and which. */
const listOf = (...playerIds: number[]): { people: CampaignTerms['people'] } => ({
  people: { kind: 'list', players: new Set(playerIds).size, hash: hashOfMembers(playerIds) },
})
const termsOf = (more: Partial<CampaignTerms> = {}): CampaignTerms => ({
  name: 'Of a list',
  gift: { kind: 'no-deposit', amountMinor: 5000 },
  wagering: { times: 5, stakeMaxMinor: null, daysToAccept: 7, daysToPlay: 30 },
  games: { kind: 'all', shares: [] },
  people: { kind: 'everyone' },
  window: { from: day(-1), softEnd: day(10), hardEnd: day(20) },
  budgetMinor: 100_000_000,
  giftsPerPlayerMax: 1,
  endsAtWithdrawal: false,
  ...more,
})

async function sign(campaignId: string, version: number): Promise<void> {
  await db.query(
    sql`update campaigns.version set state = 'checked' where campaign_id = ${campaignId} and state = 'draft'`,
  )
  const people = { asker: { userId: 1 }, approver: { userId: 2 } }
  await db.transaction((tx) => approveAction(needs).run(tx, { campaignId, version }, people as never))
}
async function live(more: Partial<CampaignTerms> = {}): Promise<string> {
  const { campaign } = await createCampaign(needs, { terms: termsOf(more) }, 1)
  await sign(campaign.campaignId, 1)
  return campaign.campaignId
}
const someone = () => (players += 1)
const add = (campaignId: string, playerIds: number[], idempotencyKey: string = randomUUID()) =>
  addListAlone(needs)({ campaignId, playerIds, idempotencyKey }, requestBy(1))
async function goThrough(of: CampaignNeeds = needs): Promise<void> {
  while ((await goThroughLists(of)) > 0);
}
const deposit = (playerId: number) => giveForDeposit(needs, `${playerId}:${(payments += 1)}`)
const giftsOf = async (campaignId: string) =>
  (
    await db.query<{ playerId: number }>(sql`
    select player_id from campaigns.gift where campaign_id = ${campaignId} order by player_id`)
  ).map(({ playerId }) => playerId)
const whyNot = async (campaignId: string, playerId: number) =>
  (
    await db.query<{ why: string }>(sql`
    select why from campaigns.not_given where campaign_id = ${campaignId} and player_id = ${playerId}`)
  )[0]?.why

describe('a list of players of a campaign', () => {
  it('is offered bonus money, each once, with who is refused and why before and after', async () => {
    const [one, two] = [someone(), someone()]
    const playerIds = [one, EXCLUDED, NOBODY, two, one]
    const campaignId = await live(listOf(...playerIds))
    const checked = await checkList(needs, { campaignId, playerIds })
    expect(checked).toMatchObject({ asked: 5, ok: 2, cost: { amountMinor: 10_000 } })
    expect(checked.rows).toEqual([
      { playerId: EXCLUDED, why: 'excluded' },
      { playerId: NOBODY, why: 'unknown' },
      { playerId: one, why: 'twice' },
    ])
    const key = randomUUID()
    const [first, again] = await Promise.all([add(campaignId, playerIds, key), add(campaignId, playerIds, key)])
    expect(again.listId).toBe(first.listId)
    await Promise.all([goThrough(), goThrough(needsOf(otherDb))])
    expect(await giftsOf(campaignId)).toEqual([one, two])
    const awards = await db.query(sql`
      select a.player_id, a.state, a.amount, s.kind from bonuses.award a join bonuses.step s on s.award_id = a.id
       where a.player_id = any(${[one, two]}::bigint[]) order by a.player_id`)
    const offered = { state: 'offered', amount: 5000, kind: 'offered' }
    expect(awards).toEqual([
      { playerId: one, ...offered },
      { playerId: two, ...offered },
    ])
    expect(await showLists(db, campaignId)).toMatchObject([{ state: 'done', players: 5, done: 5, given: 2 }])
    await expect(add(campaignId, [two], key)).rejects.toMatchObject({ code: 'ERR_KEY_REUSED' })
  })

  it('gives to a person once, also where they have closed an account and opened another', async () => {
    const account = (email: string) =>
      db.transaction((tx) =>
        insertPlayer(tx, {
          target: 'brand',
          email,
          firstName: 'Jana',
          surname: 'Nováková',
          birthDate: '1991-04-12',
          language: 'cs',
          currency: 'CZK',
          registeredAt: START,
          consents: [],
        }),
      )
    const closed = await account('jana.before@post.example')
    const campaignId = await live()
    await add(campaignId, [closed])
    await goThrough()
    await db.query(sql`update players.player set state = 'closed', closed_at = ${START} where id = ${closed}`)
    const open = await account('jana@post.example')
    const stranger = someone()
    expect(await checkList(needs, { campaignId, playerIds: [open, stranger] })).toMatchObject({
      ok: 1,
      rows: [{ playerId: open, why: 'given-often-enough' }],
    })
    await add(campaignId, [open, stranger])
    await goThrough()
    expect(await giftsOf(campaignId)).toEqual([closed, stranger].toSorted((a, b) => a - b))
    // One list that names both of a person gives to one of them.
    const both = await live()
    await add(both, [open, closed])
    await goThrough()
    expect(await giftsOf(both)).toEqual([open])
  })

  it.each([MATCH, RELOAD])(
    'is whom a campaign for deposits is for ($kind): who stands in none is given nothing',
    async (gift) => {
      const [listed, stranger] = [someone(), someone()]
      const campaignId = await live({ gift, ...listOf(listed, EXCLUDED) })
      expect(await checkList(needs, { campaignId, playerIds: [listed, EXCLUDED] })).toMatchObject({ ok: 1, cost: null })
      await add(campaignId, [listed, EXCLUDED])
      await goThrough()
      expect(await showLists(db, campaignId)).toMatchObject([{ given: 1, refused: [{ why: 'excluded', count: 1 }] }])
      expect(await giftsOf(campaignId)).toEqual([])
      const seenBy = async (playerId: number) => {
        const { offers, refused } = await listForPlayer(needs, playerId)
        return [...offers, ...refused.map(({ promotion }) => promotion)].map((one) => one.campaignId)
      }
      expect(await seenBy(listed)).toContain(campaignId)
      expect(await seenBy(stranger)).not.toContain(campaignId)
      for (const playerId of [listed, stranger]) await giveForDepositOf(playerId, gift)
      expect(await giftsOf(campaignId)).toEqual([listed])
      expect(await whyNot(campaignId, stranger)).toBe('not-among-people')
    },
  )

  it('can be added before a campaign for deposits begins, not before one that gives to it at once', async () => {
    const window = { from: day(1), softEnd: day(10), hardEnd: day(20) }
    const listed = someone()
    const later = await live({ gift: MATCH, window, ...listOf(listed) })
    expect(await add(later, [listed])).toMatchObject({ state: 'running' })
    await goThrough()
    expect(await showLists(db, later)).toMatchObject([{ given: 1 }])
    await expect(add(await live({ window }), [someone()])).rejects.toMatchObject({ code: 'ERR_STATE_CHANGED' })
  })

  it('bounds whom staff give by hand, and gives nobody anything by itself', async () => {
    const [listed, stranger] = [someone(), someone()]
    const campaignId = await live({ gift: { kind: 'by-hand', amountMinor: 5000 }, ...listOf(listed) })
    await add(campaignId, [listed])
    await goThrough()
    expect(await giftsOf(campaignId)).toEqual([])
    const give = (playerId: number) =>
      giveGift(needs, { campaignId, playerId, cause: 'hand:1', occasion: { kind: 'plain' }, givenBy: 1 })
    expect(await give(stranger)).toEqual({ outcome: 'not-given', why: 'not-among-people' })
    expect(await give(listed)).toMatchObject({ outcome: 'given' })
  })

  it('is refused where it says nothing: a deposit match that is for everyone', async () => {
    const campaignId = await live({ gift: MATCH, people: { kind: 'everyone' } })
    await expect(add(campaignId, [someone()])).rejects.toMatchObject({ code: 'ERR_STATE_CHANGED' })
  })

  it.each(['code', 'trigger'] as const)('is refused where only a %s says who is given it', async (kind) => {
    const campaignId = await live({ people: { kind } })
    const playerIds = [someone()]
    const refused = { code: 'ERR_STATE_CHANGED', details: { why: 'no-lists' } }
    await expect(checkList(needs, { campaignId, playerIds })).rejects.toMatchObject(refused)
    await expect(add(campaignId, playerIds)).rejects.toMatchObject(refused)
  })

  it('is left to the worker of its own brand', async () => {
    const campaignId = await live()
    await add(campaignId, [someone()])
    await goThrough(needsOf(otherDb, 'another'))
    expect(await showLists(db, campaignId)).toMatchObject([{ state: 'running', done: 0 }])
    await goThrough()
    expect(await showLists(db, campaignId)).toMatchObject([{ state: 'done', given: 1 }])
  })

  it('stays with the campaign over a new version that names it, and leaves it with one that names another', async () => {
    const [listed, other, third] = [someone(), someone(), someone()]
    const campaignId = await live({ gift: MATCH, ...listOf(listed, other) })
    await add(campaignId, [listed, other])
    await goThrough()
    const save = (afterVersion: number, ...playerIds: number[]) => {
      const terms = termsOf({ gift: { ...MATCH, percent: 60 }, ...listOf(...playerIds) })
      return saveVersion(needs, { campaignId, terms, afterVersion }, 1)
    }
    await save(1, other, listed)
    await sign(campaignId, 2)
    await deposit(listed)
    expect(await giftsOf(campaignId)).toEqual([listed])
    await save(2, third)
    await sign(campaignId, 3)
    await deposit(other)
    expect([await giftsOf(campaignId), await whyNot(campaignId, other)]).toEqual([[listed], 'not-among-people'])
    await expect(add(campaignId, [listed, other])).rejects.toMatchObject({ code: 'ERR_LIST_NOT_SIGNED' })
  })

  it('gives nothing any more once later terms name another, however far it is', async () => {
    const [one, two, third] = [someone(), someone(), someone()]
    const campaignId = await live(listOf(one, two))
    await add(campaignId, [one, two])
    await saveVersion(needs, { campaignId, terms: termsOf(listOf(third)), afterVersion: 1 }, 1)
    await sign(campaignId, 2)
    await goThrough()
    expect(await giftsOf(campaignId)).toEqual([])
    expect(await showLists(db, campaignId)).toMatchObject([{ given: 0 }])
  })

  it('is the one that two people have signed: neither more nor others, and terms without one are not saved', async () => {
    const [one, two, stranger] = [someone(), someone(), someone()]
    const campaignId = await live(listOf(one, two))
    for (const wrong of [[one, stranger], [one], [one, two, stranger]]) {
      await expect(checkList(needs, { campaignId, playerIds: wrong })).rejects.toMatchObject({
        code: 'ERR_LIST_NOT_SIGNED',
      })
      await expect(add(campaignId, wrong)).rejects.toMatchObject({ code: 'ERR_LIST_NOT_SIGNED' })
    }
    expect(await showLists(db, campaignId)).toEqual([])
    expect(await add(campaignId, [two, one, two])).toMatchObject({ players: 3, hash: hashOfMembers([one, two]) })
    await expect(live({ people: { kind: 'list' } })).rejects.toMatchObject({
      code: 'ERR_CAMPAIGN_TERMS',
      details: { field: 'people', problem: 'list-missing' },
    })
  })

  it('is in what the second person signs: another one makes another request', async () => {
    const [one, two] = [someone(), someone()]
    const { campaign } = await createCampaign(needs, { terms: termsOf(listOf(one, two)) }, 1)
    const { campaignId } = campaign
    await db.query(sql`update campaigns.version set state = 'checked' where campaign_id = ${campaignId}`)
    const look = () =>
      db.transaction((tx) => approveAction(needs).preview(tx, { campaignId, version: 1 }, { userId: 1 } as never))
    expect((await look()).changes).toContainEqual({
      field: 'peopleWho',
      before: null,
      after: `2 · SHA-256 ${hashOfMembers([two, one])}`,
    })
  })
})

/** A first deposit, or a later one where the gift is for those. */
async function giveForDepositOf(playerId: number, { kind }: { readonly kind: string }): Promise<void> {
  const later = {
    ...needs,
    findDeposit: async (...of: Parameters<CampaignNeeds['findDeposit']>) => {
      const found = await needs.findDeposit(...of)
      return found && { ...found, earlier: kind === 'reload' ? 1 : 0 }
    },
  }
  await giveForDeposit(later, `${playerId}:${(payments += 1)}`)
}
