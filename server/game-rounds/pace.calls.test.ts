import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as play from '#contract/play-v1/play.ts'
import { movableClock, sql, systemClock } from '#server/kernel/index.ts'
import { checkBooks, listEntries } from '#server/ledger/index.ts'
import { findWallet } from '#server/wallet/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { openGame } from '#tests/load/open-game.ts'
import { openRoundRoom, type RoundRoom } from '#tests/load/round-room.ts'

// Pace and hourly loss are the person's: over all games, tabs, devices and API processes.

const MINIMUM_MS = 2_000
const HOUR_MS = 3_600_000
const GAMES = ['OvocnyKolotoc', 'KlasickaTrojka', 'KostkyNaHrane'] as const
const clock = movableClock(new Date(Math.floor(systemClock.now().getTime() / HOUR_MS) * HOUR_MS))
/** The delay only advances the clock of the test. */
const wait = async (ms: number) => clock.advance(ms)

let database: TestDatabase
let rooms: RoundRoom[] = []
const lost = new Map<string, number>()
const hourLoss = {
  maxOf: (gameKey: string) => lost.get(gameKey) ?? null,
  lostIn: async () => 0,
}

beforeAll(async () => {
  database = await testDatabase()
  const open = () => openRoundRoom(database.url, { clock, wait, minimumRoundMs: MINIMUM_MS, hourLoss })
  rooms = [await open(), await open()]
})

afterAll(async () => {
  const { differences } = await checkBooks(database, systemClock)
  await Promise.all(rooms.map((room) => room.close()))
  await database.close()
  expect(differences).toEqual([])
})

const roomNo = (no: number): RoundRoom => {
  const room = rooms[no]
  if (!room) throw new Error('There are two processes.')
  return room
}

async function seat(game: string, player?: { token: string }, at = roomNo(0)) {
  const { gameToken: token, session } = await openGame(at.app, game, player)
  const bet = game === 'KostkyNaHrane' ? { target: 1, side: 'under' } : undefined
  const stakeMinor = session.defaultStake
  return (by = at, roundId: string = randomUUID()) =>
    callRoom(by.app, play.playRound, { token, body: { roundId, stakeMinor, ...(bet ? { bet } : {}) } })
}

async function roundsOf(playerId: number): Promise<number[]> {
  const wallet = await findWallet(database, playerId)
  const entries = await listEntries(database, { accountId: wallet?.accountId ?? 0, kind: 1, limit: 50 })
  return entries.map(({ createdAt }) => createdAt.getTime()).toSorted((a, b) => a - b)
}

const leastGap = (times: readonly number[]) =>
  Math.min(...times.slice(1).map((time, index) => time - (times[index] ?? 0)))

it('rounds of one person begin at least the minimum time apart, over all games, sessions and processes', async () => {
  const player = await roomNo(0).addPlayer(1_000_000)
  const seats = await Promise.all(GAMES.map((game) => seat(game, player)))
  const answers = await Promise.all(seats.flatMap((round) => rooms.map((room) => round(room))))
  const played = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(played.length).toBeGreaterThan(0)
  for (const { code } of refused) expect(code).toBe('ERR_ROUND_TOO_SOON')
  for (const one of seats) for (const room of rooms) await one(room)
  const times = await roundsOf(player.playerId)
  expect(times.length).toBeGreaterThan(played.length)
  expect(leastGap(times)).toBeGreaterThanOrEqual(MINIMUM_MS)
})

it('after a round in another process, a round is delayed by the books alone', async () => {
  const player = await roomNo(0).addPlayer(1_000_000)
  const round = await seat('OvocnyKolotoc', player)
  await round(roomNo(0))
  expect(await round(roomNo(1))).toMatchObject({ status: 200 })
  expect(leastGap(await roundsOf(player.playerId))).toBeGreaterThanOrEqual(MINIMUM_MS)
})

it('a played round is returned again at once', async () => {
  const player = await roomNo(0).addPlayer(1_000_000)
  const round = await seat('OvocnyKolotoc', player)
  const roundId = randomUUID()
  await round(roomNo(0), roundId)
  const at = clock.now()
  for (const room of rooms) expect(await round(room, roundId)).toMatchObject({ status: 200, data: { isRepeat: true } })
  expect(clock.now()).toEqual(at)
})

it('rounds for fun begin at least the minimum time apart too, in whichever process', async () => {
  const round = await seat('OvocnyKolotoc')
  for (const room of [...rooms, ...rooms]) expect(await round(room)).toMatchObject({ status: 200 })
  const rows = await database.query<{ playedAt: Date }>(
    sql`select played_at from game_rounds.demo_round order by played_at`,
  )
  expect(rows).toHaveLength(4)
  expect(leastGap(rows.map(({ playedAt }) => playedAt.getTime()))).toBeGreaterThanOrEqual(MINIMUM_MS)
})

it('the loss of an hour in a game stops further stakes in it in every process until the hour is over', async () => {
  const player = await roomNo(0).addPlayer(1_000_000)
  const round = await seat('KlasickaTrojka', player)
  expect(await round()).toMatchObject({ status: 200 })
  // After the next preparation of the series nothing more may be lost: the books have that bound, and no process reads
  // it again.
  lost.set('KlasickaTrojka', 0)
  clock.advance(HOUR_MS)
  for (const room of rooms) expect(await round(room)).toMatchObject({ code: 'ERR_HOURLY_LOSS_REACHED' })
  lost.clear()
  clock.advance(HOUR_MS)
  expect(await round(roomNo(1))).toMatchObject({ status: 200 })
})
