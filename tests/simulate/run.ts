import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate, openDatabase } from '#server/kernel/index.ts'
import { execute, withDatabase } from '#tests/database.ts'
import { freePort } from '#tests/database-setup.ts'
import { startPostgres } from '#tools/start/postgres.ts'
import { MARKETS } from './market.ts'
import { openDaySamples, type DaySample } from './soak.ts'
import { slowestStatements, stepTimes, type Timed } from './profile.ts'
import { simulateAndCheck, type Report } from './simulate-and-check.ts'

/**
 * `npm run simulate`: 31 virtual days of 10,000 players in both markets, with the real rules on a PostgreSQL of its
 * own, and then a checker that knows only people's actions, the responses and the books. Options: --players <in both
 * markets together>, --seed <any word: the same one gives the same run>, --crashes <approximate number of kills>,
 * --market CZE|SVK, --parts <installations of each market, which share its players>, --json, --facts <folder for all
 * facts>, --profile: where the time was spent, by steps and by statements. --soak: no kills; a sample at
 * the beginning of each day of what must not grow, and exit code 1 if something grew.
 */
const { values: options } = parseArgs({
  options: {
    players: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    crashes: { type: 'string', default: '40' },
    market: { type: 'string' },
    // One installation waits for responses about a third of the time; two of each market keep all processors busy.
    parts: { type: 'string', default: '2' },
    facts: { type: 'string' },
    json: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    soak: { type: 'boolean', default: false },
  },
})
/**
 * Throw-away data: it must survive the kill of a process, but not of the machine or its database. Statements are
 * planned once: parsing and planning each of some million uses took more than half of the time. A plan is renewed after
 * the table was analyzed, which happens soon: a plan for an empty table is bad for a full one.
 */
const SETTINGS = {
  shared_buffers: '512MB',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '120',
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  autovacuum_naptime: '5s',
}

const markets = [MARKETS.CZE, MARKETS.SVK].filter(({ key }) => options.market === undefined || options.market === key)
const parts = markets.flatMap((market) =>
  Array.from({ length: Number(options.parts) }, (_, index) => ({ market, name: `${market.key}-${index + 1}` })),
)
const players = Math.ceil(Number(options.players) / parts.length)
const began = Date.now()
const seconds = () => Math.round((Date.now() - began) / 1000)
const log = (line: string) => process.stderr.write(`${String(seconds()).padStart(4)} s  ${line}\n`)

const folder = mkdtempSync(join(tmpdir(), 'tolar-simulate-'))
// The product waits for its database most of the time; with a Unix socket half as long.
const sockets = join(folder, 'sockets')
mkdirSync(sockets)
chmodSync(sockets, 0o777)
const postgres = await startPostgres({
  folder,
  isThrownAway: true,
  port: await freePort(),
  settings: {
    ...SETTINGS,
    unix_socket_directories: sockets,
    ...(options.profile ? { shared_preload_libraries: 'pg_stat_statements' } : {}),
  },
})
const server = new URL(postgres.url)
server.searchParams.set('host', sockets)
try {
  const reports = await Promise.all(
    parts.map(async ({ market, name }) => {
      const database = `simulate_${name.toLowerCase().replace('-', '_')}`
      const databaseUrl = withDatabase(server.href, database)
      await execute(postgres.url, `create database ${database}`)
      await migrate(databaseUrl)
      const db = openDatabase({ url: databaseUrl, connections: 4, applicationName: 'simulate' })
      if (options.profile) await execute(databaseUrl, 'create extension pg_stat_statements')
      const times = stepTimes()
      // A killed process begins with an empty heap: growth over days is seen without kills.
      const crashes = options.soak ? 0 : Number(options.crashes) / parts.length
      const days = openDaySamples(db)
      const logOfPart = (line: string) => log(`${name.split('-')[1]} ${line}`)
      const run = {
        market,
        databaseUrl,
        seed: `${options.seed} ${name}`,
        players,
        crashes,
        times,
        log: logOfPart,
        ...(options.soak ? { onDay: days.take } : {}),
      }
      const { facts, ...report } = await simulateAndCheck(db, run)
      if (options.facts) writeFileSync(join(options.facts, `${name}.json`), JSON.stringify(facts))
      const statements = options.profile ? await slowestStatements(db) : []
      await db.close()
      return { ...report, name, times: times.list(), statements, days: days.samples(), growth: days.growth() }
    }),
  )
  if (options.json) console.log(JSON.stringify(reports, null, 2))
  else reports.forEach(print)
  console.log(`${seconds()} s in all; seed ${options.seed}`)
  process.exitCode = reports.some(
    ({ violations, growth }) => violations.length > 0 || Object.values(growth).some(({ grows }) => grows),
  )
    ? 1
    : 0
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

type Printed = Omit<Report, 'facts'> & {
  readonly days: readonly DaySample[]
  readonly growth: ReturnType<ReturnType<typeof openDaySamples>['growth']>
  readonly name: string
  readonly times: readonly Timed[]
  readonly statements: readonly Timed[]
}

function print(report: Printed): void {
  const { name, players, hash, counts, refusals, kills, violations } = report
  console.log(`\n${name}: ${players} players, the process was killed ${kills} times; facts ${hash.slice(0, 16)}`)
  console.table(counts)
  console.table(refusals)
  if (options.soak) {
    console.table(report.days)
    console.table(report.growth)
  }
  if (options.profile) {
    console.table(report.times.toSorted((a, b) => b.ms - a.ms))
    for (const { what, times, ms, longestMs } of report.statements)
      console.log(`${ms} ms, ${times} times, longest ${longestMs} ms: ${what}`)
  }
  for (const { rule, no, at, sentence } of violations.slice(0, 50))
    console.log(`VIOLATION ${rule} ${no} ${at}: ${sentence}`)
  console.log(violations.length === 0 ? 'nothing is against the rules' : `${violations.length} violations`)
}
