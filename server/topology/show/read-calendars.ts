import type { VenueKind } from '#contract/shapes/places.ts'
import type { Instant, Querier } from '#server/kernel/index.ts'
import { findOpeningRows, findSpecialRows } from '../facts/openings.queries.ts'
import type { OpeningCalendar } from '../hours/open-periods.ts'
import type { TopologyNeeds } from '../needs.ts'

/** The opening calendars of venues, as known at an instant. */
export async function readCalendars(
  { target, timeZone, closedHours }: Pick<TopologyNeeds, 'target' | 'timeZone' | 'closedHours'>,
  db: Querier,
  venueIds: readonly string[],
  knownAt: Instant,
): Promise<(venue: { readonly venueId: string; readonly kind: VenueKind }) => OpeningCalendar> {
  const of = { target, venueIds, thingId: null }
  const moment = { asOf: null, knownAt }
  const [openings, specials] = await Promise.all([findOpeningRows(db, of, moment), findSpecialRows(db, of, moment)])
  return ({ venueId, kind }) => ({
    zone: timeZone,
    openings: openings.filter((one) => one.venueId === venueId),
    specials: specials.filter((one) => one.venueId === venueId),
    closedHours: (at) => closedHours(kind, at),
  })
}
