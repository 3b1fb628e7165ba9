import { newId, publish, type Transaction } from '../kernel/index.ts'
import { openContraAccount, postMovement } from '../ledger/index.ts'
import * as queries from './free-rounds.queries.ts'
import { setPlayed } from './relations/relations.queries.ts'

export type SpendInput = {
  readonly awardId: string
  readonly playerId: number
  readonly accountId: number
  readonly gameKey: string
  readonly stakeMinor: number
  readonly roundId: string
  readonly at: Date
}

/**
 * Takes one round of an award inside the transaction of the round that it pays for, and puts its stake on the account,
 * from the house: all or nothing. False when there is none for this player, game and stake, or none any more. The
 * caller has locked the account's balance.
 */
export async function spendFreeRound(tx: Transaction, input: SpendInput): Promise<boolean> {
  const taken = await queries.takeRound(tx, input)
  if (!taken) return false
  const { awardId, roundId, playerId, accountId, stakeMinor, at } = input
  const { currency, used, rounds, relationId } = taken
  if (relationId && (used === 1 || used === rounds))
    await setPlayed(tx, relationId, used === rounds ? 'finished' : 'active', at)
  await queries.insertSpent(tx, { awardId, roundId, number: used, at })
  const contraId = await openContraAccount(tx, { path: `house:${currency}:free-rounds`, currency })
  const given = { reference: newId(at), kind: 'free-round', accountId, contraId } as const
  await postMovement(tx, { ...given, debitMinor: 0, creditMinor: stakeMinor })
  if (used === rounds) await publish(tx, 'free-rounds.used-up', { awardId, playerId })
  return true
}
