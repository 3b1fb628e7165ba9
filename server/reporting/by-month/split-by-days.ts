import type { Querier } from '#server/kernel/index.ts'
import type { CoveredMonth } from './covered-months.queries.ts'
import { listWithDays } from './repeats.queries.ts'

/** Months that have the days of their people, and those to which the previous release has added: these are read by cells. */
export async function splitByDays(
  db: Querier,
  months: readonly CoveredMonth[],
): Promise<{ readonly stored: readonly CoveredMonth[]; readonly cells: readonly CoveredMonth[] }> {
  const stored = await listWithDays(
    db,
    months.map(({ month }) => month),
  )
  return {
    stored: months.filter(({ month }) => stored.includes(month)),
    cells: months.filter(({ month }) => !stored.includes(month)),
  }
}
