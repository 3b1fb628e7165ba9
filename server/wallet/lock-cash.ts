import { assert, type Transaction } from '../kernel/index.ts'
import { lockBalance } from '../ledger/index.ts'
import { findWallet } from './wallet.queries.ts'

/** Nothing is staked of a player's cash, and nothing else moves it, until the transaction ends. */
export async function lockCash(tx: Transaction, playerId: number): Promise<void> {
  const wallet = await findWallet(tx, playerId)
  assert(wallet, 'A player has a wallet from registration on.')
  await lockBalance(tx, wallet.accountId)
}
