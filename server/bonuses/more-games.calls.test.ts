import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as play from '#contract/play-v1/play.ts'
import * as ticketSeries from '#contract/play-v1/series.ts'
import { sql, systemClock, type StaffCaller } from '#server/kernel/index.ts'
import { checkBooks, readBalance } from '#server/ledger/index.ts'
import { findWallet, readBonusBalance } from '#server/wallet/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { drawSeedUntil, isSmallWin, type Foreseen } from '#tests/load/draw-seed-until.ts'
import { openGame } from '#tests/load/open-game.ts'
import { openRoundRoom, type RoundRoom } from '#tests/load/round-room.ts'
import { activateBonus } from './activate-bonus.ts'
import { cancelBonus } from './end-bonus.ts'
import type { BonusNeeds } from './needs.ts'
import { createBonus, offerBonus } from './test-offers.ts'

const TICKETS = 'PokladNaMape'
const RISKED = 'KlasickaTrojka'
const AMOUNT = 1_000_000
const STAFF = { userId: 1 } as StaffCaller

let database: TestDatabase
let room: RoundRoom
let needs: BonusNeeds

beforeAll(async () => {
  database = await testDatabase()
  room = await openRoundRoom(database.url)
  needs = {
    db: database,
    clock: systemClock,
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
})

afterAll(async () => {
  const { differences } = await checkBooks(database, systemClock)
  const [passing] = await database.query<{ total: number }>(sql`
    select coalesce(sum(l.amount), 0)::bigint as total from ledger.leg l join ledger.account a on a.id = l.account_id
     where a.path = 'house:CZK:bonus-play'`)
  await room.close()
  await database.close()
  expect(differences).toEqual([])
  expect(passing).toEqual({ total: 0 })
})

type Player = Awaited<ReturnType<RoundRoom['addPlayer']>>
type Terms = { readonly amountMinor?: number; readonly wageringTimes?: number; readonly stakeMaxMinor?: number }

/** A player with so much cash and a bonus, in a game. */
async function enter(gameKey: string, cashMinor: number, terms: Terms = {}) {
  const player = await room.addPlayer(cashMinor)
  const whole = {
    amountMinor: AMOUNT,
    wageringTimes: 50,
    stakeMaxMinor: null,
    daysToAccept: 7,
    daysToPlay: 30,
    ...terms,
  }
  const { bonusId } = await createBonus(needs, { name: 'Test', ...whole }, STAFF)
  const offer = { bonusId, playerId: player.playerId, explanation: 'A test of bonuses.' }
  const { awardId } = await offerBonus(needs, offer, STAFF)
  await activateBonus(needs, { awardId }, player.playerId)
  const { gameToken: token, session } = await openGame(room.app, gameKey, player)
  return { player, awardId, token, session }
}

async function cashOf({ playerId }: Player): Promise<number> {
  const wallet = await findWallet(database, playerId)
  return (await readBalance(database, wallet?.accountId ?? 0))?.balance ?? 0
}
const bonusOf = ({ playerId }: Player) => readBonusBalance(database, playerId)
async function stateOf(awardId: string) {
  const [award] = await database.query<{ state: string; wagered: number; openRounds: number }>(
    sql`select state, wagered, open_rounds from bonuses.award where id = ${awardId}`,
  )
  return award
}

describe('a ticket of a series', () => {
  const PRICE = 500
  const buy = (token: string, roundId: string = randomUUID()) =>
    callRoom(room.app, play.playRound, { token, body: { roundId, stakeMinor: PRICE, bet: {} } })
  const soldNow = async () => {
    const query = { gameKey: TICKETS, mode: 'real', stakeMinor: PRICE } as const
    const { series } = (await callRoom(room.app, ticketSeries.getSeries, { query })).data
    return series.reduce((sum, { sold }) => sum + sold, 0)
  }

  it('is bought with bonus money, and its prize goes back to where it came from', async () => {
    const { player, awardId, token, session } = await enter(TICKETS, 0)
    expect(session.bonus?.balance.amountMinor).toBe(AMOUNT)
    let expected = AMOUNT
    for (let bought = 1; bought <= 6; bought += 1) {
      const { status, data } = await buy(token)
      const won = data.round.win.amountMinor
      expected += won - PRICE
      expect(status).toBe(200)
      expect(data.round.bonus).toMatchObject({ stake: { amountMinor: PRICE }, win: { amountMinor: won } })
      expect([data.round.balanceAfter.amountMinor, data.netResult.amountMinor]).toEqual([0, 0])
      expect(data.bonus?.balance.amountMinor).toBe(expected)
      expect([await cashOf(player), await bonusOf(player)]).toEqual([0, expected])
      expect(await stateOf(awardId)).toMatchObject({ wagered: bought * PRICE, openRounds: 0 })
    }
  })

  it('takes cash first, and of a mixed price each its share', async () => {
    // Buys until a ticket wins: the winning tickets of the series were fixed before any was sold.
    for (let won = 0; won === 0;) {
      const { player, token } = await enter(TICKETS, PRICE - 200)
      const { data } = await buy(token)
      won = data.round.win.amountMinor
      const share = Math.floor((won * 200) / PRICE)
      expect(data.round.bonus).toMatchObject({ stake: { amountMinor: 200 }, win: { amountMinor: share } })
      expect([await cashOf(player), await bonusOf(player)]).toEqual([won - share, AMOUNT - 200 + share])
      expect(data.netResult.amountMinor).toBe(won - share - (PRICE - 200))
    }
  })

  it('is one ticket for repeated and concurrent requests', async () => {
    const { player, token } = await enter(TICKETS, 0)
    const before = await soldNow()
    const roundId = randomUUID()
    const answers = await Promise.all([buy(token, roundId), buy(token, roundId), buy(token, roundId)])
    for (const { data } of answers) expect(data.round).toEqual(answers[0]?.data.round)
    expect(await soldNow()).toBe(before + 1)
    expect(await bonusOf(player)).toBe(AMOUNT - PRICE + (answers[0]?.data.round.win.amountMinor ?? 0))
  })

  it('stays on sale where neither pays it, or it is dearer than the terms allow', async () => {
    const [poor, bound] = [
      await enter(TICKETS, 0, { amountMinor: PRICE - 1 }),
      await enter(TICKETS, 0, { stakeMaxMinor: PRICE - 1 }),
    ]
    const before = await soldNow()
    expect((await buy(poor.token)).code).toBe('ERR_INSUFFICIENT_FUNDS')
    expect((await buy(bound.token)).code).toBe('ERR_BONUS_STAKE_TOO_HIGH')
    expect(await soldNow()).toBe(before)
    expect([await bonusOf(poor.player), await bonusOf(bound.player)]).toEqual([PRICE - 1, AMOUNT])
  })
})

describe('a win that is partly a bonus’s', () => {
  type Table = Awaited<ReturnType<typeof enter>>
  const spin = ({ token, session }: Table) =>
    callRoom(room.app, play.playRound, { token, body: { roundId: randomUUID(), stakeMinor: session.defaultStake } })
  const risk = ({ token }: Table, roundId: string, colours: readonly string[]) =>
    callRoom(room.app, play.decideRound, {
      token,
      body: { roundId, decision: colours.length, bet: { colours: [...colours] } },
    })
  const nextAt = ({ token, session }: Table, isSuited: (next: Foreseen) => boolean) =>
    drawSeedUntil(room, { token, gameKey: RISKED, stakeMinor: session.defaultStake }, isSuited)
  /** A round that won and may be risked, and what its risks would win. */
  async function winAt(table: Table, leastMinor = 1) {
    const isSmall = isSmallWin(table.session.defaultStake)
    const next = await nextAt(table, (one) => isSmall(one) && one.winMinor >= leastMinor)
    const { data, code } = await spin(table)
    expect([code, data.round.bonus?.win?.amountMinor]).toEqual([undefined, next.winMinor])
    return { won: data.round, next }
  }

  it.each([true, false])(
    'is risked in its parts, right: %s, and what it becomes goes back to them',
    async (isRight) => {
      const table = await enter(RISKED, 0)
      const { player, awardId } = table
      const { won, next } = await winAt(table)
      const [right = 'red'] = next.rightColours(1)
      const pick = isRight ? right : right === 'red' ? 'black' : 'red'
      const [before, wagered] = [await bonusOf(player), (await stateOf(awardId))?.wagered]
      const answers = await Promise.all([risk(table, won.roundId, [pick]), risk(table, won.roundId, [pick])])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(answers.filter(({ data }) => data.isRepeat)).toHaveLength(1)
      const left = isRight ? 2 * won.win.amountMinor : 0
      expect(answers[0]?.data.round.risk?.winMinor).toBe(left)
      expect(await bonusOf(player)).toBe(before - won.win.amountMinor + left)
      expect(answers[0]?.data.bonus?.balance.amountMinor).toBe(before - won.win.amountMinor + left)
      expect([await cashOf(player), answers[0]?.data.netResult.amountMinor]).toEqual([0, 0])
      expect(answers[0]?.data.round.balanceAfter.amountMinor).toBe(0)
      // The risk does not count for wagering.
      expect(await stateOf(awardId)).toMatchObject({ wagered, openRounds: 0 })
    },
  )

  it('keeps to the largest stake of the terms, and leaves nothing lent', async () => {
    const stakeMaxMinor = (await enter(RISKED, 0)).session.defaultStake
    const table = await enter(RISKED, 0, { stakeMaxMinor })
    const { won } = await winAt(table, stakeMaxMinor + 1)
    const before = await bonusOf(table.player)
    expect((await risk(table, won.roundId, ['red'])).code).toBe('ERR_BONUS_STAKE_TOO_HIGH')
    expect(await bonusOf(table.player)).toBe(before)
  })

  it('is the player’s own to risk once it became cash, and nobody’s once the bonus is gone', async () => {
    const gone = await enter(RISKED, 0)
    const { won: lost } = await winAt(gone)
    await cancelBonus(needs, gone.awardId, gone.player.playerId)
    expect((await risk(gone, lost.roundId, ['red'])).code).toBe('ERR_STATE_CHANGED')
    const amountMinor = gone.session.defaultStake
    const own = await enter(RISKED, 0, { amountMinor, wageringTimes: 1 })
    const next = await nextAt(own, isSmallWin(amountMinor))
    const { data } = await spin(own)
    expect(data.bonus).toBeNull()
    expect(await stateOf(own.awardId)).toMatchObject({ state: 'converted' })
    expect(await cashOf(own.player)).toBe(next.winMinor)
    const { round } = (await risk(own, data.round.roundId, next.rightColours(1))).data
    expect(round.risk?.winMinor).toBe(2 * next.winMinor)
    expect(await cashOf(own.player)).toBe(2 * next.winMinor)
  })
})
