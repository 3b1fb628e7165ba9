import { assert, type Querier, type Transaction } from '../kernel/index.ts'
import { openBalanceAccount, readBalance } from '../ledger/index.ts'
import * as queries from './wallet.queries.ts'

/** Opens the account of a player's bonus money, empty. Idempotent. */
export async function openBonusWallet(tx: Transaction, playerId: number): Promise<void> {
  const wallet = await queries.findWallet(tx, playerId)
  assert(wallet, 'A player has a wallet from registration on.')
  const path = `player:${playerId}:bonus`
  const accountId = await openBalanceAccount(tx, { path, currency: wallet.currency })
  await queries.insertBonusWallet(tx, playerId, accountId)
}

/** Bonus money of a player in minor units; 0 before the first bonus. */
export async function readBonusBalance(db: Querier, playerId: number): Promise<number> {
  const accountId = await queries.findBonusAccount(db, playerId)
  return accountId === undefined ? 0 : ((await readBalance(db, accountId))?.balance ?? 0)
}
