import { expect, it } from 'vitest'
import { leftAfter } from './use-idle.ts'

it('counts the last seconds of a minute, and of minutes where a code is on its way', () => {
  expect([39, 40, 59, 60, 90].map((seconds) => leftAfter(seconds, false))).toEqual([undefined, 20, 1, 0, 0])
  expect([60, 239, 240, 260].map((seconds) => leftAfter(seconds, true))).toEqual([undefined, undefined, 20, 0])
})
