import type { Querier } from '../../kernel/index.ts'
import * as queries from './archive.queries.ts'
import { AFTER_MONTHS_LEAST } from './find-closed.ts'
import { beginOf, endOf, monthOf, type Month } from './months.ts'

/** Months of the books whose end is long enough ago for the archive, oldest first; without empty months. */
export async function listDueMonths(db: Querier, now: Date, afterMonths: number): Promise<Month[]> {
  const months = Math.max(afterMonths, AFTER_MONTHS_LEAST)
  const due: Month[] = []
  for (const month of (await queries.listPresentMonths(db)).map(monthOf))
    if (endOf(month, months) <= now && (await queries.hasEntriesWithin(db, beginOf(month), endOf(month))))
      due.push(month)
  return due
}

/** How many months have left, or are about to. */
export async function countArchivedMonths(db: Querier): Promise<number> {
  return (await queries.listArchivedMonths(db)).length
}
