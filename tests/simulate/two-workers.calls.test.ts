import { afterAll, beforeAll, expect, it } from 'vitest'
import { execute, testDatabase, withDatabase } from '#tests/database.ts'
import { compareFacts } from './dump-facts.ts'
import { leaveUndone } from './leave-undone.ts'
import { MARKETS } from './market.ts'
import { simulateMarket } from './simulate-market.ts'
import { FIRST_INSTANT } from './virtual-days.ts'
import { runBeats, type Beaten } from './worker-beats.ts'

// Days of a few people without a worker: then one worker does everything, or two start each piece of work at the same
// instant.

const DAY_MS = 86_400_000
const DAYS = 6
const server = process.env['TEST_DATABASE_SERVER'] ?? ''
const databases: string[] = []
afterAll(async () => {
  for (const name of databases) await execute(server, `drop database if exists ${name} with (force)`)
})

/**
 * Heartbeats with work after such days. All others that the worker declares run as well, without anything to do twice;
 * their concurrency is tested in their rooms.
 */
const WORKING = [
  'audit.link-rows',
  'campaigns.give-cashback',
  'campaigns.move-by-time',
  'exclusion.lift-elapsed',
  'limits.apply-due',
  'loyalty.count-free-play',
  'loyalty.count-stakes',
  'messaging.deliver-mail',
  'reporting.count',
  'reporting.sum-feeds',
  'risk.measure',
  'tournaments.count-scores',
  'tournaments.move-rounds',
  'triggers.hear',
]

const after = (days: number) => new Date(FIRST_INSTANT.getTime() + days * DAY_MS)
let one: Beaten
let two: Beaten

beforeAll(async () => {
  const market = MARKETS.SVK
  const db = await testDatabase()
  const undone = new URL(db.url).pathname.slice(1)
  databases.push(undone)
  await simulateMarket({
    market,
    databaseUrl: db.url,
    seed: 'two workers',
    players: 16,
    crashChance: 0,
    leftUndoneAt: after(DAYS),
  })
  await leaveUndone(db.url, market, after(DAYS))
  await db.pool.end()
  const beat = async (workers: number) => {
    const name = `${undone}_${workers}`
    databases.push(name)
    await execute(server, `create database ${name} template ${undone}`)
    return runBeats({
      databaseUrl: withDatabase(server, name),
      market,
      moments: [DAYS, DAYS + 3, DAYS + 200].map(after),
      workers,
    })
  }
  one = await beat(1)
  two = await beat(2)
}, 120_000)

it('two workers give, book, count and write the same as one', () => {
  expect(compareFacts(one.facts, two.facts).slice(0, 20)).toEqual([])
})

it('neither fails, and there was work to do', () => {
  expect([one.failures, two.failures]).toEqual([[], []])
  expect(one.events).toBeGreaterThan(50)
  expect(one.working).toEqual(expect.arrayContaining(WORKING))
})

it('each letter is sent once', () => {
  expect(two.letters.length).toBeGreaterThan(0)
  expect(new Set(two.letters).size).toBe(two.letters.length)
  expect(two.letters.length).toBe(one.letters.length)
})
