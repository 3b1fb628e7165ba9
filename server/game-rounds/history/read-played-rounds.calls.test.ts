import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as play from '#contract/play-v1/play.ts'
import { watchReturns } from '#server/game-catalogue/index.ts'
import { sql, systemClock } from '#server/kernel/index.ts'
import { openMovedAccounts } from '#server/ledger/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { openGame } from '#tests/load/open-game.ts'
import { openRoundRoom, type RoundRoom } from '#tests/load/round-room.ts'
import { playedRounds } from './read-played-rounds.ts'
import { searchRounds } from './search-rounds.ts'

const GAME = 'OvocnyKolotoc'
let db: TestDatabase
let room: RoundRoom
beforeAll(async () => {
  db = await testDatabase()
  room = await openRoundRoom(db.url)
})
afterAll(async () => {
  await room.close()
  await db.close()
})

async function playRounds(player: { token: string }, rounds: number): Promise<string[]> {
  const { gameToken: token, session } = await openGame(room.app, GAME, player)
  const stakeMinor = session.defaultStake
  const ids: string[] = []
  for (let i = 0; i < rounds; i += 1) {
    const roundId = randomUUID()
    const body = { roundId, stakeMinor }
    const { status } = await callRoom(room.app, play.playRound, { token, body })
    expect(status).toBe(200)
    ids.push(roundId)
  }
  return ids
}

const rounds = playedRounds(openMovedAccounts(systemClock))
const watch = () => watchReturns({ db, clock: systemClock, bus: { send: async () => {} }, rounds })
const read = async () => (await db.query<{ rounds: number }>(sql`select rounds from game_catalogue.drift`))[0]?.rounds

it('returns every round for money once to the monitoring of returns', async () => {
  const players = [await room.addPlayer(1_000_000), await room.addPlayer(1_000_000)] as const
  await playRounds(players[0], 6)
  await playRounds(players[1], 3)
  await watch()
  expect(await read()).toBe(9)
  await watch()
  expect(await read()).toBe(9)
  await playRounds(players[1], 2)
  await watch()
  expect(await read()).toBe(11)
})

it('returns a round although its account’s latest entry is from a clock that was far ahead', async () => {
  const before = (await read()) ?? 0
  const player = await room.addPlayer(1_000_000)
  await playRounds(player, 1)
  await watch()
  await db.query(sql`
    update game_catalogue.drift_cursor set read_to = now() + interval '3 hours'
     where account_id = (select max(account_id) from game_rounds.session where player_id = ${player.playerId})`)
  await playRounds(player, 2)
  await watch()
  expect(await read()).toBe(before + 3)
})

it('finds rounds of a game and of a player, in pages, each once and newest first', async () => {
  const player = await room.addPlayer(1_000_000)
  const ids = await playRounds(player, 7)
  const needs = { db, clock: systemClock, currency: 'CZK' } as const
  const found: string[] = []
  let cursor: string | undefined
  do {
    const page = await searchRounds(needs, { gameKey: GAME, limit: 3, ...(cursor ? { cursor } : {}) })
    expect(page.isCut).toBe(false)
    found.push(...page.rows.map(({ roundId }) => roundId))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(new Set(found).size).toBe(found.length)
  expect(found).toHaveLength(21)
  expect(found.slice(0, 7).toSorted()).toEqual(ids.toSorted())
  const own = await searchRounds(needs, { playerId: player.playerId })
  expect(own.rows.map(({ roundId }) => roundId).toSorted()).toEqual(ids.toSorted())
  const large = await searchRounds(needs, { playerId: player.playerId, winMinor: 10_000_000 })
  expect(large.rows).toEqual([])
  expect((await searchRounds(needs, {})).rows).toEqual([])
})

it('finds bets on shared games among the rounds of a player, in their order', async () => {
  const player = await room.addPlayer(1_000_000)
  const ids = await playRounds(player, 2)
  const needs = { db, clock: systemClock, currency: 'CZK' } as const
  const [later, earlier] = (await searchRounds(needs, { playerId: player.playerId })).rows
  if (!later || !earlier) throw new Error('Rounds that were played are found.')
  const bet = { reference: randomUUID(), gameKey: 'BalonNadPrahou', stake: 1000, win: 1500, playerId: player.playerId }
  const plays = [{ ...bet, playedAt: new Date(new Date(later.playedAt).getTime() + 500) }]
  const withShared = { ...needs, searchSharedPlays: async () => plays }
  const { rows } = await searchRounds(withShared, { playerId: player.playerId })
  expect(rows.map(({ roundId }) => roundId)).toEqual([bet.reference, later.roundId, earlier.roundId])
  expect(ids).toContain(later.roundId)
  expect(rows[0]).toMatchObject({ gameKey: bet.gameKey, stake: { amountMinor: 1000 }, win: { amountMinor: 1500 } })
})

it('proves a round to anybody who has its id, without the player’s balance', async () => {
  const [roundId = ''] = await playRounds(await room.addPlayer(1_000_000), 1)
  const { status, data } = await callRoom(room.app, play.getRoundProof, { query: { roundId } })
  expect(status).toBe(200)
  expect(data.round).toMatchObject({ roundId, gameKey: GAME })
  expect(JSON.stringify(data)).not.toContain('balanceAfter')
})
