import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { startJobs, type ScheduledJob } from './jobs.ts'
import { publish } from './outbox.ts'

const brands = ['one_cz', 'other_cz'] as const
/** Two players of two brands of one database. */
const brandOf = new Map([
  [1, 'one_cz'],
  [2, 'other_cz'],
])
const heard: string[] = []
const ran: string[] = []

let db: TestDatabase
const stops: (() => Promise<void>)[] = []

/** A job that exceeds its timeout, until the test releases it. */
const slow = { began: 0, letGo: () => {} }
const slowJob: ScheduledJob = {
  name: 'test.slow',
  cron: '0 3 * * *',
  runsPer: 'database',
  mostMinutes: 1 / 60,
  run: () => {
    slow.began += 1
    return new Promise((resolve) => (slow.letGo = resolve))
  },
}

const scheduled = (brand: string, name: string, runsPer: ScheduledJob['runsPer']): ScheduledJob => ({
  name,
  cron: '0 3 * * *',
  runsPer,
  run: async () => {
    ran.push(`${brand} ${name}`)
  },
})

const start = async (brand: (typeof brands)[number]) =>
  stops.push(
    await startJobs({
      db,
      databaseUrl: db.url,
      logger: pino({ level: 'silent' }),
      brand,
      findBrand: async (playerId) => brandOf.get(playerId),
      reactions: [
        {
          event: 'players.avatar-changed',
          name: 'loyalty.on-avatar-changed',
          react: async ({ playerId }) => {
            heard.push(`${brand} avatar ${playerId}`)
          },
        },
        {
          event: 'tournaments.round-moved',
          name: 'tournaments.tell-of-cancelling',
          react: async ({ roundId }) => {
            heard.push(`${brand} round ${roundId}`)
          },
        },
      ],
      schedule: [scheduled(brand, 'test.of-brand', 'brand'), scheduled(brand, 'test.of-database', 'database'), slowJob],
      heartbeats: [],
    }),
  )

async function openBoss(): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: db.url, schema: 'jobs', max: 2 })
  return boss.start()
}

/**
 * An installation from before queues had a brand: an event of each brand's player waits, and the job has a schedule.
 */
async function leaveFormerQueues(): Promise<void> {
  const boss = await openBoss()
  await boss.createQueue('loyalty.on-avatar-changed', { retryLimit: 10, retryDelay: 1 })
  await boss.subscribe('players.avatar-changed', 'loyalty.on-avatar-changed')
  for (const playerId of brandOf.keys()) await boss.publish('players.avatar-changed', { playerId })
  // Queues had brands before their jobs were announced.
  await boss.createQueue('one_cz/loyalty.on-avatar-changed')
  await boss.createQueue('one_cz/test.of-brand', { policy: 'singleton' })
  await boss.createQueue('test.of-brand')
  await boss.schedule('test.of-brand', '0 3 * * *')
  await boss.stop({ graceful: true })
}

beforeAll(async () => {
  db = await testDatabase()
  await leaveFormerQueues()
  for (const brand of brands) await start(brand)
})

afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()))
  await db.close()
})

it('an event about a player is handled by their brand alone, also when it waited in a queue without a brand', async () => {
  const ofBoth = ['one_cz avatar 1', 'other_cz avatar 2']
  await vi.waitUntil(() => ofBoth.every((one) => heard.includes(one)), { timeout: 20_000 })
  heard.length = 0
  await db.transaction(async (tx) => {
    for (let i = 0; i < 5; i += 1)
      for (const playerId of brandOf.keys()) await publish(tx, 'players.avatar-changed', { playerId })
    await publish(tx, 'tournaments.round-moved', { roundId: 'last', from: 'open', to: 'cancelled' })
  })
  await vi.waitUntil(() => heard.length >= 12, { timeout: 20_000 })
  expect(heard.filter((one) => one.includes('avatar')).toSorted()).toEqual([
    ...Array<string>(5).fill('one_cz avatar 1'),
    ...Array<string>(5).fill('other_cz avatar 2'),
  ])
})

it('an event about no player is handled by each brand', () => {
  expect(heard.filter((one) => one.includes('round')).toSorted()).toEqual(['one_cz round last', 'other_cz round last'])
})

it('a job of a brand is scheduled for each brand, a job of the database once', async () => {
  const rows = await db.query<{ name: string }>({ text: 'select name from jobs.schedule order by name', values: [] })
  expect(rows.map(({ name }) => name)).toEqual([
    'one_cz/test.of-brand',
    'other_cz/test.of-brand',
    'test.of-database',
    'test.slow',
  ])
  const boss = await openBoss()
  for (const { name } of rows) if (name !== slowJob.name) await boss.send(name)
  await boss.stop({ graceful: true })
  await vi.waitUntil(() => ran.length >= 3, { timeout: 20_000 })
  expect(ran.filter((one) => one.endsWith('test.of-brand')).toSorted()).toEqual([
    'one_cz test.of-brand',
    'other_cz test.of-brand',
  ])
  expect(ran.filter((one) => one.endsWith('test.of-database'))).toHaveLength(1)
})

it('every queue announces its jobs, and thirty of one instant are handled without a pause', async () => {
  const silent = await db.query({
    text: `select name from jobs.queue where name like '%/%' and not notify`,
    values: [],
  })
  expect(silent).toEqual([])
  heard.length = 0
  await db.transaction(async (tx) => {
    for (let i = 0; i < 30; i += 1) await publish(tx, 'players.avatar-changed', { playerId: 1 })
  })
  // Polling every half second would take 15 s.
  await vi.waitUntil(() => heard.length === 30, { timeout: 8_000 })
})

it('a job has the time that it needs, also in a queue of before, and its worker is heard of', async () => {
  const rows = await db.query({
    text: `select name, expire_seconds, heartbeat_seconds from jobs.queue where name like '%test.%' order by name`,
    values: [],
  })
  expect(rows).toEqual([
    { name: 'one_cz/test.of-brand', expireSeconds: 3600, heartbeatSeconds: 120 },
    { name: 'other_cz/test.of-brand', expireSeconds: 3600, heartbeatSeconds: 120 },
    { name: 'test.of-brand', expireSeconds: 900, heartbeatSeconds: null },
    { name: 'test.of-database', expireSeconds: 3600, heartbeatSeconds: 120 },
    { name: 'test.slow', expireSeconds: 1, heartbeatSeconds: 120 },
  ])
})

it('a job that is over its time does not run beside itself', async () => {
  const boss = await openBoss()
  await boss.send(slowJob.name)
  const inState = async (state: string) =>
    (await db.query({ text: `select id from jobs.job where name = $1 and state = $2`, values: [slowJob.name, state] }))
      .length
  await vi.waitUntil(async () => (await inState('retry')) === 1, { timeout: 20_000 })
  expect(slow.began).toBe(1)
  await boss.send(slowJob.name)
  await vi.waitUntil(async () => (await inState('completed')) === 1, { timeout: 20_000 })
  expect(slow.began).toBe(1)
  slow.letGo()
  await boss.stop({ graceful: true })
})
