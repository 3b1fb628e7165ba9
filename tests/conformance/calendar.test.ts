import { describe, expect, it } from 'vitest'
import { isDay, isInstant } from '#contract/shapes/calendar.ts'

describe('the calendar of the contract', () => {
  it.each(['1900-01-01', '2024-02-29', '9999-12-31'])('has the day %s', (day) => expect(isDay(day)).toBe(true))
  it.each(['0000-01-01', '1899-12-31', '2023-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '2026-01-01T00:00Z', ''])(
    'has no day %s',
    (day) => expect(isDay(day)).toBe(false),
  )
  it.each(['2026-07-01T10:00:00Z', '2026-07-01T23:59:59.999+02:00', '1900-01-01T00:00:00.123456789Z'])(
    'has the instant %s',
    (instant) => {
      expect(isInstant(instant)).toBe(true)
      expect(Number.isNaN(new Date(instant).getTime())).toBe(false)
    },
  )
  it.each([
    '2026-12-31T23:59:60Z',
    '2026-07-01T24:00:00Z',
    '2026-07-01T10:00:00',
    '2026-07-01',
    '0000-01-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-07-01T10:00:00+24:00',
    '2026-07-01 10:00:00Z',
  ])('has no instant %s', (instant) => expect(isInstant(instant)).toBe(false))
})
