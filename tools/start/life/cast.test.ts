import { expect, it } from 'vitest'
import { daysAfter, firstOfMonth } from '#contract/states/calendar.ts'
import { castOf, lifeDays } from './cast.ts'

const DAYS = ['2026-01-01', '2026-02-28', '2026-03-01', '2026-03-31', '2026-11-27', '2027-01-15']

it.each(DAYS)(
  'people live through the end of a month that is over on %s, and through three weeks at least',
  (today) => {
    const days = lifeDays(today)
    const first = daysAfter(today, -days)
    expect(days).toBeGreaterThanOrEqual(22)
    expect(first < daysAfter(firstOfMonth(today), -2)).toBe(true)
  },
)

it('each visit is in these days and after the registration, and somebody plays in the month before', () => {
  for (const market of ['CZE', 'SVK'] as const)
    for (const today of DAYS) {
      const days = lifeDays(today)
      const cast = castOf(market, { count: 220, days, year: 2026 })
      for (const { registeredOn, visits } of cast)
        for (const { day } of visits) {
          expect(day).toBeGreaterThan(registeredOn)
          expect(day).toBeLessThan(days)
        }
      const monthBegins = Number(today.slice(8)) - 1
      const before = cast.filter(({ visits }) => visits.some(({ day }) => day < days - monthBegins))
      expect(before.length, `${market} ${today}`).toBeGreaterThan(0)
      expect(cast.at(-1)).toMatchObject({ fate: 'restless' })
    }
})
