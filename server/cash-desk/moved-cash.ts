import type { Querier } from '#server/kernel/index.ts'
import { findMovedCash } from './movements.queries.ts'
import type { CashDeskNeeds } from './needs.ts'
import { venueNames } from './show-cash.ts'

/** Name of the method in the player's history. */
const METHOD = 'Landbase'

export type MovedCash = {
  readonly reference: string
  readonly method: string
  readonly referenceNumber: number
  readonly place: string
}

/** Which of these movements of a player are cash at a desk, with its venue and the number of the receipt. */
export async function listMovedCash(
  { db, target, clock }: Pick<CashDeskNeeds, 'target' | 'clock'> & { readonly db: Querier },
  playerId: number,
  references: readonly string[],
): Promise<readonly MovedCash[]> {
  const rows = await findMovedCash(db, playerId, references)
  if (rows.length === 0) return []
  const names = await venueNames({ db, target, clock })
  return rows.map(({ id, number, venueId }) => ({
    reference: id,
    method: METHOD,
    referenceNumber: number,
    place: names.get(venueId) ?? '',
  }))
}
