import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dayOf,
  daysAfter,
  firstOfNextMonth,
  periodOf,
  sameTimeDaysLater,
  startOfDay,
  wallTextOf,
  weekdayOf,
} from '#contract/states/calendar.ts'

const ZONE = 'Europe/Bratislava'
const HOUR_MS = 3_600_000
const instant = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2060, 0, 1) }).map((ms) => new Date(ms))
const zone = fc.constantFrom('Europe/Bratislava', 'Europe/Prague')
const wall = (at: Date, timeZone = ZONE) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at)

describe('calendar periods', () => {
  test('an instant is in its period, and the period begins and ends at local midnight', () => {
    fc.assert(
      fc.property(instant, zone, fc.constantFrom('day' as const, 'month' as const), (at, where, period) => {
        const { startsAt, endsAt } = periodOf(period, where, at)
        expect(startsAt <= at && at < endsAt).toBe(true)
        expect(wall(startsAt, where)).toMatch(period === 'day' ? / 00:00:00$/ : /-01 00:00:00$/)
        expect(wall(endsAt, where)).toMatch(period === 'day' ? / 00:00:00$/ : /-01 00:00:00$/)
      }),
      { numRuns: 500 },
    )
  })

  test('local time is that of Intl, and its day is the day', () => {
    fc.assert(
      fc.property(instant, zone, (at, where) => {
        const text = wallTextOf(where, at)
        expect(text.slice(0, 'yyyy-MM-ddTHH:mm:ss'.length).replace('T', ' ')).toBe(wall(at, where))
        expect(text.slice(0, 10)).toBe(dayOf(where, at))
        const name = new Intl.DateTimeFormat('en', { timeZone: where, weekday: 'short' }).format(at)
        expect(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][weekdayOf(dayOf(where, at)) - 1]).toBe(name)
      }),
      { numRuns: 500 },
    )
  })

  test('periods follow each other without a gap or an overlap', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom('day' as const, 'month' as const), (at, period) => {
        const one = periodOf(period, ZONE, at)
        expect(periodOf(period, ZONE, one.endsAt).startsAt).toEqual(one.endsAt)
        expect(periodOf(period, ZONE, new Date(one.endsAt.getTime() - 1))).toEqual(one)
      }),
      { numRuns: 500 },
    )
  })

  test('every day of forty years has 23, 24 or 25 hours, and two a year are not 24', () => {
    let day = '2020-01-01'
    const odd = new Map<string, number>()
    while (day < '2060-01-01') {
      const hours = (startOfDay(ZONE, daysAfter(day, 1)).getTime() - startOfDay(ZONE, day).getTime()) / HOUR_MS
      if (hours !== 24) odd.set(day, hours)
      expect(dayOf(ZONE, startOfDay(ZONE, day))).toBe(day)
      day = daysAfter(day, 1)
    }
    expect(odd.get('2026-03-29')).toBe(23)
    expect(odd.get('2026-10-25')).toBe(25)
    expect(odd.size).toBe(80)
    expect(new Set(odd.values())).toEqual(new Set([23, 25]))
  })

  test('the ends of months are those of the calendar, leap years too', () => {
    expect(firstOfNextMonth('2028-02-29')).toBe('2028-03-01')
    expect(firstOfNextMonth('2026-12-31')).toBe('2027-01-01')
    expect(periodOf('month', ZONE, new Date('2026-10-31T23:30:00Z')).startsAt).toEqual(new Date('2026-10-31T23:00:00Z'))
  })

  test('Prague and Bratislava are one calendar', () => {
    fc.assert(
      fc.property(instant, (at) => {
        expect(periodOf('day', 'Europe/Prague', at)).toEqual(periodOf('day', 'Europe/Bratislava', at))
      }),
      { numRuns: 200 },
    )
  })
})

describe('the same time so many days later', () => {
  test('is the same local time, except in the hour that spring leaves out', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 40 }), (at, days) => {
        const later = sameTimeDaysLater(ZONE, at, days)
        const [day = '', time = ''] = wall(at).split(' ')
        const [laterDay, laterTime = ''] = wall(later).split(' ')
        expect(laterDay).toBe(daysAfter(day, days))
        if (laterTime !== time) {
          expect(time).toMatch(/^02:/)
          expect(laterTime).toMatch(/^03:/)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('for a time that autumn has twice is the first one, and for one that spring leaves out the hour after', () => {
    const later = (at: string) => sameTimeDaysLater(ZONE, new Date(at), 7).toISOString()
    expect(later('2026-10-18T00:30:00Z')).toBe('2026-10-25T00:30:00.000Z')
    expect(later('2026-03-22T01:30:00Z')).toBe('2026-03-29T01:30:00.000Z')
  })

  test('is 167 hours over the spring change and 169 over the autumn one', () => {
    const hours = (at: string) => (sameTimeDaysLater(ZONE, new Date(at), 7).getTime() - Date.parse(at)) / HOUR_MS
    expect(hours('2026-03-25T12:00:00Z')).toBe(167)
    expect(hours('2026-10-20T12:00:00Z')).toBe(169)
    expect(hours('2026-07-01T12:00:00Z')).toBe(168)
  })
})
