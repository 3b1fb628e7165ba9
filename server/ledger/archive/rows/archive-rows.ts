import { createHash, createPublicKey } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PARQUET_FORMAT, type Database, type ParquetFiles } from '../../../kernel/index.ts'
import { ArchiveNotMade } from '../archive-not-made.ts'
import { listArchivedMonths } from '../archive.queries.ts'
import { describeFiles, finishFolder, makeRoom, unfinished } from '../archive-files.ts'
import type { ArchiveNeeds } from '../archive-month.ts'
import { fileName, filesIn } from '../files-in.ts'
import { hashOfManifest, isSignedManifest, type SignedManifest } from '../manifest.ts'
import { endOf, firstDayOf, monthOf, type Month } from '../months.ts'
import { storeFiles } from '../stored-files.ts'
import { withoutChecks } from '../take-books.ts'
import * as queries from './archived-rows.queries.ts'
import { readTable, sourceOf } from './read-rows.ts'
import { readRowsManifest, rowsFolder, signRows, type RowsManifest } from './rows-manifest.ts'
import {
  cellsOfRow,
  isBeyond,
  keyTextOf,
  type FileRow,
  type Leaving,
  type RowsKind,
  type RowsTable,
} from './rows-kind.ts'

const PAGE = 5_000
/** Rows per file, which DuckDB holds in memory before it writes them. */
const FILE_ROWS = 500_000

export type RowsNeeds = Pick<ArchiveNeeds, 'db' | 'files' | 'clock' | 'trust' | 'signingKey' | 'say'>

/**
 * Writes rows of rounds of an archived month to files, and compares them with the database. They stay in their tables until
 * `dropRows`; from then on readers look for missing rows in the files. After an interruption it is repeated.
 */
export async function archiveRows(needs: RowsNeeds, month: Month, kind: RowsKind): Promise<void> {
  await withoutChecks(needs.db, async (db) => {
    const left = (await listArchivedMonths(db)).find((one) => one.month === firstDayOf(month))
    if (left?.state !== 'away') throw new ArchiveNotMade(`${month} has not left the books: its ${kind.name} stay, too.`)
    const archived = await queries.listArchivedRows(db, kind.name)
    const present = archived.find((one) => one.month === firstDayOf(month))
    if (present?.state === 'returning')
      throw new ArchiveNotMade(`The ${kind.name} of ${month} are coming back: books:restore-month first.`)
    if (!present) await write({ ...needs, db }, month, kind, archived)
  })
}

async function write(
  { db, files, clock, trust, signingKey, say }: RowsNeeds,
  month: Month,
  kind: RowsKind,
  archived: readonly queries.ArchivedRows[],
): Promise<void> {
  const before = archived.at(-1)
  if (before && before.month > firstDayOf(month))
    throw new ArchiveNotMade(`The ${kind.name} of ${before.month.slice(0, 7)} have left before those of ${month}.`)
  const previous = before && { text: before.manifest, signature: before.signature }
  if (previous && !isSignedManifest(previous, [createPublicKey(signingKey), ...trust.publicKeys]))
    throw new ArchiveNotMade(`The manifest of the ${kind.name} before ${month} is signed by no key that is known.`)
  const name = rowsFolder(kind.name, month)
  await makeRoom(files, name)
  const leaving = { begin: endOfCopied(archived), end: endOf(month) }
  const { rowsOf, ...written } = await writeTables({ db, files, leaving }, kind, month)
  const [first = 0] = written.rows
  if (first === 0) {
    await rm(join(files.folder, unfinished(name)), { recursive: true })
    say(`no ${kind.name} leave with it`)
    return
  }
  const described = await describeFiles(join(files.folder, unfinished(name)), rowsOf)
  const manifest: RowsManifest = {
    ...written,
    kind: kind.name,
    month,
    at: clock.now(),
    files: described,
    previous: previous ? hashOfManifest(previous) : '',
  }
  await compareTables({ db, files, leaving }, kind, manifest)
  const signed = signRows(manifest, signingKey)
  await finishFolder(files, name, signed, (found) => hasSameRows(found, manifest))
  await storeFiles(files, name, { signed, described })
  await db.transaction((tx) =>
    queries.insertArchivedRows(tx, {
      kind: kind.name,
      month: firstDayOf(month),
      manifest: signed.text,
      signature: signed.signature,
    }),
  )
  say(
    `${first} ${kind.name} written, read back and found as they are in the database: ${described.reduce((sum, { bytes }) => sum + bytes, 0)} bytes`,
  )
}

const hasSameRows = (found: SignedManifest, { content, rows }: RowsManifest): boolean => {
  const other = readRowsManifest(found)
  return other.content === content && other.rows.join() === rows.join()
}

/** The end of the last month whose rows are in files and in their table. */
function endOfCopied(archived: readonly queries.ArchivedRows[]): Date {
  const copied = archived.findLast(({ state }) => state === 'copied')
  return copied ? endOf(monthOf(copied.month)) : new Date(0)
}

type Writing = {
  readonly db: Database
  readonly files: ParquetFiles
  readonly leaving: Pick<Leaving, 'begin' | 'end'>
}

/** Rows that leave, in pages by their key. */
async function* readLeaving({ db, leaving }: Writing, table: RowsTable): AsyncGenerator<readonly FileRow[]> {
  let after: FileRow | undefined
  for (;;) {
    const rows = await table.list(db, { ...leaving, after, limit: PAGE })
    if (rows.length > 0) yield rows
    if (rows.length < PAGE) return
    after = rows.at(-1)
  }
}

async function writeTables(writing: Writing, { name, tables }: RowsKind, month: Month) {
  const { files } = writing
  const folder = unfinished(rowsFolder(name, month))
  const rowsOf = new Map<string, number>()
  const content = createHash('sha256')
  const rows: number[] = []
  for (const table of tables) {
    let count = 0
    await files.write(table.columns, async (writer) => {
      const into = filesIn(writer, { folder, file: table.file, rowsMax: FILE_ROWS, rowsOf })
      for await (const page of readLeaving(writing, table)) {
        const cells = page.map((row) => cellsOfRow(table, row))
        for (const row of cells) content.update(`${JSON.stringify(row)}\n`)
        await into.append(cells)
        count += page.length
      }
      await into.finish()
    })
    rows.push(count)
    if (table.index && count > 0) await writeIndex(files, folder, table, rowsOf)
  }
  return { rows, content: content.digest('hex'), rowsOf }
}

async function writeIndex(
  files: ParquetFiles,
  folder: string,
  { file, index }: RowsTable,
  rowsOf: Map<string, number>,
): Promise<void> {
  if (!index) return
  const place = join(files.folder, folder)
  const from = `(select ${index.select} from read_parquet('${place}/${file}-*.parquet') where ${index.by} is not null)`
  const to = join(place, fileName(index.file, 1))
  await files.run(`copy (select * from ${from} order by ${index.by}) to '${to}' ${PARQUET_FORMAT}`)
  const sumOf = (source: string) =>
    `(select count(*) as entries, sum(hash(${index.select})::hugeint) as hashes from ${source})`
  const [compared] = await files.run<{ isSame: boolean; entries: number }>(`
    select t.entries = i.entries and t.hashes is not distinct from i.hashes as is_same, i.entries
      from ${sumOf(from)} t, ${sumOf(`read_parquet('${to}')`)} i`)
  if (compared?.isSame !== true) throw new ArchiveNotMade(`The file of ${index.by} is not that of its rows.`)
  rowsOf.set(fileName(index.file, 1), compared.entries)
}

/** Reads the unfinished files back and compares every row with the database. */
async function compareTables(
  writing: Writing,
  { name, tables }: RowsKind,
  { month, files: described, rows }: RowsManifest,
): Promise<void> {
  const { files } = writing
  const place = { kind: name, month: `${month}.part`, files: described }
  for (const [at, table] of tables.entries()) {
    const source = sourceOf(files.folder, [place], table.file)
    let compared = 0
    for await (const page of readLeaving(writing, table)) {
      const written = await readTable(files, source, table, withinPage(table, page))
      const textOf = (row: FileRow | undefined) => row && JSON.stringify(cellsOfRow(table, row))
      const wrong = page.find((row, n) => textOf(row) !== textOf(written[n])) ?? written[page.length]
      if (wrong)
        throw new ArchiveNotMade(`${keyTextOf(table, wrong)} is not in the files of ${table.file} as in the database.`)
      compared += page.length
    }
    if (compared !== rows[at])
      throw new ArchiveNotMade(`${rows[at]} rows of ${table.file} were written, ${compared} read.`)
  }
}

/** From the first row of a page to its last. */
function withinPage(table: RowsTable, page: readonly FileRow[]): string {
  const [first, last] = [page[0], page.at(-1)]
  if (!first || !last) return 'false'
  // A condition on the first column lets DuckDB skip parts of the files, which are sorted by it.
  const outer = { ...table, keyColumns: 1 }
  return [
    isBeyond(outer, first, '>='),
    isBeyond(outer, last, '<='),
    isBeyond(table, first, '>='),
    isBeyond(table, last, '<='),
  ].join(' and ')
}
