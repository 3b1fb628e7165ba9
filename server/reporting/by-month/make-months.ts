import type { Querier } from '#server/kernel/index.ts'
import { lockCounting } from '../day-book.queries.ts'
import type { CountNeeds } from '../needs.ts'
import * as queries from './make-months.queries.ts'

const nextAfter = async (db: Querier, month: string): Promise<string | undefined> =>
  (await queries.listUncountedMonths(db)).find((one) => one > month)

/**
 * Rebuilds months of people and games that lack movements of the day book: those that a process of the previous release
 * has added to, those with a difference, and those after them. One transaction each. Returns the months.
 */
export async function makeMonths({ db }: Pick<CountNeeds, 'db'>): Promise<string[]> {
  const made: string[] = []
  let month = await nextAfter(db, '')
  while (month !== undefined) {
    const one = month
    await db.transaction(async (tx) => {
      await lockCounting(tx)
      // Another worker may have rebuilt it meanwhile.
      if ((await queries.listUncountedMonths(tx, one)).length === 0) return
      await queries.makeMonth(tx, one)
      made.push(one)
    })
    month = await nextAfter(db, one)
  }
  await queries.recordDaysOfOldCode(db)
  return made
}
