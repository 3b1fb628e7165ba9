import { firstOfNextMonth, startOfDay } from '#contract/states/calendar.ts'
import type { Querier } from '#server/kernel/index.ts'
import { isCountedTo } from '../is-counted-to.ts'
import { isAsClosed } from './check-months.ts'
import * as queries from './months.queries.ts'

/** A closed month whose present figures are not proved to be those of the books. */
export type UnprovedMonth = {
  readonly month: string
  /**
   * `uncounted`: the books have movements of it that no figure contains · `changed`: its trial balance is no longer the one with
   * which it was closed · `differs`: the last comparison with the books found a difference, or none was made.
   */
  readonly why: 'uncounted' | 'changed' | 'differs'
}

/** Of some closed months, in their order, those of which nothing may be derived now. */
export async function findUnprovedMonths(
  { timeZone }: { readonly timeZone: string },
  db: Querier,
  months: readonly string[],
): Promise<UnprovedMonth[]> {
  const last = new Map((await queries.listSteps(db)).map((row) => [row.month, row]))
  const comparisons = new Map((await queries.listComparisons(db, months)).map((one) => [one.month, one]))
  const isCounted = (month: string) => isCountedTo(db, startOfDay(timeZone, firstOfNextMonth(month)))
  const inOrder = months.toSorted()
  const newest = inOrder.at(-1)
  const areAllCounted = newest === undefined || (await isCounted(newest))
  const unproved: UnprovedMonth[] = []
  for (const month of inOrder) {
    const step = last.get(month)
    if (!areAllCounted && !(await isCounted(month))) unproved.push({ month, why: 'uncounted' })
    else if (step?.step !== 'close' || !(await isAsClosed(db, step))) unproved.push({ month, why: 'changed' })
    else if (comparisons.get(month)?.differences !== 0) unproved.push({ month, why: 'differs' })
  }
  return unproved
}
