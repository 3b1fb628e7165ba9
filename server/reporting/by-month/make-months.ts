import { holdCounting } from '../day-book.queries.ts'
import type { CountNeeds } from '../needs.ts'
import * as queries from './make-months.queries.ts'

/**
 * Makes anew the months of people and games that do not have all movements of the day book: those to which a process of the
 * release before has added, and those in which a difference was found. Each is one transaction. Gives the months.
 */
export async function makeMonths({ db }: Pick<CountNeeds, 'db'>): Promise<string[]> {
  const made: string[] = []
  for (const month of await queries.listUncountedMonths(db))
    await db.transaction(async (tx) => {
      await holdCounting(tx)
      // Another worker may have made it meanwhile.
      if ((await queries.listUncountedMonths(tx, month)).length === 0) return
      await queries.makeMonth(tx, month)
      made.push(month)
    })
  await queries.recordDaysOfOldCode(db)
  return made
}
