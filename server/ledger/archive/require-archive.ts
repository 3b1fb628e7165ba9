import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { requireParquet, type Querier } from '../../kernel/index.ts'
import { listArchivedMonths } from './archive.queries.ts'
import { filesOf } from './archive-files.ts'
import { readManifest, type ArchiveFile } from './manifest.ts'
import { monthOf, type Month } from './months.ts'
import { listAllArchivedRows } from './rows/archived-rows.queries.ts'
import { readRowsManifest, rowsFolder } from './rows/rows-manifest.ts'
import { isStored } from './stored-files.ts'

/**
 * A process that cannot read closed months would report old rounds as unknown: it does not start, even if only one file
 * is missing. Before the first migration there is nothing to check.
 */
export async function requireArchive(db: Querier): Promise<void> {
  const months = await whereMade(listArchivedMonths(db))
  const rows = await whereMade(listAllArchivedRows(db))
  if (months.length > 0 || rows.length > 0) requireParquet()
  const [first] = months
  if (first && filesOf(db, monthOf(first.month)).store) {
    await requireBucket(db, [...months.slice(-1), ...rows.slice(-1)])
    return
  }
  for (const { manifest } of months) {
    const { month, files } = readManifest({ text: manifest })
    await requireFolder(db, month, { name: month, files })
  }
  for (const { manifest } of rows) {
    const { kind, month, files } = readRowsManifest({ text: manifest })
    await requireFolder(db, month, { name: rowsFolder(kind, month), files })
  }
}

/** Checks that the bucket responds and has the newest manifests. Other files are fetched when they are needed. */
async function requireBucket(
  db: Querier,
  newest: readonly { readonly month: string; readonly manifest: string; readonly signature: string }[],
): Promise<void> {
  for (const { month, manifest, signature } of newest)
    if (!(await isStored(filesOf(db, monthOf(month)), { text: manifest, signature })))
      throw new Error(
        `The manifest of ${monthOf(month)} is missing in BOOKS_ARCHIVE_BUCKET_URL: it has rounds that are nowhere else.`,
      )
}

async function requireFolder(
  db: Querier,
  month: Month,
  { name, files }: { readonly name: string; readonly files: readonly ArchiveFile[] },
): Promise<void> {
  const { folder } = filesOf(db, month)
  const present = new Set(await readdir(join(folder, name)).catch(() => []))
  const missing = ['manifest.json', ...files.map((file) => file.name)].find((file) => !present.has(file))
  if (missing)
    throw new Error(`${name}/${missing} is missing in BOOKS_ARCHIVE_FOLDER: it has rounds that are nowhere else.`)
}

/** Undefined if the table does not exist yet. */
function whereMade<T>(rows: Promise<T[]>): Promise<T[]> {
  return rows.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) return []
    throw error
  })
}

const UNDEFINED_TABLE = '42P01'
