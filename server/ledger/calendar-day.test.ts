import { expect, it } from 'vitest'
import { calendarDayOf, dayTeller } from './calendar-day.ts'

it.each([
  ['2026-01-31T22:59:59Z', '2026-01-31'],
  ['2026-01-31T23:00:00Z', '2026-02-01'],
  ['2026-07-31T21:59:59Z', '2026-07-31'],
  ['2026-07-31T22:00:00Z', '2026-08-01'],
])('%s is in the calendar day %s of Bratislava', (instant, day) => {
  expect(calendarDayOf(new Date(instant))).toBe(day)
})

it('returns the new day from midnight on', () => {
  const dayOf = dayTeller()
  expect(dayOf(new Date('2026-03-28T22:59:59.999Z'))).toBe('2026-03-28')
  expect(dayOf(new Date('2026-03-28T23:00:00.000Z'))).toBe('2026-03-29')
})
