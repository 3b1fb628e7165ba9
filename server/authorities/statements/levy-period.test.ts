import { expect, it } from 'vitest'
import { levyPeriodOf } from './levy-period.ts'

it.each([
  ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['quarter', '2026-01-01', '2026-01-01', '2026-03-31'],
  ['quarter', '2026-11-26', '2026-10-01', '2026-12-31'],
  ['quarter', '2026-06-30', '2026-04-01', '2026-06-30'],
] as const)('the %s of %s is from %s to %s', (period, day, from, to) => {
  const days = levyPeriodOf(period, day)
  expect([days.from, days.to]).toEqual([from, to])
  expect(days.months).toHaveLength(period === 'month' ? 1 : 3)
})
