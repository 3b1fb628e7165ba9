import type { Keeping } from '#server/law/index.ts'
import type { Month } from '#server/ledger/index.ts'

/** The first day on which no rule requires a month any more, counted from its end. */
export function keptUntil(month: Month, keepings: readonly Pick<Keeping, 'years'>[]): string {
  const years = Math.max(...keepings.map((keeping) => keeping.years))
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year + years, number, 1)).toISOString().slice(0, 10)
}
