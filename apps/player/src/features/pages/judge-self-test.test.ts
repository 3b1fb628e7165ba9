import { expect, test } from 'vitest'
import { judgeSelfTest } from './judge-self-test.ts'

test.each([
  [0, 'low'],
  [1, 'mild'],
  [2, 'mild'],
  [3, 'middle'],
  [7, 'middle'],
  [8, 'high'],
  [27, 'high'],
])('%i points', (points, expected) => expect(judgeSelfTest(points)).toBe(expected))
