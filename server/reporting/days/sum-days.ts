import type { Transaction } from '#server/kernel/index.ts'
import { takeCounting } from '../day-book.queries.ts'
import type { CountNeeds } from '../needs.ts'
import { knowPeople } from '../people/know-people.ts'
import { hasDays, sumDaysOf, takeDays } from './day-sums.queries.ts'

/** Recomputes the sums of days with new counted movements, inside the transaction that holds the lock. */
export async function sumDays(tx: Transaction, zone: string): Promise<void> {
  const days = await takeDays(tx)
  if (days.length === 0) return
  await knowPeople(tx, zone, days)
  await sumDaysOf(tx, days)
}

/** The same in a transaction of its own; days that another process counts are left to it. */
export async function sumCountedDays({ db, timeZone }: Pick<CountNeeds, 'db' | 'timeZone'>): Promise<void> {
  if (!(await hasDays(db))) return
  await db.transaction(async (tx) => {
    if (await takeCounting(tx)) await sumDays(tx, timeZone)
  })
}
