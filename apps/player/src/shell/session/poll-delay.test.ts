import { expect, it } from 'vitest'
import { pollDelayMs } from './poll-delay.ts'

it('looks often at first, then ever less, and never less than twice a minute', () => {
  expect([0, 5, 6, 8, 20].map((looks) => pollDelayMs(looks, false))).toEqual([2_000, 2_000, 3_000, 6_750, 30_000])
})
it('looks seldom where it is told', () => expect(pollDelayMs(0, true)).toBe(30_000))
