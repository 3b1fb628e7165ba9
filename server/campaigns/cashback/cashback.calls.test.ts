import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { cashbackNeeds, SLOVAK } from '#tests/faults/cashback-and-die.ts'
import { writeAccount, writeRounds, type WrittenRound } from '#tests/write-rounds.ts'
import { movableClock, openDatabase, refuse, sql, type Database } from '../../kernel/index.ts'
import { book, cash } from '../../reporting/test-life.ts'
import { approveAction } from '../approve-campaign.ts'
import { moveByTime } from '../campaigns.work.ts'
import type { CampaignNeeds } from '../needs.ts'
import { checkVersion, moveCampaign } from '../move-campaign.ts'
import { addRestricted } from '../restrict-players.ts'
import { createCampaign } from '../write-campaign.ts'
import { giveCashback, SETTLE_MS, WAIT_MS } from './give-cashback.ts'

const GAME = 'OvocnyKolotoc'
const OTHER_GAME = 'Kostky'
/** The day on which clocks go back: 25 hours. */
const DAY = { from: new Date('2026-10-24T22:00:00Z'), to: new Date('2026-10-25T23:00:00Z') }
const SIGNED = new Date('2026-10-24T10:00:00Z')
const clock = movableClock(SIGNED)
const TERMS: CampaignTerms = {
  name: 'A tenth back',
  gift: { kind: 'cashback', percent: 10, capMinor: 2000, leastLossMinor: 1000, period: 'day' },
  wagering: { times: 5, stakeMaxMinor: null, daysToAccept: 7, daysToPlay: 7 },
  games: { kind: 'listed', shares: [{ gameKey: GAME, percent: 10 }] },
  people: { kind: 'everyone' },
  window: { from: '2026-10-24T20:00:00Z', softEnd: '2026-10-25T23:00:00Z', hardEnd: '2026-12-01T00:00:00Z' },
  budgetMinor: 100_000,
  giftsPerPlayerMax: 30,
  endsAtWithdrawal: false,
}

let db: TestDatabase
let other: Database
let player = 0

beforeAll(async () => {
  db = await testDatabase()
  other = openDatabase({ url: db.url, connections: 4, applicationName: 'a second worker' })
})
afterAll(async () => {
  await other?.close()
  await db?.close()
})
beforeEach(async () => {
  await db.query(
    sql`update campaigns.campaign set state = 'ended', ended_by = 'staff', ended_at = '2000-01-01' where state <> 'ended'`,
  )
  clock.set(SIGNED)
})

/** A player who plays these rounds. */
async function plays(rounds: readonly WrittenRound[], gameKey = GAME, target: string = SLOVAK.APP_TARGET) {
  const [row] = await db.query<{ id: number }>(sql`
    insert into players.player (target, email, first_name, surname, name_folded, surname_first_folded, birth_date, language,
                                currency, registered_at)
    values (${target}, ${`c${(player += 1)}@players.test`}, 'A', 'B', 'a b', 'b a', '1990-01-01', 'sk', 'EUR', ${SIGNED}) returning id`)
  const playerId = row?.id ?? 0
  const accountId = await writeAccount(db, playerId, 'EUR')
  const references = await writeRounds(db, { playerId, accountId, currency: 'EUR', gameKey }, rounds)
  return { playerId, references }
}
const lost = (stake: number, at = DAY.from, win = 0): WrittenRound => ({ stake, win, at })

/** A campaign that was approved the day before. */
async function live(more: Partial<CampaignTerms> = {}): Promise<string> {
  const needs = cashbackNeeds(db, clock)
  const { campaign } = await createCampaign(needs, { terms: { ...TERMS, ...more } }, 1)
  const of = { campaignId: campaign.campaignId, version: 1 }
  await checkVersion(needs, of)
  const [asker, approver] = [
    { userId: 1, name: 'One' },
    { userId: 2, name: 'Two', permissions: [] },
  ]
  const by = { asker, approver, reason: 'test', decision: 'test', acceptedWarnings: ['for-everyone'] }
  await db.transaction((tx) => approveAction(needs).run(tx, of, by, undefined))
  return of.campaignId
}

const give = (more: Partial<CampaignNeeds> = {}, on: Database = db) => giveCashback(cashbackNeeds(on, clock, more))
const after = (ms: number) => clock.set(new Date(DAY.to.getTime() + ms))
const gifts = (campaignId: string) =>
  db.query<{ playerId: number; cause: string; amount: number }>(sql`
    select player_id, cause, amount from campaigns.gift where campaign_id = ${campaignId} order by player_id`)
const reasons = (campaignId: string) =>
  db.query<{ playerId: number; why: string }>(sql`
    select player_id, why from campaigns.not_given where campaign_id = ${campaignId} order by player_id`)

it('gives part of what was lost on a day of 25 hours, by the books, once; the soft end of the campaign may be its end', async () => {
  const campaignId = await live()
  const lastMoment = new Date(DAY.to.getTime() - 1)
  const one = await plays([lost(9000), lost(5000, lastMoment, 2000), lost(7777, DAY.to), lost(5555, new Date(0))])
  const capped = await plays([lost(500_000)])
  const little = await plays([lost(999)])
  await plays([lost(5000, DAY.from, 9000)])
  await plays([lost(9000)], OTHER_GAME)
  await plays([lost(9000)], GAME, 'another_brand')
  const lucky = await plays([lost(9000)])
  await book(db, {
    path: cash(lucky.playerId),
    contra: 'jackpot:test',
    kind: 'jackpot-win',
    credit: 50_000,
    at: DAY.from.toISOString(),
    currency: 'EUR',
  })
  const lent = await plays([lost(9000)])
  await db.query(sql`
    insert into game_rounds.bonus_round (round_id, award_id, lent, won, balance_after)
    values (${lent.references[0]}, ${randomUUID()}, 1, 0, 0)`)
  after(SETTLE_MS - 1)
  expect(await give()).toBe(0)
  after(SETTLE_MS)
  await moveByTime(cashbackNeeds(db, clock))
  await give()
  expect(await gifts(campaignId)).toEqual([
    { playerId: one.playerId, cause: 'cashback:2026-10-25', amount: 1200 },
    { playerId: capped.playerId, cause: 'cashback:2026-10-25', amount: 2000 },
  ])
  expect(await reasons(campaignId)).toEqual([{ playerId: little.playerId, why: 'least-amount' }])
  expect(await db.query(sql`select state, amount from bonuses.award where player_id = ${one.playerId}`)).toEqual([
    { state: 'offered', amount: 1200 },
  ])
  expect(await give()).toBe(0)
  expect(await gifts(campaignId)).toHaveLength(2)
})

it('says why of everybody whom something keeps from it', async () => {
  const campaignId = await live()
  const [blocked, alone, restricted] = [await plays([lost(9000)]), await plays([lost(9000)]), await plays([lost(9000)])]
  const of = { campaignId, playerIds: [restricted.playerId] }
  const why = { explanation: 'A test of who is given nothing.', until: null }
  await addRestricted(cashbackNeeds(db, clock), { ...of, ...why }, { userId: 1, name: 'One' })
  after(SETTLE_MS)
  await give({
    judgePlayer: async (id) => (id === blocked.playerId ? refuse('ERR_PLAYING_BLOCKED') : undefined),
    isToBeLeftAlone: async (_, id) => id === alone.playerId,
  })
  const own = new Set([blocked, alone, restricted].map(({ playerId }) => playerId))
  expect((await reasons(campaignId)).filter(({ playerId }) => own.has(playerId))).toEqual([
    { playerId: blocked.playerId, why: 'blocked' },
    { playerId: alone.playerId, why: 'limit-lowered' },
    { playerId: restricted.playerId, why: 'restricted' },
  ])
})

it.each([
  ['pause', 'not-live'],
  ['end', 'not-live'],
] as const)('gives nothing once staff said %s, and says so', async (move, why) => {
  const campaignId = await live()
  const { playerId } = await plays([lost(9000)])
  clock.set(new Date(DAY.from.getTime() + 1000))
  await moveCampaign(cashbackNeeds(db, clock), campaignId, move)
  after(SETTLE_MS)
  await give()
  expect(await gifts(campaignId)).toEqual([])
  expect(await reasons(campaignId)).toContainEqual({ playerId, why })
})

it('waits for a round that is open, and gives nothing where it is left open', async () => {
  const campaignId = await live()
  const open = async () => {
    const { playerId, references } = await plays([lost(9000)])
    await db.query(sql`
      insert into game_rounds.bet_round (seed_no, nonce, round_id, player_id, game_key, mode, stake, staked, opening, bet, is_open, changed_at)
      select series_id, ordinal, reference, ${playerId}, ${GAME}, 'real', debit, debit, '{}', '{}', true, created_at
        from ledger.entry where reference = ${references[0]}`)
    return { playerId, roundId: references[0] }
  }
  const [decided, left] = [await open(), await open()]
  after(SETTLE_MS)
  await give()
  const own = [decided.playerId, left.playerId]
  const given = async () => (await gifts(campaignId)).filter(({ playerId }) => own.includes(playerId))
  expect(await given()).toEqual([])
  await db.query(sql`
    update game_rounds.bet_round set is_open = false, decisions = 1, won = 4000 where round_id = ${decided.roundId}`)
  await give()
  expect(await given()).toEqual([{ playerId: decided.playerId, cause: 'cashback:2026-10-25', amount: 500 }])
  after(WAIT_MS)
  await give()
  expect(await reasons(campaignId)).toContainEqual({ playerId: left.playerId, why: 'round-open' })
  expect(
    await db.query(sql`
      select waiting, done_at is not null as is_done from campaigns.cashback_period where campaign_id = ${campaignId}`),
  ).toEqual([{ waiting: [], isDone: true }])
})

const dieIn = (gift: number, when: 'before' | 'after') =>
  new Promise((resolve) => {
    const args = ['tests/faults/cashback-and-die.ts', db.url, clock.now().toISOString(), String(gift), when]
    spawn(process.execPath, args, { stdio: 'ignore' }).once('close', (_, how) => resolve(how))
  })

it('resumes after a worker was killed, on two workers at once, and never over the budget', async () => {
  // Other players of this file have lost as well, so the test selects its own.
  const playerIds: number[] = []
  for (let at = 0; at < 6; at += 1) playerIds.push((await plays([lost(9000)])).playerId)
  const campaignId = await live({ people: { kind: 'named', playerIds }, budgetMinor: 4500 + 899 })
  after(SETTLE_MS)
  expect(await dieIn(0, 'before')).toBe('SIGKILL')
  expect(await gifts(campaignId)).toHaveLength(0)
  expect(await dieIn(2, 'after')).toBe('SIGKILL')
  expect(await gifts(campaignId)).toHaveLength(2)
  await Promise.all([give(), give({}, other)])
  expect((await gifts(campaignId)).map(({ amount }) => amount)).toEqual([900, 900, 900, 900, 900])
  expect(await db.query(sql`select given, gifts, ended_by from campaigns.campaign where id = ${campaignId}`)).toEqual([
    { given: 4500, gifts: 5, endedBy: 'budget' },
  ])
  const why = (await reasons(campaignId)).filter(({ playerId }) => playerIds.includes(playerId))
  expect(why.map((one) => one.why)).toEqual(['budget-used-up'])
}, 60_000)
