import { findOpeningRows } from './facts/openings.queries.ts'
import type { TopologyNeeds } from './needs.ts'
import { planChange, type PlaceChange } from './plans/change-action.ts'

/** Writes the terminals and the hours of a venue, once: nothing if the venue has hours already. */
export async function seedPlaces(
  needs: TopologyNeeds,
  venueId: string,
  changes: readonly PlaceChange[],
): Promise<void> {
  const at = needs.clock.now()
  await needs.db.transaction(async (tx) => {
    const of = { target: needs.target, venueIds: [venueId], thingId: null }
    if ((await findOpeningRows(tx, of, { asOf: null, knownAt: null })).length > 0) return
    for (const change of changes) {
      const plan = await planChange(tx, needs, change, at)
      await plan.write({ name: 'seed', at })
    }
  })
}
