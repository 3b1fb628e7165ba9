import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReplyOf } from '#contract/call.ts'
import * as play from '#contract/play-v1/play.ts'
import type { BetOutcome } from '#games/play-round.ts'
import { movableClock, systemClock } from '#server/kernel/index.ts'
import { checkBooks, listEntries, setLimits } from '#server/ledger/index.ts'
import { blockPlaying, findWallet } from '#server/wallet/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { openGame } from '#tests/load/open-game.ts'
import { openRoundRoom, type RoundRoom } from '#tests/load/round-room.ts'
import { finishOpenRounds } from '../finish-open-rounds.ts'

const GAME = 'BlackjackPraha'
const ROUNDS_MAX = 300

type Round = ReplyOf<typeof play.playRound>['round']
type TwentyOne = Extract<BetOutcome, { engine: 'twenty-one' }>

let database: TestDatabase
let room: RoundRoom
const clock = movableClock(systemClock.now())

beforeAll(async () => {
  database = await testDatabase()
  room = await openRoundRoom(database.url, { clock })
})

afterAll(async () => {
  const { differences } = await checkBooks(database, systemClock)
  await room.close()
  await database.close()
  expect(differences).toEqual([])
})

const outcomeOf = ({ outcome }: Round): TwentyOne => outcome as TwentyOne
const betOf = (round: Round, move: string) => {
  const { bet } = outcomeOf(round)
  return { side: bet.side, moves: [...bet.moves, move] }
}
const decide = (token: string, round: Round, move: string) =>
  callRoom(room.app, play.decideRound, {
    token,
    body: { roundId: round.roundId, decision: (round.bet?.decisions ?? 0) + 1, bet: betOf(round, move) },
  })

async function enter(player: { token: string } | undefined) {
  const { gameToken: token, session } = await openGame(room.app, GAME, player)
  return { token, stakeMinor: session.defaultStake }
}

/** Plays rounds, standing in each, until the first deal allows a move; returns that round, open. */
async function dealUntil(
  table: { token: string; stakeMinor: number },
  move: 'double' | 'split',
  { isSide = false } = {},
): Promise<Round> {
  const bet = { side: isSide, moves: [] }
  for (let dealt = 0; dealt < ROUNDS_MAX; dealt += 1) {
    const body = { roundId: randomUUID(), stakeMinor: table.stakeMinor, bet }
    const { data, code } = await callRoom(room.app, play.playRound, { token: table.token, body })
    expect(code).toBeUndefined()
    let { round } = data
    if (outcomeOf(round).moves.includes(move)) return round
    while (round.bet?.isOpen) round = (await decide(table.token, round, 'stand')).data.round
  }
  throw new Error(`No deal of ${ROUNDS_MAX} allowed a ${move}.`)
}

async function entriesOf(playerId: number) {
  const wallet = await findWallet(database, playerId)
  return listEntries(database, { accountId: wallet?.accountId ?? 0, kind: 1, limit: 1 })
}

it('takes the stake of a double and pays the win in the step that ends the round, once', async () => {
  const player = await room.addPlayer(10_000_000)
  const table = await enter(player)
  const open = await dealUntil(table, 'double')
  expect(open.stake.amountMinor).toBe(table.stakeMinor)
  const answers = await Promise.all(Array.from({ length: 3 }, () => decide(table.token, open, 'double')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.filter(({ data }) => !data.isRepeat)).toHaveLength(1)
  const round = answers[0]?.data.round
  if (!round) throw new Error('A double is answered.')
  const { stakeMinor, winMinor, hands } = outcomeOf(round)
  expect([stakeMinor, round.stake.amountMinor]).toEqual([2 * table.stakeMinor, 2 * table.stakeMinor])
  expect(hands[0]).toMatchObject({ isDoubled: true })
  expect(round).toMatchObject({ win: { amountMinor: winMinor }, bet: { isOpen: false, decisions: 1 } })
  const [last] = await entriesOf(player.playerId)
  expect(last).toMatchObject({
    debit: table.stakeMinor,
    credit: winMinor,
    balanceAfter: round.balanceAfter.amountMinor,
  })
  expect(round.balanceAfter.amountMinor).toBe(open.balanceAfter.amountMinor - table.stakeMinor + winMinor)
})

it('doubles only the part in the game when a side bet lies beside it', async () => {
  const player = await room.addPlayer(10_000_000)
  const table = await enter(player)
  const open = await dealUntil(table, 'double', { isSide: true })
  const { round } = (await decide(table.token, open, 'double')).data
  expect(round.stake.amountMinor).toBe(table.stakeMinor * 1.8)
})

it('plays both hands of a split pair; for an absent player it stands on both, without a further stake', async () => {
  const player = await room.addPlayer(10_000_000)
  const table = await enter(player)
  let open = await dealUntil(table, 'split')
  let { round } = (await decide(table.token, open, 'split')).data
  // A pair of aces ends at once.
  while (!round.bet?.isOpen) {
    open = await dealUntil(table, 'split')
    ;({ round } = (await decide(table.token, open, 'split')).data)
  }
  expect(round.stake.amountMinor).toBe(2 * table.stakeMinor)
  expect(outcomeOf(round).hands).toHaveLength(2)
  const [taken] = await entriesOf(player.playerId)
  expect(taken).toMatchObject({ debit: table.stakeMinor, credit: 0 })
  clock.advance(25 * 3_600_000)
  const { db, seeds, currency, calendarDay } = room.rounds.needs
  expect(await finishOpenRounds({ db, seeds, currency, calendarDay, clock })).toBe(1)
  const { data } = await callRoom(room.app, play.getRoundProof, { query: { roundId: round.roundId } })
  expect(data.round.bet).toMatchObject({ isOpen: false, finishedBy: 'rule' })
  expect(data.round.stake.amountMinor).toBe(2 * table.stakeMinor)
})

it('checks limits, blocks and the balance for a further stake, and the round stays as it was', async () => {
  const player = await room.addPlayer(10_000_000)
  const table = await enter(player)
  const open = await dealUntil(table, 'double')
  const wallet = await findWallet(database, player.playerId)
  const none = { stakeDay: null, stakeMonth: null, lossDay: null, lossMonth: null }
  const limit = (limits: Partial<typeof none> | { stakeDay: number }) =>
    database.transaction((tx) => setLimits(tx, wallet?.accountId ?? 0, { ...none, ...limits }))
  await limit({ stakeDay: 1 })
  expect((await decide(table.token, open, 'double')).code).toBe('ERR_STAKE_LIMIT_REACHED')
  await limit({})
  room.disabledGames.add(GAME)
  expect((await decide(table.token, open, 'double')).code).toBe('ERR_GAME_DISABLED')
  room.disabledGames.delete(GAME)
  await database.transaction((tx) => blockPlaying(tx, player.playerId))
  expect((await decide(table.token, open, 'double')).code).toBe('ERR_PLAYING_BLOCKED')
  const stood = await decide(table.token, open, 'stand')
  expect(stood.status).toBe(200)
  expect(stood.data.round).toMatchObject({ stake: { amountMinor: table.stakeMinor }, bet: { decisions: 1 } })
})

it('refuses a double that the balance does not cover', async () => {
  for (let tried = 0; tried < ROUNDS_MAX; tried += 1) {
    const player = await room.addPlayer(200)
    const table = await enter(player)
    expect(table.stakeMinor).toBe(200)
    const body = { roundId: randomUUID(), stakeMinor: 200, bet: { side: false, moves: [] } }
    const { round } = (await callRoom(room.app, play.playRound, { token: table.token, body })).data
    if (!outcomeOf(round).moves.includes('double')) continue
    expect((await decide(table.token, round, 'double')).code).toBe('ERR_INSUFFICIENT_FUNDS')
    expect((await decide(table.token, round, 'stand')).status).toBe(200)
    return
  }
  throw new Error('No first deal allowed a double.')
})

it('is doubled for fun in the same way', async () => {
  const table = await enter(undefined)
  const open = await dealUntil(table, 'double')
  const { round } = (await decide(table.token, open, 'double')).data
  expect(round.stake.amountMinor).toBe(2 * table.stakeMinor)
  expect(round.balanceAfter.amountMinor).toBe(open.balanceAfter.amountMinor - table.stakeMinor + round.win.amountMinor)
})
