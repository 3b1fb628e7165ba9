import type { ReplyOf } from '#contract/call.ts'
import type * as internal from '#contract/capi-v1/internal-places.ts'
import type * as reporting from '#contract/capi-v1/reporting.ts'
import type * as calls from '#contract/capi-v1/topology.ts'
import { OPENING_DAYS_MAX } from '#contract/shapes/places.ts'
import { daysAfter } from '#contract/states/calendar.ts'
import { idOfCursor, pageLimit, pageOf, refuse, type ClientCaller, type Input } from '#server/kernel/index.ts'
import { findAssignmentRows, findAssignmentsWithin } from '../facts/assignments.queries.ts'
import { findVenueRows, WHOLE_LIST } from '../facts/venues.queries.ts'
import { findRoomRows } from '../facts/workrooms.queries.ts'
import { isOpenAt, periodsOf } from '../hours/open-periods.ts'
import type { TopologyNeeds } from '../needs.ts'
import { venueAt } from '../plans/venue-facts.ts'
import { readCalendars } from '../show/read-calendars.ts'
import { momentOf, shownVersion } from '../versions/moment.ts'

/** Opening and closing times of a venue on some days, and whether it is open now. */
export async function getOpeningClosingTimes(
  needs: TopologyNeeds,
  { body }: Pick<Input<typeof calls.getOpeningClosingTimes>, 'body'>,
): Promise<ReplyOf<typeof calls.getOpeningClosingTimes>> {
  const { db, clock } = needs
  const now = clock.now()
  const { from, until } = body
  if (until <= from || until > daysAfter(from, OPENING_DAYS_MAX)) return refuse('ERR_TIMES_NOT_VALID')
  const venue = await venueAt(db, needs, body.venueId, { asOf: now, now })
  const calendar = (await readCalendars(needs, db, [venue.venueId], now))(venue)
  return {
    isOpen: isOpenAt(calendar, now),
    periods: periodsOf(calendar, from, until).map(({ opensAt, closesAt, ...period }) => ({
      ...period,
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
    })),
  }
}

/** Which terminal stood where in a period; a venue sees its own. */
export async function listAssignments(
  { db, clock, target }: TopologyNeeds,
  { body, caller }: Pick<Input<typeof internal.listTerminalsAssignements>, 'body' | 'caller'>,
): Promise<ReplyOf<typeof internal.listTerminalsAssignements>> {
  const from = body.from === undefined ? null : new Date(body.from)
  const until = body.until === undefined ? null : new Date(body.until)
  if (from && until && until <= from) return refuse('ERR_TIMES_NOT_VALID')
  const limit = pageLimit(body.limit)
  const knownAt = body.knownAt === undefined ? clock.now() : new Date(body.knownAt)
  const of = { target, venueId: caller.venueId, from, until, knownAt, after: idOfCursor(body.cursor), limit: limit + 1 }
  const { rows, nextCursor } = pageOf(await findAssignmentsWithin(db, of), limit, (row) => row.versionId)
  return {
    rows: rows.map((row) => ({
      terminalId: row.terminalId,
      serial: row.serial ?? '',
      venueId: row.venueId,
      workroomId: row.workroomId,
      ...shownVersion(row),
    })),
    nextCursor,
  }
}

/** Venues with their rooms, and the number of terminals in each. */
export async function listPlaces(
  { db, clock, target }: TopologyNeeds,
  { body, caller }: { readonly body: { asOf?: string; knownAt?: string }; readonly caller: ClientCaller },
): Promise<ReplyOf<typeof reporting.listPlaces>> {
  const moment = momentOf(body, clock.now())
  const venues = await findVenueRows(db, { target, venueId: caller.venueId, ...WHOLE_LIST }, moment)
  const [rooms, stays] = await Promise.all([
    findRoomRows(
      db,
      venues.map(({ venueId }) => venueId),
      moment,
    ),
    findAssignmentRows(db, { terminalIds: null, venueId: caller.venueId }, moment),
  ])
  return {
    places: venues.flatMap(({ venueId, name, town }) => [
      {
        placeId: venueId,
        kind: 'Venue' as const,
        name,
        venueId,
        town,
        terminals: stays.filter((stay) => stay.venueId === venueId).length,
      },
      ...rooms
        .filter((room) => room.venueId === venueId)
        .map((room) => ({
          placeId: room.workroomId,
          kind: 'Workroom' as const,
          name: room.name,
          venueId,
          town,
          terminals: stays.filter((stay) => stay.workroomId === room.workroomId).length,
        })),
    ]),
  }
}
