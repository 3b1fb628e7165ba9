import { findDesks } from './desks.queries.ts'
import type { CashDeskNeeds } from './needs.ts'
import { venueNames } from './show-cash.ts'

/** Names of desks by their id, with their venue: two venues may each have a desk of one name. */
export async function nameDesks(
  needs: Pick<CashDeskNeeds, 'db' | 'target' | 'clock'>,
  deskIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (deskIds.length === 0) return new Map()
  const venues = await venueNames(needs)
  const wanted = new Set(deskIds)
  const desks = (await findDesks(needs.db, needs.target)).filter(({ id }) => wanted.has(id))
  return new Map(desks.map(({ id, name, venueId }) => [id, [venues.get(venueId), name].filter(Boolean).join(', ')]))
}
