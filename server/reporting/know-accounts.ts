import type { Transaction } from '#server/kernel/index.ts'
import { findAccountNames } from '#server/ledger/index.ts'
import { findTargets } from '#server/players/index.ts'
import { ownerOfPath } from '#server/wallet/index.ts'
import { findKnownAccounts, insertAccounts } from './day-book.queries.ts'

/**
 * Ensures that accounts have their names in the figures: player, brand, and group of accounts that are summed together.
 */
export async function knowAccounts(tx: Transaction, ids: readonly number[]): Promise<void> {
  const known = new Set((await findKnownAccounts(tx, ids)).map(({ id }) => id))
  const unknown = [...new Set(ids)].filter((id) => !known.has(id))
  if (unknown.length === 0) return
  const named = (await findAccountNames(tx, unknown)).map((one) => ({ ...one, owner: ownerOfPath(one.path) }))
  const targets = await findTargets(
    tx,
    named.flatMap(({ owner }) => (owner ? [owner.playerId] : [])),
  )
  await insertAccounts(
    tx,
    named.map(({ id, path, currency, owner }) => ({
      id,
      path,
      currency,
      playerId: owner?.playerId ?? null,
      target: (owner && targets.get(owner.playerId)) ?? '',
      accountGroup: owner ? `player:${owner.part}` : groupOf(path),
    })),
  )
}

/** Jackpot pools are summed together; any other account of the house has its own row, each cash desk too. */
function groupOf(path: string): string {
  return path.replace(/^jackpot:[^:]+:/, 'jackpot:')
}
