import type { Querier } from '#server/kernel/index.ts'
import {
  listMovementsToPlace,
  sumMovementsOf,
  type EntryRange,
  type MovementSum,
  type MovementToPlace,
} from '#server/ledger/index.ts'

/** Movements of some ranges: summed where their game follows from the series, and one by one where it does not. */
export type Movements = { readonly sums: readonly MovementSum[]; readonly single: readonly MovementToPlace[] }

/**
 * Reads ranges. Sequence numbers have no gaps: an account whose sums contain all of its entries has none to read one by
 * one.
 */
export async function readMovements(db: Querier, ranges: readonly EntryRange[], zone: string): Promise<Movements> {
  const sums = await sumMovementsOf(db, ranges, zone)
  const summed = new Map<number, number>()
  for (const { accountId, entries } of sums) summed.set(accountId, (summed.get(accountId) ?? 0) + entries)
  const rest = ranges.filter(({ accountId, after, upTo }) => (summed.get(accountId) ?? 0) < upTo - after)
  return { sums, single: rest.length === 0 ? [] : await listMovementsToPlace(db, rest, zone) }
}
