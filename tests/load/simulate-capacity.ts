import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '#server/kernel/index.ts'
import { freePort } from '#tests/database-setup.ts'
import { startPostgres } from '#tools/start/postgres.ts'
import { CONSTANTS, differencesOf, modelOf, type Constants, type Load } from './capacity/model.ts'
import { measureCosts } from './capacity/measure-costs.ts'
import { simulatePlay } from './capacity/simulate-play.ts'

/**
 * `npm run simulate:capacity`: measures the cost of a round here, on a PostgreSQL of its own with the durability of
 * production and the whole API, and lets 100,000 players play with this cost on the virtual clock, through the
 * product's own group commit and minimum interval. Compares the result with the model of docs/scale.md, with the same
 * costs; exit code 1 if they differ by more than a fifth. Options: --players, --processes and --cores (of the database;
 * by default enough for the model), --seconds (virtual), --measure <seconds of each measurement; 0: the constants of
 * the page>, --json.
 */
const { values: options } = parseArgs({
  options: {
    players: { type: 'string', default: '100000' },
    processes: { type: 'string' },
    cores: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    measure: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  },
})
const SHARE = 0.2
/** Above this utilization of the database stakes wait for each other. */
const BUSY_AT_MOST = 0.6
const SETTINGS = { shared_buffers: '512MB', max_wal_size: '4GB', synchronous_commit: 'on', fsync: 'on' }
const log = (line: string) => process.stderr.write(`${line}\n`)
const [players, seconds, measure] = [options.players, options.seconds, options.measure].map(Number) as [
  number,
  number,
  number,
]

const constants = measure > 0 ? await measureHere(measure) : CONSTANTS
const model = modelOf(players, constants, options.processes === undefined ? undefined : Number(options.processes))
const databaseCores = Number(options.cores ?? Math.ceil(model.databaseCores / BUSY_AT_MOST))
log(`${players} players, ${model.apiProcesses} API processes, ${databaseCores} cores of the database …`)
const began = performance.now()
const { p50Ms, p99Ms, tooSoon, ...seen } = await simulatePlay(players, constants, {
  processes: model.apiProcesses,
  databaseCores,
  seconds,
  draw: Math.random,
})
const tookSeconds = Math.round((performance.now() - began) / 1000)
const differences = differencesOf(model, seen, SHARE)
const page = modelOf(players, CONSTANTS, model.apiProcesses)
if (options.json)
  console.log(
    JSON.stringify({ constants, page, model, seen, p50Ms, p99Ms, tooSoon, differences, tookSeconds }, null, 2),
  )
else {
  console.table(
    Object.fromEntries(
      (Object.keys(CONSTANTS) as (keyof Constants)[]).map((name) => [
        name,
        { 'the page': inFour(CONSTANTS[name]), 'measured here': inFour(constants[name]) },
      ]),
    ),
  )
  console.table(
    Object.fromEntries(
      (Object.keys(model) as (keyof Load)[]).map((name) => [
        name,
        {
          'by the page': inFour(page[name]),
          'model, costs of here': inFour(model[name]),
          simulated: inFour(seen[name]),
          'to the model': `${Math.round((seen[name] / model[name] - 1) * 100)} %`,
        },
      ]),
    ),
  )
  console.log(`round in virtual time: p50 ${p50Ms} ms, p99 ${p99Ms} ms; ${tooSoon} came too soon and were refused`)
  console.log(
    `${seconds} virtual seconds took ${tookSeconds} s; ${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  )
  console.log(
    differences.length === 0 ? 'Model and simulation agree within 20 %.' : `They differ: ${differences.join(', ')}.`,
  )
}
if (differences.length > 0) process.exitCode = 1

async function measureHere(each: number): Promise<Constants> {
  const folder = mkdtempSync(join(tmpdir(), 'tolar-capacity-'))
  log('PostgreSQL starts …')
  const postgres = await startPostgres({ folder, isThrownAway: true, port: await freePort(), settings: SETTINGS })
  try {
    await migrate(postgres.url)
    return { ...CONSTANTS, ...(await measureCosts(postgres.url, each, log)) }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function inFour(figure: number): number {
  return Number(figure.toPrecision(4))
}
