import { readFileSync } from 'node:fs'
import pg from 'pg'
import { connectionSettings, newId, openDatabase, sql, type Database } from '#server/kernel/index.ts'
import { calendarDayOf, commitStakes, type Stake } from '#server/ledger/index.ts'
import { freePort } from '#tests/database-setup.ts'
import { measureRounds, startRoundApi } from '../measure-rounds.ts'
import { prepareAccounts, type BareAccounts } from '../prepare-accounts.ts'
import { preparePlayers } from '../prepare-players.ts'
import { CONSTANTS, type Constants } from './model.ts'

export type Measured = Pick<
  Constants,
  | 'apiMicros'
  | 'statementMicros'
  | 'stakeMicros'
  | 'walBytesOfStatement'
  | 'walBytesOfStake'
  | 'dataBytes'
  | 'flushMs'
  | 'connectionsOfProcess'
  | 'roundsOfProcess'
>

const SIZES = [1, 4, 16, 64, 128]
const PLAYERS = 256
const CONNECTIONS = 64
/** The planned utilization of an API process. */
const BUSY_AT_MOST = 0.5
/** A tick of the kernel's clock of processes: 100 per second on every Linux. */
const TICK_MICROS = 10_000

/** Measures the constants of docs/scale.md on a real database, with the product's own statement and its whole API. */
export async function measureCosts(url: string, seconds: number, log: (line: string) => void): Promise<Measured> {
  const db = openDatabase({ url, connections: 2, applicationName: 'capacity' })
  try {
    const accounts = await prepareAccounts(db)
    const points: Point[] = []
    for (const size of SIZES) points.push(await measureStatement(db, url, accounts, size, seconds))
    for (const point of points) log(JSON.stringify(point))
    const micros = lineOf(points.map(({ size, cpuMicros }) => [size, cpuMicros] as const))
    const wal = lineOf(points.map(({ size, walBytes }) => [size, walBytes] as const))
    const api = await measureApi(db, url, seconds)
    return {
      ...api,
      statementMicros: micros.fixed,
      stakeMicros: micros.each,
      walBytesOfStatement: wal.fixed,
      walBytesOfStake: wal.each,
      dataBytes: await bytesOfRound(db),
      flushMs: middle(points.map(({ waitMs }) => waitMs)),
    }
  } finally {
    await db.close()
  }
}

type Point = {
  readonly size: number
  readonly statements: number
  readonly cpuMicros: number
  readonly walBytes: number
  readonly waitMs: number
}

/**
 * The group commit's statement for a number of accounts at a time, on one connection: processor time, log, and the
 * remaining wait.
 */
async function measureStatement(
  db: Database,
  url: string,
  accounts: BareAccounts,
  size: number,
  seconds: number,
): Promise<Point> {
  const client = new pg.Client(connectionSettings(url, 'capacity-stakes'))
  await client.connect()
  try {
    await client.query(
      'set enable_hashjoin = off; set enable_mergejoin = off; set jit = off; set plan_cache_mode = force_generic_plan',
    )
    await db.query(
      sql`update ledger.balance set series_id = 1, series_next = 1, hour_ends = 'infinity', day = current_date + 1`,
    )
    await db.query(sql`vacuum analyze ledger.balance`)
    await db.query(sql`checkpoint`)
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const pid = rows[0]?.pid ?? 0
    const ordinals = new Uint32Array(accounts.count).fill(1)
    let [first, statements, waited] = [0, 0, 0]
    const [cpu, wal, began] = [cpuOf(pid), await walAt(db), performance.now()]
    while (performance.now() - began < seconds * 1000) {
      const at = new Date()
      const stakes: Stake[] = Array.from({ length: size }, (_, place) => {
        const index = (first + place) % accounts.count
        const ordinal = ordinals[index] ?? 1
        ordinals[index] = ordinal + 1
        return {
          reference: newId(at),
          accountId: accounts.firstId + index,
          stakeMinor: 100,
          winMinor: index % 4 === 0 ? 300 : 0,
          seriesId: 1,
          ordinal,
        }
      }).toSorted((one, other) => one.accountId - other.accountId)
      first = (first + size) % accounts.count
      const sent = performance.now()
      const committed = await commitStakes(client, stakes, {
        day: calendarDayOf(at),
        at,
        contraId: accounts.contraId,
        minimumRoundMs: 0,
      })
      waited += performance.now() - sent
      if (committed.size !== size) throw new Error(`${committed.size} of ${size} stakes were taken.`)
      statements += 1
    }
    const cpuMicros = (cpuOf(pid) - cpu) / statements
    return {
      size,
      statements,
      cpuMicros: Math.round(cpuMicros),
      walBytes: Math.round(((await walAt(db)) - wal) / statements),
      waitMs: Math.max(0, waited / statements - cpuMicros / 1000),
    }
  } finally {
    await client.end()
  }
}

/** Whole rounds over HTTP: the API's processor time for one, and the connections that it uses meanwhile. */
async function measureApi(db: Database, url: string, seconds: number) {
  const plan = { ...(await preparePlayers(url, PLAYERS)), seconds, ids: 'v7' }
  const before = await connectionsOf(db)
  const api = await startRoundApi(url, await freePort())
  // Warms up: freshly loaded code is slow.
  await measureRounds(api, CONNECTIONS, plan)
  const measured = await measureRounds(api, CONNECTIONS, plan)
  const during = await connectionsOf(db)
  await api.stop()
  if (measured.errors > 0) throw new Error(`${measured.errors} answers were no rounds: ${measured.firstError}`)
  const apiMicros = (measured.apiCpuMs * 1000) / measured.inAll
  return {
    apiMicros,
    connectionsOfProcess: during - before,
    roundsOfProcess: Math.min(CONSTANTS.roundsOfProcess, (BUSY_AT_MOST * 1e6) / apiMicros),
  }
}

/** Bytes of an entry, its key and their indexes on disk, from the existing rows. */
async function bytesOfRound(db: Database): Promise<number> {
  const [row] = await db.query<{ bytes: number; entries: number }>(sql`
    select sum(pg_total_relation_size(c.oid))::bigint as bytes, (select count(*) from ledger.movement_key)::bigint as entries
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'ledger' and c.relkind in ('r', 'p') and (c.relname like 'entry%' or c.relname = 'movement_key')`)
  return (row?.bytes ?? 0) / (row?.entries ?? 1)
}

async function walAt(db: Database): Promise<number> {
  const [row] = await db.query<{ at: number }>(
    sql`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as at`,
  )
  return row?.at ?? 0
}

async function connectionsOf(db: Database): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::integer as count from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  )
  return row?.count ?? 0
}

/** Processor time of a process so far, in microseconds. */
function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MICROS
}

/** The line with the smallest relative errors: small statements count as much as large ones. */
function lineOf(points: readonly (readonly [number, number])[]): { readonly fixed: number; readonly each: number } {
  const weighed = points.map(([x, y]) => ({ one: 1 / y, x: x / y }))
  const sum = (of: (point: { one: number; x: number }) => number) => weighed.reduce((all, point) => all + of(point), 0)
  const [a, b, d] = [sum(({ one }) => one * one), sum(({ one, x }) => one * x), sum(({ x }) => x * x)]
  const [u, v] = [sum(({ one }) => one), sum(({ x }) => x)]
  const determinant = a * d - b * b
  return { fixed: Math.max(0, (u * d - v * b) / determinant), each: (a * v - b * u) / determinant }
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
