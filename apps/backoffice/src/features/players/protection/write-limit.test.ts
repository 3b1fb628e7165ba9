import { expect, it } from 'vitest'
import { writeLimit } from './write-limit.ts'

it('a limit is written in its unit', () => {
  expect(writeLimit({ amountMinor: 125_000, currency: 'CZK' })).toBe('1\u00a0250,00\u00a0Kč')
  expect(writeLimit({ minutes: 150 })).toBe('2:30\u00a0h')
  expect(writeLimit({ minutes: 5 })).toBe('0:05\u00a0h')
  expect(writeLimit({ count: 12 })).toBe('12')
})
