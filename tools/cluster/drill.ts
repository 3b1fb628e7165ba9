import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { migrate, openDatabase } from '#server/kernel/index.ts'
import { playWithoutPause, type Seen } from '#tests/faults/play-until-acknowledged.ts'
import { compareWithBooks } from '#tests/faults/compare-with-books.ts'
import { preparePlayers } from '#tests/load/prepare-players.ts'
import { drillEvents, type DrillEvent } from './drill-events.ts'
import { findPrograms, type Programs } from './find-programs.ts'
import { databaseUrlOf, layOut, type Layout } from './layout.ts'
import { startDatabase } from './start-database.ts'
import { startProduct } from './start-product.ts'

/**
 * `npm run drill [-- words of an event …]`: a cluster on this machine, players who play without a pause, and one event
 * after the other. Prints for each the longest time without a response to a round, and at the end whether the books
 * contain every round of a response, once and with the same result. Fails otherwise.
 */
const PLAYERS = 24
const FIRST_PORT = Number(process.env['CLUSTER_FIRST_PORT'] ?? 15_400)
const ROUNDS_BETWEEN = 300
const GIVE_UP_MS = 180_000
const LOOK_EVERY_MS = 10

type Outcome = {
  readonly event: DrillEvent
  readonly seconds: number
  readonly lost: number
  readonly acknowledged: number
  /** Load of the machine at the end of the event, on which the seconds depend. */
  readonly load: number
}

const programs = findPrograms()
if ('missing' in programs) {
  console.error(
    `Missing for a cluster: ${programs.missing.join(', ')}. On Debian: apt-get install ${programs.missing.join(' ')}`,
  )
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'tolar-drill-'))
// PostgreSQL runs as another user.
chmodSync(folder, 0o755)
try {
  process.exitCode = await drill(
    layOut(folder, FIRST_PORT, randomBytes(12).toString('hex'), process.getuid?.() === 0),
    programs,
  )
} finally {
  if (process.exitCode === 0) rmSync(folder, { recursive: true, force: true })
  else console.log(`Logs: ${join(folder, 'logs')}`)
}

async function drill(layout: Layout, found: Programs): Promise<number> {
  const wanted = process.argv.slice(2)
  const events = drillEvents.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  console.log('Starting three etcd, three PostgreSQL under Patroni, HAProxy and PgBouncer …')
  const database = await startDatabase(layout, found)
  const stops: (() => Promise<void>)[] = [database.stop]
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void Promise.allSettled(stops.map((stop) => stop())).then(() => process.exit(1)))
  const url = databaseUrlOf(layout)
  try {
    await migrate(url)
    const { tokens, stakeMinor } = await preparePlayers(url, PLAYERS)
    console.log('Starting two APIs and the balancer …')
    const product = await startProduct(layout, found)
    stops.unshift(product.stop)
    const players = playWithoutPause(layout.playPort, tokens, stakeMinor, { giveUpMs: GIVE_UP_MS })
    const outcomes: Outcome[] = []
    for (const event of events) {
      await players.waitForMore(ROUNDS_BETWEEN)
      const before = { lost: players.seen.lost, acknowledged: players.seen.acknowledged.size }
      const gap = watchGaps(players.seen)
      const heal = await event.strike({ layout, database, product })
      await players.waitForMore(ROUNDS_BETWEEN)
      await heal()
      await database.waitUntilWhole()
      await players.waitForMore(ROUNDS_BETWEEN)
      outcomes.push({
        event,
        seconds: gap.stop() / 1000,
        lost: players.seen.lost - before.lost,
        acknowledged: players.seen.acknowledged.size - before.acknowledged,
        load: loadavg()[0] ?? 0,
      })
      printOutcome(outcomes.at(-1))
      if (players.seen.failures.length > 0) break
    }
    const seen = await players.finish()
    await product.stop()
    return await report(url, seen)
  } finally {
    await database.stop()
  }
}

/** The longest time without a response to a round. */
function watchGaps(seen: Seen): { readonly stop: () => number } {
  let [acknowledged, since, longest] = [seen.acknowledged.size, performance.now(), 0]
  const timer = setInterval(() => {
    const now = performance.now()
    if (seen.acknowledged.size > acknowledged) [acknowledged, since] = [seen.acknowledged.size, now]
    longest = Math.max(longest, now - since)
  }, LOOK_EVERY_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return longest
    },
  }
}

function printOutcome(outcome: Outcome | undefined): void {
  if (!outcome) return
  const { event, seconds, lost, acknowledged, load } = outcome
  const target = `aim ${event.targetSeconds} s`.padStart(9)
  console.log(
    `${seconds.toFixed(1).padStart(6)} s without a round (${target})  ${String(lost).padStart(5)} responses lost  ${String(acknowledged).padStart(6)} rounds  load ${load.toFixed(1).padStart(4)}  ${event.name}`,
  )
}

/** Compares the books with the players' responses. @returns the exit code */
async function report(url: string, seen: Seen): Promise<number> {
  // The database may still be recovering from its last event.
  await pause(1_000)
  const db = openDatabase({ url, connections: 2, applicationName: 'drill' })
  const wrong = await compareWithBooks(db, seen)
  await db.close()
  console.log(
    `${seen.acknowledged.size} rounds confirmed to players, ${seen.repeats} of them requested again after the response was lost`,
  )
  for (const sentence of wrong.slice(0, 20)) console.log(`  WRONG: ${sentence}`)
  console.log(
    wrong.length === 0
      ? 'Every confirmed round is in the books once with the same result; no other is; the books balance.'
      : `${wrong.length} differences.`,
  )
  return wrong.length === 0 ? 0 : 1
}
