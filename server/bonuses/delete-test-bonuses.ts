import type { Database } from '../kernel/index.ts'
import { deleteBonuses, lockBonusesByName } from './test-bonuses.queries.ts'

export type TestBonus = { readonly id: string; readonly name: string }

/**
 * Deletes the bonuses whose name begins so, with the offers of them: for automatic tests, in dev and test only. A bonus that
 * somebody has accepted stays, because its money is in the books.
 * @returns what was deleted and what stayed
 */
export async function deleteTestBonuses(
  db: Database,
  nameStart: string,
): Promise<{ readonly deleted: readonly TestBonus[]; readonly kept: readonly TestBonus[] }> {
  return db.transaction(async (tx) => {
    const found = await lockBonusesByName(tx, nameStart)
    const deleted = found.filter(({ isAccepted }) => !isAccepted)
    await deleteBonuses(
      tx,
      deleted.map(({ id }) => id),
    )
    return { deleted, kept: found.filter(({ isAccepted }) => isAccepted) }
  })
}
