import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReplyOf } from '#contract/call.ts'
import * as play from '#contract/play-v1/play.ts'
import { sql, systemClock } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { openKillableApi, type KillableApi } from '#tests/faults/killable-api.ts'

const BUSY_MACHINE_MS = 300_000
const GAME = 'PokladNaMape'
const BUYERS = 5
const KILLS = 3

let api: KillableApi

beforeAll(async () => {
  api = await openKillableApi()
}, BUSY_MACHINE_MS)
afterAll(() => api.close())

/** Buys a ticket over the network; undefined when the process was killed before it answered. */
async function buy(token: string, roundId: string): Promise<ReplyOf<typeof play.playRound>['round'] | undefined> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ roundId, stakeMinor: 500, bet: {} })
  const url = `http://127.0.0.1:${api.port}${play.playRound.path}`
  const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
  if (!answer || answer.status >= 500) return undefined
  return ((await answer.json()) as ReplyOf<typeof play.playRound>).round
}

it(
  'sells every ticket once and leaves none out, wherever the process that sells is killed',
  async () => {
    const { database } = api
    const tables = await Promise.all(Array.from({ length: BUYERS }, () => api.openTable(GAME, 1_000_000)))
    const rounds = new Map<string, number | undefined>()
    for (let killed = 0; killed < KILLS; killed += 1) {
      // Waits until tickets are being sold, so that the kill comes in the middle of it.
      const enough = rounds.size + 3 * BUYERS
      const selling = Promise.withResolvers<void>()
      const asked = tables.map(async ({ gameToken: token }) => {
        for (;;) {
          const roundId = randomUUID()
          const told = await buy(token, roundId)
          if (!told) return { token, roundId }
          rounds.set(roundId, told.win.amountMinor)
          if (rounds.size >= enough) selling.resolve()
        }
      })
      await selling.promise
      api.kill()
      const cut = await Promise.all(asked)
      await api.startAgain()
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
