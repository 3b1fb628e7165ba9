import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as play from '#contract/play-v1/play.ts'
import { shareOf } from '#money'
import { movableClock, sql, systemClock, type StaffCaller } from '#server/kernel/index.ts'
import { finishOpenRounds } from '#server/game-rounds/finish-open-rounds.ts'
import { checkBooks, listEntries, lockBalance, readBalance, setLimits } from '#server/ledger/index.ts'
import { blockPlaying, findWallet, readBonusBalance } from '#server/wallet/index.ts'
import { countWaiting } from '#tests/count-waiting.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { drawSeedUntil, type Foreseen } from '#tests/load/draw-seed-until.ts'
import { openGame } from '#tests/load/open-game.ts'
import { openRoundRoom, type RoundRoom } from '#tests/load/round-room.ts'
import { activateBonus } from './activate-bonus.ts'
import { expireBonuses } from './bonuses.jobs.ts'
import { deleteTestBonuses } from './delete-test-bonuses.ts'
import { cancelBonus } from './end-bonus.ts'
import { bonusGiver } from './give-bonus.ts'
import { findAward } from './awards.queries.ts'
import { moveHouseMoney } from './move-bonus-money.ts'
import type { BonusNeeds } from './needs.ts'
import { createBonus, offerBonus } from './test-offers.ts'
import { lendForStake, settleBonus } from './play-with-bonus.ts'
import { showBonusDetail } from './show-detail.ts'
import { showBonusHistory } from './show-history.ts'
import { listBonusRows } from './timeline.queries.ts'

const GAME = 'OvocnyKolotoc'
const STAKE = 1000
const AMOUNT = 20_000
const DAY_MS = 86_400_000
const STAFF = { userId: 1 } as StaffCaller

let database: TestDatabase
let room: RoundRoom
let needs: BonusNeeds
const clock = movableClock(systemClock.now())

beforeAll(async () => {
  database = await testDatabase()
  room = await openRoundRoom(database.url, { clock })
  needs = {
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
    isPlayer: async (db, playerId) => (await findWallet(db, playerId)) !== undefined,
    isPlayingBlocked: async () => false,
  }
})

afterAll(async () => {
  const { differences } = await checkBooks(database, systemClock)
  // What is lent to a stake passes through an account that is empty after each transaction.
  const [passing] = await database.query<{ total: number }>(sql`
    select coalesce(sum(l.amount), 0)::bigint as total from ledger.leg l join ledger.account a on a.id = l.account_id
     where a.path = 'house:CZK:bonus-play'`)
  await room.close()
  await database.close()
  expect(differences).toEqual([])
  expect(passing).toEqual({ total: 0 })
})

type Player = Awaited<ReturnType<RoundRoom['addPlayer']>>
type Terms = { wageringTimes?: number; stakeMaxMinor?: number | null; amountMinor?: number }

async function offer(player: Player, terms: Terms = {}): Promise<string> {
  const whole = {
    amountMinor: AMOUNT,
    wageringTimes: 5,
    stakeMaxMinor: null,
    daysToAccept: 7,
    daysToPlay: 30,
    ...terms,
  }
  const { bonusId } = await createBonus(needs, { name: 'Test', ...whole }, STAFF)
  const explanation = 'A test of bonuses.'
  const { awardId } = await offerBonus(needs, { bonusId, playerId: player.playerId, explanation }, STAFF)
  return awardId
}

async function give(player: Player, terms: Terms = {}): Promise<string> {
  const awardId = await offer(player, terms)
  await activateBonus(needs, { awardId }, player.playerId)
  return awardId
}

async function open(player: Player, gameKey = GAME) {
  const { gameToken: token, session } = await openGame(room.app, gameKey, player)
  return { token, session }
}

type Attempt = { stakeMinor?: number; roundId?: string; bet?: Record<string, unknown> }
const spin = (token: string, { stakeMinor = STAKE, roundId = randomUUID(), ...rest }: Attempt = {}) =>
  callRoom(room.app, play.playRound, { token, body: { roundId, stakeMinor, ...rest } })
/** Draws seeds until the next round of a table has a suitable outcome. */
const nextRound = (token: string, isSuited: (next: Foreseen) => boolean) =>
  drawSeedUntil(room, { token, gameKey: GAME, stakeMinor: STAKE }, isSuited)
const loses = ({ winMinor }: Foreseen): boolean => winMinor === 0

async function accountOf({ playerId }: Player): Promise<number> {
  return (await findWallet(database, playerId))?.accountId ?? 0
}
const cashOf = async (player: Player) => (await readBalance(database, await accountOf(player)))?.balance
const bonusOf = (player: Player) => readBonusBalance(database, player.playerId)
async function kindsOf(player: Player): Promise<number[]> {
  const entries = await listEntries(database, { accountId: await accountOf(player), limit: 50 })
  return entries.toReversed().map(({ kind }) => kind)
}
async function stateOf(awardId: string) {
  const [award] = await database.query<{
    state: string
    wagered: number
    openRounds: number
    leftAtEnd: number | null
    endedBy: string | null
  }>(sql`select state, wagered, open_rounds, left_at_end, ended_by from bonuses.award where id = ${awardId}`)
  return award
}

describe('a stake that cash does not pay', () => {
  it('is paid with bonus money, and its win goes back to where it came from', async () => {
    const player = await room.addPlayer(0)
    const awardId = await give(player)
    const { token, session } = await open(player)
    expect(session.bonus).toMatchObject({
      balance: { amountMinor: AMOUNT },
      wageringTarget: { amountMinor: 5 * AMOUNT },
    })
    let expected = AMOUNT
    for (let round = 1; round <= 5; round += 1) {
      const { status, data } = await spin(token)
      const won = data.round.win.amountMinor
      expected += won - STAKE
      expect(status).toBe(200)
      expect(data.round.bonus).toEqual({
        stake: { amountMinor: STAKE, currency: 'CZK' },
        win: { amountMinor: won, currency: 'CZK' },
      })
      expect(data.bonus?.balance.amountMinor).toBe(expected)
      // Cash is unchanged: the player neither staked nor won their own money.
      expect([data.round.balanceAfter.amountMinor, data.netResult.amountMinor]).toEqual([0, 0])
      expect([await cashOf(player), await bonusOf(player)]).toEqual([0, expected])
      expect(await stateOf(awardId)).toMatchObject({ state: 'active', wagered: round * STAKE, openRounds: 0 })
    }
  })

  it('takes cash first, and shares the win in the proportion of the stake', async () => {
    const player = await room.addPlayer(STAKE + 300)
    await give(player)
    const { token } = await open(player)
    await nextRound(token, loses)
    const own = await spin(token)
    expect(own.data.round.bonus).toBeUndefined()
    expect([await cashOf(player), await bonusOf(player)]).toEqual([300, AMOUNT])
    const { winMinor } = await nextRound(token, (next) => next.winMinor > 0)
    const { data } = await spin(token)
    const share = shareOf(winMinor, STAKE - 300, STAKE)
    expect(data.round.bonus).toMatchObject({ stake: { amountMinor: STAKE - 300 }, win: { amountMinor: share } })
    expect(await cashOf(player)).toBe(winMinor - share)
    expect(await bonusOf(player)).toBe(AMOUNT - (STAKE - 300) + share)
    expect(data.netResult.amountMinor).toBe(winMinor - share - STAKE - 300)
    expect((await open(player)).session.netResult).toEqual(data.netResult)
  })

  it('is one round for a repeated request, also with nothing left', async () => {
    const player = await room.addPlayer(0)
    await give(player, { amountMinor: STAKE })
    const { token } = await open(player)
    await nextRound(token, loses)
    const roundId = randomUUID()
    const first = await spin(token, { roundId })
    expect(await bonusOf(player)).toBe(0)
    const again = await spin(token, { roundId })
    expect(again.data.round).toEqual(first.data.round)
    expect(again.data.isRepeat).toBe(true)
    expect((await kindsOf(player)).filter((kind) => kind === 1)).toHaveLength(1)
  })

  it('is one stake, when two tabs stake the last of it at once', async () => {
    const player = await room.addPlayer(0)
    const awardId = await give(player, { amountMinor: STAKE, wageringTimes: 50 })
    const { token } = await open(player)
    // A win could pay the second one too.
    await nextRound(token, loses)
    const answers = await Promise.all([spin(token), spin(token)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['ERR_INSUFFICIENT_FUNDS', undefined])
    expect((await stateOf(awardId))?.state).toBe('used-up')
  })

  it.each<[string, Terms, Attempt, string]>([
    ['above the bonus’s own bound', { stakeMaxMinor: STAKE - 1 }, {}, 'ERR_BONUS_STAKE_TOO_HIGH'],
    ['that is more than there is of both', { amountMinor: STAKE - 1 }, {}, 'ERR_INSUFFICIENT_FUNDS'],
  ])('is refused %s, and nothing is booked', async (_, terms, input, code) => {
    const player = await room.addPlayer(0)
    await give(player, terms)
    const { token } = await open(player)
    expect((await spin(token, input)).code).toBe(code)
    expect(await kindsOf(player)).toEqual([])
    expect(await bonusOf(player)).toBe(terms.amountMinor ?? AMOUNT)
  })

  it('is refused in a game whose coefficient is nothing, and counts by it elsewhere', async () => {
    const player = await room.addPlayer(0)
    const awardId = await give(player)
    const { token } = await open(player)
    room.bonusPercents.set(GAME, 0)
    expect((await spin(token)).code).toBe('ERR_INSUFFICIENT_FUNDS')
    room.bonusPercents.set(GAME, 30)
    await spin(token)
    room.bonusPercents.delete(GAME)
    expect(await stateOf(awardId)).toMatchObject({ wagered: 300 })
  })

  it('asks limits, blocks and the game’s switch as any stake does', async () => {
    const player = await room.addPlayer(0)
    await give(player)
    const { token } = await open(player)
    const accountId = await accountOf(player)
    const none = { stakeDay: null, stakeMonth: null, lossDay: null, lossMonth: null }
    await database.transaction((tx) => setLimits(tx, accountId, { ...none, stakeDay: STAKE - 1 }))
    expect((await spin(token)).code).toBe('ERR_STAKE_LIMIT_REACHED')
    await database.transaction((tx) => setLimits(tx, accountId, none))
    room.disabledGames.add(GAME)
    expect((await spin(token)).code).toBe('ERR_GAME_DISABLED')
    room.disabledGames.delete(GAME)
    await database.transaction((tx) => blockPlaying(tx, player.playerId))
    expect((await spin(token)).code).toBe('ERR_PLAYING_BLOCKED')
    expect(await kindsOf(player)).toEqual([])
    expect(await bonusOf(player)).toBe(AMOUNT)
  })
})

describe('the end of a bonus', () => {
  it('makes cash of what is left once enough was staked', async () => {
    const player = await room.addPlayer(0)
    const awardId = await give(player, { amountMinor: 3 * STAKE, wageringTimes: 1 })
    const { token } = await open(player)
    for (let round = 1; round < 3; round += 1) expect((await spin(token)).data.bonus).not.toBeNull()
    const before = await bonusOf(player)
    const { winMinor } = await nextRound(token, (next) => next.winMinor > 0)
    const last = await spin(token)
    const left = before - STAKE + winMinor
    expect(left).toBeGreaterThan(0)
    expect(last.data.bonus).toBeNull()
    expect(last.data.round.balanceAfter.amountMinor).toBe(left)
    expect([await cashOf(player), await bonusOf(player)]).toEqual([left, 0])
    expect(await stateOf(awardId)).toMatchObject({ state: 'converted', leftAtEnd: left })
  })

  it('is accepted once: the same acceptance at once and later is answered as the first', async () => {
    const player = await room.addPlayer(0)
    const awardId = await give(player)
    const money = await bonusOf(player)
    const again = () => activateBonus(needs, { awardId }, player.playerId)
    const answers = await Promise.all([again(), again(), again()])
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
    expect(answers[0]).toMatchObject({ awardId, state: 'active' })
    expect(await bonusOf(player)).toBe(money)
    await cancelBonus(needs, awardId, player.playerId)
    await expect(again()).rejects.toMatchObject({ code: 'ERR_STATE_CHANGED' })
  })

  it('gives back to the house what the player gives up, and cash stays', async () => {
    const player = await room.addPlayer(700)
    const awardId = await give(player)
    const by = player.playerId
    expect((await cancelBonus(needs, awardId, by)).state).toBe('forfeited')
    expect([await cashOf(player), await bonusOf(player)]).toEqual([700, 0])
    await expect(cancelBonus(needs, awardId, by)).rejects.toMatchObject({ code: 'ERR_STATE_CHANGED' })
  })

  it('is nobody else’s to bring about', async () => {
    const [player, other] = [await room.addPlayer(0), await room.addPlayer(0)]
    const awardId = await give(player)
    const wrong = cancelBonus(needs, awardId, other.playerId)
    await expect(wrong).rejects.toMatchObject({ code: 'ERR_BONUS_NOT_FOUND' })
    await expect(activateBonus(needs, { awardId }, other.playerId)).rejects.toMatchObject({
      code: 'ERR_BONUS_NOT_FOUND',
    })
  })

  it('comes with its time', async () => {
    const player = await room.addPlayer(0)
    const awardId = await give(player)
    const { token } = await open(player)
    clock.set(new Date(clock.now().getTime() + 30 * DAY_MS))
    expect((await spin(token)).status).not.toBe(200)
    expect((await spin((await open({ ...player, token: room.signIn(player.playerId) })).token)).code).toBe(
      'ERR_INSUFFICIENT_FUNDS',
    )
    expect(await expireBonuses(needs)).toBeGreaterThanOrEqual(1)
    expect(await stateOf(awardId)).toMatchObject({ state: 'expired', leftAtEnd: AMOUNT })
    expect(await bonusOf(player)).toBe(0)
  })

  it('comes one at a time', async () => {
    const player = await room.addPlayer(0)
    await give(player)
    await expect(give(player)).rejects.toMatchObject({ code: 'ERR_BONUS_ALREADY_ACTIVE' })
    expect(await bonusOf(player)).toBe(AMOUNT)
  })
})

describe('a round with decisions', () => {
  const FIELD = 'DiamantovePole'
  const picked = { variant: 0, picks: [0], isTaken: false }

  /** Opens rounds until one is open after its first pick; with the bonus balance before that round. */
  async function openField(player: Player) {
    const { token, session } = await open(player, FIELD)
    const stakeMinor = session.stakes[0] ?? 0
    for (;;) {
      const before = await bonusOf(player)
      const { status, data } = await spin(token, { stakeMinor, bet: picked })
      expect(status).toBe(200)
      if (data.round.bet?.isOpen) return { token, stakeMinor, before, round: data.round }
    }
  }
  const decide = (token: string, roundId: string, bet: Record<string, unknown>) =>
    callRoom(room.app, play.decideRound, { token, body: { roundId, decision: 1, bet } })

  it('keeps its bonus until it is over, and the win goes back to it', async () => {
    const player = await room.addPlayer(0)
    const awardId = await give(player, { wageringTimes: 50 })
    const { token, stakeMinor, before, round } = await openField(player)
    expect(round.bonus).toEqual({ stake: { amountMinor: stakeMinor, currency: 'CZK' }, win: null })
    expect(await stateOf(awardId)).toMatchObject({ openRounds: 1 })
    const by = player.playerId
    await expect(cancelBonus(needs, awardId, by)).rejects.toMatchObject({ code: 'ERR_ROUND_OPEN' })
    expect(await bonusOf(player)).toBe(before - stakeMinor)
    const taken = await decide(token, round.roundId, { ...picked, isTaken: true })
    const won = taken.data.round.win.amountMinor
    expect(won).toBeGreaterThan(0)
    expect(taken.data.round.bonus?.win?.amountMinor).toBe(won)
    expect([taken.data.round.balanceAfter.amountMinor, taken.data.netResult.amountMinor]).toEqual([0, 0])
    expect([await cashOf(player), await bonusOf(player)]).toEqual([0, before - stakeMinor + won])
    expect(taken.data.bonus?.balance.amountMinor).toBe(before - stakeMinor + won)
    expect(await stateOf(awardId)).toMatchObject({ openRounds: 0, state: 'active' })
    const again = await decide(token, round.roundId, { ...picked, isTaken: true })
    expect(again.data.round).toEqual(taken.data.round)
  })

  it('is waited for by the end of the bonus’s time, and finished by the rule it wins for the bonus', async () => {
    const player = await room.addPlayer(0)
    const awardId = await give(player, { wageringTimes: 50 })
    const { stakeMinor, before } = await openField(player)
    clock.set(new Date(clock.now().getTime() + 31 * DAY_MS))
    await expireBonuses(needs)
    expect(await stateOf(awardId)).toMatchObject({ state: 'active', openRounds: 1 })
    const { seeds, currency, calendarDay } = room.rounds.needs
    const settle = { settle: settleBonus }
    expect(await finishOpenRounds({ db: database, seeds, currency, calendarDay, clock, bonuses: settle })).toBe(1)
    const left = await bonusOf(player)
    expect(left).toBeGreaterThanOrEqual(before - stakeMinor)
    expect(await cashOf(player)).toBe(0)
    await expireBonuses(needs)
    expect(await stateOf(awardId)).toMatchObject({ state: 'expired', leftAtEnd: left, openRounds: 0 })
  })
})

describe('what a test has defined', () => {
  it('is deleted by how its name begins, with its offers; what somebody accepted stays', async () => {
    const player = await room.addPlayer(0)
    const terms = { amountMinor: AMOUNT, wageringTimes: 5, stakeMaxMinor: null, daysToAccept: 7, daysToPlay: 30 }
    const define = async (name: string) => (await createBonus(needs, { name, ...terms }, STAFF)).bonusId
    const offer = (bonusId: string) =>
      offerBonus(needs, { bonusId, playerId: player.playerId, explanation: 'A test of bonuses.' }, STAFF)
    const [plain, offered, accepted, other] = [
      await define('trial-7 plain'),
      await define('trial-7 offered'),
      await define('trial-7 accepted'),
      await define('trial-8'),
    ]
    await offer(offered)
    await activateBonus(needs, await offer(accepted), player.playerId)

    const { deleted, kept } = await deleteTestBonuses(database, 'trial-7')
    expect(deleted.map(({ id }) => id).toSorted()).toEqual([plain, offered].toSorted())
    expect(kept).toMatchObject([{ id: accepted, name: 'trial-7 accepted' }])
    const left = await database.query<{ id: string }>(sql`select id from bonuses.bonus where name like 'trial-%'`)
    expect(left.map(({ id }) => id).toSorted()).toEqual([accepted, other].toSorted())
    expect((await deleteTestBonuses(database, 'trial_')).deleted).toEqual([])
  })
})

/** What staff see of a player's bonuses over time, oldest first. */
async function timelineOf({ playerId }: Player) {
  const until = new Date(clock.now().getTime() + DAY_MS)
  const slice = { playerId, until, isNow: false, before: null, limit: 20 }
  const rows = (await listBonusRows(database, slice)).toReversed()
  return rows.map(({ what, amountMinor }) => [what, amountMinor])
}

describe('bonus money whose deposit went back', () => {
  const takeBack = (awardId: string, atMostMinor: number) =>
    database.transaction((tx) => bonusGiver.takeBack(tx, awardId, atMostMinor, clock.now()))

  it('goes as far as it was not played: what is left and no more, and cash stays', async () => {
    const player = await room.addPlayer(0)
    const awardId = await give(player)
    const { token } = await open(player)
    await nextRound(token, loses)
    await spin(token)
    expect(await bonusOf(player)).toBe(AMOUNT - STAKE)
    expect(await takeBack(awardId, AMOUNT)).toBe(AMOUNT - STAKE)
    expect([await bonusOf(player), await cashOf(player)]).toEqual([0, 0])
    expect(await stateOf(awardId)).toMatchObject({ state: 'forfeited', leftAtEnd: AMOUNT - STAKE })
    expect(await takeBack(awardId, AMOUNT)).toBe(0)
  })

  it('goes in part with a part: the rest is played on, by as much less to wager', async () => {
    const player = await room.addPlayer(0)
    const awardId = await give(player)
    const { token } = await open(player)
    await nextRound(token, loses)
    await spin(token)
    expect(await takeBack(awardId, AMOUNT / 4)).toBe(AMOUNT / 4)
    expect(await bonusOf(player)).toBe((AMOUNT * 3) / 4 - STAKE)
    expect(await stateOf(awardId)).toMatchObject({ state: 'active', wagered: STAKE })
    const [{ amount } = { amount: 0 }] = await database.query<{ amount: number }>(sql`
      select amount from bonuses.award where id = ${awardId}`)
    expect(amount).toBe((AMOUNT * 3) / 4)
    expect(await timelineOf(player)).toEqual([
      ['bonus-offered', AMOUNT],
      ['bonus-accepted', AMOUNT],
      ['bonus-taken-back', AMOUNT / 4],
    ])
  })

  it('lowers what is to be wagered no more than the money: a returned part makes no surplus cash', async () => {
    const targetOf = async (awardId: string) =>
      (await showBonusDetail(needs, { awardId })).award.bonus.wageringTarget.amountMinor
    // Of a bonus of 20 000 with 45 000 left, 80 000 of 100 000 was wagered.
    const won = async () => {
      const player = await room.addPlayer(0)
      const awardId = await give(player)
      await database.query(sql`update bonuses.award set wagered = ${AMOUNT * 4} where id = ${awardId}`)
      await database.transaction(async (tx) => {
        const of = await findAward(tx, awardId)
        if (of) await moveHouseMoney(tx, { of, kind: 'bonus', amountMinor: 25_000, at: clock.now() })
      })
      return { player, awardId }
    }
    const [most, whole] = [await won(), await won()]
    expect(await takeBack(most.awardId, 18_000)).toBe(18_000)
    expect(await takeBack(whole.awardId, AMOUNT)).toBe(AMOUNT)
    for (const { player, awardId } of [most, whole]) {
      expect(await stateOf(awardId)).toMatchObject({ state: 'active' })
      expect(await cashOf(player)).toBe(0)
    }
    expect([await bonusOf(most.player), await bonusOf(whole.player)]).toEqual([27_000, 25_000])
    // 20 000 were missing for 45 000: 12 000 for 27 000, and 11 115 for 25 000, rounded up to the multiple.
    expect([await targetOf(most.awardId), await targetOf(whole.awardId)]).toEqual([92_000, 91_115])
    expect((await timelineOf(most.player)).at(-1)).toEqual(['bonus-taken-back', 18_000])
  })

  it('becomes cash at once where all was wagered before the return', async () => {
    const player = await room.addPlayer(0)
    const awardId = await give(player)
    await database.query(sql`update bonuses.award set wagered = ${AMOUNT * 5} where id = ${awardId}`)
    expect(await takeBack(awardId, AMOUNT / 5)).toBe(AMOUNT / 5)
    expect(await stateOf(awardId)).toMatchObject({ state: 'converted', leftAtEnd: (AMOUNT * 4) / 5 })
    expect([await bonusOf(player), await cashOf(player)]).toEqual([0, (AMOUNT * 4) / 5])
  })

  it('waits for an open round, in which nothing more is staked of it and it does not become cash', async () => {
    const player = await room.addPlayer(0)
    const awardId = await give(player)
    const { token } = await open(player)
    await database.query(sql`update bonuses.award set open_rounds = 1, wagered = ${AMOUNT * 5} where id = ${awardId}`)
    expect(await takeBack(awardId, AMOUNT / 5)).toBe('waits')
    await nextRound(token, loses)
    expect((await spin(token)).code).toBe('ERR_INSUFFICIENT_FUNDS')
    const end = { awardId, roundId: randomUUID(), shareMinor: 0, at: clock.now() }
    expect(await database.transaction((tx) => settleBonus(tx, end))).toEqual({ convertedMinor: 0 })
    expect([await bonusOf(player), await cashOf(player)]).toEqual([AMOUNT, 0])
    expect(await takeBack(awardId, AMOUNT / 5)).toBe(AMOUNT / 5)
    expect([await bonusOf(player), await cashOf(player)]).toEqual([0, (AMOUNT * 4) / 5])
  })

  it('becomes cash after a round that delayed the return beyond the end, where enough was staked in time', async () => {
    const player = await room.addPlayer(0)
    const awardId = await give(player)
    await database.query(sql`update bonuses.award set open_rounds = 1, wagered = ${AMOUNT * 5} where id = ${awardId}`)
    expect(await takeBack(awardId, AMOUNT / 5)).toBe('waits')
    await database.query(sql`update bonuses.award set play_before = ${clock.now()} where id = ${awardId}`)
    const end = { awardId, roundId: randomUUID(), shareMinor: 0, at: clock.now() }
    await database.transaction((tx) => settleBonus(tx, end))
    await expireBonuses(needs)
    expect(await stateOf(awardId)).toMatchObject({ state: 'active' })
    expect(await takeBack(awardId, AMOUNT / 5)).toBe(AMOUNT / 5)
    expect([await bonusOf(player), await cashOf(player)]).toEqual([0, (AMOUNT * 4) / 5])
  })

  it('is taken back beside a stake of it: neither stops the other, and the stake is first', async () => {
    const player = await room.addPlayer(0)
    const awardId = await give(player)
    // What stays becomes cash, so that the return needs the cash account, which the stake has locked.
    await database.query(sql`update bonuses.award set wagered = ${AMOUNT * 5} where id = ${awardId}`)
    const accountId = await accountOf(player)
    const { playerId } = player
    const returned: Promise<PromiseSettledResult<unknown>[]>[] = []
    const lent = await database.transaction(async (tx) => {
      await lockBalance(tx, accountId)
      returned.push(Promise.allSettled([takeBack(awardId, AMOUNT / 5)]))
      while ((await countWaiting(database)) === 0);
      const stake = { playerId, stakeMinor: STAKE, lentMinor: STAKE, gameKey: GAME, roundId: randomUUID() }
      return lendForStake(tx, { ...stake, percent: 100, at: clock.now() })
    })
    expect(lent).toBe(awardId)
    expect(await returned[0]).toEqual([{ status: 'fulfilled', value: 'waits' }])
  })

  it('makes an offer smaller by a part, and its history says by how much', async () => {
    const player = await room.addPlayer(0)
    const awardId = await offer(player)
    expect(await takeBack(awardId, AMOUNT / 5)).toBe(AMOUNT / 5)
    const money = (amountMinor: number) => ({ amountMinor, currency: 'CZK' })
    const { rows } = await showBonusHistory(needs, { awardId })
    expect(rows).toMatchObject([
      { kind: 'taken-back', lowered: money(AMOUNT / 5), change: money(0) },
      { kind: 'offered', lowered: null },
    ])
    expect(await timelineOf(player)).toEqual([
      ['bonus-offered', AMOUNT],
      ['bonus-taken-back', AMOUNT / 5],
    ])
    // An older page shows terms of another amount.
    const accept = (amountMinor: number) => activateBonus(needs, { awardId, amountMinor }, player.playerId)
    await expect(accept(AMOUNT)).rejects.toMatchObject({ code: 'ERR_STATE_CHANGED' })
    await accept((AMOUNT * 4) / 5)
    expect(await bonusOf(player)).toBe((AMOUNT * 4) / 5)
    expect((await timelineOf(player)).at(-1)).toEqual(['bonus-accepted', (AMOUNT * 4) / 5])
    expect(await takeBack(awardId, AMOUNT / 5)).toBe(AMOUNT / 5)
    // The terms stay as accepted, also after a part was taken back.
    const { award, terms } = await showBonusDetail(needs, { awardId }, player.playerId)
    expect(award).toMatchObject({ bonus: { amount: money((AMOUNT * 3) / 5) }, takenBack: money((AMOUNT * 2) / 5) })
    expect(terms.accepted).toEqual({ amount: money((AMOUNT * 4) / 5), wageringTarget: money(AMOUNT * 4) })
    expect(await takeBack(awardId, AMOUNT)).toBe((AMOUNT * 3) / 5)
    expect(await stateOf(awardId)).toMatchObject({ state: 'forfeited', endedBy: 'refund' })
  })
})
