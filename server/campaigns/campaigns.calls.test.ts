import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { firstApprovalPolicy } from '#config/approval-policy.ts'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { stickRows } from '#tests/stick-rows.ts'
import { writeFirstPolicy } from '../approvals/index.ts'
import { openTestProcess, START, type TestStaff } from '../approvals/test-approvals.ts'
import { bonusGiver } from '../bonuses/index.ts'
import { movableClock, openDatabase, refuse, sql, type Database } from '../kernel/index.ts'
import { judgePromotion } from '../law/index.ts'
import { openWallet } from '../wallet/index.ts'
import { openAddList } from './lists/add-list.ts'
import { campaignRoutes } from './campaigns.routes.ts'
import { campaignReactions, moveByTime, takeBackWaiting } from './campaigns.work.ts'
import { factsOf, findingOf } from './facts-of.ts'
import { giveGift } from './give-gift.ts'
import { judgeMany } from './give-many.ts'
import { removeRestricted } from './restrict-players.ts'
import { useCode } from './use-code.ts'
import type { CampaignNeeds, SettledDeposit } from './needs.ts'

const ROOT = '/capi/BackOffice/v1/Campaigns'
const APPROVE = '/capi/Play/v1/Backoffice/Approvals/Approve'
const WHY = 'Agreed in the plan of the month.'
const DAY_MS = 86_400_000
const RIGHTS = ['approvals.use', 'campaigns.read', 'campaigns.manage', 'bonuses.read', 'bonuses.manage'] as const
const iveta: TestStaff = { userId: 1, name: 'Iveta', permissions: RIGHTS }
const zdena: TestStaff = { userId: 2, name: 'Zdena', permissions: RIGHTS }
const clock = movableClock(START)
const FIGURES = {
  gameKey: 'OvocnyKolotoc',
  rtpMillionths: 950_000,
  standardDeviation: 4,
  percent: 100,
  stakes: [200, 5000],
}
const day = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString()

let db: TestDatabase
let otherDb: Database
let room: Awaited<ReturnType<typeof openTestProcess>>
let needs: CampaignNeeds
let otherNeeds: CampaignNeeds
let market = 'CZE'
let playerId = 100
let payments = 0
let people = 0
const deposits = new Map<string, SettledDeposit>()
let blocked = new Set<number>()
let leftAlone = new Set<number>()

const needsOf = (database: Database): CampaignNeeds => ({
  db: database,
  clock,
  target: 'brand',
  currency: 'CZK',
  maxMinor: 10_000_000,
  hashCode: (code) => createHash('sha256').update(code).digest(),
  judgeTerms: (of) => judgePromotion(market, factsOf(of), clock.now()).findings.map(findingOf),
  judgePlayer: async (id) => (blocked.has(id) ? refuse('ERR_PLAYING_BLOCKED') : undefined),
  judgePlayers: async () => new Map(),
  isToBeLeftAlone: async (_, id) => leftAlone.has(id),
  findPlayer: async () => ({ registeredAt: START, language: 'cs' }),
  findDeposit: async (_, id) => deposits.get(id),
  givers: { 'no-deposit': bonusGiver, 'deposit-match': bonusGiver, reload: bonusGiver, cashback: bonusGiver },
})

beforeAll(async () => {
  db = await testDatabase()
  otherDb = openDatabase({ url: db.url, connections: 4, applicationName: 'other' })
  needs = needsOf(db)
  otherNeeds = needsOf(otherDb)
  const looks = {
    previewPlayer: async () => undefined,
    countDeposits: async () => 0,
    holdOffered: async () => 0,
    sumGivenAlone: async () => 0,
    listReturns: () => [],
    listFigures: () => [FIGURES],
    findMeant: async () => ({ count: 1, players: [{ id: playerId, registeredAt: START, language: 'cs' }] }),
  }
  room = await openTestProcess({ db, clock }, [iveta, zdena], (app, approvals) =>
    campaignRoutes(app, { ...needs, ...looks }, { approvals, addList: openAddList(needs, approvals) }),
  )
  await writeFirstPolicy(room.needs, firstApprovalPolicy('CZE'))
})
afterAll(async () => {
  await room?.app.close()
  await otherDb?.close()
  await db?.close()
})
beforeEach(async () => {
  playerId += 1
  market = 'CZE'
  blocked = new Set()
  leftAlone = new Set()
  await db.transaction((tx) => openWallet(tx, { playerId, currency: 'CZK' }))
})

/** A campaign of one test gives nothing in the next one. */
afterEach(() =>
  db.query(sql`
    update campaigns.campaign set state = 'ended', ended_by = 'staff', ended_at = ${clock.now()} where state <> 'ended'`),
)

const SHARE = { percent: 50, capMinor: 100_000, leastDepositMinor: 20_000 }
const MATCH: CampaignTerms['gift'] = {
  kind: 'deposit-match',
  ...SHARE,
  onlyFirstDeposit: false,
}
const termsOf = (more: Partial<CampaignTerms> = {}): CampaignTerms => ({
  name: 'Half on top',
  gift: MATCH,
  wagering: { times: 10, stakeMaxMinor: null, daysToAccept: 7, daysToPlay: 30 },
  games: { kind: 'all', shares: [] },
  people: { kind: 'everyone' },
  window: { from: day(-1), softEnd: day(30), hardEnd: day(60) },
  budgetMinor: 1_000_000,
  giftsPerPlayerMax: 1,
  endsAtWithdrawal: false,
  ...more,
})
const post = (who: TestStaff, call: string, body: object) => room.call(who, `${ROOT}/${call}`, { body })
type Shown = {
  campaign: { campaignId: string; state: string; liveVersion: number | null; given: { amountMinor: number } }
}
const shown = async (campaignId: string) =>
  (await room.call(iveta, `${ROOT}/Get`, { query: { campaignId } })).body as unknown as Shown
const sign = (who: TestStaff, asked: { body: Record<string, unknown> }, acceptedWarnings: string[]) =>
  room.call(who, APPROVE, {
    body: {
      approvalId: (asked.body['details'] as { approvalId?: string } | undefined)?.approvalId,
      explanation: WHY,
      acceptedWarnings,
    },
  })

/** A campaign in force, written by one person and approved by another. */
async function live(more: Partial<CampaignTerms> = {}): Promise<string> {
  const made = await post(iveta, 'Create', { terms: termsOf(more) })
  const { campaignId } = (made.body as unknown as Shown).campaign
  await handOver(campaignId, 1)
  return campaignId
}
async function handOver(campaignId: string, version: number) {
  await post(iveta, 'Check', { campaignId, version })
  const acceptedWarnings = ['for-everyone']
  const asked = await post(iveta, 'Approve', { campaignId, version, explanation: WHY, acceptedWarnings })
  return sign(zdena, asked, acceptedWarnings)
}
/** A deposit that has settled, and the reaction to it. */
async function deposit(amountMinor: number, of: Partial<SettledDeposit> = {}, by = needs): Promise<string> {
  const id = `payment-${(payments += 1)}`
  deposits.set(id, {
    playerId,
    amountMinor,
    currency: 'CZK',
    settledAt: clock.now(),
    earlier: 0,
    returnedMinor: 0,
    ...of,
  })
  await settle(id, by)
  return id
}
/** An account of somebody with this name. */
async function account(surname: string): Promise<number> {
  const [row] = await db.query<{ id: number }>(sql`
    insert into players.player (target, email, first_name, surname, name_folded, surname_first_folded, birth_date, language,
                                currency, registered_at)
    values ('brand', ${`${surname}-${(people += 1)}@players.test`}, 'Jana', ${surname}, ${`jana ${surname}`},
            ${`${surname} jana`}, '1990-01-01', 'cs', 'CZK', ${START}) returning id`)
  const id = row?.id ?? 0
  await db.transaction((tx) => openWallet(tx, { playerId: id, currency: 'CZK' }))
  return id
}
const settle = (paymentId: string, by = needs) => react(by, 'payments.deposit-settled', paymentId)
const refund = (paymentId: string, returnedMinor: number) => {
  const settled = deposits.get(paymentId)
  if (settled) deposits.set(paymentId, { ...settled, returnedMinor })
  return react(needs, 'payments.deposit-refunded', paymentId)
}
async function react(by: CampaignNeeds, event: string, paymentId: string): Promise<void> {
  for (const reaction of campaignReactions(by))
    if (reaction.event === event) await (reaction.react as (payload: object) => Promise<void>)({ paymentId })
}
const awards = () =>
  db.query<{ amount: number; state: string }>(sql`
    select amount, state from bonuses.award where player_id = ${playerId} order by amount`)
const whyNot = async () =>
  (await db.query<{ why: string }>(sql`select why from campaigns.not_given where player_id = ${playerId}`)).map(
    ({ why }) => why,
  )

describe('terms', () => {
  it.each([
    ['an end before the beginning', { window: { from: day(2), softEnd: day(1), hardEnd: day(3) } }, 'window.softEnd'],
    ['a budget below one gift', { budgetMinor: 99_999 }, 'budgetMinor'],
    ['bonus money without wagering', { wagering: null }, 'wagering'],
    ['a list of games in which none counts', { games: { kind: 'listed', shares: [] } }, 'games.shares'],
    ['a gift above the ceiling', { gift: { ...MATCH, capMinor: 10_000_001 }, budgetMinor: 99_999_999 }, 'gift'],
  ] as const)('with %s are refused with the field', async (_, more, field) => {
    const { body } = await post(iveta, 'Create', { terms: termsOf(more as Partial<CampaignTerms>) })
    expect(body).toMatchObject({ code: 'ERR_CAMPAIGN_TERMS', details: { field } })
  })

  it('that the law of the market forbids are not saved, and the finding says rule, field and remedy', async () => {
    const gift = { kind: 'cashback', percent: 10, capMinor: 50_000, leastLossMinor: 10_000, period: 'week' } as const
    const refused = await post(iveta, 'Create', { terms: termsOf({ gift }) })
    expect(refused.body).toMatchObject({
      code: 'ERR_CAMPAIGN_NOT_LAWFUL',
      details: { findings: [{ field: 'gift', remedy: 'use-deposit-match', refusal: { ruleId: 'CZ-15' } }] },
    })
    const kept = await post(iveta, 'Create', { terms: termsOf({ endsAtWithdrawal: true }) })
    expect(kept.body).toMatchObject({
      details: { findings: [{ field: 'endsAtWithdrawal', refusal: { ruleId: 'CZ-15b' } }] },
    })
    market = 'SVK'
    expect((await post(iveta, 'Create', { terms: termsOf({ gift }) })).status).toBe(200)
  })

  it('are judged once more when they are handed over', async () => {
    market = 'SVK'
    const gift = { kind: 'cashback', percent: 10, capMinor: 50_000, leastLossMinor: 10_000, period: 'week' } as const
    const made = await post(iveta, 'Create', { terms: termsOf({ gift }) })
    const { campaignId } = (made.body as unknown as Shown).campaign
    market = 'CZE'
    expect((await post(iveta, 'Check', { campaignId, version: 1 })).body).toMatchObject({
      code: 'ERR_CAMPAIGN_NOT_LAWFUL',
    })
  })

  it('are never changed, not even by SQL in the database', async () => {
    const campaignId = await live()
    const edit = db.query(sql`update campaigns.version set terms = '{}' where campaign_id = ${campaignId}`)
    await expect(edit).rejects.toThrow('never changed')
  })
})

describe('a campaign', () => {
  it('is signed by somebody who has not written it, and only after it was checked', async () => {
    const made = await post(iveta, 'Create', { terms: termsOf() })
    const { campaignId } = (made.body as unknown as Shown).campaign
    const accepted = { explanation: WHY, acceptedWarnings: ['for-everyone'] }
    const ask = (who: TestStaff) => post(who, 'Approve', { campaignId, version: 1, ...accepted })
    expect((await ask(iveta)).body).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    await post(iveta, 'Check', { campaignId, version: 1 })
    const askedByOther = await ask(zdena)
    expect((await sign(iveta, askedByOther, ['for-everyone'])).body).toMatchObject({ code: 'ERR_SECOND_PERSON_NEEDED' })
    expect((await shown(campaignId)).campaign).toMatchObject({ state: 'checked', liveVersion: null })
    const asked = await ask(iveta)
    expect((await sign(zdena, asked, ['for-everyone'])).body).toMatchObject({ state: 'executed' })
    expect((await shown(campaignId)).campaign).toMatchObject({ state: 'live', liveVersion: 1 })
  })

  it('uses its version until a new one is approved; a given gift keeps its terms', async () => {
    const campaignId = await live({ giftsPerPlayerMax: 5 })
    await deposit(40_000)
    const terms = termsOf({ gift: { ...MATCH, percent: 100 }, giftsPerPlayerMax: 5 })
    await post(iveta, 'SaveVersion', { campaignId, terms, afterVersion: 1 })
    expect((await post(iveta, 'SaveVersion', { campaignId, terms, afterVersion: 1 })).body).toMatchObject({
      code: 'ERR_STATE_CHANGED',
    })
    await deposit(40_000)
    expect((await handOver(campaignId, 2)).body).toMatchObject({ state: 'executed' })
    await deposit(40_000)
    expect(await awards()).toEqual([20_000, 20_000, 40_000].map((amount) => ({ amount, state: 'offered' })))
  })

  it('is not signed with a budget that was given already, which may have been enough when it was written', async () => {
    const campaignId = await live({ giftsPerPlayerMax: 2 })
    await deposit(100_000)
    const smaller = termsOf({ budgetMinor: 100_000, gift: { ...MATCH, capMinor: 60_000 } })
    await post(iveta, 'SaveVersion', { campaignId, terms: smaller, afterVersion: 1 })
    await deposit(200_000)
    const refused = await handOver(campaignId, 2)
    expect(refused.status).not.toBe(500)
    expect((await shown(campaignId)).campaign).toMatchObject({ liveVersion: 1, given: { amountMinor: 150_000 } })
  })

  it('paused gives nothing, resumed gives again, ended is over', async () => {
    const campaignId = await live()
    await post(zdena, 'Pause', { campaignId, explanation: WHY })
    const give = (cause: string) =>
      giveGift(needs, { campaignId, playerId, cause, occasion: { kind: 'deposit', amountMinor: 40_000, earlier: 0 } })
    expect(await give('a')).toEqual({ outcome: 'not-given', why: 'not-live' })
    await post(zdena, 'Resume', { campaignId, explanation: WHY })
    expect(await give('b')).toMatchObject({ outcome: 'given' })
    await post(zdena, 'End', { campaignId, explanation: WHY })
    expect((await post(zdena, 'Resume', { campaignId, explanation: WHY })).body).toMatchObject({
      code: 'ERR_STATE_CHANGED',
    })
  })

  it('begins and ends by time', async () => {
    const before = clock.now()
    const campaignId = await live({ window: { from: day(1), softEnd: day(2), hardEnd: day(3) } })
    expect((await shown(campaignId)).campaign.state).toBe('approved')
    clock.set(new Date(day(1.5)))
    await moveByTime(needs)
    expect((await shown(campaignId)).campaign.state).toBe('live')
    clock.set(new Date(day(1)))
    await moveByTime(needs)
    expect((await shown(campaignId)).campaign).toMatchObject({ state: 'ended', endedBy: 'time' })
    clock.set(before)
  })

  it('begins by time, whatever happens to another that cannot be moved', async () => {
    const before = clock.now()
    const window = { from: day(1), softEnd: day(2), hardEnd: day(3) }
    const [broken, other] = [await live({ window }), await live({ window })]
    const unstick = await stickRows(db, 'campaigns.campaign', `new.id = '${broken}'`)
    clock.set(new Date(day(1.5)))
    await expect(moveByTime(needs)).rejects.toThrow('could not be moved')
    await unstick()
    expect((await shown(other)).campaign.state).toBe('live')
    expect(await moveByTime(needs)).toBe(1)
    clock.set(before)
  })
})

describe('a gift', () => {
  it('for a deposit is its share up to the cap, once for each payment, on two processes at once', async () => {
    const campaignId = await live()
    const id = await deposit(300_000)
    await Promise.all([settle(id), settle(id, otherNeeds), settle(id), settle(id, otherNeeds)])
    expect(await awards()).toEqual([{ amount: 100_000, state: 'offered' }])
    expect((await shown(campaignId)).campaign.given.amountMinor).toBe(100_000)
  })

  it.each([
    ['a deposit below the least', () => deposit(19_999), 'least-amount'],
    ['somebody who is kept from playing', () => (blocked.add(playerId), deposit(40_000)), 'blocked'],
    ['somebody who has lowered a limit', () => (leftAlone.add(playerId), deposit(40_000)), 'limit-lowered'],
  ] as const)('is not made for %s, and why is kept', async (_, act, why) => {
    await live()
    await act()
    expect(await awards()).toEqual([])
    expect(await whyNot()).toEqual([why])
  })

  it('that says how often it is given is given no oftener, whatever the campaign allows', async () => {
    await live({ gift: { kind: 'reload', ...SHARE, timesMax: 2 }, giftsPerPlayerMax: 10 })
    for (const earlier of [0, 1, 2, 3]) await deposit(100_000, { earlier })
    expect(await awards()).toHaveLength(2)
    expect((await whyNot()).toSorted()).toEqual(['first-deposit', 'given-often-enough'])
  })

  it('never goes over the budget, and one that no longer fits ends the campaign', async () => {
    const campaignId = await live({ budgetMinor: 250_000 })
    const people = Array.from({ length: 6 }, (_, place) => 10_000 + place)
    const give = (id: number, by: CampaignNeeds) =>
      giveGift(by, {
        campaignId,
        playerId: id,
        cause: 'd',
        occasion: { kind: 'deposit', amountMinor: 200_000, earlier: 0 },
      })
    const outcomes = await Promise.all(people.map((id, place) => give(id, place % 2 === 0 ? needs : otherNeeds)))
    expect(outcomes.filter(({ outcome }) => outcome === 'given')).toHaveLength(2)
    expect((await shown(campaignId)).campaign).toMatchObject({
      state: 'ended',
      given: { amountMinor: 200_000 },
      endedBy: 'budget',
    })
  })

  it('goes back with a refund as far as it was not played, and a second telling takes nothing more', async () => {
    await live()
    const id = await deposit(80_000)
    await refund(id, 20_000)
    await refund(id, 20_000)
    expect(await awards()).toEqual([{ amount: 30_000, state: 'offered' }])
    await refund(id, 80_000)
    expect(await awards()).toEqual([{ amount: 30_000, state: 'forfeited' }])
  })
})

describe('a gift with an open round', () => {
  it('is taken back when the round is over, however long that takes', async () => {
    await live()
    const id = await deposit(80_000)
    await db.query(sql`
      update bonuses.award set state = 'active', activated_at = ${clock.now()}, play_before = ${new Date(day(30))}, open_rounds = 1
       where player_id = ${playerId}`)
    // The queue would repeat a failed reaction for an hour; a round may be open for a day.
    await refund(id, 80_000)
    expect(await takeBackWaiting(needs)).toBe(1)
    expect(await awards()).toMatchObject([{ state: 'active' }])
    await db.query(sql`update bonuses.award set open_rounds = 0 where player_id = ${playerId}`)
    expect(await takeBackWaiting({ ...needs, target: 'another' })).toBe(0)
    await Promise.all([takeBackWaiting(needs), takeBackWaiting(otherNeeds)])
    expect(await awards()).toMatchObject([{ state: 'forfeited' }])
    expect(await takeBackWaiting(needs)).toBe(0)
  })

  it('is taken back although many others have waited longer', async () => {
    await live()
    const id = await deposit(80_000)
    await db.query(sql`
      update bonuses.award set state = 'active', activated_at = ${clock.now()}, play_before = ${new Date(day(30))}, open_rounds = 1
       where player_id = ${playerId}`)
    await refund(id, 80_000)
    await db.query(sql`update bonuses.award set open_rounds = 0 where player_id = ${playerId}`)
    await db.query(sql`
      insert into campaigns.waiting_back (cause, target, since)
      select 'deposit:' || gen_random_uuid(), ${needs.target}, ${new Date(day(-1))} from generate_series(1, 120)`)
    expect(await takeBackWaiting(needs)).toBe(121)
    expect(await awards()).toMatchObject([{ state: 'forfeited' }])
    await db.query(sql`delete from campaigns.waiting_back`)
  })
})

describe('a deposit', () => {
  it('that went back before its gift was made brings nothing, or its share of what is left', async () => {
    await live()
    await deposit(100_000, { returnedMinor: 100_000 })
    expect(await awards()).toEqual([])
    const whole = await deposit(100_000, { returnedMinor: 40_000 })
    expect(await awards()).toEqual([{ amount: 30_000, state: 'offered' }])
    await refund(whole, 40_000)
    expect(await awards()).toEqual([{ amount: 30_000, state: 'offered' }])
  })

  it('of another brand’s player leaves no trace at this one', async () => {
    await live()
    const stranger = { ...needs, findPlayer: async () => undefined }
    await deposit(100_000, {}, stranger)
    expect([await awards(), await whyNot()]).toEqual([[], []])
  })
})

describe('a person with a closed account', () => {
  it('is given no more than a person may have, and a namesake is given all of it', async () => {
    const campaignId = await live({ gift: { kind: 'no-deposit', amountMinor: 5_000 } })
    const give = (id: number) =>
      giveGift(needs, { campaignId, playerId: id, cause: 'taken', occasion: { kind: 'plain' } })
    const [first, namesake] = [await account('twice'), await account('twice')]
    expect(await give(first)).toMatchObject({ outcome: 'given' })
    expect(await give(namesake)).toMatchObject({ outcome: 'given' })
    await db.query(sql`update players.player set state = 'closed', closed_at = ${clock.now()} where id = ${first}`)
    const again = await account('twice')
    expect(await give(again)).toEqual({ outcome: 'not-given', why: 'given-often-enough' })
    const player = { registeredAt: START, language: 'cs', why: null } as const
    const listed = { ...needs, judgePlayers: async (ids: readonly number[]) => new Map(ids.map((id) => [id, player])) }
    const stranger = await account('another')
    const outcomes = await judgeMany(listed, { campaignId, playerIds: [again, stranger], cause: 'list' })
    expect([outcomes.get(again), outcomes.get(stranger)]).toEqual(['given-often-enough', null])
    expect((await shown(campaignId)).campaign.given.amountMinor).toBe(10_000)
  })
})

describe('codes', () => {
  const CODED = { gift: { kind: 'no-deposit', amountMinor: 5_000 }, people: { kind: 'code' } } as const
  const make = (campaignId: string, codes: object, usesMax = 1) =>
    post(iveta, 'MakeCodes', { campaignId, codes, usesMax, explanation: WHY })
  const codesOf = async (campaignId: string, count: number) =>
    (await make(campaignId, { kind: 'random', count })).body['codes'] as string[]

  it('give once for each person and as often as they may, on two processes at once, however they are typed', async () => {
    const campaignId = await live(CODED)
    await make(campaignId, { kind: 'word', word: 'Leto 2026' }, 2)
    const people = [20_001, 20_002, 20_003, 20_001]
    const outcomes = await Promise.allSettled(
      people.map((id, place) => useCode(place % 2 ? needs : otherNeeds, { code: 'leto-2026', playerId: id })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect((await shown(campaignId)).campaign.given.amountMinor).toBe(10_000)
  })

  it('give nothing more to a person who closed the account and opened another one', async () => {
    const campaignId = await live({ ...CODED, giftsPerPlayerMax: 3 })
    const [code = ''] = await codesOf(campaignId, 1)
    await make(campaignId, { kind: 'word', word: 'Znovu' }, 5)
    const [first, later] = [await account('again'), await account('again')]
    expect(await useCode(needs, { code: 'znovu', playerId: first })).toMatchObject({ kind: 'no-deposit' })
    await db.query(sql`update players.player set state = 'closed', closed_at = ${clock.now()} where id = ${first}`)
    await expect(useCode(needs, { code: 'znovu', playerId: later })).rejects.toMatchObject({ code: 'ERR_CODE_USED' })
    expect(await useCode(needs, { code, playerId: later })).toMatchObject({ kind: 'no-deposit' })
  })

  it('are kept as hashes only, and a word is one campaign’s', async () => {
    const campaignId = await live(CODED)
    const [code = ''] = await codesOf(campaignId, 3)
    const kept = await db.query<{ text: string }>(sql`select c::text as text from campaigns.code c`)
    expect(kept.some(({ text }) => text.includes(code) || text.includes(code.replaceAll('-', '')))).toBe(false)
    await make(campaignId, { kind: 'word', word: 'JEDNOU' })
    expect((await make(campaignId, { kind: 'word', word: 'jednou' })).body).toMatchObject({ code: 'ERR_CODE_USED' })
  })

  it('that are none stop the next attempts after five, a good one too, for an hour', async () => {
    const campaignId = await live(CODED)
    const [code = ''] = await codesOf(campaignId, 1)
    for (let bad = 0; bad < 5; bad += 1)
      await expect(useCode(needs, { code: `NONE${bad}`, playerId })).rejects.toMatchObject({
        code: 'ERR_CODE_NOT_VALID',
      })
    await expect(useCode(otherNeeds, { code, playerId })).rejects.toMatchObject({ code: 'ERR_TOO_MANY_BAD_ATTEMPTS' })
    const before = clock.now()
    clock.advance(60 * 60_000)
    expect(await useCode(otherNeeds, { code, playerId })).toMatchObject({ kind: 'no-deposit', name: 'Half on top' })
    clock.set(before)
  })

  it('give nothing when used or expired, and a player who may get nothing does not use one up', async () => {
    const campaignId = await live(CODED)
    const [code = ''] = await codesOf(campaignId, 1)
    blocked.add(playerId)
    await expect(useCode(needs, { code, playerId })).rejects.toMatchObject({
      code: 'ERR_NOT_GIVEN',
      details: { why: 'blocked' },
    })
    blocked.delete(playerId)
    expect((await post(iveta, 'EndCodes', { campaignId, codeIds: null, explanation: WHY })).body).toEqual({ ended: 1 })
    await expect(useCode(needs, { code, playerId })).rejects.toMatchObject({ code: 'ERR_CODE_NOT_VALID' })
  })

  it('are not made for a campaign that gives without one', async () => {
    const campaignId = await live()
    expect((await make(campaignId, { kind: 'random', count: 1 })).body).toMatchObject({ code: 'ERR_STATE_CHANGED' })
  })
})

describe('a restricted player', () => {
  const restricted = (call: string, body: object) => room.call(iveta, `/capi/v2-onling/Bonuses/${call}`, { body })
  const add = (campaignId: string | null, until: string | null = null) =>
    restricted('AddRestrictedPlayer', { playerIds: [playerId], campaignId, until, explanation: WHY })

  it('is given nothing by the campaign that restricts them, or by any, until it is taken off or over', async () => {
    const campaignId = await live({ giftsPerPlayerMax: 9 })
    const check = () => restricted('CheckRestrictedPlayer', { playerIds: [playerId], campaignId })
    expect((await check()).body).toEqual({ rows: [{ playerId, outcome: 'added' }] })
    await add(null, day(2))
    expect((await check()).body).toEqual({ rows: [{ playerId, outcome: 'restricted-already' }] })
    expect((await add(null)).body).toEqual({ rows: [{ playerId, outcome: 'restricted-already' }] })
    await deposit(40_000)
    expect(await whyNot()).toEqual(['restricted'])
    const before = clock.now()
    clock.set(new Date(day(3)))
    await deposit(40_000)
    expect(await awards()).toHaveLength(1)
    clock.set(before)
    const { body } = await room.call(iveta, '/capi/v2-onling/Bonuses/GetRestrictedPlayers', {
      query: { playerId: String(playerId) },
    })
    const [row] = body['rows'] as { restrictionId: string }[]
    await removeRestricted(needs, { restrictionId: row?.restrictionId ?? '', explanation: WHY }, iveta)
    await deposit(40_000)
    expect(await awards()).toHaveLength(2)
  })
})
