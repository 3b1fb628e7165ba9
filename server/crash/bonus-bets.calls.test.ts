import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import * as contract from '#contract/play-v1/crash.ts'
import * as play from '#contract/play-v1/play.ts'
import { loadMathematics } from '#games/catalogue/index.ts'
import { reachedAfterMs, type CrashDefinition } from '#games/engines/crash/math/index.ts'
import { activateBonus } from '#server/bonuses/activate-bonus.ts'
import { cancelBonus } from '#server/bonuses/end-bonus.ts'
import type { BonusNeeds } from '#server/bonuses/index.ts'
import { createBonus, offerBonus } from '#server/bonuses/test-offers.ts'
import { movableClock, sql, type StaffCaller } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { readBonusBalance } from '#server/wallet/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { openCrashProcess, type CrashProcess } from '#tests/load/crash-room.ts'
import { crashRounds, inState, isSettled } from '#tests/load/crash-rounds.ts'
import { LEASE_MS } from './timing.ts'

const GAME = 'BalonNadPrahou'
const HALVES = 'CertovskyKotel'
const STAKE = 1000
const AMOUNT = 20_000
const STAFF = { userId: 1 } as StaffCaller

let database: TestDatabase
let clock: ReturnType<typeof movableClock>
let first: CrashProcess
let second: CrashProcess

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  clock = movableClock(new Date(Math.max(Date.now(), clock?.now().getTime() ?? 0) + 60_000))
  first = await openCrashProcess(database.url, { clock })
  second = await openCrashProcess(database.url, { clock })
})
afterEach(async () => {
  await first.close()
  await second.close()
})
afterAll(async () => {
  const { differences } = await checkBooks(database, clock)
  const [passing] = await database.query<{ total: number }>(sql`
    select coalesce(sum(l.amount), 0)::bigint as total from ledger.leg l join ledger.account a on a.id = l.account_id
     where a.path = 'house:CZK:bonus-play'`)
  await database.close()
  expect(differences).toEqual([])
  expect(passing).toEqual({ total: 0 })
})

const { beatUntil, openRoundWith } = crashRounds(() => ({ db: database, clock, by: first, key: GAME }))

type Terms = { readonly amountMinor?: number; readonly stakeMaxMinor?: number; readonly wageringTimes?: number }

/** A player with this cash and a bonus, with a session in a game. */
async function seat(cashMinor: number, terms: Terms = {}, key = GAME) {
  const needs: BonusNeeds = {
    db: database,
    clock,
    target: 'brand',
    currency: 'CZK',
    judgeBonus: async () => {},
    judgeOffer: async () => {},
    maxMinor: 10_000_000,
    isGame: () => true,
    isRestricted: async () => false,
    whyNotTaken: async () => undefined,
    isToBeLeftAlone: async () => false,
    listRounds: async () => ({ rows: [], nextCursor: null }),
    listReturns: () => [],
    isPlayer: async () => true,
    isPlayingBlocked: async () => false,
  }
  const player = await first.addPlayer(cashMinor)
  const { playerId } = player
  const whole = {
    amountMinor: AMOUNT,
    wageringTimes: 50,
    stakeMaxMinor: null,
    daysToAccept: 7,
    daysToPlay: 30,
    ...terms,
  }
  const { bonusId } = await createBonus(needs, { name: 'Test', ...whole }, STAFF)
  const { awardId } = await offerBonus(needs, { bonusId, playerId, explanation: 'A test of bets.' }, STAFF)
  await activateBonus(needs, { awardId }, playerId)
  const token = await first.open(key, player)
  return {
    token,
    awardId,
    giveUp: () => cancelBonus(needs, awardId, playerId),
    bonus: () => readBonusBalance(database, playerId),
    award: async () => {
      const [award] = await database.query<{ state: string; wagered: number; openRounds: number }>(
        sql`select state, wagered, open_rounds from bonuses.award where id = ${awardId}`,
      )
      return award
    },
  }
}

type Attempt = { betId?: string; slot?: number; stakeMinor?: number; autoCashOut?: number | null }
const bet = (token: string, input: Attempt = {}, at = first) =>
  callRoom(at.app, contract.placeCrashBet, {
    token,
    body: { betId: randomUUID(), slot: 0, stakeMinor: STAKE, autoCashOut: null, ...input },
  })
const stateOf = (token: string, at = first) =>
  callRoom(at.app, contract.getCrashState, { token }).then(({ data }) => data)

it('stakes what cash lacks, once, and a win goes back in the proportion of the stake', async () => {
  const { token, bonus, award, giveUp } = await seat(STAKE + 300)
  const { round } = await openRoundWith((point) => point >= 200)
  expect((await bet(token, { autoCashOut: 150 })).data.bet.bonus).toBeUndefined()
  const betId = randomUUID()
  const answers = await Promise.all([0, 1, 2].map(() => bet(token, { betId, slot: 1, autoCashOut: 200 })))
  expect(answers.filter(({ data }) => !data.isRepeat)).toHaveLength(1)
  const { data } = await bet(token, { betId, slot: 1, autoCashOut: 200 }, second)
  expect(data.bet.bonus).toEqual({ stake: { amountMinor: 700, currency: 'CZK' }, win: null })
  expect([data.balance.amountMinor, data.bonus?.balance.amountMinor]).toEqual([0, AMOUNT - 700])
  expect(data.netResult.amountMinor).toBe(-STAKE - 300)
  expect(await award()).toMatchObject({ wagered: 700, openRounds: 1 })
  await expect(giveUp()).rejects.toMatchObject({ code: 'ERR_ROUND_OPEN' })
  await beatUntil(isSettled(round))
  const after = await stateOf(token, second)
  const shown = after.bets.find((one) => one.betId === betId)
  expect(shown).toMatchObject({ state: 'cashed', win: { amountMinor: 2000 }, bonus: { win: { amountMinor: 1400 } } })
  expect([after.balance.amountMinor, await bonus()]).toEqual([1500 + 600, AMOUNT + 700])
  expect(after.netResult.amountMinor).toBe(1500 + 600 - STAKE - 300)
  // A reloaded page gets the same before it requests the round.
  const session = await callRoom(first.app, play.getSession, { token })
  expect(session.data.netResult).toEqual(after.netResult)
  expect(await award()).toMatchObject({ wagered: 700, openRounds: 0 })
})

it('loses with its bet, and ends with the last of its money', async () => {
  const last = await seat(0, { amountMinor: 2 * STAKE })
  const { round } = await openRoundWith((point) => point < 500)
  await bet(last.token, { autoCashOut: 1000 })
  await bet(last.token, { slot: 1, autoCashOut: 1000 })
  expect(await last.award()).toMatchObject({ state: 'active', openRounds: 2 })
  await beatUntil(isSettled(round))
  expect(await last.award()).toMatchObject({ state: 'used-up', openRounds: 0, wagered: 2 * STAKE })
  expect(await stateOf(last.token)).toMatchObject({
    balance: { amountMinor: 0 },
    netResult: { amountMinor: 0 },
    bonus: null,
  })
})

it('pays each half of a bet in its parts', async () => {
  const { token, bonus, award } = await seat(500, {}, HALVES)
  const { round } = await openRoundWith((point) => point >= 200 && point < 900, { key: HALVES })
  const { data } = await bet(token, { autoCashOut: 1000 })
  const definition = loadMathematics(HALVES)?.definition as CrashDefinition
  const { startedAt } = await beatUntil(inState('running'), { key: HALVES })
  const halfAt = (startedAt?.getTime() ?? 0) + reachedAfterMs(definition, 150)
  await beatUntil(() => clock.now().getTime() > halfAt, { key: HALVES, stepMs: 50 })
  const half = await callRoom(first.app, contract.cashOutCrashBet, {
    token,
    body: { betId: data.bet.betId, part: 'half' },
  })
  const { halfOut, win } = half.data.bet
  expect([half.status, half.data.bet.state, win.amountMinor]).toEqual([200, 'placed', (STAKE / 200) * (halfOut ?? 0)])
  const share = Math.floor(win.amountMinor / 2)
  expect([half.data.balance.amountMinor, await bonus()]).toEqual([win.amountMinor - share, AMOUNT - 500 + share])
  expect(await award()).toMatchObject({ openRounds: 1 })
  await beatUntil(isSettled(round), { key: HALVES })
  const lost = (await stateOf(token)).bets.find(({ betId }) => betId === data.bet.betId)
  expect(lost).toMatchObject({ state: 'lost', bonus: { win: { amountMinor: share } } })
  expect(await bonus()).toBe(AMOUNT - 500 + share)
  expect(await award()).toMatchObject({ openRounds: 0 })
})

it('becomes cash with the bet that staked enough', async () => {
  const { token, bonus, award } = await seat(0, { amountMinor: 3 * STAKE, wageringTimes: 1 })
  const { round } = await openRoundWith((point) => point >= 200 && point < 100_000)
  await bet(token, { stakeMinor: 2 * STAKE, autoCashOut: 200 })
  await bet(token, { slot: 1, autoCashOut: 100_000 })
  await beatUntil(isSettled(round))
  expect(await award()).toMatchObject({ state: 'converted', openRounds: 0 })
  expect([(await stateOf(token)).balance.amountMinor, await bonus()]).toEqual([4 * STAKE, 0])
})

it('is refused as any stake is, and a bet that waited gets the reason', async () => {
  const poor = await seat(0, { amountMinor: STAKE - 1 })
  const bound = await seat(0, { stakeMaxMinor: STAKE - 1 })
  const { round } = await openRoundWith(() => true)
  expect((await bet(poor.token)).code).toBe('ERR_INSUFFICIENT_FUNDS')
  expect((await bet(bound.token)).code).toBe('ERR_BONUS_STAKE_TOO_HIGH')
  await beatUntil(inState('locked'))
  const waiting = await Promise.all([bet(poor.token), bet(bound.token)])
  expect(waiting.map(({ data }) => data.bet.state)).toEqual(['queued', 'queued'])
  await beatUntil((one) => one?.id !== round.id && one?.state === 'locked')
  const [unpaid, tooHigh] = [await stateOf(poor.token), await stateOf(bound.token)]
  expect(unpaid.bets.map(({ refusal }) => refusal)).toEqual(['ERR_INSUFFICIENT_FUNDS'])
  expect(tooHigh.bets.map(({ refusal }) => refusal)).toEqual(['ERR_BONUS_STAKE_TOO_HIGH'])
  expect([await poor.bonus(), await bound.bonus()]).toEqual([STAKE - 1, AMOUNT])
})

it('is settled by the successor of a leader that failed during a round', async () => {
  const { token, bonus, award } = await seat(0)
  const { round } = await openRoundWith((point) => point >= 300 && point < 100_000)
  await bet(token)
  await bet(token, { slot: 1, autoCashOut: 100_000 })
  await beatUntil(inState('running'))
  clock.advance(LEASE_MS + 1000)
  second.crash.room.want(GAME)
  await beatUntil(isSettled(round), { by: second })
  const { bets } = await stateOf(token, second)
  const [taken, lost] = [0, 1].map((slot) => bets.find((one) => one.slot === slot))
  expect([taken?.cashedBy, lost?.state]).toEqual(['rule', 'lost'])
  expect(await bonus()).toBe(AMOUNT - 2 * STAKE + (taken?.win.amountMinor ?? -1))
  expect(await award()).toMatchObject({ openRounds: 0, wagered: 2 * STAKE })
})
