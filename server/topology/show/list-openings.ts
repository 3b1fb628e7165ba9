import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/topology.ts'
import { refuse } from '#server/kernel/index.ts'
import { findOpeningRows, findSpecialRows } from '../facts/openings.queries.ts'
import { findValidityRows } from '../facts/validities.queries.ts'
import { findVenueRows } from '../facts/venues.queries.ts'
import type { TopologyNeeds } from '../needs.ts'
import { momentOf } from '../versions/moment.ts'
import { openingShown, specialShown, validityShown } from './show-openings.ts'

type PlaceQuery = {
  readonly venueId: string
  readonly asOf?: string
  readonly knownAt?: string
  readonly allTimes?: boolean
}

/** Hours of a venue by weekdays, as of an instant or of all times. */
export async function listOpenings(
  needs: TopologyNeeds,
  asked: PlaceQuery,
): Promise<ReplyOf<typeof calls.listOpenings>> {
  const of = await venueOf(needs, asked.venueId)
  const rows = await findOpeningRows(needs.db, of, momentOf(asked, needs.clock.now()))
  return { openings: rows.map((row) => openingShown(needs, row)) }
}

/** Special days of a venue: those of the instant, or all. */
export async function listSpecials(
  needs: TopologyNeeds,
  asked: PlaceQuery,
): Promise<ReplyOf<typeof calls.listSpecialOpenings>> {
  const of = await venueOf(needs, asked.venueId)
  const rows = await findSpecialRows(needs.db, of, momentOf(asked, needs.clock.now()))
  return { specialOpenings: rows.map(specialShown) }
}

export async function listValidities(
  { db, clock, target }: TopologyNeeds,
  asked: Omit<PlaceQuery, 'venueId'> & { readonly thingId: string },
): Promise<ReplyOf<typeof calls.listValidities>> {
  const of = { target, thingIds: [asked.thingId], validityId: null }
  return { validities: (await findValidityRows(db, of, momentOf(asked, clock.now()))).map(validityShown) }
}

/** A venue that exists, existed, or will exist. */
async function venueOf({ db, target }: TopologyNeeds, venueId: string) {
  const ever = { asOf: null, knownAt: null }
  const rows = await findVenueRows(db, { target, venueId, after: null, limit: 1 }, ever)
  return rows.length > 0 ? { target, venueIds: [venueId], thingId: null } : refuse('ERR_VENUE_NOT_FOUND')
}
