import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as contract from '#contract/play-v1/crash.ts'
import { multiplierAt, runsForMs, type CrashDefinition } from '#games/engines/crash/math/index.ts'
import { systemClock } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { openCrashProcess, type CrashProcess } from '#tests/load/crash-room.ts'
import * as betQueries from './bets.queries.ts'
import * as roundQueries from './rounds.queries.ts'
import { rulesOf } from './game-rules.ts'

const GAME = 'KosmickyStart'
const BETTORS = 6
const LONG_MS = 150_000

let database: TestDatabase
let leader: ChildProcess
let survivor: CrashProcess

beforeAll(async () => {
  database = await testDatabase()
  leader = fork('tests/load/crash-api.ts', [], {
    env: { ...process.env, DATABASE_URL: database.url, GAME, SESSIONS: '1', BETTORS: String(BETTORS) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise<void>((resolve, reject) => {
    leader.once('message', () => resolve())
    leader.once('exit', () => reject(new Error('The leader ended before it led.')))
  })
  survivor = await openCrashProcess(database.url, { clock: systemClock })
}, LONG_MS)
afterAll(async () => {
  leader.kill('SIGKILL')
  await survivor.close()
  await database.close()
})

/** Looks again and again until a condition holds. */
async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
}

const present = () => roundQueries.findPresentRound(database, GAME)

it(
  'a leader that is killed in mid-round costs nobody anything: its successor settles by the written rule',
  async () => {
    const definition = rulesOf(GAME)?.definition as CrashDefinition
    const player = await survivor.addPlayer(100_000)
    const token = await survivor.open(GAME, player)
    let byHand = ''
    // Until a round runs that will go on for a while, with bets of the leader's process and one of ours, by hand.
    const struck = await until(async () => {
      const round = await present()
      if (round?.state === 'betting' && round.locksAt) {
        const { status, data } = await callRoom(survivor.app, contract.placeCrashBet, {
          token,
          body: { betId: randomUUID(), slot: 0, stakeMinor: 1000, autoCashOut: null },
        })
        if (status === 200 && data.bet.state === 'placed') byHand = data.bet.betId
      }
      if (round?.state !== 'running' || !round.startedAt) return undefined
      const ranMs = Date.now() - round.startedAt.getTime()
      const { crashPoint } = await survivor.crash.room.secrets.of(database, round)
      const mine = byHand === '' ? undefined : await betQueries.findBet(database, byHand)
      const { bets } = await betQueries.sumBets(database, round.id)
      const isGood = mine?.roundId === round.id && bets === BETTORS + 1
      return isGood && ranMs > 1200 && runsForMs(definition, crashPoint) > ranMs + 400 ? round : undefined
    })
    leader.kill('SIGKILL')
    const killedMs = Date.now()
    survivor.crash.start()
    survivor.crash.room.want(GAME)
    const settled = await until(async () => {
      const round = await roundQueries.findRound(database, struck.id)
      return round?.state === 'settled' ? round : undefined
    })
    const startMs = settled.startedAt?.getTime() ?? 0
    expect(settled.stoppedAt).toBeLessThanOrEqual(multiplierAt(definition, killedMs - startMs))
    expect(settled.crashPoint).toBeGreaterThanOrEqual(settled.stoppedAt ?? 0)

    const bets = await database.query<betQueries.BetRow>({
      text: 'select * from crash.bet where round_id = $1',
      values: [struck.id],
    })
    expect(bets).toHaveLength(BETTORS + 1)
    for (const { id, autoCashOut, state, cashOut, win } of bets) {
      const target = autoCashOut ?? Math.max(101, settled.stoppedAt ?? 0)
      const isWon = target <= (settled.crashPoint ?? 0)
      expect({ id, state, cashOut, win }).toEqual({
        id,
        state: isWon ? 'cashed' : 'lost',
        cashOut: isWon ? target : null,
        win: isWon ? target * 10 : 0,
      })
    }
    // The next round is led by the survivor, and the books balance.
    await until(async () => {
      survivor.crash.room.want(GAME)
      const next = await present()
      return next && next.id !== struck.id ? next : undefined
    })
    expect(survivor.crash.leads(GAME)).toBe(true)
    expect((await checkBooks(database, systemClock)).differences).toEqual([])
  },
  LONG_MS,
)
