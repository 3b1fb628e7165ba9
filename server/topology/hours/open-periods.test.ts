import { randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { dayOf, daysAfter, startOfDay, wallTextOf, weekdayOf } from '#contract/states/calendar.ts'
import { hoursOf, weekSlotOf } from './clock-minutes.ts'
import { isOpenAt, periodsOfDay, type OpeningCalendar } from './open-periods.ts'

const zone = 'Europe/Bratislava'
const hall = () => ({ fromMinute: 180, untilMinute: 600, ruleId: 'CZ-38' })
const DAYS = 3_653
const MINUTE_MS = 60_000

const opening = (weekday: number, opens: string, closes: string) => ({
  weekday,
  ...hoursOf(opens, closes),
  validFrom: new Date('2000-01-01T00:00:00Z'),
  validUntil: null,
})
const always = Array.from({ length: 7 }, (_, index) => opening(index + 1, '00:00', '00:00'))
const calendarOf = (more: Partial<OpeningCalendar>): OpeningCalendar => ({
  zone,
  openings: [],
  specials: [],
  closedHours: () => undefined,
  ...more,
})
const told = (calendar: OpeningCalendar, day: string) =>
  periodsOfDay(calendar, day).map(
    ({ opensAt, closesAt, opening: why, closing }) =>
      `${opensAt.toISOString().slice(5, 16)} ${why} ${closesAt.toISOString().slice(5, 16)} ${closing}`,
  )

/** Evaluates local time and the rules directly, without periods. */
function naiveIsOpen(calendar: OpeningCalendar, at: Date): boolean {
  const [day = '', time = ''] = wallTextOf(zone, at).split('T')
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  const closed = calendar.closedHours(at)
  if (closed && minute >= closed.fromMinute && minute < closed.untilMinute) return false
  return [0, 1].some((ago) => {
    const began = daysAfter(day, -ago)
    const special = calendar.specials.find((one) => one.day === began)
    const hours = special ? [special] : calendar.openings.filter(({ weekday }) => weekday === weekdayOf(began))
    const shown = minute + ago * 1440
    return hours.some(
      ({ opensMinute, closesMinute }) =>
        opensMinute !== null && closesMinute !== null && opensMinute <= shown && shown < closesMinute,
    )
  })
}

/** The hour that occurs twice in autumn: one local time is two instants. */
function isShownTwice(at: Date): boolean {
  const wall = wallTextOf(zone, at)
  return [-60, 60].some((minutes) => wallTextOf(zone, new Date(at.getTime() + minutes * MINUTE_MS)) === wall)
}

describe('opening hours', () => {
  it('agree with local time, at random instants of ten years', () => {
    for (let run = 0; run < 40; run += 1) {
      const openings = Array.from({ length: 7 }, (_, index) => ({
        ...opening(index + 1, '00:00', '01:00'),
        ...(() => {
          // Often in the hour that is skipped in spring.
          const opensMinute = randomInt(2) === 0 ? randomInt(1440) : 110 + randomInt(80)
          return { opensMinute, closesMinute: opensMinute + 1 + randomInt(1440) }
        })(),
      })).filter(() => randomInt(5) > 0)
      const first = randomInt(DAYS)
      const specials = Array.from({ length: 300 }, (_, index) => ({
        day: daysAfter('2020-01-01', (first + index * 7) % DAYS),
        ...(index % 2 === 0 ? { opensMinute: null, closesMinute: null } : { opensMinute: 700, closesMinute: 1500 }),
      }))
      const calendar = calendarOf({ openings, specials, closedHours: run % 2 === 0 ? hall : () => undefined })
      for (let times = 0; times < 200; times += 1) {
        const near = times % 4 === 0 ? startOfDay(zone, times % 8 === 0 ? '2026-03-29' : '2026-10-25') : undefined
        const at = near
          ? new Date(near.getTime() + randomInt(300) * MINUTE_MS)
          : new Date(Date.UTC(2020, 0, 1) + randomInt(DAYS * 1440) * MINUTE_MS)
        if (isShownTwice(at)) continue
        expect(isOpenAt(calendar, at), `${wallTextOf(zone, at)} ${JSON.stringify(calendar)}`).toBe(
          naiveIsOpen(calendar, at),
        )
      }
    }
  })

  it('past midnight belong to the day on which they begin', () => {
    const calendar = calendarOf({ openings: [opening(6, '18:00', '02:00')] })
    expect(told(calendar, '2026-11-28')).toEqual(['11-28T17:00 Regular 11-29T01:00 Regular'])
    expect(told(calendar, '2026-11-29')).toEqual([])
    expect(isOpenAt(calendar, new Date('2026-11-29T00:30:00Z'))).toBe(true)
    expect(isOpenAt(calendar, new Date('2026-11-29T01:00:00Z'))).toBe(false)
  })

  it('of a hall exclude the legal closing hours, and say so', () => {
    const calendar = calendarOf({ openings: always, closedHours: hall })
    expect(told(calendar, '2026-11-25')).toEqual([
      '11-24T23:00 Regular 11-25T02:00 Forced',
      '11-25T09:00 Late 11-25T23:00 Regular',
    ])
  })

  it('on a special day are those of that day alone, or none', () => {
    const specials = [
      { day: '2026-12-24', opensMinute: null, closesMinute: null },
      { day: '2026-12-25', ...hoursOf('12:00', '20:00') },
    ]
    const calendar = calendarOf({ openings: always, specials })
    expect(told(calendar, '2026-12-24')).toEqual([])
    expect(told(calendar, '2026-12-25')).toEqual(['12-25T11:00 Special 12-25T19:00 Special'])
  })

  it('on a day when the clocks change follow the length of the day', () => {
    const night = calendarOf({ openings: [opening(6, '22:00', '06:00')] })
    const hoursOfNight = (day: string) => {
      const [period] = periodsOfDay(night, day)
      return ((period?.closesAt.getTime() ?? 0) - (period?.opensAt.getTime() ?? 0)) / 3_600_000
    }
    expect(['2026-03-21', '2026-03-28', '2026-10-24'].map(hoursOfNight)).toEqual([8, 7, 9])
    const skipped = calendarOf({ openings: [opening(7, '02:10', '02:50')] })
    expect(told(skipped, '2026-03-29')).toEqual([])
    expect(dayOf(zone, new Date('2026-03-29T00:59:00Z'))).toBe('2026-03-29')
  })

  it("become a range of the week's minutes; the part after Sunday midnight is at its beginning", () => {
    expect(weekSlotOf(1, hoursOf('10:00', '22:00'))).toBe('{[600,1320)}')
    expect(weekSlotOf(7, hoursOf('20:00', '02:00'))).toBe('{[0,120),[9840,10080)}')
  })
})
