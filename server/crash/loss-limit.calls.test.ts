import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import * as contract from '#contract/play-v1/crash.ts'
import { getSession } from '#contract/play-v1/play.ts'
import { movableClock, sql } from '#server/kernel/index.ts'
import { updatePlayerLimits } from '#server/limits/change-limits.ts'
import { countWaiting } from '#tests/count-waiting.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { openCrashProcess, type CrashProcess } from '#tests/load/crash-room.ts'
import { crashRounds, inState } from '#tests/load/crash-rounds.ts'

// The limit of losses in shared games is not in the books: two bets at once must not exceed it together.

const GAME = 'BalonNadPrahou'

let database: TestDatabase
let clock: ReturnType<typeof movableClock>
let first: CrashProcess
let second: CrashProcess

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  clock = movableClock(new Date(Math.max(Date.now(), clock?.now().getTime() ?? 0) + 60_000))
  first = await openCrashProcess(database.url, { clock, market: 'SVK' })
  second = await openCrashProcess(database.url, { clock, market: 'SVK' })
})
afterEach(async () => {
  await first.close()
  await second.close()
})
afterAll(() => database?.close())

const { beatUntil, openRoundWith } = crashRounds(() => ({ db: database, clock, by: first, key: GAME }))

/** A player who may lose one stake and a half in shared games this month. */
async function seat() {
  const player = await first.addPlayer(100_000)
  const { playerId } = player
  const token = await first.open(GAME, player)
  const stakeMinor = (await callRoom(first.app, getSession, { token })).data.stakes[0] ?? 0
  const value = { amountMinor: Math.floor(stakeMinor * 1.5), currency: 'EUR' } as const
  const changes = [{ kind: 'LossMonthCrashGameLimit' as const, value }]
  const caller = { playerId } as Parameters<typeof updatePlayerLimits>[1]['caller']
  await updatePlayerLimits(first.limits, { caller, body: { changes } })
  const bet = (slot: number, at: CrashProcess) =>
    callRoom(at.app, contract.placeCrashBet, {
      token,
      body: { betId: randomUUID(), slot, stakeMinor, autoCashOut: null },
    })
  const bets = () =>
    database.query<{ state: string; refusal: string | null }>(sql`
      select state, refusal from crash.bet where player_id = ${playerId} order by state`)
  return { bet, bets }
}

it('takes one of two bets that exceed it together, at two processes at once', async () => {
  const { bet, bets } = await seat()
  await openRoundWith((point) => point >= 200)
  const { asked } = await database.transaction(async (tx) => {
    // Both are judged before either is in the books.
    await tx.query(sql`select from ledger.balance for update`)
    const both = Promise.all([bet(0, first), bet(1, second)])
    while ((await countWaiting(database)) < 2);
    return { asked: both }
  })
  const answers = await asked
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)?.code).toBe('ERR_LOSS_LIMIT_REACHED')
  expect(await bets()).toEqual([{ state: 'placed', refusal: null }])
})

it('takes one of two bets that waited for the round, and tells the other why', async () => {
  const { bet, bets } = await seat()
  const { round } = await openRoundWith((point) => point < 500)
  await beatUntil(inState('locked'))
  const queued = await Promise.all([bet(0, first), bet(1, second)])
  expect(queued.map(({ data }) => data.bet.state)).toEqual(['queued', 'queued'])
  await beatUntil((one) => one?.id !== round.id && one?.state === 'locked')
  expect(await bets()).toEqual([
    { state: 'placed', refusal: null },
    { state: 'refused', refusal: 'ERR_LOSS_LIMIT_REACHED' },
  ])
})
