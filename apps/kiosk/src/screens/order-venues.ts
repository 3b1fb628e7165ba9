import { kilometresBetween } from '#contract/kilometres-between.ts'

type Placed = { readonly venueId: string; readonly latitude: number | null; readonly longitude: number | null }

/**
 * The venue of this kiosk first, then the nearest; those without a position last. Without a known position of the kiosk
 * in their order.
 */
export function orderVenues<Venue extends Placed>(venues: readonly Venue[], ownId: string | null) {
  const own = positionOf(venues.find(({ venueId }) => venueId === ownId))
  const far = venues.map((venue) => {
    const position = positionOf(venue)
    const isHere = venue.venueId === ownId
    return { ...venue, isHere, kilometres: own && position && !isHere ? kilometresBetween(own, position) : null }
  })
  const rank = ({ isHere, kilometres }: (typeof far)[number]) => (isHere ? -1 : (kilometres ?? Infinity))
  return far.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)))
}

function positionOf(venue: Placed | undefined) {
  const { latitude = null, longitude = null } = venue ?? {}
  return latitude === null || longitude === null ? undefined : { latitude, longitude }
}
