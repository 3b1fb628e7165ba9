import pg from 'pg'
import { spanWithin } from '#telemetry'
import { assert } from '../assert.ts'
import { connectionSettings, type Patience } from './connection-settings.ts'
import { openParquetFiles, type ParquetBounds, type ParquetFiles, type ParquetStore } from './parquet-files.ts'
import type { Sql } from './sql.ts'
import type { Database, Querier, Transaction } from '../types.ts'

const INT8 = 20
const DATE = 1082

const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8) return parseInt8
    if (oid === DATE) return (value: string) => value
    return pg.types.getTypeParser(oid, format)
  },
} as pg.CustomTypesConfig

function parseInt8(value: string): number {
  const number = Number(value)
  assert(Number.isSafeInteger(number), 'A bigint of the database fits into a safe integer.')
  return number
}

export type DatabaseOptions = {
  readonly url: string
  readonly connections?: number
  readonly applicationName: string
  /** Absent: no timeouts, for tools that run for minutes. */
  readonly patience?: Patience | undefined
  readonly onError?: ((error: Error) => void) | undefined
  /** Folder with files of archived rows; DuckDB is not loaded before the first read. */
  readonly parquetFolder?: string | undefined
  /** Where these files are kept, if not in that folder alone. */
  readonly parquetStore?: ParquetStore | undefined
  /** Timeout of a statement that reads these files; by default that of the database. */
  readonly parquetMs?: number | undefined
  readonly parquetBounds?: ParquetBounds | undefined
}

/** Opens a pool of connections to PostgreSQL. Connections are made when they are first needed. */
export function openDatabase({
  url,
  connections = 10,
  applicationName,
  patience,
  onError,
  parquetFolder,
  parquetStore,
  parquetMs = patience?.statementMs,
  parquetBounds,
}: DatabaseOptions): Database & { readonly pool: pg.Pool } {
  const pool = new pg.Pool({
    ...connectionSettings(url, applicationName, patience),
    max: connections,
    types,
    // The pool counts the wait for one of its connections, too.
    connectionTimeoutMillis: 10_000,
  })
  // An idle connection that dies is replaced by the pool; without a handler its error would end the process.
  pool.on('error', (error) => onError?.(error))

  const parquet =
    parquetFolder === undefined ? undefined : openParquetFiles(parquetFolder, parquetMs, parquetStore, parquetBounds)
  return {
    pool,
    parquet,
    query: queryWith(pool),
    transaction: (work) => spanWithin('transaction', () => inTransaction(pool, { onError, parquet }, work)),
    close: () => pool.end(),
  }
}

async function inTransaction<T>(
  pool: pg.Pool,
  { onError, parquet }: Pick<DatabaseOptions, 'onError'> & { readonly parquet: ParquetFiles | undefined },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  // A connection that dies fails the statement that uses it; without a handler its error would end the process.
  const hear = (error: Error) => onError?.(error)
  client.on('error', hear)
  const inTurn = takeTurns()
  const query = queryWith(client)
  // The connection then belongs to somebody else: work that goes on after a failure beside it must not use it.
  let isOver = false
  try {
    await client.query('begin')
    const result = await work({
      isTransaction: true,
      parquet,
      query: <Row extends object>(statement: Sql) =>
        isOver
          ? Promise.reject(new Error('A statement came after the end of its transaction.'))
          : inTurn(() => query<Row>(statement)),
    } satisfies Transaction)
    isOver = true
    await inTurn(() => client.query('commit'))
    client.release()
    return result
  } catch (error) {
    isOver = true
    // A connection whose rollback fails does not go back to the pool.
    await inTurn(() => client.query('rollback')).then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    )
    throw error
  } finally {
    client.off('error', hear)
  }
}

/**
 * Runs what is started together one after another. A client of PostgreSQL executes one statement at a time, and the next
 * version of its library has no queue of its own.
 */
function takeTurns(): <T>(run: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> | undefined
  return (run) => {
    const result = last === undefined ? run() : last.then(run)
    const leave = () => {
      if (last === mine) last = undefined
    }
    const mine: Promise<void> = result.then(leave, leave)
    last = mine
    return result
  }
}

function queryWith(client: pg.Pool | pg.PoolClient): Querier['query'] {
  return async <Row extends object>({ text, values, name }: Sql) => {
    const { rows } = await client.query<Record<string, unknown>>({
      text,
      values: [...values],
      ...(name ? { name } : {}),
    })
    return rows.map(withCamelCaseNames) as Row[]
  }
}

const camelCaseNames = new Map<string, string>()

function withCamelCaseNames(row: Record<string, unknown>): Record<string, unknown> {
  const named: Record<string, unknown> = {}
  for (const column in row) {
    let name = camelCaseNames.get(column)
    if (name === undefined) {
      name = column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
      camelCaseNames.set(column, name)
    }
    named[name] = row[column]
  }
  return named
}

const UNIQUE_VIOLATION = '23505'

/** True when a statement failed because a row with the same key exists. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE_VIOLATION) return false
  return constraint === undefined || error.constraint === constraint
}
