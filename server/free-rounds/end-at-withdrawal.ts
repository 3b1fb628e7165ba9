import type { Static } from 'typebox'
import type { EndsAtWithdrawal } from '#contract/shapes/withdrawals.ts'
import type { Querier, Transaction } from '../kernel/index.ts'
import type { GiverNeeds } from './needs.ts'
import { cancelUnused } from './relations/cancel-relation.ts'
import { findRelation, listEndingAtWithdrawal, lockRelation } from './relations/relations.queries.ts'
import { giftOf } from './terms-of.ts'

/** Accepted free rounds of a player that end at a withdrawal by their terms. */
export async function listEndingRounds(db: Querier, playerId: number): Promise<Static<typeof EndsAtWithdrawal>[]> {
  const ending: Static<typeof EndsAtWithdrawal>[] = []
  for (const id of await listEndingAtWithdrawal(db, playerId)) {
    const row = await findRelation(db, id)
    if (row)
      ending.push({
        id,
        kind: 'free-rounds',
        name: row.terms.name,
        left: null,
        rounds: giftOf(row.terms).rounds - row.used,
      })
  }
  return ending
}

/**
 * Ends them in the transaction of the request, or in the one in which a venue pays cash out; what they have won stays.
 */
export async function endRoundsAtWithdrawal(
  needs: Pick<GiverNeeds, 'offerBonus'>,
  tx: Transaction,
  playerId: number,
  at: Date,
): Promise<void> {
  for (const id of await listEndingAtWithdrawal(tx, playerId)) {
    const row = await lockRelation(tx, id)
    if (row?.state === 'accepted' || row?.state === 'active') await cancelUnused(needs, tx, row, at, 'withdrawal')
  }
}
