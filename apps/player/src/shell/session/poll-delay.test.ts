import { expect, it } from 'vitest'
import { pollDelayMs } from './poll-delay.ts'

it('polls often at first, then less often, and at least twice a minute', () => {
  expect([0, 5, 6, 8, 20].map((looks) => pollDelayMs(looks, false))).toEqual([2_000, 2_000, 3_000, 6_750, 30_000])
})
it('polls rarely where events arrive', () => expect(pollDelayMs(0, true)).toBe(30_000))
