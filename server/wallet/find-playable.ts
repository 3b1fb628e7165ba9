import type { Querier } from '../kernel/index.ts'
import { findOpenAccounts } from '../ledger/index.ts'
import { findWallets } from './wallet.queries.ts'

/** Those of some players whose wallet can be staked from: no lock and no exclusion blocks it. */
export async function findPlayable(db: Querier, playerIds: readonly number[]): Promise<ReadonlySet<number>> {
  const wallets = await findWallets(db, playerIds)
  const accounts = wallets.map(({ accountId }) => accountId)
  const open = new Set(await findOpenAccounts(db, accounts))
  return new Set(wallets.flatMap(({ accountId, playerId }) => (open.has(accountId) ? [playerId] : [])))
}
