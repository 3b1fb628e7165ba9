import { expect, it } from 'vitest'
import { nextRow } from './move-row-focus.ts'

it('starts at the first row and stops at both ends', () => {
  expect(nextRow(-1, -1, 3)).toBe(0)
  expect(nextRow(0, -1, 3)).toBe(0)
  expect(nextRow(1, 1, 3)).toBe(2)
  expect(nextRow(2, 1, 3)).toBe(2)
  expect(nextRow(-1, 1, 0)).toBe(-1)
})
