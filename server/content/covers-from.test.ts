import { expect, it } from 'vitest'
import { coversFrom } from './covers-from.ts'

const at = (hour: number): Date => new Date(Date.UTC(2026, 0, 1, hour))
const period = (from: number, until: number | null) => ({
  fromAt: at(from),
  untilAt: until === null ? null : at(until),
})
const covers = (...periods: [number, number | null][]) =>
  coversFrom(
    at(10),
    periods.map(([from, until]) => period(from, until)),
  )

it('is true only without a gap and without an end', () => {
  expect(covers()).toBe(false)
  expect(covers([9, null])).toBe(true)
  expect(covers([10, null])).toBe(true)
  expect(covers([11, null])).toBe(false)
  expect(covers([9, 12])).toBe(false)
  expect(covers([12, null], [9, 12])).toBe(true)
  expect(covers([13, null], [9, 12])).toBe(false)
  expect(covers([9, 12], [9, 11], [11, 14], [14, null])).toBe(true)
})
