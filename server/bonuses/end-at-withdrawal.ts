import type { Static } from 'typebox'
import type { EndsAtWithdrawal } from '#contract/shapes/withdrawals.ts'
import { assert, type Querier, type Transaction } from '../kernel/index.ts'
import { readBonusBalance } from '../wallet/index.ts'
import * as awards from './awards.queries.ts'
import { endBonus } from './end-bonus.ts'

/** The player's active bonus, if its terms say that a withdrawal ends it. */
export async function findEndingBonus(
  db: Querier,
  playerId: number,
): Promise<Static<typeof EndsAtWithdrawal> | undefined> {
  const active = await awards.findActive(db, playerId)
  if (!active?.bonus.endsAtWithdrawal || active.award.withdrawnAt !== null) return undefined
  const { name, currency } = active.bonus
  const left = { amountMinor: await readBonusBalance(db, playerId), currency }
  return { id: active.award.id, kind: 'bonus', name, left, rounds: null }
}

/**
 * At a withdrawal the bonus ends by its terms, in the transaction of the request, or in the one in which a venue pays cash
 * out. One with an open round ends with that round, and no further stake is taken from it. Only the award is locked, by
 * which rounds with bonus money wait for this: no cash moves.
 */
export async function endAtWithdrawal(tx: Transaction, playerId: number, at: Date): Promise<void> {
  const active = await awards.findActive(tx, playerId)
  if (!active?.bonus.endsAtWithdrawal) return
  const of = await awards.lockAward(tx, active.award.id)
  assert(of, 'An award is never removed.')
  if (of.award.state !== 'active' || of.award.withdrawnAt !== null) return
  if (of.award.openRounds > 0) await awards.recordWithdrawn(tx, of.award.id, at)
  else await endBonus(tx, of, { move: 'cancel', by: 'withdrawal', at })
}
