import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, periodOf, sameTimeDaysLater } from '#contract/states/calendar.ts'
import { dayNumberOf, monthNumberOf, sameTimeLater, startOfDayNumber, startOfMonthNumber } from './calendar.ts'

// Two independent calendars: the product's uses the system's time zones, the checker's only arithmetic.

const ZONES = ['Europe/Prague', 'Europe/Bratislava'] as const
const DAY_MS = 86_400_000
const instant = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2040, 0, 1) })
/** Near the changes of the clocks, where calendars are often wrong. */
const nearChange = fc
  .tuple(fc.integer({ min: 2000, max: 2039 }), fc.constantFrom(2, 9), fc.integer({ min: -3 * DAY_MS, max: 3 * DAY_MS }))
  .map(([year, month, off]) => {
    const last = Date.UTC(year, month, 31)
    return last - new Date(last).getUTCDay() * DAY_MS + 3_600_000 + off
  })
const anyInstant = fc.oneof(instant, nearChange)

test.each(ZONES)('days, months and waiting times of %s agree with plain arithmetic', (zone) => {
  fc.assert(
    fc.property(anyInstant, fc.integer({ min: 0, max: 60 }), (at, days) => {
      const date = new Date(at)
      expect(Date.parse(`${dayOf(zone, date)}T00:00:00Z`) / DAY_MS).toBe(dayNumberOf(at))
      const day = periodOf('day', zone, date)
      expect([day.startsAt.getTime(), day.endsAt.getTime()]).toEqual([
        startOfDayNumber(dayNumberOf(at)),
        startOfDayNumber(dayNumberOf(at) + 1),
      ])
      const month = periodOf('month', zone, date)
      expect([month.startsAt.getTime(), month.endsAt.getTime()]).toEqual([
        startOfMonthNumber(monthNumberOf(at)),
        startOfMonthNumber(monthNumberOf(at) + 1),
      ])
      // A time skipped in spring has two interpretations; both are within the hour of the change.
      const later = sameTimeDaysLater(zone, date, days).getTime()
      expect(Math.abs(later - sameTimeLater(at, days))).toBeLessThan(3_600_000)
    }),
    { numRuns: 2_000 },
  )
})
