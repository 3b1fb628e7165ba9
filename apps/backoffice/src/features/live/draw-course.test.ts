import { expect, it } from 'vitest'
import { drawCourse, PLOT, roundUp, shortOf } from './draw-course.ts'

it('draws known values, and leaves a gap for unknown ones', () => {
  const { now, before, end, xOf } = drawCourse({ now: [100, null, 200, 400], before: [null, null], width: 400 })
  expect(now).toHaveLength(2)
  expect(now[0]).toMatch(/^M46\.0 \d/)
  expect(before).toEqual([])
  // The maximum is at the top of the plot.
  expect(end).toEqual({ x: xOf(3), y: PLOT.top })
})

it('draws an empty scale from zero to one for a day without values', () => {
  const { now, end, lines } = drawCourse({ now: [], before: [], width: 400 })
  expect([now, end]).toEqual([[], undefined])
  expect(lines.map(({ text }) => text)).toEqual(['0', '0,25', '0,5', '0,75', '1'])
})

it.each([
  [0, 1],
  [1, 1],
  [3, 4],
  [11, 20],
  [79, 80],
  [81, 100],
])('the maximum of the scale for %i is %i', (value, line) => expect(roundUp(value)).toBe(line))

it.each([
  [250, '250'],
  [40_000, '40\u00a0k'],
  [2_500_000, '2,5\u00a0M'],
])('%i is abbreviated to %s', (value, text) => expect(shortOf(value)).toBe(text))
