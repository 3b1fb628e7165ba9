import { describe, expect, it } from 'vitest'
import type { CoursePoint, Sample } from './course.queries.ts'
import { courseOf, sumsAt } from './regions/money.ts'
import { trafficOf } from './regions/traffic.ts'

const QUARTER_MS = 15 * 60_000
const ZONE = 'Europe/Bratislava'
const point = (quarter: number, stakeMinor: number): CoursePoint => ({
  quarter,
  rounds: 0,
  stakeMinor,
  winMinor: 0,
  depositsMinor: 0,
  withdrawalsMinor: 0,
})
const stakes = (day: string, points: readonly CoursePoint[], now?: Date) =>
  courseOf(ZONE, day, points, now).hours.map(({ stakeMinor }) => stakeMinor)

describe('the course of a day', () => {
  it('has 23, 24 or 25 hours', () => {
    expect(stakes('2026-03-29', [])).toHaveLength(23)
    expect(stakes('2026-06-01', [])).toHaveLength(24)
    const long = courseOf(ZONE, '2026-10-25', []).hours
    expect(long).toHaveLength(25)
    expect(long[3]?.startsAt).toBe('2026-10-25T01:00:00.000Z')
  })
  it('lists only hours that were measured to their end', () => {
    const points = [point(1, 40), point(3, 100), point(7, 250), point(9, 300), point(15, 900), point(19, 950)]
    // Hour 2 has no look in its last quarter: neither it nor the hour after it is known.
    expect(stakes('2026-06-01', points).slice(0, 6)).toEqual([100, 150, null, null, 50, null])
  })
  it('counts nothing between two equal measurements', () => {
    const now = new Date('2026-06-01T02:10:00Z')
    expect(stakes('2026-06-01', [point(9, 0), point(16, 70)], now).slice(0, 5)).toEqual([0, 0, null, null, null])
    expect(stakes('2026-06-01', [point(16, 0)], now).slice(0, 5)).toEqual([0, 0, 0, 0, 0])
  })
  it('includes the current hour up to now', () => {
    const now = new Date('2026-06-01T00:20:00Z')
    expect(stakes('2026-06-01', [point(3, 100), point(7, 100), point(9, 130)], now).slice(0, 4)).toEqual([
      100,
      0,
      30,
      null,
    ])
  })
  it('returns the sum of a day up to a time of that day', () => {
    const points = [point(0, 40), point(1, 100), point(3, 300)]
    expect(sumsAt(points, 0.5 * QUARTER_MS)?.stakeMinor).toBe(20)
    expect(sumsAt(points, 1.25 * QUARTER_MS)?.stakeMinor).toBe(55)
    expect(sumsAt(points, 3.5 * QUARTER_MS)).toBeNull()
    expect(sumsAt([], 0)).toBeNull()
  })
})

describe('rounds a second', () => {
  const at = (second: number, rounds: number, day = '2026-06-01'): Sample => ({
    measuredAt: new Date(Date.UTC(2026, 5, 1, 10, 0, second)),
    day,
    online: 3,
    rounds,
  })
  it('is the rate of the last minute, and starts at zero on a new day', () => {
    const samples = [at(0, 0), at(30, 60), at(60, 120), at(90, 300)]
    expect(trafficOf(samples, at(90, 300)).roundsPerSecond).toBe(4)
    const overMidnight = [at(0, 9_000), at(60, 30, '2026-06-02')]
    expect(trafficOf(overMidnight, at(60, 30, '2026-06-02')).roundsPerSecond).toBe(0.5)
    expect(trafficOf([at(0, 5)], at(0, 5))).toMatchObject({ roundsPerSecond: 0, peakPerSecond: 0, online: 3 })
  })
  it('has one measurement a minute', () => {
    const samples = Array.from({ length: 37 }, (_, index) => at(index * 5, index * 5))
    const { course } = trafficOf(samples, at(180, 180))
    expect(course.length).toBeLessThanOrEqual(4)
    expect(course.at(-1)).toMatchObject({ roundsPerSecond: 1 })
  })
})
