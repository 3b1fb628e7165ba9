import { describe, expect, test } from 'vitest'
import { endableByStaffFrom, isInForce } from '#contract/states/exclusions.ts'

const from = new Date('2026-11-21T10:00:00Z')
const until = new Date('2026-11-23T10:00:00Z')
const leastTermEndsAt = new Date('2027-11-21T10:00:00Z')

describe('an exclusion', () => {
  test('is in force from its beginning to its end, the end excluded', () => {
    const standing = { from, until, endedAt: null }
    expect(isInForce(standing, new Date(from.getTime() - 1))).toBe(false)
    expect(isInForce(standing, from)).toBe(true)
    expect(isInForce(standing, new Date(until.getTime() - 1))).toBe(true)
    expect(isInForce(standing, until)).toBe(false)
    expect(isInForce({ ...standing, endedAt: from }, new Date(from.getTime() + 1))).toBe(false)
  })
  test.each(['panic', 'break', 'register'] as const)('of kind %s is never ended by staff', (kind) => {
    expect(endableByStaffFrom({ kind, from, until, endedAt: null }, leastTermEndsAt)).toBeNull()
  })
  test('that the player chose with an end lasts to that end; without one at least the minimum term', () => {
    expect(endableByStaffFrom({ kind: 'self', from, until, endedAt: null }, leastTermEndsAt)).toBeNull()
    expect(endableByStaffFrom({ kind: 'self', from, until: null, endedAt: null }, leastTermEndsAt)).toEqual(
      leastTermEndsAt,
    )
  })
  test('of staff can be ended at any time', () => {
    expect(endableByStaffFrom({ kind: 'staff', from, until: null, endedAt: null }, leastTermEndsAt)).toEqual(from)
  })
})
