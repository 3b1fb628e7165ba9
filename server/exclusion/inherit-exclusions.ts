import { isInForce } from '#contract/states/exclusions.ts'
import { newId, type Transaction } from '#server/kernel/index.ts'
import { findSamePerson } from '#server/players/index.ts'
import { findAllOf, findStanding, insertExclusion, type ExclusionRow } from './exclusion.queries.ts'
import type { ExclusionNeeds } from './needs.ts'

type Needs = Pick<ExclusionNeeds, 'clock' | 'target' | 'blockPlaying' | 'tell'>

const ROWS_MAX = 200

/**
 * An exclusion is of the person: an account that came after it (at another brand of the operator, or after one that was
 * closed) has it too. Gives whether anything was added. Call it with the player's exclusions held.
 */
export async function inheritExclusions(needs: Needs, tx: Transaction, playerId: number): Promise<boolean> {
  const [, ...others] = await findSamePerson(tx, needs.target, playerId)
  const missing = await findMissing(needs, tx, playerId, others)
  for (const row of missing) {
    const id = newId(needs.clock.now())
    await insertExclusion(tx, { ...row, id, playerId })
    await needs.blockPlaying(tx, playerId, 'exclusion')
    await needs.tell(tx, 'exclusion.begun', { playerId, exclusionId: id, kind: row.kind })
  }
  return missing.length > 0
}

/** What stands at the person's other accounts and was never written here. A register answers for each account itself. */
async function findMissing(
  { clock }: Needs,
  tx: Transaction,
  playerId: number,
  others: readonly number[],
): Promise<ExclusionRow[]> {
  const found = new Map<string, ExclusionRow>()
  for (const id of others)
    for (const row of await findStanding(tx, id))
      if (row.kind !== 'register' && isInForce(row, clock.now())) found.set(row.receipt, row)
  if (found.size === 0) return []
  // Ended here too is not missing: staff end a deed at every account by its receipt.
  for (const { receipt } of await findAllOf(tx, playerId, ROWS_MAX)) found.delete(receipt)
  return [...found.values()]
}
