import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import type { DuckDBInstance, DuckDBType, DuckDBValue } from '@duckdb/node-api'
import { assert } from '../assert.ts'
import { packedRows } from './packed-rows.ts'

/** What a column of a file holds. Times are microseconds since 1970. */
export type ParquetType = 'uuid' | 'bigint' | 'integer' | 'smallint' | 'time' | 'bytes' | 'text'
export type ParquetColumns = Readonly<Record<string, ParquetType>>
export type ParquetCell = string | number | Uint8Array | null

/** Rows that are written to one file. */
export type ParquetWriter = {
  readonly append: (rows: readonly (readonly ParquetCell[])[]) => Promise<void>
  /** Rows as PostgreSQL sends their values (`packed-rows.ts`). */
  readonly appendPacked: (rows: Buffer) => Promise<void>
  /** Writes the rows that were appended since the last file to a new one, in that order. */
  readonly save: (file: string) => Promise<void>
}

/** Keeps files by an id, such as a bucket that all machines reach. */
export type ParquetStore = {
  readonly put: (id: string, content: Buffer) => Promise<void>
  /** Undefined where there is none. `answerMs`: of a small file, which comes sooner than the largest. */
  readonly get: (id: string, answerMs?: number) => Promise<Buffer | undefined>
}

/** Parquet files of a folder, read and written by DuckDB, which is loaded when it is first needed. */
export type ParquetFiles = {
  readonly folder: string
  /** Where the files are kept; the folder then has copies of those that are needed here. */
  readonly store?: ParquetStore | undefined
  /** With a store: how large the folder may become. */
  readonly cacheBytes?: number | undefined
  /**
   * Runs a statement of DuckDB. The caller writes its values into the text: numbers, and references that it has checked. Rows with
   * camelCase names; whole numbers are safe integers.
   */
  readonly run: <Row extends object>(text: string) => Promise<Row[]>
  /** Reads rows with these columns in the order of the statement, some thousands at a time, packed (`packed-rows.ts`). */
  readonly scan: (text: string, columns: ParquetColumns, take: (rows: Buffer) => Promise<void>) => Promise<void>
  readonly write: <T>(columns: ParquetColumns, work: (writer: ParquetWriter) => Promise<T>) => Promise<T>
}

const SQL_TYPES: Readonly<Record<ParquetType, string>> = {
  uuid: 'uuid',
  bigint: 'bigint',
  integer: 'integer',
  smallint: 'smallint',
  time: 'timestamptz',
  bytes: 'blob',
  text: 'varchar',
}
export const PARQUET_FORMAT = '(format parquet, compression zstd, parquet_version v2)'
const CHUNK = 2048

/** What a process may write beside the files that it is asked to write. */
export type ParquetBounds = {
  /** Where DuckDB puts what does not fit into its memory; absent: in the folder of the files, which must be writable then. */
  readonly spillFolder?: string | undefined
  readonly spillBytes?: number | undefined
  /** How much memory DuckDB may use. */
  readonly memoryBytes?: number | undefined
  /** With a store: how large the folder of copies may become; absent: as large as the store. */
  readonly cacheBytes?: number | undefined
}

/** @param patienceMs timeout of a statement that reads; absent: none */
export function openParquetFiles(
  place: string,
  patienceMs?: number,
  store?: ParquetStore,
  bounds: ParquetBounds = {},
): ParquetFiles {
  const folder = resolve(place)
  let opened: Promise<DuckDBInstance> | undefined
  const connect = async () => {
    opened ??= open(folder, bounds).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return (await opened).connect()
  }
  return {
    folder,
    store,
    cacheBytes: bounds.cacheBytes,
    run: async <Row extends object>(text: string) => {
      const connection = await connect()
      const limit = patienceMs === undefined ? undefined : setTimeout(() => connection.interrupt(), patienceMs)
      try {
        const rows = (await connection.runAndReadAll(text)).getRowObjectsJS()
        return rows.map(withPlainValues) as Row[]
      } finally {
        clearTimeout(limit)
        connection.disconnectSync()
      }
    },
    scan: async (text, columns, take) => {
      const packed = packedRows(columns)
      const connection = await connect()
      try {
        const result = await connection.stream(text)
        for (;;) {
          const chunk = await result.fetchChunk()
          if (!chunk || chunk.rowCount === 0) return
          await take(packed.read(chunk))
        }
      } finally {
        connection.disconnectSync()
      }
    },
    write: async (columns, work) => {
      const { DuckDBDataChunk } = await import('@duckdb/node-api')
      const connection = await connect()
      const [types, converters] = await converterOf(columns)
      const named = Object.entries(columns).map(([name, type]) => `${name} ${SQL_TYPES[type]}`)
      try {
        await connection.run(`create temp table rows_to_write (${named.join(', ')})`)
        return await work({
          append: async (rows) => {
            const appender = await connection.createAppender('rows_to_write')
            for (let at = 0; at < rows.length; at += CHUNK) {
              const part = rows.slice(at, at + CHUNK)
              const chunk = DuckDBDataChunk.create(types)
              chunk.setColumns(converters.map((convert, column) => part.map((row) => convert(row[column] as never))))
              appender.appendDataChunk(chunk)
            }
            appender.closeSync()
          },
          appendPacked: async (rows) => {
            const packed = packedRows(columns)
            const appender = await connection.createAppender('rows_to_write')
            for (let at = 0; at < rows.length; at += CHUNK * packed.width) {
              const part = rows.subarray(at, at + CHUNK * packed.width)
              const chunk = DuckDBDataChunk.create(types, part.length / packed.width)
              packed.fill(chunk, part)
              appender.appendDataChunk(chunk)
            }
            appender.closeSync()
          },
          save: async (file) => {
            await connection.run(`copy rows_to_write to '${quotable(join(folder, file))}' ${PARQUET_FORMAT}`)
            await connection.run('truncate rows_to_write')
          },
        })
      } finally {
        connection.disconnectSync()
      }
    },
  }
}

/** Throws where DuckDB is not installed: images bring it in one of its own. */
export function requireParquet(): void {
  try {
    import.meta.resolve('@duckdb/node-api')
  } catch {
    throw new Error(
      'Months of the books are in files, and what reads them is not here: the image duckdb has to be mounted (docs/guides/deploy.md).',
    )
  }
}

const MEMORY_BYTES = 512_000_000
const SPILLED_BYTES = 4 * 1024 ** 3

/** DuckDB reads and writes only in this folder and in that of its temporary files, and downloads no extension. */
async function open(
  folder: string,
  { spillFolder, spillBytes = SPILLED_BYTES, memoryBytes = MEMORY_BYTES }: ParquetBounds,
): Promise<DuckDBInstance> {
  const spillPlace = spillFolder === undefined ? folder : resolve(spillFolder)
  await removeLeft(spillPlace)
  requireParquet()
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const instance = await DuckDBInstance.create(':memory:', {
    threads: '2',
    memory_limit: `${memoryBytes}B`,
    // One per process: DuckDB gives its temporary files the same names in every process.
    temp_directory: join(spillPlace, `${OWN_SPILLED}-${process.pid}-${randomUUID()}`),
    // It knows a file that took another's place by the second of its change only.
    enable_external_file_cache: 'false',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  })
  const connection = await instance.connect()
  try {
    const places = [...new Set([folder, spillPlace])].map((place) => `'${quotable(place)}'`)
    await connection.run(`set allowed_directories = [${places.join(', ')}]`)
    // As an option at the creation it has no effect.
    await connection.run(`set max_temp_directory_size = '${spillBytes}B'`)
    await connection.run('set enable_external_access = false')
    await connection.run('set lock_configuration = true')
  } finally {
    connection.disconnectSync()
  }
  return instance
}

const OWN_SPILLED = `.spilled-${hostname()}`

/** Removes what processes of this machine have left there that were killed. */
async function removeLeft(place: string): Promise<void> {
  for (const name of await readdir(place).catch(() => [])) {
    if (!name.startsWith(`${OWN_SPILLED}-`)) continue
    const path = join(place, name)
    const pid = Number(/^-(\d+)-/.exec(name.slice(OWN_SPILLED.length))?.[1])
    const isLeft = pid === process.pid ? await isOfEarlierProcess(path) : pid > 0 && !isRunning(pid)
    if (isLeft) await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

/** In a container that was restarted the process has the number of the one before it. */
async function isOfEarlierProcess(path: string): Promise<boolean> {
  const changedMs = (await stat(path).catch(() => undefined))?.mtimeMs
  return changedMs !== undefined && changedMs < Date.now() - process.uptime() * 1000
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

function quotable(path: string): string {
  assert(!path.includes("'"), 'The path of a folder of Parquet files has no apostrophe.')
  return path
}

type Convert = (cell: never) => DuckDBValue

async function converterOf(columns: ParquetColumns): Promise<[DuckDBType[], Convert[]]> {
  const duck = await import('@duckdb/node-api')
  const whole = (cell: number): DuckDBValue => BigInt(cell)
  const made: Readonly<Record<ParquetType, readonly [DuckDBType, (cell: never) => DuckDBValue]>> = {
    uuid: [duck.UUID, (cell: string) => duck.uuidValue(BigInt(`0x${cell.replaceAll('-', '')}`))],
    bigint: [duck.BIGINT, whole],
    integer: [duck.INTEGER, (cell: number) => cell],
    smallint: [duck.SMALLINT, (cell: number) => cell],
    time: [duck.TIMESTAMPTZ, (cell: number) => new duck.DuckDBTimestampTZValue(BigInt(cell))],
    bytes: [duck.BLOB, (cell: Uint8Array) => duck.blobValue(cell)],
    text: [duck.VARCHAR, (cell: string) => cell],
  }
  const chosen = Object.values(columns).map((type) => made[type])
  return [
    chosen.map(([type]) => type),
    chosen.map(
      ([, convert]) =>
        (cell: never) =>
          cell === null ? null : convert(cell),
    ),
  ]
}

const camelCaseNames = new Map<string, string>()

function nameOf(column: string): string {
  const known = camelCaseNames.get(column)
  if (known !== undefined) return known
  const name = column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  camelCaseNames.set(column, name)
  return name
}

function withPlainValues(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const plain: Record<string, unknown> = {}
  for (const column in row) {
    const value = row[column]
    plain[nameOf(column)] = typeof value === 'bigint' ? safeNumber(value) : value
  }
  return plain
}

function safeNumber(value: bigint): number {
  const number = Number(value)
  assert(Number.isSafeInteger(number), 'A whole number of a Parquet file fits into a safe integer.')
  return number
}
