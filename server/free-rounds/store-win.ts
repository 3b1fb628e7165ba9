import { assert, newId, type Transaction } from '../kernel/index.ts'
import { openContraAccount, postMovement } from '../ledger/index.ts'
import * as queries from './free-rounds.queries.ts'
import type { OfferBonus } from './needs.ts'
import { offerWins } from './relations/offer-wins.ts'
import { findRelation } from './relations/relations.queries.ts'

export type WonInput = {
  readonly awardId: string
  readonly accountId: number
  readonly roundId: string
  readonly winMinor: number
  readonly at: Date
}

/**
 * Records the win of a free round, inside the transaction that books it, and takes off the player's cash what its terms
 * withhold: the part that becomes bonus money, and what exceeds the cap. With the last round the withheld part is
 * offered as bonus money. Returns what was taken. The caller has locked the account's balance and, by `spendFreeRound`,
 * the award.
 */
export async function storeWin(offerBonus: OfferBonus, tx: Transaction, input: WonInput): Promise<number> {
  const { awardId, accountId, roundId, winMinor, at } = input
  const award = await queries.findWon(tx, awardId)
  assert(award, 'A round was spent of an award.')
  const { cashCap, currency, relationId } = award
  const cashLeft = cashCap === null ? winMinor : cashCap - (award.won - award.held)
  const heldMinor = Math.max(0, winMinor - cashLeft)
  const isNoted = await queries.recordWin(tx, { roundId, wonMinor: winMinor, heldMinor })
  assert(isNoted, 'The end of a round is booked once.')
  if (heldMinor > 0) {
    const contraId = await openContraAccount(tx, { path: `house:${currency}:free-rounds`, currency })
    const taken = { reference: newId(at), kind: 'free-round-held', accountId, contraId } as const
    await postMovement(tx, { ...taken, debitMinor: heldMinor, creditMinor: 0 })
  }
  if (relationId && award.used === award.rounds) {
    const relation = await findRelation(tx, relationId)
    assert(relation, 'An award names the offer that it was.')
    await offerWins({ offerBonus }, tx, relation, at)
  }
  return heldMinor
}
