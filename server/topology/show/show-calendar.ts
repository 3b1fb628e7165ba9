import type { ReplyOf } from '#contract/call.ts'
import type { getCalendar } from '#contract/play-v1/staff-places.ts'
import { daysAfter, firstOfMonth, firstOfNextMonth, startOfDay } from '#contract/states/calendar.ts'
import { refuse } from '#server/kernel/index.ts'
import { findSpecialRows } from '../facts/openings.queries.ts'
import { findVenueRows } from '../facts/venues.queries.ts'
import { clockTimeOf } from '../hours/clock-minutes.ts'
import { periodsOfDay } from '../hours/open-periods.ts'
import type { TopologyNeeds } from '../needs.ts'
import { momentOf } from '../versions/moment.ts'
import { readCalendars } from './read-calendars.ts'
import { specialShown } from './show-openings.ts'

type MonthQuery = {
  readonly venueId: string
  readonly month: string
  readonly asOf?: string
  readonly knownAt?: string
}

/** The days of a month of a venue, as known at an instant. */
export async function showCalendar(needs: TopologyNeeds, asked: MonthQuery): Promise<ReplyOf<typeof getCalendar>> {
  const { db, clock, target, timeZone } = needs
  const knownAt = momentOf(asked, clock.now()).knownAt ?? clock.now()
  const ever = { asOf: null, knownAt }
  const versions = await findVenueRows(db, { target, venueId: asked.venueId, after: null, limit: null }, ever)
  const venue = versions.at(-1) ?? refuse('ERR_VENUE_NOT_FOUND')
  const [calendarOf, specials] = await Promise.all([
    readCalendars(needs, db, [venue.venueId], knownAt),
    findSpecialRows(db, { target, venueIds: [venue.venueId], thingId: null }, ever),
  ])
  const calendar = calendarOf(venue)
  const days: string[] = []
  const end = firstOfNextMonth(asked.month)
  for (let day = firstOfMonth(asked.month); day < end; day = daysAfter(day, 1)) days.push(day)
  return {
    days: days.map((day) => {
      const special = specials.find((one) => one.day === day)
      const closed = calendar.closedHours(startOfDay(timeZone, day))
      return {
        day,
        special: special ? specialShown(special) : null,
        periods: periodsOfDay(calendar, day).map(({ opensAt, closesAt, ...period }) => ({
          ...period,
          opensAt: opensAt.toISOString(),
          closesAt: closesAt.toISOString(),
        })),
        closedByLaw: closed
          ? { from: clockTimeOf(closed.fromMinute), until: clockTimeOf(closed.untilMinute), ruleId: closed.ruleId }
          : null,
      }
    }),
  }
}
