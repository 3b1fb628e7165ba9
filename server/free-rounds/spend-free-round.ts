import { tell, type Transaction } from '../kernel/index.ts'
import * as queries from './free-rounds.queries.ts'

export type SpendWish = {
  readonly awardId: string
  readonly playerId: number
  readonly gameKey: string
  readonly stakeMinor: number
  readonly roundId: string
  readonly at: Date
}

/**
 * Takes one round of an award inside the transaction of the round that it pays for: both happen or neither. False when
 * there is none for this player, game and stake, or no longer.
 */
export async function spendFreeRound(tx: Transaction, wish: SpendWish): Promise<boolean> {
  const taken = await queries.takeRound(tx, wish)
  if (!taken) return false
  const { awardId, roundId, playerId, at } = wish
  await queries.insertSpent(tx, { awardId, roundId, number: taken.used, at })
  if (taken.used === taken.rounds) await tell(tx, 'free-rounds.used-up', { awardId, playerId })
  return true
}
