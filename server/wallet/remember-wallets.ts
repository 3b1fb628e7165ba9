import type { Querier } from '../kernel/index.ts'
import { findWallet, type Wallet } from './wallet.queries.ts'

const WALLETS_MAX = 50_000

/**
 * Finds wallets of one database and caches them: the account of a player never changes, and it is read several times
 * before every stake. A player without a wallet is not cached.
 */
export function rememberWallets(): (db: Querier, playerId: number) => Promise<Wallet | undefined> {
  const known = new Map<number, Wallet>()
  return async (db, playerId) => {
    const wallet = known.get(playerId) ?? (await findWallet(db, playerId))
    if (known.size >= WALLETS_MAX) known.clear()
    if (wallet) known.set(playerId, wallet)
    return wallet
  }
}
