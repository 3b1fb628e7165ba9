import type { Static } from 'typebox'
import type { EndsAtWithdrawal } from '#contract/shapes/withdrawals.ts'
import { assert, type Querier, type Transaction } from '../kernel/index.ts'
import { readBonusBalance } from '../wallet/index.ts'
import * as awards from './awards.queries.ts'
import { endBonus } from './end-bonus.ts'

/** The bonus that a player plays with, where its terms say that taking money out takes it away. */
export async function findEndingBonus(
  db: Querier,
  playerId: number,
): Promise<Static<typeof EndsAtWithdrawal> | undefined> {
  const active = await awards.findActive(db, playerId)
  if (!active?.bonus.endsAtWithdrawal || active.award.withdrawnAt !== null) return undefined
  const { name, currency } = active.bonus
  const left = { amountMinor: await readBonusBalance(db, playerId), currency }
  return { kind: 'bonus', name, left, rounds: null }
}

/**
 * A player takes money out: by its terms their bonus ends, in the transaction of the request. One with an open round ends with that
 * round, and nothing more is staked of it. The caller holds the player's cash, as every round does that has a part of a bonus.
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
