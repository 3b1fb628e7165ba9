import { expect, it } from 'vitest'
import { writeValue } from './write-value.ts'

const words = { yes: 'ano', no: 'ne' }
const write = (value: unknown) => writeValue(value, words)

it('formats values of a change for people', () => {
  expect([null, undefined, '', true, false, 12, 'sent'].map(write)).toEqual(['–', '–', '–', 'ano', 'ne', '12', 'sent'])
  expect(write({ amountMinor: 4_200_000, currency: 'CZK' })).toMatch(/^42\s000,00\sKč$/)
  expect(write(['risk', 'payments'])).toBe('risk, payments')
  expect(write({ kind: 'players', count: 2 })).toBe('kind: players, count: 2')
})
