import type { ReplyOf } from '#contract/call.ts'
import { VENUE_DAYS, type listPublicVenues as call } from '#contract/play-v1/venues.ts'
import { dayOf, daysAfter, startOfDay } from '#contract/states/calendar.ts'
import type { Instant } from '#server/kernel/index.ts'
import { countMachines } from '../facts/terminals.queries.ts'
import { findValidityRows } from '../facts/validities.queries.ts'
import { findVenueRows, WHOLE_LIST } from '../facts/venues.queries.ts'
import { findRoomRows } from '../facts/workrooms.queries.ts'
import { periodsOf, type OpeningCalendar, type Period } from '../hours/open-periods.ts'
import type { TopologyNeeds } from '../needs.ts'
import { readCalendars } from './read-calendars.ts'
import { shownPhoto } from './show-photo.ts'

type PublicVenue = ReplyOf<typeof call>['venues'][number]

/** Venues where play is permitted now, by town and name, with their hours of a week and their machines. */
export async function listPublicVenues(needs: TopologyNeeds): Promise<ReplyOf<typeof call>> {
  const { db, clock, target } = needs
  const now = clock.now()
  const moment = { asOf: now, knownAt: now }
  const rows = await findVenueRows(db, { target, venueId: null, ...WHOLE_LIST }, moment)
  const validities = await findValidityRows(db, { target, thingIds: idsOf(rows), validityId: null }, moment)
  const shown = rows.filter(({ venueId }) => validities.some((validity) => validity.venueId === venueId))
  const [rooms, machines, kioskRooms, calendarOf] = await Promise.all([
    findRoomRows(db, idsOf(shown), moment),
    countMachines(db, idsOf(shown), moment),
    needs.kioskRooms(db),
    readCalendars(needs, db, idsOf(shown), now),
  ])
  return {
    venues: shown
      .map(({ venueId, kind, name, street, town, postCode, latitude, longitude, phone, ...row }): PublicVenue => ({
        venueId,
        kind,
        name,
        street,
        town,
        postCode,
        latitude,
        longitude,
        phone,
        photo: shownPhoto(row),
        ...hoursAt(calendarOf({ venueId, kind }), now),
        machines: machines
          .filter((one) => one.venueId === venueId)
          .map(({ kind: made, terminals, seats }) => ({ kind: made, terminals, seats })),
        hasKiosk: rooms.some((room) => room.venueId === venueId && kioskRooms.includes(room.workroomId)),
      }))
      .toSorted((one, other) => one.town.localeCompare(other.town) || one.name.localeCompare(other.name)),
  }
}

const idsOf = (rows: readonly { readonly venueId: string }[]) => rows.map(({ venueId }) => venueId)

/** The end of periods that follow each other without a pause: a venue that goes on is not closed in between. */
function endOfRun(periods: readonly Period[], closesAt: Instant): Instant {
  const next = periods.find((one) => one.opensAt <= closesAt && one.closesAt > closesAt)
  return next ? endOfRun(periods, next.closesAt) : closesAt
}

/** An end within the shown days; a venue that is open beyond them has none. */
const knownEnd = (end: Instant, shownUntil: Instant): Instant | undefined => (end < shownUntil ? end : undefined)

function hoursAt(calendar: OpeningCalendar, now: Instant): Pick<PublicVenue, 'isOpen' | 'changesAt' | 'days'> {
  const today = dayOf(calendar.zone, now)
  // Yesterday's periods may continue past midnight.
  const periods = periodsOf(calendar, daysAfter(today, -1), daysAfter(today, VENUE_DAYS))
  const running = periods.find(({ opensAt, closesAt }) => opensAt <= now && now < closesAt)
  const changesAt = running
    ? knownEnd(endOfRun(periods, running.closesAt), startOfDay(calendar.zone, daysAfter(today, VENUE_DAYS)))
    : periods.find(({ opensAt }) => opensAt > now)?.opensAt
  return {
    isOpen: running !== undefined,
    changesAt: changesAt?.toISOString() ?? null,
    days: Array.from({ length: VENUE_DAYS }, (_, index) => daysAfter(today, index)).map((day) => ({
      day,
      isSpecial: calendar.specials.some((special) => special.day === day),
      periods: periods
        .filter((period) => period.day === day)
        .map(({ opensAt, closesAt, closing }) => ({
          opensAt: opensAt.toISOString(),
          closesAt: closesAt.toISOString(),
          closing,
        })),
    })),
  }
}
