import { expect, test } from 'vitest'
import { leftAt } from './left-at.ts'

const read = { now: '2026-11-21T10:00:00.000Z', readAt: 5_000 }

test('what is left goes down with the page’s own counter and never below zero', () => {
  expect(leftAt('2026-11-21T10:01:00.000Z', read, 5_000)).toBe(60_000)
  expect(leftAt('2026-11-21T10:01:00.000Z', read, 35_000)).toBe(30_000)
  expect(leftAt('2026-11-21T10:01:00.000Z', read, 500_000)).toBe(0)
})
