import type { Currency } from '#contract/shapes/money.ts'
import { assert, type Transaction } from '../kernel/index.ts'
import { openBalanceAccount } from '../ledger/index.ts'
import * as queries from './wallet.queries.ts'

/** Opens the player's cash account, empty. Idempotent. */
export async function openWallet(
  tx: Transaction,
  { playerId, currency }: { readonly playerId: number; readonly currency: Currency },
): Promise<queries.Wallet> {
  const accountId = await openBalanceAccount(tx, { path: `player:${playerId}:cash`, currency })
  await queries.insertWallet(tx, { playerId, accountId, currency })
  const wallet = await queries.findWallet(tx, playerId)
  assert(wallet && wallet.currency === currency, 'A player has one wallet in one currency.')
  return wallet
}
