import { expect, test } from 'vitest'
import { moveChoice } from './move-choice.ts'

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, -1],
  ['ArrowDown', -1, 0, undefined],
  ['Home', 1, 3, undefined],
  ['a', 1, 3, undefined],
])('%s at %i of %i moves to %s', (key, active, count, next) => {
  expect(moveChoice(key, active, count)).toBe(next)
})
