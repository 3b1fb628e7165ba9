import type { Transaction } from '../../kernel/index.ts'
import type { OfferBonus } from '../needs.ts'
import { bonusOf } from '../terms-of.ts'
import * as queries from './relations.queries.ts'

/**
 * What the rounds of a locked relation that is over have won for bonus money becomes an offer of it, once. No money
 * moves: the player accepts it under the terms that were shown with the rounds.
 */
export async function offerWins(
  { offerBonus }: { readonly offerBonus: OfferBonus },
  tx: Transaction,
  row: queries.RelationRow,
  at: Date,
): Promise<void> {
  const amountMinor = bonusOf(row.terms, row.held)
  if (amountMinor === 0 || row.bonusAwardId !== null) return
  const { versionId, playerId, terms } = row
  const awardId = await offerBonus(tx, { versionId, playerId, amountMinor, terms, wasTaken: false, at })
  await queries.recordBonus(tx, row.id, { awardId, amountMinor })
}
