import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReplyOf } from '#contract/call.ts'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import * as play from '#contract/play-v1/play.ts'
import { sql, systemClock } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { freePort } from '#tests/database-setup.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { startRoundApi, type RunningApi } from '#tests/load/measure-rounds.ts'
import { openRoundRoom, type RoundRoom } from '#tests/load/round-room.ts'

const BUSY_MACHINE_MS = 120_000
const GAME = 'PokladNaMape'
const BUYERS = 5
const KILLS = 3

let database: TestDatabase
let room: RoundRoom
let api: RunningApi
let port: number

beforeAll(async () => {
  database = await testDatabase()
  room = await openRoundRoom(database.url)
  port = await freePort()
  api = await startRoundApi(database.url, port)
}, BUSY_MACHINE_MS)

afterAll(async () => {
  api.child.kill('SIGKILL')
  await room.close()
  await database.close()
})

async function openTable(): Promise<string> {
  const { token } = await room.addPlayer(1_000_000)
  const { data } = await callRoom(room.app, onlineGame.launch, { token, body: { gameKey: GAME, mode: 'real' } })
  const pass = new URL(data.launchUrl).searchParams.get('token') ?? ''
  return (await callRoom(room.app, play.openSession, { body: { token: pass, gameKey: GAME } })).data.gameToken
}

/** Buys a ticket over the network; nothing when the process was gone before it answered. */
async function buy(token: string, roundId: string): Promise<ReplyOf<typeof play.playRound>['round'] | undefined> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ roundId, stakeMinor: 500, bet: {} })
  const url = `http://127.0.0.1:${port}${play.playRound.path}`
  const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
  if (!answer || answer.status >= 500) return undefined
  return ((await answer.json()) as ReplyOf<typeof play.playRound>).round
}

it(
  'sells every ticket once and leaves none out, wherever the process that sells is killed',
  async () => {
    const tables = await Promise.all(Array.from({ length: BUYERS }, openTable))
    const rounds = new Map<string, number | undefined>()
    for (let killed = 0; killed < KILLS; killed += 1) {
      const asked = tables.map(async (token) => {
        for (;;) {
          const roundId = randomUUID()
          const told = await buy(token, roundId)
          if (!told) return { token, roundId }
          rounds.set(roundId, told.win.amountMinor)
        }
      })
      // Until tickets are being sold, so that the kill falls into the middle of it.
      const before = rounds.size
      while (rounds.size < before + 3 * BUYERS) await new Promise((resolve) => setImmediate(resolve))
      api.child.kill('SIGKILL')
      const cut = await Promise.all(asked)
      api = await startRoundApi(database.url, port)
      for (const { token, roundId } of cut) rounds.set(roundId, (await buy(token, roundId))?.win.amountMinor)
    }
    const [series] = await database.query<{ id: string; sold: number }>(sql`
      select id, sold from game_rounds.ticket_series where game_key = ${GAME} and mode = 'real' and sold > 0`)
    const kept = await database.query<{ number: number; roundId: string; won: number; credit: number }>(sql`
      select (r.bet -> 'ticket' ->> 'number')::integer as number, r.round_id, r.won, e.credit
        from game_rounds.bet_round r join ledger.entry e on e.reference = r.round_id
       where r.bet -> 'ticket' ->> 'series' = ${series?.id} order by number`)
    expect(kept.map(({ number }) => number)).toEqual(Array.from({ length: series?.sold ?? 0 }, (_, at) => at))
    expect(new Set(kept.map(({ roundId }) => roundId))).toEqual(new Set(rounds.keys()))
    for (const { roundId, won, credit } of kept) expect([won, credit]).toEqual([rounds.get(roundId), won])
    expect((await checkBooks(database, systemClock)).differences).toEqual([])
  },
  BUSY_MACHINE_MS,
)
