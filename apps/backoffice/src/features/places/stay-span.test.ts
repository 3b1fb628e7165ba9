import { expect, test } from 'vitest'
import { endsTooEarly, spanOf } from './stay-span.ts'

const NOW = new Date('2026-11-28T09:00:00Z')

test('an empty start is now, and an empty end none', () => {
  expect(spanOf('', '')).toEqual({})
  expect(Object.keys(spanOf('2026-03-01T10:00', '2026-03-31T10:00'))).toEqual(['from', 'until'])
  expect(Object.keys(spanOf('', '2026-12-31T10:00'))).toEqual(['until'])
})

test('a stay ends after it begins', () => {
  expect(endsTooEarly('2026-03-01T10:00', '2026-03-31T10:00', NOW)).toBe(false)
  expect(endsTooEarly('2026-03-31T10:00', '2026-03-31T10:00', NOW)).toBe(true)
  expect(endsTooEarly('', '2026-03-31T10:00', NOW)).toBe(true)
  expect(endsTooEarly('', '2027-03-31T10:00', NOW)).toBe(false)
  expect(endsTooEarly('2026-03-31T10:00', '', NOW)).toBe(false)
})
