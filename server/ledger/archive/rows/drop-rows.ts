import type { Database, ParquetFiles } from '../../../kernel/index.ts'
import { ArchiveNotMade } from '../archive-not-made.ts'
import { findFullCheck } from '../archive.queries.ts'
import { withCopies } from '../bounded-copies.ts'
import { checkFolder } from '../check-files.ts'
import { firstDayOf, type Month } from '../months.ts'
import { fetchFiles } from '../stored-files.ts'
import { withoutChecks } from '../take-books.ts'
import * as queries from './archived-rows.queries.ts'
import { readTable, sourceOf } from './read-rows.ts'
import { readRowsManifest, rowsFolder, type RowsManifest } from './rows-manifest.ts'
import { isBeyond, type FileRow, type RowsKind, type RowsTable } from './rows-kind.ts'

const PAGE = 5_000

/**
 * Deletes the rows of a month from their tables, so that only the files have them. Refused unless every byte of the
 * files is as it was signed, and a full check, which reads the files, found nothing since they were written. Only rows
 * in the files are deleted, one page per transaction; after an interruption the next call continues.
 * @returns whether there was something to delete
 */
export async function dropRows(
  needs: { readonly db: Database; readonly files: ParquetFiles; readonly say: (line: string) => void },
  month: Month,
  kind: RowsKind,
): Promise<boolean> {
  const { files, say } = needs
  let isDropped = false
  await withoutChecks(needs.db, async (db) => {
    const found = (await queries.listArchivedRows(db, kind.name)).find((one) => one.month === firstDayOf(month))
    if (!found || found.state === 'away') return
    if (found.state === 'returning')
      throw new ArchiveNotMade(`The ${kind.name} of ${month} are coming back: books:restore-month first.`)
    const check = await findFullCheck(db)
    if (!check || check.checkedAt < found.copiedAt)
      throw new ArchiveNotMade(
        `All books have not been checked since the ${kind.name} of ${month} were written: books:check -- --full.`,
      )
    if (check.differences > 0)
      throw new ArchiveNotMade(`The check of all books found ${check.differences} differences.`)
    const manifest = await requireFiles(files, found)
    const removed = await remove(db, files, kind, manifest)
    await queries.setRowsState(db, found, 'away')
    isDropped = true
    say(`${removed} ${kind.name} deleted from the database`)
  })
  return isDropped
}

/** The manifest of a month of rows whose files are as they were signed. @throws ArchiveNotMade */
export async function requireFiles(files: ParquetFiles, found: queries.ArchivedRows): Promise<RowsManifest> {
  const signed = { text: found.manifest, signature: found.signature }
  const manifest = readRowsManifest(signed)
  const problem = await checkFolder(files, rowsFolder(manifest.kind, manifest.month), {
    signed,
    described: manifest.files,
  })
  if (problem) throw new ArchiveNotMade(`The files are not as they were signed: ${problem}.`)
  return manifest
}

async function remove(db: Database, files: ParquetFiles, kind: RowsKind, manifest: RowsManifest): Promise<number> {
  const [table] = kind.tables
  let removed = 0
  for await (const page of readPages(files, manifest, table))
    await db.transaction(async (tx) => {
      removed += await kind.remove(tx, page)
    })
  return removed
}

/** All rows of a table of one month, in pages by their key. */
export async function* readPages(
  files: ParquetFiles,
  manifest: RowsManifest,
  table: RowsTable,
): AsyncGenerator<readonly FileRow[]> {
  const source = sourceOf(files.folder, [manifest], table.file)
  let where = 'true'
  for (;;) {
    const place = where
    // A large month takes longer than a copy is sure to stay.
    const page = await withCopies(
      files,
      () => fetchFiles(files, rowsFolder(manifest.kind, manifest.month), manifest.files, [table.file]),
      () => readTable(files, source, table, place, PAGE),
    )
    const last = page.at(-1)
    if (!last) return
    yield page
    if (page.length < PAGE) return
    // A condition on the first column lets DuckDB skip parts of the files, which are sorted by it.
    where = `${isBeyond({ ...table, keyColumns: 1 }, last, '>=')} and ${isBeyond(table, last, '>')}`
  }
}
