import { expect, test } from 'vitest'
import { countOf, sumOf } from './count-pieces.ts'

test('typed numbers become a count and its sum', () => {
  const count = countOf('CZK', { 500_000: '2', 100: '7', 2_000: '' })
  expect(count).toEqual([
    { pieceMinor: 500_000, pieces: 2 },
    { pieceMinor: 100, pieces: 7 },
  ])
  expect(sumOf(count)).toBe(1_000_700)
  expect(countOf('EUR', {})).toEqual([])
})
