import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PlayedRound } from '#server/game-catalogue/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { sql } from '../kernel/index.ts'
import { crashRounds } from './read-crash-rounds.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  await db.query(sql`insert into crash.game (game_key, series_id) values ('BalonNadPrahou', nextval('crash.series'))`)
  await db.query(sql`
    insert into crash.chain (game_key, sealed_seed, chain_end, salt, length, published_at)
    values ('BalonNadPrahou', '\\x01', 'end', 'salt', 100, now())`)
})
afterAll(() => db?.close())

async function addRound(no: number, state: 'settled' | 'running'): Promise<string> {
  const id = randomUUID()
  const isOver = state === 'settled'
  await db.query(sql`
    insert into crash.round
      (id, game_key, no, chain_no, place, definition_hash, state, opened_at, started_at, crashed_at, settled_at, crash_point, link)
    select ${id}::uuid, 'BalonNadPrahou', ${no}::integer, chain.no, ${no}::integer, 'hash', ${state}, now(), now(),
           case when ${isOver} then now() end, case when ${isOver} then now() end, case when ${isOver} then 250 end,
           case when ${isOver} then 'link' end
      from crash.chain`)
  return id
}

async function addBet(roundId: string, mode: 'real' | 'demo', stake: number, win: number): Promise<void> {
  const isReal = mode === 'real'
  await db.query(sql`
    insert into crash.bet
      (id, game_key, round_id, slot, mode, session_id, player_id, account_id, owner, alias, stake, currency, state, cash_out,
       cashed_by, win, win_reference, made_at)
    values (${randomUUID()}, 'BalonNadPrahou', ${roundId}, 0, ${mode}, ${randomUUID()}, ${isReal ? 1 : null}, ${isReal ? 1 : null},
            ${randomUUID()}, 'A', ${stake}, 'CZK', ${win > 0 ? 'cashed' : 'lost'}, ${win > 0 ? 200 : null},
            ${win > 0 ? 'player' : null}, ${win}, ${randomUUID()}, now())`)
}

it('returns each settled round once, its real bets together, up to the first that is not settled', async () => {
  const first = await addRound(1, 'settled')
  await addBet(first, 'real', 100, 200)
  await addBet(first, 'real', 300, 0)
  await addBet(first, 'demo', 900, 1800)
  await addRound(2, 'settled')
  await addRound(3, 'running')
  const fourth = await addRound(4, 'settled')
  await addBet(fourth, 'real', 100, 0)

  const rounds: PlayedRound[] = []
  let cursors: readonly { accountId: number; seq: number; readTo: Date }[] = []
  const read = () =>
    db.transaction(async (tx) => {
      for await (const portion of crashRounds.readOn(tx, async () => cursors)) {
        rounds.push(...portion.rounds)
        cursors = portion.cursors
      }
    })
  await read()
  expect(rounds).toMatchObject([{ roundId: first, stakeMinor: 400, winMinor: 200, isOpen: false }])
  expect(cursors).toMatchObject([{ accountId: -1, seq: 2 }])
  await read()
  expect(rounds).toHaveLength(1)
  await db.query(sql`
    update crash.round set state = 'settled', crashed_at = now(), settled_at = now(), crash_point = 100, link = 'l' where no = 3`)
  await read()
  expect(rounds.map(({ nonce }) => nonce)).toEqual([1, 4])
})
