import { join } from 'node:path'
import { systemClock, type ParquetFiles, type Querier } from '../../../kernel/index.ts'
import { filesOf, quoted } from '../archive-files.ts'
import { withCopies } from '../bounded-copies.ts'
import { monthOf } from '../months.ts'
import { mayHaveLeft, timeOfReference } from '../old-references.ts'
import { fetchFiles } from '../stored-files.ts'
import { listArchivedRows } from './archived-rows.queries.ts'
import { readRowsManifest, rowsFolder, type RowsManifest } from './rows-manifest.ts'
import { keyNamesOf, keyTextOf, selectionOf, type FileRow, type RowsKind, type RowsTable } from './rows-kind.ts'

/** The list of files that DuckDB reads; undefined if none of the months has one. */
export function sourceOf(
  folder: string,
  manifests: readonly Pick<RowsManifest, 'kind' | 'month' | 'files'>[],
  file: string,
): string | undefined {
  const paths = manifests.flatMap(({ kind, month, files }) =>
    files
      .filter(({ name }) => name.startsWith(`${file}-`))
      .map(({ name }) => `'${join(folder, rowsFolder(kind, month), name)}'`),
  )
  return paths.length === 0 ? undefined : `read_parquet([${paths.join(', ')}], filename = true)`
}

/** Rows of a table from its files, by its key. @param where a condition of DuckDB */
export async function readTable(
  files: ParquetFiles,
  source: string | undefined,
  table: RowsTable,
  where: string,
  limit?: number,
): Promise<FileRow[]> {
  if (source === undefined) return []
  return files.run<FileRow>(
    `select ${selectionOf(table)} from ${source} where ${where} order by ${keyNamesOf(table).join(', ')} ${limit === undefined ? '' : `limit ${limit}`}`,
  )
}

/** A condition on the first column lets DuckDB skip parts of the files, which are sorted by it. */
function isOneOf(table: RowsTable, keys: readonly FileRow[], width: number): string {
  const asked = { ...table, keyColumns: width }
  const [first = ''] = keyNamesOf(table)
  const firsts = keys.map((key) => keyTextOf({ ...table, keyColumns: 1 }, key))
  return `${first} in (${firsts.join(', ')}) and (${keyNamesOf(asked).join(', ')}) in (${keys.map((key) => keyTextOf(asked, key)).join(', ')})`
}

/**
 * A row that was changed after it was written stayed in its table, and is in the files of a later month too, as it was
 * then.
 */
const newestOf = (table: RowsTable): string =>
  `qualify row_number() over (partition by ${keyNamesOf(table).join(', ')} order by filename desc) = 1`

/**
 * Whether rows of a round with this reference, or of a later step, may be in files.
 * @param bookedAt when it was booked, where that is known: a page may have chosen a reference with another time
 */
export function mayBeInFiles(reference: string, bookedAt?: Date): boolean {
  const madeAt = bookedAt ?? timeOfReference(reference.toLowerCase())
  return madeAt === undefined || mayHaveLeft(madeAt, systemClock.now())
}

/** Whether rows since an instant may be in files. */
export const mayBeInFilesSince = (at: Date): boolean => mayHaveLeft(at, systemClock.now())

/** Reads rows of one kind that are no longer in their tables. */
export type RowsReader = {
  /** Rows whose key is one of these. @param width only so many columns of it are compared */
  readonly read: (table: RowsTable, keys: readonly FileRow[], width?: number) => Promise<FileRow[]>
  /** The columns of the second file of a table, for rows with these references. */
  readonly readIndex: (table: RowsTable, references: readonly string[]) => Promise<FileRow[]>
  /**
   * Runs a statement of DuckDB over a table's files, which the text receives: for tables whose rows never change once
   * they are written. The caller writes its values into the text: numbers, instants and `quotedText`.
   */
  readonly select: <Row extends object>(table: RowsTable, text: (source: string) => string) => Promise<Row[]>
  /** Whether rows of the files may be in their tables as well: a month was just written, or is coming back. */
  readonly hasBoth: boolean
}

/** A text as a literal of DuckDB. */
export const quotedText = (text: string): string => `'${text.replaceAll("'", "''").replaceAll('\0', '')}'`

/**
 * A reader of the archived months of a kind; undefined if there are none. Rows are looked for in their table
 * first: a month is registered before its rows are deleted, and until they are restored.
 */
export async function openRows(db: Querier, { name }: Pick<RowsKind, 'name'>): Promise<RowsReader | undefined> {
  const months = await listArchivedRows(db, name)
  const [one] = months
  if (!one) return undefined
  const files = filesOf(db, monthOf(one.month))
  const manifests = months.map(({ manifest }) => readRowsManifest({ text: manifest }))
  const readFrom = <Row extends object>(file: string, read: (source: string) => Promise<Row[]>): Promise<Row[]> => {
    const source = sourceOf(files.folder, manifests, file)
    if (!source) return Promise.resolve([])
    const fetch = async () => {
      for (const one of manifests) await fetchFiles(files, rowsFolder(one.kind, one.month), one.files, [file])
    }
    return withCopies(files, fetch, () => read(source))
  }
  return {
    hasBoth: months.some(({ state }) => state !== 'away'),
    read: async (table, keys, width = table.keyColumns) =>
      keys.length === 0
        ? []
        : readFrom(table.file, (source) =>
            readTable(files, source, table, `${isOneOf(table, keys, width)} ${newestOf(table)}`),
          ),
    readIndex: async ({ index }, wanted) =>
      !index || wanted.length === 0
        ? []
        : readFrom(index.file, (source) =>
            files.run<FileRow>(`select ${index.select} from ${source} where ${index.by} in (${quoted(wanted)})`),
          ),
    select: <Row extends object>({ file }: RowsTable, text: (source: string) => string) =>
      readFrom(file, (source) => files.run<Row>(text(source))),
  }
}
