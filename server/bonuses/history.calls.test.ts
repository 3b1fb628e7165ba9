import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as play from '#contract/play-v1/play.ts'
import { listRoundsOf } from '#server/game-rounds/index.ts'
import { movableClock, systemClock } from '#server/kernel/index.ts'
import { findWallet, readBonusBalance } from '#server/wallet/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { drawSeedUntil } from '#tests/load/draw-seed-until.ts'
import { openGame } from '#tests/load/open-game.ts'
import { openRoundRoom, type RoundRoom } from '#tests/load/round-room.ts'
import { activateBonus } from './activate-bonus.ts'
import { cancelBonus } from './end-bonus.ts'
import type { BonusNeeds } from './needs.ts'
import { showBonusDetail } from './show-detail.ts'
import { showBonusHistory } from './show-history.ts'
import { createBonus, offerBonus } from './test-offers.ts'

const GAME = 'OvocnyKolotoc'
const STAKE = 1000
const AMOUNT = 20_000
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
    listRounds: async (db, playerId, asked) =>
      (await listRoundsOf(db, playerId, asked)) ?? { rows: [], nextCursor: null },
    listReturns: () => [{ gameKey: GAME, rtpMillionths: 950_000, percent: 100 }],
    isPlayer: async (db, playerId) => (await findWallet(db, playerId)) !== undefined,
    isPlayingBlocked: async () => false,
  }
})
afterAll(async () => {
  await room?.close()
  await database?.close()
})

async function accepted(cashMinor: number) {
  const player = await room.addPlayer(cashMinor)
  const terms = { amountMinor: AMOUNT, wageringTimes: 5, stakeMaxMinor: null, daysToAccept: 7, daysToPlay: 30 }
  const { bonusId } = await createBonus(needs, { name: 'Test', ...terms }, { userId: 1 })
  const { playerId } = player
  const { awardId } = await offerBonus(needs, { bonusId, playerId, explanation: 'A test of history.' }, { userId: 7 })
  await activateBonus(needs, { awardId }, playerId)
  const { gameToken } = await openGame(room.app, GAME, player)
  return { playerId, awardId, token: gameToken }
}
const spin = (token: string) =>
  callRoom(room.app, play.playRound, { token, body: { roundId: randomUUID(), stakeMinor: STAKE } })
const loseNext = (token: string) =>
  drawSeedUntil(room, { token, gameKey: GAME, stakeMinor: STAKE }, ({ winMinor }) => winMinor === 0)

it('tells of each round what it counted, and why one did not', async () => {
  const { awardId, token, playerId } = await accepted(STAKE)
  await loseNext(token)
  await spin(token)
  room.bonusPercents.set(GAME, 30)
  await spin(token)
  room.bonusPercents.delete(GAME)
  await spin(token)
  const detail = await showBonusDetail(needs, { awardId }, playerId)
  const told = detail.rounds.rows.map(({ counted, lent, percent, whyNot }) => [
    lent.amountMinor,
    counted.amountMinor,
    percent,
    whyNot,
  ])
  expect(told.slice(-3)).toEqual([
    [STAKE, STAKE, 100, null],
    [STAKE, 300, 30, 'counts-in-part'],
    [0, 0, null, 'own-money'],
  ])
  const leftMinor = 5 * AMOUNT - STAKE - 300
  expect(detail).toMatchObject({
    leftToWager: { amountMinor: leftMinor },
    meanCost: { least: { gameKey: GAME, cost: { amountMinor: leftMinor * 0.05 } } },
    terms: { version: 1, campaignId: null, games: { kind: 'all' } },
  })
  expect(detail.terms.acceptedAt).not.toBeNull()
})

it('tells every step, and the changes add up to what is there', async () => {
  const { awardId, token, playerId } = await accepted(0)
  for (let round = 0; round < 4; round += 1) await spin(token)
  const balance = await readBonusBalance(database, playerId)
  const whole = await showBonusHistory(needs, { awardId })
  expect(whole.rows[0]?.left.amountMinor).toBe(balance)
  expect(whole.rows[0]?.wagered.amountMinor).toBe(4 * STAKE)
  await cancelBonus(needs, awardId, playerId)
  const { rows } = await showBonusHistory(needs, { awardId })
  expect(rows.at(-1)).toMatchObject({ kind: 'offered', byStaff: 7, change: { amountMinor: 0 }, version: 1 })
  expect(rows.at(-2)).toMatchObject({
    kind: 'accepted',
    change: { amountMinor: AMOUNT },
    left: { amountMinor: AMOUNT },
  })
  expect(rows[0]).toMatchObject({ kind: 'forfeited', change: { amountMinor: -balance }, left: { amountMinor: 0 } })
  expect(rows.filter(({ kind }) => kind === 'staked')).toHaveLength(4)
})

it('is read by pages that do not move', async () => {
  const { awardId, token } = await accepted(0)
  for (let round = 0; round < 3; round += 1) await spin(token)
  const whole = await showBonusHistory(needs, { awardId })
  const first = await showBonusHistory(needs, { awardId, limit: 2 })
  await spin(token)
  const next = await showBonusHistory(needs, { awardId, limit: 200, cursor: first.nextCursor ?? '' })
  expect([...first.rows, ...next.rows]).toEqual(whole.rows)
  await expect(showBonusHistory(needs, { awardId, cursor: 'x' })).rejects.toMatchObject({ statusCode: 400 })
})

it('is nobody else’s to see', async () => {
  const { awardId, playerId } = await accepted(0)
  await expect(showBonusDetail(needs, { awardId }, playerId + 1)).rejects.toMatchObject({ code: 'ERR_BONUS_NOT_FOUND' })
  await expect(showBonusHistory(needs, { awardId: randomUUID() })).rejects.toMatchObject({
    code: 'ERR_BONUS_NOT_FOUND',
  })
})
