import type { Transaction } from '#server/kernel/index.ts'
import { findAccountNames } from '#server/ledger/index.ts'
import { findTargets } from '#server/players/index.ts'
import { ownerOfPath } from '#server/wallet/index.ts'
import { findKnownAccounts, insertAccounts } from './day-book.queries.ts'

/** Makes sure that accounts have their names in the figures: whose they are, of which brand, and which are told together. */
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

/** Pools of jackpots are told together, and drawers of cash desks; any other account of the house is told by itself. */
function groupOf(path: string): string {
  return path.replace(/^jackpot:[^:]+:/, 'jackpot:').replace(/^desk:[^:]+:/, 'desk:')
}
