import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { migrate } from '#server/kernel/index.ts'
import { freePort } from '#tests/database-setup.ts'
import { findProgram } from '#tools/cluster/find-programs.ts'
import { startPostgres } from '#tools/start/postgres.ts'
import { holdSlow, holdStreams, sizesOf, type Size } from './door/hold-door.ts'
import { openHouse } from './door/house.ts'
import { measureDoor, sendCrowd, type Measured } from './door/measure-door.ts'
import { prepareDoor } from './door/prepare-door.ts'

/**
 * `npm run bench:door`: HAProxy, doors and the whole API, configured as in deploy/, with 20,000 connections that send
 * slowly, 10,000 idle streams, and a crowd of new visitors; meanwhile rounds and sign-ins are measured, also before and
 * after. Options: --slow, --streams, --crowd <visitors>, --seconds <of each measurement>, --json. Needs haproxy and
 * openssl. If `ulimit -n` is too small for one proxy and cannot be raised, several are started. Run `npm run
 * build:player` first; otherwise there are no pages and no crowd.
 */
const { values: options } = parseArgs({
  options: {
    slow: { type: 'string', default: '20000' },
    streams: { type: 'string', default: '10000' },
    crowd: { type: 'string', default: '3000' },
    seconds: { type: 'string', default: '20' },
    json: { type: 'boolean', default: false },
  },
})
const [slow, streams, crowd, seconds] = [options.slow, options.streams, options.crowd, options.seconds].map(Number) as [
  number,
  number,
  number,
  number,
]
/** A browser opens at most six connections to one site, and the API permits as many streams of a player. */
const PER_PLAYER = 6
const OPEN_PER_SECOND = 400
const FORGOTTEN_MS = 70_000
const SPARE = 2_000
/** Slow senders in one process. */
const SLOW_OF_PROCESS = 10_000
const SIGN_INS_PER_SECOND = 4
const log = (line: string) => process.stderr.write(`${line}\n`)

const haproxy = findProgram('haproxy')
if (!haproxy) {
  console.error('Missing: haproxy. On Debian: apt-get install haproxy')
  process.exit(1)
}
const descriptors = raiseDescriptors(2 * (slow + streams + SPARE))
/**
 * The number of proxies and doors that the limit of descriptors requires. HAProxy refuses to start unless it may open
 * two descriptors for each connection of `maxconn` (client and server) and some of its own.
 */
const lanes = Math.ceil((2 * (slow + streams)) / (descriptors - 2 * SPARE))
const folder = mkdtempSync(join(tmpdir(), 'tolar-door-'))
const postgres = await startPostgres({
  folder,
  isThrownAway: true,
  port: await freePort(),
  settings: { max_connections: '100' },
})
try {
  await migrate(postgres.url)
  log('People …')
  const people = await prepareDoor(postgres.url, {
    waiting: Math.ceil(streams / PER_PLAYER),
    signIns: 4 * seconds * SIGN_INS_PER_SECOND,
  })
  log('HAProxy, doors and the API …')
  const house = await openHouse(postgres.url, {
    folder,
    haproxy,
    connections: Math.ceil((slow + streams) / lanes) + SPARE / 2,
    lanes,
    connectionsPerAddress: 200,
  })
  const times: Record<string, Measured & { readonly load: number }> = {}
  const sizes: Record<string, Record<string, Size>> = {}
  const measure = async (name: string): Promise<void> => {
    log(`${name} …`)
    times[name] = { ...(await measureDoor(house, people, seconds)), load: Math.round((loadavg()[0] ?? 0) * 10) / 10 }
    sizes[name] = sizesOf(house)
  }
  await measureDoor(house, people, 2)
  await measure('alone')
  log(`${streams} streams open …`)
  const waiting = holdStreams(house, folder, {
    tokens: people.sessionTokens,
    perToken: PER_PLAYER,
    perSecond: OPEN_PER_SECOND,
  })
  await waiting.reach(streams)
  log(`${slow} slow connections open …`)
  const shares = Array.from({ length: Math.ceil(slow / SLOW_OF_PROCESS) }, (_, index) =>
    Math.min(SLOW_OF_PROCESS, slow - index * SLOW_OF_PROCESS),
  )
  const sending = shares.map((count, index) =>
    holdSlow(house, { count, perSecond: (OPEN_PER_SECOND * 3) / shares.length, net: 10 + index }),
  )
  await Promise.all(sending.map((one, index) => one.reach(shares[index] ?? 0)))
  await measure('held')
  const came = house.hasPages
    ? (await Promise.all([sendCrowd(house, crowd, seconds), measure('held, and a crowd')]))[0]
    : undefined
  const [streamsHeld, slowHeld] = [await waiting.end(), await Promise.all(sending.map((one) => one.end()))]
  // A proxy notices a closed browser when the stream's next keep-alive cannot be written, each proxy after the other.
  await pause(FORGOTTEN_MS)
  await measure('afterwards')
  await house.stop()
  const failed = Object.values(times).flatMap(({ rounds, signIns }) => [rounds.failed, signIns.failed])
  const lostStreams = streams - streamsHeld.held
  if (options.json)
    console.log(
      JSON.stringify({ times, sizes, streams: streamsHeld, slow: slowHeld, crowd: came, descriptors }, null, 2),
    )
  else {
    console.table(
      Object.fromEntries(
        Object.entries(times).map(([name, { rounds, signIns, load }]) => [
          name,
          {
            rounds: rounds.asked,
            'round p50 ms': rounds.p50Ms,
            'p99 ms': rounds.p99Ms,
            'sign-ins': signIns.asked,
            'sign-in p50 ms': signIns.p50Ms,
            'sign-in p99 ms': signIns.p99Ms,
            failed: rounds.failed + signIns.failed,
            load,
          },
        ]),
      ),
    )
    for (const { name } of house.processes)
      console.log(
        `${name.padEnd(24)}${Object.entries(sizes)
          .map(([when, of]) => `${when}: ${of[name]?.memoryMb} MB, ${of[name]?.descriptors} descriptors`)
          .join('; ')}`,
      )
    console.log(
      'streams',
      streamsHeld,
      '\nslow connections',
      slowHeld,
      '\ncrowd',
      came,
      `\nulimit -n ${descriptors}, ${lanes} of each proxy and of the player door`,
    )
    for (const [name, { firstFailure }] of Object.entries(times)) if (firstFailure) console.log(name, firstFailure)
  }
  if (failed.some((count) => count > 0) || lostStreams > 0 || (came?.visitors.failed ?? 0) > 0) process.exitCode = 1
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** File descriptors that this process and its children may open; raised if permitted. */
function raiseDescriptors(needed: number): number {
  const read = () =>
    Number(/^Max open files\s+(?<soft>\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.groups?.['soft'])
  if (read() < needed) spawnSync('prlimit', ['--pid', String(process.pid), `--nofile=${needed}:${needed}`])
  if (read() <= 2 * SPARE) {
    console.error(`ulimit -n is ${read()}; this needs more than ${2 * SPARE}. Raise it.`)
    process.exit(1)
  }
  return read()
}
