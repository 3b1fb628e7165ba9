import { composeTopology } from '#apps/api/compose/compose-topology.ts'
import { seedDesk } from '#server/cash-desk/index.ts'
import { seedPlaces, seedVenue } from '#server/topology/index.ts'
import { demoVenue } from './demo.ts'
import { DEMO_DESK, demoHallAddress, demoPlaces, listDemoVenues, placeDemoHall } from './demo-places.ts'

type Ground = Parameters<typeof composeTopology>[0]
type Manager = { readonly userId: number; readonly name: string }

/** The venues of the demonstration, once: their facts and, where there is staff to sit at it, a cash desk of each. */
export async function seedVenues(ground: Ground, pepper: string, manager: Manager | undefined): Promise<void> {
  const { db, clock, configuration } = ground
  const { brand, market } = configuration
  const places = composeTopology(ground, { sessionPepper: pepper })
  const hall = { ...demoVenue, ...demoHallAddress[market.key] }
  const venues = [{ venue: hall, changes: [...demoPlaces, placeDemoHall(market.key)] }, ...listDemoVenues(market.key)]
  for (const { venue, changes } of venues) {
    await seedVenue(db, { ...venue, target: brand.target })
    await seedPlaces(places, venue.id, changes)
    const desk = { target: brand.target, venueId: venue.id, name: DEMO_DESK, currency: market.currency.code }
    if (manager) await seedDesk(db, { ...desk, createdBy: manager }, clock.now())
  }
}
