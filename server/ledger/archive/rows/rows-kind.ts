import type { ParquetCell, ParquetColumns, Querier, Transaction } from '../../../kernel/index.ts'

/** A row with camelCase names: times are microseconds since 1970, JSON is text. */
export type FileRow = Readonly<Record<string, ParquetCell>>

export type Leaving = {
  /** Rows leave that were changed for the last time before this instant, */
  readonly end: Date
  /** and not before this one: those are in the files of an earlier month already, and in the table still. */
  readonly begin: Date
  /** The row after which this page begins. */
  readonly after: FileRow | undefined
  readonly limit: number
}

/** A table whose rows of closed months are written to files. */
export type RowsTable = {
  /** Its files are `<file>-00001.parquet` and so on. */
  readonly file: string
  /** The first columns are its key, by which the files are sorted: whole numbers and UUIDs. */
  readonly columns: ParquetColumns
  readonly keyColumns: number
  /** A second file with some columns, sorted in another order, to find rows by it. */
  readonly index?: { readonly file: string; readonly select: string; readonly by: string }
  readonly list: (db: Querier, leaving: Leaving) => Promise<FileRow[]>
  /** Inserts rows again; existing ones stay unchanged. */
  readonly put: (tx: Transaction, rows: readonly FileRow[]) => Promise<void>
}

/** Rows that are archived together: those of the first table, and those of the others that belong to them. */
export type RowsKind = {
  /** Its name in `ledger.archived_rows` and in the names of folders. */
  readonly name: string
  readonly tables: readonly [RowsTable, ...RowsTable[]]
  /**
   * Deletes these rows of the first table, and those that belong to them in the others, if they are still as in the
   * files. Returns the number of deleted rows of the first table.
   */
  readonly remove: (tx: Transaction, rows: readonly FileRow[]) => Promise<number>
}

const nameOf = (column: string): string =>
  column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** In the order of the columns. */
export function cellsOfRow({ columns }: RowsTable, row: FileRow): readonly ParquetCell[] {
  return Object.keys(columns).map((column) => row[nameOf(column)] ?? null)
}

export const keyNamesOf = ({ columns, keyColumns }: RowsTable): string[] => Object.keys(columns).slice(0, keyColumns)

/** The columns of a table's files for a `select` of DuckDB, in the form of `FileRow`. */
export function selectionOf({ columns }: RowsTable): string {
  return Object.entries(columns)
    .map(([name, type]) => (type === 'time' ? `epoch_us(${name}) as ${name}` : name))
    .join(', ')
}

/** The key of a row as SQL of DuckDB. */
export function keyTextOf(table: RowsTable, row: FileRow): string {
  const names = Object.entries(table.columns).slice(0, table.keyColumns)
  return `(${names.map(([name, type]) => literalOf(type, row[nameOf(name)])).join(', ')})`
}

/** A condition of DuckDB: the key is before or after that of a given row; column by column, since it cannot compare lists. */
export function isBeyond(table: RowsTable, row: FileRow, sign: '>' | '>=' | '<='): string {
  const columns = Object.entries(table.columns).slice(0, table.keyColumns)
  const strict = sign.slice(0, 1)
  return columns.reduceRight((rest, [name, type], at) => {
    const literal = literalOf(type, row[nameOf(name)])
    return at === columns.length - 1
      ? `${name} ${sign} ${literal}`
      : `(${name} ${strict} ${literal} or (${name} = ${literal} and ${rest}))`
  }, '')
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function literalOf(type: string, cell: ParquetCell | undefined): string {
  if (type === 'uuid' && typeof cell === 'string' && UUID.test(cell)) return `'${cell}'::uuid`
  if (typeof cell === 'number' && Number.isSafeInteger(cell)) return `${cell}::${type}`
  throw new Error('A key of rows in files consists of whole numbers and UUIDs.')
}
