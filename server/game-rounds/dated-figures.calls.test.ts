import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as play from '#contract/play-v1/play.ts'
import { movableClock, systemClock } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { openGame } from '#tests/load/open-game.ts'
import { openRoundRoom, type RoundRoom } from '#tests/load/round-room.ts'

// Rules of the law about a round that begin on a day apply in every running process from its first instant, also for
// open games.

const clock = movableClock(systemClock.now())
const at = new Date(clock.now().getTime() + 3_600_000)
const before = { minimumRoundMs: 0 }
const after = { minimumRoundMs: 5_000, maxStakeMinor: 500 }
const figures = () => (clock.now() < at ? before : after)

let database: TestDatabase
let rooms: readonly [RoundRoom, RoundRoom]
const waited: number[] = []

beforeAll(async () => {
  database = await testDatabase()
  const wait = async (ms: number) => {
    waited.push(ms)
    clock.advance(ms)
  }
  rooms = [
    await openRoundRoom(database.url, { clock, wait, figures }),
    await openRoundRoom(database.url, { clock, wait, figures }),
  ]
})
afterAll(async () => {
  for (const room of rooms) await room.close()
  await database.close()
})

it('a dated figure takes effect at its moment, in every process and in games that are open', async () => {
  const { gameToken: token, session } = await openGame(
    rooms[0].app,
    'OvocnyKolotoc',
    await rooms[0].addPlayer(1_000_000),
  )
  const high = session.stakes.at(-1) ?? 0
  const low = session.stakes[0] ?? 0
  expect(high).toBeGreaterThan(after.maxStakeMinor)
  const round = (room: RoundRoom, stakeMinor: number) =>
    callRoom(room.app, play.playRound, { token, body: { roundId: randomUUID(), stakeMinor } })
  for (const room of rooms) expect((await round(room, high)).status).toBe(200)
  expect(waited).toEqual([])

  clock.advance(at.getTime() - clock.now().getTime())
  for (const room of rooms) {
    expect((await round(room, high)).status).toBeGreaterThanOrEqual(400)
    expect((await round(room, high)).status).toBeLessThan(500)
  }
  for (const room of rooms) expect((await round(room, low)).status).toBe(200)
  expect(waited).toHaveLength(1)
  expect(waited[0]).toBeGreaterThanOrEqual(after.minimumRoundMs)
})
