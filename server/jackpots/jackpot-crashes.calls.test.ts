import { afterAll, beforeAll, expect, it } from 'vitest'
import { keyFor } from '#apps/api/gates/key-for.ts'
import { roundsWithDraws } from '#server/game-rounds/index.ts'
import { newId, sql, systemClock } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { testEnvironment } from '#tests/environment.ts'
import { type TestDatabase } from '#tests/database.ts'
import { playWithoutPause } from '#tests/faults/play-until-acknowledged.ts'
import { openKillableApi, type KillableApi } from '#tests/faults/killable-api.ts'
import { countRounds } from './count-rounds.ts'
import { movePool } from './move-pool.ts'
import { newPool } from './pool.ts'
import { approveRun, insertPool, insertRun, listOpenedPools, lockPool } from './pools.queries.ts'
import { recomputePools } from './recompute-pools.ts'

const BUSY_MACHINE_MS = 300_000
/** Restarting the API takes long on a busy machine. */
const ANSWER_MS = 120_000
const GAME = 'OvocnyKolotoc'
const STAKE = 200
const PLAYERS = 5
const KILLS = 3

let api: KillableApi

/** A pool that every round wins, at the brand of the tests and under a law that allows it. */
async function openSurePool(database: TestDatabase): Promise<void> {
  const { brand } = testEnvironment(database.url).configuration
  const now = systemClock.now()
  const id = newId(now)
  const rules = { seedMinor: 300, contributionPpm: 7_333, oneInMinor: STAKE, gameKeys: [GAME] }
  const run = { id: newId(now), poolId: id, explanation: 'test', proposedBy: 1, proposedByName: 'One', proposedAt: now }
  await database.transaction(async (tx) => {
    const { target } = brand
    await insertPool(tx, { ...rules, id, target, market: 'SVK', name: 'Test', currency: 'CZK', createdAt: now })
    await insertRun(tx, run)
    const pool = await lockPool(tx, id)
    if (pool) await movePool(tx, pool, { kind: 'seed', micros: newPool(rules), at: now })
    await approveRun(tx, run.id, { by: 2, byName: 'Two', at: now, decision: 'test', effectiveAt: now })
  })
}

beforeAll(async () => {
  api = await openKillableApi(openSurePool)
}, BUSY_MACHINE_MS)
afterAll(() => api.close())

it(
  'is paid once for every round that won it, wherever the process is killed, with two counting processes',
  async () => {
    const { database } = api
    const { sessionPepper } = testEnvironment(database.url)
    const rounds = roundsWithDraws(keyFor(sessionPepper, 'game seeds'))
    const needs = { db: database, clock: systemClock, rounds }
    let isOver = false
    const counting = [1, 2].map(async () => {
      let paid = 0
      while (!isOver) paid += (await countRounds(needs)).hits
      return paid
    })
    const tables = await Promise.all(Array.from({ length: PLAYERS }, () => api.openTable(GAME, 100_000_000)))
    const tokens = tables.map(({ gameToken }) => gameToken)
    const players = playWithoutPause(api.port, tokens, STAKE, { giveUpMs: ANSWER_MS })
    for (let killed = 0; killed < KILLS; killed += 1) {
      await players.waitForMore(4 * PLAYERS)
      api.kill()
      await api.startAgain()
    }
    await players.waitForMore(PLAYERS)
    const { acknowledged, failures } = await players.finish()
    isOver = true
    await Promise.all(counting)
    await countRounds(needs)

    expect(failures).toEqual([])
    const hits = await database.query<{ roundId: string }>(sql`select round_id from jackpots.hit`)
    expect(new Set(hits.map(({ roundId }) => roundId))).toEqual(new Set(acknowledged.keys()))
    expect(hits).toHaveLength(acknowledged.size)
    const paid = await database.query<{ count: number }>(sql`
      select count(*) as count from ledger.entry e join jackpots.hit h on h.reference = e.reference and h.amount = e.credit`)
    expect(paid).toEqual([{ count: hits.length }])
    const [passing] = await database.query(sql`
      select coalesce(sum(l.amount), 0)::bigint as total from ledger.leg l join ledger.account a on a.id = l.account_id
       where a.path = 'house:CZK:jackpots-won'`)
    expect(passing).toEqual({ total: 0 })
    expect(await recomputePools(needs)).toEqual([])
    expect((await listOpenedPools(database))[0]?.levelMicros).toBeGreaterThanOrEqual(300_000_000n)
    expect((await checkBooks(database, systemClock)).differences).toEqual([])
  },
  BUSY_MACHINE_MS,
)
