import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeMetrics, sql, type Heartbeat, type ScheduledJob } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { makeMailQueue } from '#server/messaging/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { pino } from 'pino'
import { openBase, type Base } from '../api/compose/open-base.ts'
import { listHeartbeats } from './list-heartbeats.ts'
import { listJobs } from './list-jobs.ts'
import { openRooms } from './open-rooms.ts'

// Heartbeats run in every worker, and a job of the schedule may be handed out again while its first run goes on. Each of them
// is run by two workers at the same moment, on the same things to do as in another house that has one worker, and both
// houses look the same afterwards.

const LETTERS = 30
/** Everything has its turn at once, what waits for hours, and what waits for weeks. */
const LATER_MS = [0, 3 * 3_600_000, 40 * 86_400_000]

type Work = { readonly base: Base; readonly heartbeats: Heartbeat[]; readonly jobs: ScheduledJob[] }
type House = { readonly api: TestApi; readonly workers: readonly Work[]; readonly sent: string[] }

let one: House
let two: House

beforeAll(async () => {
  ;[one, two] = await Promise.all([openHouse(1), openHouse(2)])
})
afterAll(async () => {
  for (const { workers, api } of [one, two]) {
    for (const { base } of workers) await base.close()
    await api.close()
  }
})

async function openHouse(count: number): Promise<House> {
  const api = await openTestApi()
  const sent: string[] = []
  const workers = await Promise.all(Array.from({ length: count }, () => openWorker(api, sent)))
  const queue = makeMailQueue({ clock: api.clock })
  await api.db.transaction(async (tx) => {
    for (let place = 0; place < LETTERS; place += 1)
      await queue(tx, {
        to: `${place}@players.test`,
        language: 'cs',
        template: 'deposit-arrived',
        values: { amount: '1 Kč', reference: 'X' },
      })
  })
  return { api, workers, sent }
}

async function openWorker({ environment, clock }: TestApi, sent: string[]): Promise<Work> {
  const logger = pino({ level: 'silent' })
  const base = await openBase('worker', { environment, logger, clock })
  const rooms = await openRooms(base, environment)
  const mailServer = { send: async ({ to }: { to: string }) => void sent.push(to), close: () => {} }
  return {
    base,
    heartbeats: listHeartbeats(base, environment, rooms, { mailServer, smsGateway: undefined }),
    jobs: listJobs(base, rooms, makeMetrics()),
  }
}

/** What a run comes to in each worker: partners that nobody reaches in a test make some fail, in either house. */
async function runAll({ api, workers }: House): Promise<Map<string, string>> {
  const outcomes = new Map<string, string>()
  for (const later of LATER_MS) {
    api.clock.advance(later)
    const names = workers[0] ? [...workers[0].heartbeats, ...workers[0].jobs].map(({ name }) => name) : []
    for (const [place, name] of names.entries()) {
      const runs = workers.map(({ heartbeats, jobs }) => {
        const work = [...heartbeats, ...jobs][place]
        if (!work) return Promise.reject(new Error(name))
        return Promise.resolve('beat' in work ? work.beat() : work.run())
      })
      for (const run of await Promise.allSettled(runs))
        if (run.status === 'rejected') outcomes.set(`${name} after ${later} ms`, String(run.reason))
    }
  }
  return outcomes
}

/** Rows of every table, but of those that note who ran what. */
async function countRows({ api }: House): Promise<Record<string, number>> {
  const tables = await api.db.query<{ name: string }>(sql`
    select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'jobs')`)
  const counts: Record<string, number> = {}
  for (const { name } of tables.filter((table) => !/^(?:kernel\.shared_rate|live\.)/.test(table.name))) {
    const [row] = await api.db.query<{ count: number }>({
      text: `select count(*)::int as count from ${name}`,
      values: [],
    })
    counts[name] = row?.count ?? 0
  }
  return counts
}

describe('two workers', () => {
  it('do at the same moment what one does, once', async () => {
    const [alone, together] = [await runAll(one), await runAll(two)]
    expect([...together].filter(([name]) => !alone.has(name))).toEqual([])
    expect(two.sent.toSorted()).toEqual(one.sent.toSorted())
    expect(new Set(two.sent).size).toBe(LETTERS)
    expect(await countRows(two)).toEqual(await countRows(one))
    expect((await checkBooks(two.api.db, two.api.clock)).differences).toEqual([])
  })
})
