import { expect, test } from 'vitest'
import { countCash, smallestPiece } from './count-cash.ts'

test('notes and coins are summed, and a piece that the currency does not have is refused', () => {
  expect(countCash('CZK', [])).toBe(0)
  expect(
    countCash('CZK', [
      { pieceMinor: 500_000, pieces: 2 },
      { pieceMinor: 100, pieces: 7 },
    ]),
  ).toBe(1_000_700)
  expect(countCash('EUR', [{ pieceMinor: 1, pieces: 3 }])).toBe(3)
  expect(countCash('CZK', [{ pieceMinor: 50, pieces: 1 }])).toBeUndefined()
  const twice = { pieceMinor: 100, pieces: 1 }
  expect(countCash('CZK', [twice, twice])).toBeUndefined()
})

test('the smallest coin of each currency', () => {
  expect([smallestPiece('CZK'), smallestPiece('EUR')]).toEqual([100, 1])
})
