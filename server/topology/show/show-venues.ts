import { venueList } from '#contract/lists/places.ts'
import { listVenues as listVenuesCall } from '#contract/onling-v2/topology.ts'
import type { VenueShown } from '#contract/shapes/places.ts'
import { idOfCursor, makeWholeList, pageLimit, pageOf, refuse, type Page, type Querier } from '#server/kernel/index.ts'
import { findValidityRows } from '../facts/validities.queries.ts'
import { findVenueRows, WHOLE_LIST, type VenueRow } from '../facts/venues.queries.ts'
import { findRoomRows } from '../facts/workrooms.queries.ts'
import { isOpenAt } from '../hours/open-periods.ts'
import type { TopologyNeeds } from '../needs.ts'
import { momentOf, shownVersion, type Moment } from '../versions/moment.ts'
import { readCalendars } from './read-calendars.ts'
import { shownPhoto } from './show-photo.ts'

type AsOf = { readonly asOf?: string; readonly knownAt?: string }
export type Listed = AsOf & { readonly cursor?: string; readonly limit?: number }

/** Venues as of an instant, by their ids; or only a given one. */
export async function listVenues(
  needs: TopologyNeeds,
  asked: Listed,
  venueId: string | null = null,
): Promise<Page<VenueShown>> {
  const { db, clock, target } = needs
  const limit = pageLimit(asked.limit)
  const moment = momentOf(asked, clock.now())
  const of = { target, venueId, after: idOfCursor(asked.cursor), limit: limit + 1 }
  const { rows, nextCursor } = pageOf(await findVenueRows(db, of, moment), limit, (row) => row.venueId)
  return { rows: await showRows(needs, db, rows, moment), nextCursor }
}

/** Every venue as of an instant, as a list of the back office. */
export const venuesListed = (needs: TopologyNeeds) =>
  makeWholeList({
    list: venueList,
    call: listVenuesCall,
    keyOf: ({ venueId }) => venueId,
    read: async (asked) => {
      const moment = momentOf(asked, needs.clock.now())
      const rows = await findVenueRows(needs.db, { target: needs.target, venueId: null, ...WHOLE_LIST }, moment)
      return showRows(needs, needs.db, rows, moment)
    },
  })

export async function showVenue(needs: TopologyNeeds, venueId: string, asked: AsOf): Promise<VenueShown> {
  const [shown] = (await listVenues(needs, { ...asked, limit: 1 }, venueId)).rows
  return shown ?? refuse('ERR_VENUE_NOT_FOUND')
}

async function showRows(
  needs: TopologyNeeds,
  db: Querier,
  rows: readonly VenueRow[],
  moment: Moment,
): Promise<VenueShown[]> {
  const venueIds = rows.map(({ venueId }) => venueId)
  const [asOf, knownAt] = [moment.asOf ?? needs.clock.now(), moment.knownAt ?? needs.clock.now()]
  const [rooms, validities, calendarOf] = await Promise.all([
    findRoomRows(db, venueIds, moment),
    findValidityRows(db, { target: needs.target, thingIds: venueIds, validityId: null }, moment),
    readCalendars(needs, db, venueIds, knownAt),
  ])
  return rows.map((row) => ({
    venueId: row.venueId,
    kind: row.kind,
    name: row.name,
    street: row.street,
    town: row.town,
    postCode: row.postCode,
    addressMatch: row.addressMatch,
    addressAskedAt: row.addressAskedAt?.toISOString() ?? null,
    latitude: row.latitude,
    longitude: row.longitude,
    licenceDecision: row.licenceDecision,
    phone: row.phone,
    photo: shownPhoto(row),
    workrooms: rooms
      .filter(({ venueId }) => venueId === row.venueId)
      .map(({ workroomId, name }) => ({ workroomId, name })),
    isOpen: isOpenAt(calendarOf(row), asOf),
    mayBePlayed: validities.some(({ venueId }) => venueId === row.venueId),
    ...shownVersion(row),
  }))
}
