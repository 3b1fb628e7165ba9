import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { requireParquet, type Querier } from '../../kernel/index.ts'
import { listArchivedMonths } from './archive.queries.ts'
import { filesOf } from './archive-files.ts'
import { readManifest } from './manifest.ts'

/**
 * A process that cannot read closed months would report old rounds as unknown: it does not start, even if only one file
 * is missing. Before the first migration there is nothing to check.
 */
export async function requireArchive(db: Querier): Promise<void> {
  const rows = await listArchivedMonths(db).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) return []
    throw error
  })
  if (rows.length > 0) requireParquet()
  for (const { manifest } of rows) {
    const { month, files } = readManifest({ text: manifest })
    const { folder } = filesOf(db, month)
    const present = new Set(await readdir(join(folder, month)).catch(() => []))
    const missing = ['manifest.json', ...files.map(({ name }) => name)].find((name) => !present.has(name))
    if (missing)
      throw new Error(`${month}/${missing} is missing in BOOKS_ARCHIVE_FOLDER: it has rounds that are nowhere else.`)
  }
}

const UNDEFINED_TABLE = '42P01'
