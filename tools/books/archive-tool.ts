import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withSecretFiles } from '#config/secret-files.ts'
import { readPublicKey } from '#server/audit/index.ts'
import { openDatabase, type Database, type ParquetFiles } from '#server/kernel/index.ts'
import { ArchiveNotMade, isMonth, makeCheckpointFolder, type ArchiveNeeds, type Month } from '#server/ledger/index.ts'
import { readArchivePlace } from './archive-place.ts'

/** Common parts of the archive's commands. */
export type ArchiveTool = {
  readonly env: NodeJS.ProcessEnv
  readonly db: Database
  readonly files: ParquetFiles
  readonly month: Month
  readonly trust: ArchiveNeeds['trust']
  /** How long the command waits for reads that processes began before. */
  readonly quietMs: number
}

const QUIET_SECONDS = 60
const AFTER_MONTHS = 13

/**
 * Parses `--month`, and `--quiet`, the seconds for which the command waits for reads that processes began before.
 * Undefined if a value is invalid, and with any other argument.
 */
export function readMonth(args: readonly string[]): { readonly month: Month; readonly quietMs: number } | undefined {
  try {
    const options = { month: { type: 'string' }, quiet: { type: 'string', default: String(QUIET_SECONDS) } } as const
    const { month = '', quiet } = parseArgs({ args: [...args], options }).values
    if (!isMonth(month) || !/^\d{1,4}$/.test(quiet) || quiet === '0') return undefined
    return { month, quietMs: Number(quiet) * 1000 }
  } catch {
    return undefined
  }
}

/**
 * Parses BOOKS_ARCHIVE_AFTER_MONTHS, the number of months after which a month may be archived; undefined if it is no
 * integer.
 */
export function readAfterMonths(text: string | undefined): number | undefined {
  const months = Number(text?.trim() || AFTER_MONTHS)
  return Number.isInteger(months) ? months : undefined
}

/**
 * Runs a command of the archive on DATABASE_URL and BOOKS_ARCHIVE_FOLDER for the month of `--month`; a refusal is
 * printed, with exit code 1.
 */
export async function runArchiveTool(name: string, work: (tool: ArchiveTool) => Promise<void>): Promise<void> {
  const env = withSecretFiles(process.env)
  const asked = readMonth(process.argv.slice(2))
  const { AUDIT_FOLDER: audit } = env
  const { parquetFolder, parquetStore, parquetBounds, ...place } = readArchivePlace(env)
  // Only the owner of the books may archive and restore months; the processes' role may not.
  const url = env['DATABASE_OWNER_URL'] || env['DATABASE_URL']
  const problems = [
    ...place.problems,
    ...(url ? [] : ['DATABASE_URL is missing: it names the database of the books.']),
    ...(parquetFolder ? [] : ['BOOKS_ARCHIVE_FOLDER is missing: it says where files of closed months are.']),
    ...(asked ? [] : [`It takes --month YYYY-MM, and --quiet SECONDS if need be: npm run ${name} -- --month 2026-01`]),
  ]
  if (!url || !parquetFolder || !asked || problems.length > 0) {
    for (const problem of problems) console.error(problem)
    process.exitCode = 1
    return
  }
  const db = openDatabase({ url, connections: 3, applicationName: name, parquetFolder, parquetStore, parquetBounds })
  const publicKeys = (env['AUDIT_PUBLIC_KEY'] ?? '').split(',').flatMap((key) => readPublicKey(key.trim()) ?? [])
  const trust = { publicKeys, store: audit ? makeCheckpointFolder(join(audit, 'books')) : undefined }
  try {
    if (db.parquet) await work({ env, db, files: db.parquet, trust, ...asked })
  } catch (problem) {
    if (!(problem instanceof ArchiveNotMade)) throw problem
    console.error(problem.message)
    process.exitCode = 1
  } finally {
    await db.close()
  }
}
