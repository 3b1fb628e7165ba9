import type { Database, ParquetFiles, Querier } from '../../kernel/index.ts'
import { ArchiveNotMade } from './archive-not-made.ts'
import * as queries from './archive.queries.ts'
import { checkFilesOf } from './check-files.ts'
import { firstDayOf, type Month } from './months.ts'
import { withoutChecks } from './take-books.ts'

/**
 * Drops the detached table of a month that has left: its entries are only in the files from now on. Only when every
 * byte of the files is as it was signed, and a full check of the books, which reads the files, found nothing since the
 * month left. A lock excludes `restoreMonth` meanwhile, which would attach the table again.
 */
export function dropMonth(db: Database, files: ParquetFiles, month: Month): Promise<void> {
  return withoutChecks(db, (held) => drop(held, files, month))
}

/** Whether the detached table of an archived month still exists. */
export async function hasDetachedTable(db: Querier, month: Month): Promise<boolean> {
  return (await queries.listArchivedMonths(db)).find((one) => one.month === firstDayOf(month))?.hasTable === true
}

async function drop(db: Database, files: ParquetFiles, month: Month): Promise<void> {
  const found = (await queries.listArchivedMonths(db)).find((one) => one.month === firstDayOf(month))
  if (found?.state !== 'away' || !found.leftAt) throw new ArchiveNotMade(`${month} has not left the books.`)
  if (!found.hasTable) throw new ArchiveNotMade(`The table of ${month} is dropped already.`)
  if (found.hasKeys) throw new ArchiveNotMade(`${month} has not left whole: books:archive goes on with it.`)
  const check = await queries.findFullCheck(db)
  if (!check || check.checkedAt < found.leftAt)
    throw new ArchiveNotMade('All books have not been checked since it left: books:check -- --full.')
  if (check.differences > 0) throw new ArchiveNotMade(`The check of all books found ${check.differences} differences.`)
  const problem = await checkFilesOf(files, found)
  if (problem) throw new ArchiveNotMade(`The files are not as they were signed: ${problem}.`)
  await db.transaction(async (tx) => {
    await queries.dropMonth(tx, firstDayOf(month))
    await queries.setHasTable(tx, firstDayOf(month), false)
  })
}
