import { lockCounting } from '../day-book.queries.ts'
import type { CountNeeds } from '../needs.ts'
import * as queries from './make-months.queries.ts'

/**
 * Rebuilds months of people and games that lack movements of the day book: those that a process of the previous release
 * has added to, and those with a difference. One transaction each. Returns the months.
 */
export async function makeMonths({ db }: Pick<CountNeeds, 'db'>): Promise<string[]> {
  const made: string[] = []
  for (const month of await queries.listUncountedMonths(db))
    await db.transaction(async (tx) => {
      await lockCounting(tx)
      // Another worker may have rebuilt it meanwhile.
      if ((await queries.listUncountedMonths(tx, month)).length === 0) return
      await queries.makeMonth(tx, month)
      made.push(month)
    })
  await queries.recordDaysOfOldCode(db)
  return made
}
