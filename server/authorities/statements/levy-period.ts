import { daysAfter, firstOfMonth, firstOfNextMonth } from '#contract/states/calendar.ts'
import type { LevyPeriod } from '#contract/shapes/statements.ts'

/** First and last day of a period, and the first days of its months. */
export type StatementDays = { readonly from: string; readonly to: string; readonly months: readonly string[] }

/** The period that contains a day. */
export function levyPeriodOf(period: LevyPeriod, day: string): StatementDays {
  const first = firstOfMonth(day)
  const months = [first]
  if (period === 'quarter') {
    let start = first
    while ((Number(start.slice(5, 7)) - 1) % 3 !== 0) start = firstOfMonth(daysAfter(start, -1))
    months.splice(0, 1, start, firstOfNextMonth(start), firstOfNextMonth(firstOfNextMonth(start)))
  }
  const [from = first] = months
  return { from, to: daysAfter(firstOfNextMonth(months.at(-1) ?? first), -1), months }
}
