import { expect, it } from 'vitest'
import { moveInList } from './move-in-list.ts'

it('moves along, and from either end to the other', () => {
  expect(moveInList('ArrowRight', 0, 3, true)).toBe(1)
  expect(moveInList('ArrowRight', 2, 3, true)).toBe(0)
  expect(moveInList('ArrowLeft', 0, 3, true)).toBe(2)
  expect(moveInList('ArrowDown', 2, 3, false)).toBe(0)
  expect(moveInList('Home', 2, 3, true)).toBe(0)
  expect(moveInList('End', 0, 3, false)).toBe(2)
})
it('leaves other keys, the other axis and an empty list alone', () => {
  expect(moveInList('Enter', 0, 3, true)).toBeUndefined()
  expect(moveInList('ArrowDown', 0, 3, true)).toBeUndefined()
  expect(moveInList('ArrowRight', 0, 3, false)).toBeUndefined()
  expect(moveInList('Home', 0, 0, true)).toBeUndefined()
})
