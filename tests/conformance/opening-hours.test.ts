import { describe, expect, test } from 'vitest'
import { isOpenAt, openMinutesLater, type OpeningHours } from '#contract/states/opening-hours.ts'

const zone = 'Europe/Prague'
const daily: OpeningHours = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '22:00' }]
const weekdays: OpeningHours = [
  { days: [1, 2, 3, 4, 5], from: '13:00', to: '17:00' },
  { days: [1, 2, 3, 4, 5], from: '08:00', to: '12:00' },
]

describe('opening hours', () => {
  test.each([
    ['2026-11-24T06:59:59Z', false],
    ['2026-11-24T07:00:00Z', true],
    ['2026-11-24T20:59:59Z', true],
    ['2026-11-24T21:00:00Z', false],
    // In summer an hour earlier.
    ['2026-07-01T06:00:00Z', true],
  ])('%s: open %s', (at, isOpen) => expect(isOpenAt(daily, zone, new Date(at))).toBe(isOpen))

  test.each([
    ['within the hours', daily, '2026-11-24T10:00:00Z', 240, '2026-11-24T14:00:00.000Z'],
    ['over the night', daily, '2026-11-24T20:00:00Z', 120, '2026-11-25T08:00:00.000Z'],
    ['asked at night', daily, '2026-11-24T02:00:00Z', 60, '2026-11-24T08:00:00.000Z'],
    ['over the noon', weekdays, '2026-11-24T10:30:00Z', 60, '2026-11-24T12:30:00.000Z'],
    ['over the week’s end', weekdays, '2026-11-27T15:30:00Z', 60, '2026-11-30T07:30:00.000Z'],
    ['over the change of the clocks', daily, '2026-10-24T19:00:00Z', 120, '2026-10-25T08:00:00.000Z'],
    ['to the last minute', daily, '2026-11-24T20:00:00Z', 60, '2026-11-24T21:00:00.000Z'],
  ] as const)('so many minutes later: %s', (_, hours, from, minutes, expected) =>
    expect(openMinutesLater(hours, zone, new Date(from), minutes).toISOString()).toBe(expected),
  )
})
