import type { Database, Transaction } from '#server/kernel/index.ts'
import { takeCounting } from '../day-book.queries.ts'
import { hasDays, sumDaysOf, takeDays } from './day-sums.queries.ts'

/** Makes anew the sums of the days of which something was counted, inside the transaction of whoever holds the count. */
export async function sumDays(tx: Transaction): Promise<void> {
  const days = await takeDays(tx)
  if (days.length > 0) await sumDaysOf(tx, days)
}

/** The same in a transaction of its own; days that another process counts are left to it. */
export async function sumCountedDays(db: Database): Promise<void> {
  if (!(await hasDays(db))) return
  await db.transaction(async (tx) => {
    if (await takeCounting(tx)) await sumDays(tx)
  })
}
