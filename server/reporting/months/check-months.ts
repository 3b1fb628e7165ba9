import type { Database } from '#server/kernel/index.ts'
import { balanceOf } from './balance-of.ts'
import * as queries from './months.queries.ts'
import type { MonthNeeds } from './show-months.ts'

/** Compares each closed month with the current figures and stores the result. Returns the months that differ. */
export async function checkMonths({ db, clock }: MonthNeeds & { readonly db: Database }): Promise<string[]> {
  const last = new Map((await queries.listSteps(db)).map((row) => [row.month, row]))
  const changed: string[] = []
  for (const { id, month, step, hash } of last.values()) {
    if (step !== 'close') continue
    const isSame = (await balanceOf(db, month)).hash === hash
    await queries.saveCheck(db, { stepId: id, checkedAt: clock.now(), isSame })
    if (!isSame) changed.push(month)
  }
  return changed
}
