import { expect, it } from 'vitest'
import { cashSums } from './cash-sums.ts'

const rows = [
  { part: 'cash', creditMinor: 50_000, debitMinor: 0 },
  { part: 'bonus', creditMinor: 20_000, debitMinor: 0 },
  { part: 'cash', creditMinor: 0, debitMinor: 1_000 },
  { part: 'land-based', creditMinor: 0, debitMinor: 7_000 },
]

it('counts cash alone', () => {
  expect(cashSums({ rows, isCut: false })).toEqual({ inMinor: 50_000, outMinor: 1_000 })
})
it('says nothing where rows are missing', () => {
  expect(cashSums({ rows, isCut: true })).toBeUndefined()
})
