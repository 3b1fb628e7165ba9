import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openRooms } from '#apps/worker/open-rooms.ts'
import { listHeartbeats } from '#apps/worker/list-heartbeats.ts'
import { listReactions } from '#apps/worker/list-reactions.ts'
import {
  makeFieldCipher,
  makeLogger,
  movableClock,
  openDatabase,
  reactTo,
  sql,
  storeEvents,
  type Database,
  type KeptEvent,
} from '#server/kernel/index.ts'
import { testEnvironment } from '#tests/environment.ts'
import { dumpFacts, type FactsOfTables } from './dump-facts.ts'
import type { Market } from './market.ts'
import { withSimulatedClock } from './simulated-database.ts'

const CONNECTIONS = 6

export type Beaten = {
  /** The content of every table afterwards, without ids and keys. */
  readonly facts: FactsOfTables
  /** Ids of the sent letters, in order. */
  readonly letters: readonly string[]
  /** Heartbeats that wrote something. */
  readonly working: readonly string[]
  /** The number of events delivered to each worker. */
  readonly events: number
  readonly failures: readonly string[]
}

/**
 * Lets a number of workers of a brand handle each event and run each of their declared heartbeats at the same instant,
 * repeatedly, at each of the given instants. Each worker has its own connections and memory, like a process.
 */
export async function runBeats(run: {
  readonly databaseUrl: string
  readonly market: Market
  readonly moments: readonly Date[]
  readonly workers: number
}): Promise<Beaten> {
  const letters: string[] = []
  const failures: string[] = []
  const working = new Set<string>()
  let events = 0
  const folder = mkdtempSync(join(tmpdir(), 'tolar-beats-'))
  const { privateKey: signingKey } = generateKeyPairSync('ed25519')
  const clock = movableClock(run.moments[0] ?? new Date(0))
  const packages = packagesToNobody()
  const audit = { signingKey, formerKeys: [], folder }
  const open = () => openWorker({ ...run, clock, letters, audit, packages })
  const workers = await Promise.all(Array.from({ length: run.workers }, open))
  const opened = openDatabase({ url: run.databaseUrl, connections: 1, applicationName: 'beats' })
  const plain = withSimulatedClock(opened, clock)
  try {
    const names = workers[0]?.heartbeats.map(({ name }) => name) ?? []
    for (const moment of run.moments.flatMap((one) => [one, one])) {
      clock.set(moment)
      events += await tellOfAll(plain, workers, failures)
      for (const [place, name] of names.entries()) {
        const before = await lastTransaction(plain)
        failures.push(...(await atOnce(name, workers, async ({ heartbeats }) => heartbeats[place]?.beat())))
        if ((await lastTransaction(plain)) > before) working.add(name)
      }
    }
    return { facts: await dumpFacts(plain), letters: letters.toSorted(), working: [...working], events, failures }
  } finally {
    for (const { close } of workers) await close()
    await opened.close()
  }
}

/** Encrypted for an authority that does not exist, and never fetched. */
function packagesToNobody(): ReturnType<typeof testEnvironment>['packages'] {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const own = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const theirs = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  return { baseUrl: 'http://127.0.0.1:9/packages', apiKey: 'test', keys: { own, theirs } }
}

type Worker = Awaited<ReturnType<typeof openWorker>>

/** @returns the failures */
async function atOnce(name: string, workers: readonly Worker[], work: (worker: Worker) => Promise<unknown>) {
  const ends = await Promise.allSettled(workers.map(work))
  return ends.flatMap((end) => (end.status === 'rejected' ? [`${name}: ${String(end.reason)}`] : []))
}

/** Stores published events for listeners to all events, and delivers them to each reaction of each worker at once. */
async function tellOfAll(db: Database, workers: readonly Worker[], failures: string[]): Promise<number> {
  const events = await db.transaction(async (tx) => {
    const found = await tx.query<KeptEvent>(sql`delete from kernel.outbox returning id, name, payload, told_at`)
    const inOrder = found.toSorted((one, other) => one.id - other.id)
    await storeEvents(tx, inOrder)
    return inOrder
  })
  for (const event of events)
    for (const [place, { event: heard, name }] of (workers[0]?.reactions ?? []).entries())
      if (heard === event.name)
        failures.push(
          ...(await atOnce(name, workers, async ({ reactions }) => {
            const reaction = reactions[place]
            if (reaction) await reactTo(reaction, event)
          })),
        )
  return events.length
}

/** Increases with each transaction that writes. */
async function lastTransaction(db: Database): Promise<number> {
  const [row] = await db.query<{ last: string }>(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as last`)
  return Number(row?.last)
}

type Opening = Parameters<typeof runBeats>[0] & {
  readonly clock: ReturnType<typeof movableClock>
  readonly letters: string[]
  readonly audit: NonNullable<ReturnType<typeof testEnvironment>['audit']>
  readonly packages: ReturnType<typeof testEnvironment>['packages']
}

async function openWorker({ databaseUrl, market, clock, letters, audit, packages }: Opening) {
  const target = { APP_TARGET: market.targets[0], MARKET_LOCALE: market.key }
  const fieldKeys = { keys: [{ id: 'simulated', key: Buffer.alloc(32, 1) }], indexKey: Buffer.alloc(32, 2) }
  const environment = { ...testEnvironment(databaseUrl, target), fieldKeys, audit, packages }
  const opened = openDatabase({ url: databaseUrl, connections: CONNECTIONS, applicationName: 'beating-worker' })
  const db = withSimulatedClock(opened, clock)
  const base = {
    db,
    clock,
    movableClock: undefined,
    cipher: makeFieldCipher(fieldKeys),
    bus: { send: async () => {}, close: async () => {} },
    logger: makeLogger({ name: 'beats', level: 'silent' }),
    configuration: environment.configuration,
    onMessage: () => {},
    forget: () => {},
    isClockRight: () => true,
    close: async () => {},
  }
  const rooms = await openRooms(base, environment)
  const mailServer = {
    send: async ({ messageId }: { readonly messageId: string }) => void letters.push(messageId),
    close: () => {},
  }
  return {
    heartbeats: listHeartbeats(base, environment, rooms, { mailServer, smsGateway: undefined }),
    reactions: listReactions(base, rooms, environment),
    close: async () => {
      await rooms.close()
      await opened.close()
    },
  }
}
