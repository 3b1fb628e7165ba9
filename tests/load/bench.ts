import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate, openDatabase, sql, systemClock, type Database } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { freePort } from '#tests/database-setup.ts'
import { startPostgres } from '#tools/start/postgres.ts'
import { fillHistory } from './fill-history.ts'
import { CEILING_TOOLS, measureCeiling, type Ceiling } from './measure-ceiling.ts'
import { measureHistory, type HistoryRatio } from './measure-history.ts'
import { measureRounds, startRoundApi, type Plan, type RoundsMeasured, type RunningApi } from './measure-rounds.ts'
import { prepareAccounts } from './prepare-accounts.ts'
import { preparePlayers } from './prepare-players.ts'

/**
 * `npm run bench`: measures, in one run on one machine, (a) the database's own ceiling, one transaction per round over
 * the same tables, and (b) complete rounds over HTTP against the complete API; and prints b/a. A PostgreSQL of its own,
 * with the durability of production, deleted afterwards. The ceiling is measured before and after the rounds and its
 * best figure counts. With --history the books are filled with past rounds first, and rounds over them are compared with
 * rounds over the empty books of a second database of the same server, in pairs. Options: --json, --history <past
 * rounds>, --pairs <7, or another odd number>, --seconds <of each figure>, --connections <8,64,512>, --ids v7|v4 (round
 * ids that sort by time, or random ones), --no-verify (skip the check of the books).
 */
const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    json: { type: 'boolean', default: false },
    history: { type: 'string', default: '0' },
    pairs: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '8,64,512' },
    ids: { type: 'string', default: 'v7' },
    verify: { type: 'boolean', default: true },
  },
})
const log = (line: string) => process.stderr.write(`${line}\n`)
const seconds = Number(options.seconds)
const history = Number(options.history)
const pairs = Number(options.pairs)
const connections = options.connections.split(',').map(Number)
if (pairs % 2 !== 1) {
  log('--pairs is an odd number: the ratio in the middle is the median.')
  process.exit(2)
}
const PLAYERS = 1024
const nodeArguments = process.env['BENCH_NODE_ARGS']?.split(' ') ?? []
/** Clients that reach the ceiling: fewer leave the disk idle, more only wait. */
const CEILING_CLIENTS = [16, 64]
const SETTINGS = {
  shared_buffers: '1GB',
  max_wal_size: '8GB',
  checkpoint_timeout: '15min',
  max_connections: '200',
  synchronous_commit: 'on',
  fsync: 'on',
}

const folder = mkdtempSync(join(tmpdir(), 'tolar-bench-'))
log('PostgreSQL starts …')
const postgres = await startPostgres({ folder, isThrownAway: true, port: await freePort(), settings: SETTINGS })
try {
  await migrate(postgres.url)
  const db = openDatabase({ url: postgres.url, connections: 4, applicationName: 'bench' })
  const accounts = await prepareAccounts(db)
  log(`${PLAYERS} players open their games …`)
  const plan = { ...(await preparePlayers(postgres.url, PLAYERS)), seconds, ids: options.ids }
  const ceilings: Ceiling[] = []
  const measureCeilings = async (): Promise<void> => {
    for (const clients of CEILING_CLIENTS) {
      log(`(a) the database's own ceiling, ${clients} clients …`)
      await db.query(sql`checkpoint`)
      ceilings.push(await measureCeiling(postgres.url, accounts, clients, seconds))
    }
  }
  const api = await startRoundApi(postgres.url, await freePort(), nodeArguments)
  const measureAll = async (): Promise<RoundsMeasured[]> => {
    const measured: RoundsMeasured[] = []
    for (const count of connections) {
      log(`(b) whole rounds over HTTP, ${count} connections …`)
      await db.query(sql`checkpoint`)
      measured.push(await measureRounds(api, count, plan))
    }
    return measured
  }
  if (history > 0) await fillHistory(db, accounts, { rounds: history, ids: options.ids }, log)
  await measureCeilings()
  const measured = await measureAll()
  await measureCeilings()
  const ofNoHistory = history > 0 ? await compareWithEmptyBooks(db, api, plan) : []
  await api.stop()

  const best = ceilings.reduce((best, one) => (one.roundsPerSecond > best.roundsPerSecond ? one : best))
  const rows = measured.map(({ connections, roundsPerSecond, p50Ms, p99Ms }) => {
    const ratio = inHundredths(roundsPerSecond / best.roundsPerSecond)
    return { connections, roundsPerSecond, p50Ms, p99Ms, ratio }
  })
  const errors = measured.reduce((sum, one) => sum + one.errors, 0)
  if (errors > 0) log(`${errors} answers were no rounds, first: ${measured.find((one) => one.firstError)?.firstError}`)
  if (options.json) {
    const ceiling = best.roundsPerSecond
    console.log(JSON.stringify({ ceiling, connections: rows, history, ofNoHistory, ceilings, errors }, null, 2))
  } else {
    console.log(`(a) the database's own ceiling: ${CEILING_TOOLS[best.tool]}`)
    if (history > 0) console.log(`    over ${history.toLocaleString('en')} past rounds`)
    console.table(ceilings)
    console.log('(b) whole rounds over HTTP: authenticate, limits, stake, outcome, win, entries, answer; ratio is b/a')
    console.table(rows)
    for (const { connections, apiCpuMs, clientCpuMs, inAll } of measured) {
      const [api, client] = [apiCpuMs, clientCpuMs].map((ms) => Math.round((ms * 1000) / inAll))
      console.log(`    at ${connections}: processor time of a round: API ${api} µs, client ${client} µs`)
    }
  }
  if (history > 0 && !options.json) {
    console.log(`(c) rounds over ${history.toLocaleString('en')} past rounds, as a ratio of rounds over empty books`)
    console.table(ofNoHistory)
  }
  const books = options.verify ? await checkBooks(db, systemClock) : undefined
  if (books) log(`books: ${books.entriesChecked} entries recomputed, ${books.differences.length} differences`)
  if (errors > 0 || (books && books.differences.length > 0)) process.exitCode = 1
  await db.close()
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Rounds over the filled books beside rounds over a second database that has only players. */
async function compareWithEmptyBooks(db: Database, api: RunningApi, plan: Plan): Promise<HistoryRatio[]> {
  log('(c) a second database, without past rounds …')
  await db.query(sql`create database empty_books`)
  const url = Object.assign(new URL(postgres.url), { pathname: '/empty_books' }).href
  await migrate(url)
  const emptyPlan = { ...(await preparePlayers(url, PLAYERS)), seconds, ids: options.ids }
  const emptyApi = await startRoundApi(url, await freePort(), nodeArguments)
  const speedOf = async (one: RunningApi, its: Plan, count: number) => {
    await db.query(sql`checkpoint`)
    const { roundsPerSecond, errors, firstError } = await measureRounds(one, count, its)
    if (errors > 0) {
      log(`${errors} answers were no rounds, first: ${firstError}`)
      process.exitCode = 1
    }
    return roundsPerSecond
  }
  try {
    return await measureHistory(
      { connections, pairs },
      (count) => speedOf(api, plan, count),
      (count) => speedOf(emptyApi, emptyPlan, count),
    )
  } finally {
    await emptyApi.stop()
  }
}

function inHundredths(figure: number): number {
  return Math.round(figure * 100) / 100
}
