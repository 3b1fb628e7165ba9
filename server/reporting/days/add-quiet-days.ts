import { dayOf } from '#contract/states/calendar.ts'
import type { Transaction } from '#server/kernel/index.ts'
import { listFirstRegistrations } from '#server/players/index.ts'
import { takeCounting } from '../day-book.queries.ts'
import type { CountNeeds } from '../needs.ts'
import { findDaysWithoutRow, insertQuietDays } from './day-sums.queries.ts'

type Calendar = Pick<CountNeeds, 'clock' | 'timeZone'>

/**
 * The overview log has a row for every day of a brand from its first registration on (decision 0485): on a day without
 * movements people register and are protected all the same.
 */
export async function addQuietDays(tx: Transaction, { clock, timeZone }: Calendar): Promise<void> {
  const to = dayOf(timeZone, clock.now())
  for (const { target, currency, day: from } of await listFirstRegistrations(tx, timeZone)) {
    const days = await findDaysWithoutRow(tx, { target, currency, from, to })
    if (days.length > 0)
      await insertQuietDays(
        tx,
        days.map((day) => ({ day, target, currency })),
      )
  }
}

/** The same in a transaction of its own; days that another process counts are left to it. */
export async function addDays({ db, ...calendar }: CountNeeds): Promise<void> {
  await db.transaction(async (tx) => {
    if (await takeCounting(tx)) await addQuietDays(tx, calendar)
  })
}
