import { WALLET_PARTS, type WalletPartName } from '#contract/shapes/wallet-money.ts'
import type { Querier } from '../kernel/index.ts'
import * as queries from './wallet.queries.ts'

/** One account of a player's money. */
export type WalletPartAccount = { readonly part: WalletPartName; readonly accountId: number }

/** The accounts that a player's money is on, cash first; those that were never opened are left out. */
export async function findWalletParts(db: Querier, playerId: number): Promise<WalletPartAccount[]> {
  const ids = await queries.findAccountsOf(db, playerId)
  return WALLET_PARTS.flatMap((part) => {
    const accountId = ids?.[part]
    return accountId ? [{ part, accountId }] : []
  })
}
