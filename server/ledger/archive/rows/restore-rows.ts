import { ArchiveNotMade } from '../archive-not-made.ts'
import { waitForReaders, type ArchiveNeeds } from '../archive-month.ts'
import { firstDayOf, type Month } from '../months.ts'
import { withoutChecks } from '../take-books.ts'
import * as queries from './archived-rows.queries.ts'
import { readPages, requireFiles } from './drop-rows.ts'
import type { RowsKind } from './rows-kind.ts'

const QUIET_MS = 60_000

/**
 * Restores the rows of a month to their tables, the newest month of the kind first. The files are kept. After an
 * interruption the next call continues.
 */
export async function restoreRows(
  needs: Pick<ArchiveNeeds, 'db' | 'files' | 'say' | 'quietMs'>,
  month: Month,
  kind: RowsKind,
): Promise<void> {
  const { files, say, quietMs = QUIET_MS } = needs
  await withoutChecks(needs.db, async (db) => {
    const archived = await queries.listArchivedRows(db, kind.name)
    const found = archived.find((one) => one.month === firstDayOf(month))
    if (!found) return
    if (found !== archived.at(-1))
      throw new ArchiveNotMade(
        `Months come back one after the other: the ${kind.name} of ${archived.at(-1)?.month.slice(0, 7)} come first.`,
      )
    const manifest = await requireFiles(files, found)
    await queries.setRowsState(db, found, 'returning')
    for (const table of kind.tables)
      for await (const page of readPages(files, manifest, table)) await db.transaction((tx) => table.put(tx, page))
    // A reader that did not find them in the tables before still finds the month in the files.
    await waitForReaders(db, quietMs)
    await queries.deleteArchivedRows(db, found)
    say(`its ${kind.name} are in the database again`)
  })
}
