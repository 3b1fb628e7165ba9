import { isInForce } from '#contract/states/exclusions.ts'
import { newId, type Transaction } from '#server/kernel/index.ts'
import { findOtherPeople } from '#server/players/index.ts'
import { endExclusion, findAllOf, findStanding, insertExclusion, type ExclusionRow } from './exclusion.queries.ts'
import type { ExclusionNeeds } from './needs.ts'
import { letPlayIfFree } from './open-exclusion.ts'

type Needs = Pick<ExclusionNeeds, 'clock' | 'blockPlaying' | 'unblockPlaying' | 'publish'>

const ROWS_MAX = 200

/**
 * An exclusion applies to the person: a later account (at another brand of the operator, or after a closed one) has it
 * too. The caller must have locked the player's exclusions.
 * @param accounts of the person, including this one
 */
export async function inheritExclusions(
  needs: Needs,
  tx: Transaction,
  playerId: number,
  accounts: readonly number[],
): Promise<void> {
  const others = accounts.filter((id) => id !== playerId)
  for (const row of await findMissing(needs, tx, playerId, others)) {
    const id = newId(needs.clock.now())
    await insertExclusion(tx, { ...row, id, playerId })
    await needs.blockPlaying(tx, playerId, 'exclusion')
    await needs.publish(tx, 'exclusion.begun', { playerId, exclusionId: id, kind: row.kind })
  }
}

/**
 * Exclusions of the person's other accounts that were never recorded here. A register answers for each account itself.
 * Such an account may be a namesake's of whom too little is known: exclusions of somebody who is certainly not this
 * person are left out.
 */
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
  // One that was ended here too is not missing: staff end an exclusion at every account by its receipt.
  for (const { receipt } of await findAllOf(tx, playerId, ROWS_MAX)) found.delete(receipt)
  const rows = [...found.values()]
  const notOwn = await findOtherPeople(tx, playerId, originsOf(rows, playerId))
  return rows.filter(({ originPlayerId }) => !notOwn.has(originPlayerId))
}

/**
 * Ends exclusions that came from a namesake before a check proved that they are two people. Returns those that are
 * still in force.
 */
export async function endThoseOfOthers(
  needs: Needs,
  tx: Transaction,
  playerId: number,
  standing: readonly ExclusionRow[],
): Promise<readonly ExclusionRow[]> {
  const notOwn = await findOtherPeople(tx, playerId, originsOf(standing, playerId))
  const strange = standing.filter(({ originPlayerId }) => notOwn.has(originPlayerId))
  if (strange.length === 0) return standing
  for (const { id, kind } of strange) {
    await endExclusion(tx, id, { at: needs.clock.now(), reason: 'another-person' })
    await needs.publish(tx, 'exclusion.ended', { playerId, exclusionId: id, kind })
  }
  return letPlayIfFree(needs, tx, playerId)
}

function originsOf(rows: readonly ExclusionRow[], playerId: number): number[] {
  return [...new Set(rows.map(({ originPlayerId }) => originPlayerId))].filter((id) => id !== playerId)
}
