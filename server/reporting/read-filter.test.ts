import { expect, it } from 'vitest'
import { REPORT_DAYS_MAX } from '#contract/shapes/reports.ts'
import { daysAfter } from '#contract/states/calendar.ts'
import { readPeriod } from './read-filter.ts'

const from = '2026-01-01'

it('takes a period up to the longest one, its last day too', () => {
  const to = daysAfter(from, REPORT_DAYS_MAX)
  expect(readPeriod({ from, to })).toEqual({ from, to })
})

it('says how long a period may be, when one is too long', () => {
  const refused = (to: string, daysMax?: number) => () => readPeriod({ from, to }, daysMax)
  expect(refused(daysAfter(from, REPORT_DAYS_MAX + 1))).toThrow(
    expect.objectContaining({ statusCode: 400, details: { field: 'to', daysMax: REPORT_DAYS_MAX } }),
  )
  expect(refused('2026-02-01', 30)).toThrow(expect.objectContaining({ details: { field: 'to', daysMax: 30 } }))
})

it('refuses a period that ends before it begins, which no length mends', () => {
  expect(() => readPeriod({ from, to: '2025-12-31' })).toThrow(expect.objectContaining({ details: { field: 'to' } }))
})
