import { kilometresBetween, type Position } from '#contract/kilometres-between.ts'
import type { ReplyOf } from '#contract/call.ts'
import type { listPublicVenues } from '#contract/play-v1/venues.ts'

export type Venue = ReplyOf<typeof listPublicVenues>['venues'][number]
export type FarVenue = Venue & { readonly kilometres: number | null }

/** The position of a venue, if known. */
export function positionOf({ latitude, longitude }: Venue): Position | undefined {
  return latitude === null || longitude === null ? undefined : { latitude, longitude }
}

/** The middle of the venues of a town; undefined where none of them has a position. */
export function middleOfTown(venues: readonly Venue[], town: string): Position | undefined {
  const positions = venues.filter((venue) => venue.town === town).flatMap((venue) => positionOf(venue) ?? [])
  if (positions.length === 0) return undefined
  const sum = (numbers: readonly number[]) => numbers.reduce((whole, one) => whole + one, 0) / positions.length
  return {
    latitude: sum(positions.map(({ latitude }) => latitude)),
    longitude: sum(positions.map(({ longitude }) => longitude)),
  }
}

/**
 * The nearest first; those of the chosen town before all, and those without a position last. Without an origin in their
 * order.
 */
export function orderVenues(
  venues: readonly Venue[],
  origin: Position | undefined,
  town: string | undefined,
): FarVenue[] {
  const far = venues.map((venue): FarVenue => {
    const position = positionOf(venue)
    return { ...venue, kilometres: origin && position ? kilometresBetween(origin, position) : null }
  })
  const rank = (venue: FarVenue) => (town !== undefined && venue.town === town ? 0 : 1)
  return far.toSorted(
    (one, other) => rank(one) - rank(other) || compare(one.kilometres ?? Infinity, other.kilometres ?? Infinity),
  )
}

const compare = (one: number, other: number) => (one === other ? 0 : one - other)
