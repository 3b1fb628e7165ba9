import type { Database, ParquetFiles } from '../../kernel/index.ts'
import { ArchiveNotMade } from './archive-not-made.ts'
import { readEntries } from './archive-files.ts'
import { cellsOf, type StoredEntry } from './stored-entry.ts'
import type { Month } from './months.ts'
import { readLeaving } from './write-month.ts'

/** Reads the files back and compares every entry with the database; returns their number. */
export async function compareMonth(db: Database, files: ParquetFiles, folder: string, month: Month): Promise<number> {
  let compared = 0
  for await (const { entries } of readLeaving(db, month)) {
    await compareEntries(files, [folder], entries)
    compared += entries.length
  }
  return compared
}

/**
 * Compares entries, by account and number, with the files, which must have exactly these between the first and the
 * last.
 */
export async function compareEntries(
  files: ParquetFiles,
  months: readonly string[],
  entries: readonly StoredEntry[],
): Promise<void> {
  const [first, last] = [entries[0], entries.at(-1)]
  if (!first || !last) return
  const written = await readEntries(
    files,
    months,
    `account_id between ${first.accountId} and ${last.accountId}
      and (account_id > ${first.accountId} or seq >= ${first.seq}) and (account_id < ${last.accountId} or seq <= ${last.seq})`,
  )
  const wrong = entries.find((entry, place) => !isSame(entry, written[place])) ?? written[entries.length]
  if (wrong)
    throw new ArchiveNotMade(
      `Entry ${wrong.seq} of account ${wrong.accountId} is not in the files as it is in the database.`,
    )
}

export function isSame(entry: StoredEntry, other: StoredEntry | undefined): boolean {
  return other !== undefined && cellsOf(entry).join() === cellsOf(other).join()
}
