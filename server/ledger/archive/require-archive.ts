import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Querier } from '../../kernel/index.ts'
import { listArchivedMonths } from './archive.queries.ts'
import { filesOf, monthsOf } from './archive-files.ts'

/**
 * A process that could not read closed months would say of old rounds that they never were: it does not start. Before the first
 * migration there is nothing to ask for.
 */
export async function requireArchive(db: Querier): Promise<void> {
  const rows = await listArchivedMonths(db).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) return []
    throw error
  })
  for (const month of monthsOf(rows)) await access(join(filesOf(db, month).folder, month, 'manifest.json'))
}

const UNDEFINED_TABLE = '42P01'
