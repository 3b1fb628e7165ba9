import type { Currency } from '#contract/shapes/money.ts'
import { daysAfter } from '#contract/states/calendar.ts'
import type { DayValues } from './days-chart.tsx'

type Amount = { readonly amountMinor: number; readonly currency: Currency }

/** Two amounts of days by currency, with zeros for missing days between the first and the last. */
export function chartsOf<Row extends { readonly day: string }>(
  rows: readonly Row[],
  { first, second }: { readonly first: (row: Row) => Amount; readonly second: (row: Row) => Amount },
): { readonly currency: Currency; readonly days: readonly DayValues[] }[] {
  return [...Map.groupBy(rows, (row) => first(row).currency)].map(([currency, some]) => {
    const known = new Map(some.map((row) => [row.day, row]))
    const days = [...known.keys()].toSorted()
    const [from, to] = [days[0] ?? '', days.at(-1) ?? '']
    const all: DayValues[] = []
    for (let day = from; day !== '' && day <= to; day = daysAfter(day, 1)) {
      const row = known.get(day)
      all.push({ day, first: row ? first(row).amountMinor : 0, second: row ? second(row).amountMinor : 0 })
    }
    return { currency, days: all }
  })
}
