import { expect, test } from 'vitest'
import { composeCalendar, type CalendarEntry } from './compose-calendar.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const at = (moment: string, name = moment): CalendarEntry => ({
  at: moment,
  kind: 'offer-begins',
  name,
  about: '',
  to: '/',
})

test('has coming events by day of the market, in order of time', () => {
  const days = composeCalendar(
    [
      at('2026-11-30T09:00:00Z', 'morning'),
      at('2026-11-26T22:59:00Z', 'before midnight'),
      at('2026-11-26T23:00:00Z', 'at midnight'),
      at('2026-11-30T08:00:00Z', 'earlier'),
    ],
    { now, timeZone: 'Europe/Bratislava' },
  )
  expect(days.map(({ day, entries }) => [day, entries.map(({ name }) => name)])).toEqual([
    ['2026-11-26', ['before midnight']],
    ['2026-11-27', ['at midnight']],
    ['2026-11-30', ['earlier', 'morning']],
  ])
})

test('omits past events and those far in the future', () => {
  const entries = [at('2026-11-25T12:00:00Z'), at('2026-11-24T12:00:00Z'), at('2027-03-01T12:00:00Z')]
  expect(composeCalendar(entries, { now, timeZone: 'Europe/Bratislava' })).toEqual([])
})
