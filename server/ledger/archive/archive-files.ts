import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { assert, type ParquetFiles, type Querier } from '../../kernel/index.ts'
import { ArchiveNotMade } from './archive-not-made.ts'
import { manifestContent, readManifest, type ArchiveFile, type SignedManifest } from './manifest.ts'
import { monthOf, type Month } from './months.ts'
import type { StoredEntry } from './stored-entry.ts'

/** The files of closed months, in a process with a configured folder. */
export function filesOf(db: Querier, month: Month): ParquetFiles {
  if (!db.parquet)
    throw new Error(
      `The books of ${month} are in files: BOOKS_ARCHIVE_FOLDER says where, and this process does not have it.`,
    )
  return db.parquet
}

/** Unfinished files are in a folder of their own, which is never read. */
export const unfinished = (month: Month): string => `${month}.part`

/** The list that DuckDB reads, of one kind of file of some months. */
export function listOf(
  { folder }: ParquetFiles,
  months: readonly string[],
  file: 'entries' | 'accounts' | 'references',
): string {
  const globs = months.map((month) => `'${join(folder, month, `${file}-*.parquet`)}'`)
  return `read_parquet([${globs.join(', ')}])`
}

export const COLUMNS = `reference, account_id, seq, debit, credit, balance_after, series_id, epoch_us(created_at) as at,
  contra_id, ordinal, kind`

/** Entries from a list of files, by account and number. @param where a condition of DuckDB */
export async function readEntries(files: ParquetFiles, source: string, where: string): Promise<StoredEntry[]> {
  return files.run<StoredEntry>(`select ${COLUMNS} from ${source} where ${where} order by account_id, seq`)
}

const REFERENCE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** References as texts of a statement. */
export function quoted(references: readonly string[]): string {
  for (const reference of references) assert(REFERENCE.test(reference), 'A reference is a UUID in small letters.')
  return references.map((reference) => `'${reference}'::uuid`).join(', ')
}

export async function makeRoom(files: ParquetFiles, month: Month): Promise<void> {
  const { folder } = files
  for (const place of [join(folder, unfinished(month)), replaced(files, month)])
    await rm(place, { recursive: true, force: true })
  await mkdir(join(folder, unfinished(month)), { recursive: true })
}

/** Size and hash of each written file; the files are flushed to disk before it returns. */
export async function describeFiles(folder: string, rowsOf: ReadonlyMap<string, number>): Promise<ArchiveFile[]> {
  const described: ArchiveFile[] = []
  for (const name of (await readdir(folder)).toSorted()) {
    const handle = await open(join(folder, name), 'r')
    await handle.sync()
    await handle.close()
    described.push({ name, rows: rowsOf.get(name) ?? 0, ...(await describeFile(join(folder, name))) })
  }
  return described
}

export async function describeFile(path: string): Promise<{ readonly bytes: number; readonly hash: string }> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part as Buffer)
  return { bytes: (await stat(path)).size, hash: hash.digest('hex') }
}

/**
 * The folder is renamed once everything in it is on disk, the manifest too. An existing folder of that name was written
 * by an interrupted attempt, or before the month was restored, and has the same content. @throws ArchiveNotMade where
 * it differs: it may be of other books
 */
export async function finishFolder(
  files: ParquetFiles,
  month: Month,
  manifest: SignedManifest,
  isOfSame: (found: SignedManifest) => boolean = (found) => hasSameEntries(found, manifest),
): Promise<void> {
  const folder = join(files.folder, unfinished(month))
  const handle = await open(join(folder, 'manifest.json'), 'w', 0o444)
  try {
    await handle.writeFile(manifestContent(manifest))
    await handle.sync()
  } finally {
    await handle.close()
  }
  const present = join(files.folder, month)
  if ((await readdir(files.folder)).includes(month)) {
    await requireSame(present, month, isOfSame)
    await rename(present, replaced(files, month))
  }
  await rename(folder, present)
  await rm(replaced(files, month), { recursive: true, force: true })
  for (const path of [join(files.folder, month), files.folder]) {
    const directory = await open(path, 'r')
    await directory.sync()
    await directory.close()
  }
}

const replaced = ({ folder }: ParquetFiles, month: Month): string => join(folder, `${month}.replaced`)

async function requireSame(folder: string, month: Month, isOfSame: (found: SignedManifest) => boolean): Promise<void> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => undefined)
  if (text === undefined || !isOfSame(JSON.parse(text) as SignedManifest))
    throw new ArchiveNotMade(
      `There are files of ${month} already, of other entries. Each database has a folder of its own; put them aside if they are of this one.`,
    )
}

function hasSameEntries(found: SignedManifest, manifest: SignedManifest): boolean {
  const [one, other] = [readManifest(found), readManifest(manifest)]
  return one.entries === other.entries && one.accounts === other.accounts && one.moved === other.moved
}

/** The months of some rows of `archived_month`. */
export const monthsOf = (rows: readonly { readonly month: string }[]): Month[] =>
  rows.map(({ month }) => monthOf(month))
