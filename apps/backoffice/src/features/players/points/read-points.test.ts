import { expect, it } from 'vitest'
import { readPoints } from './read-points.ts'

it.each([
  ['30', 30],
  [' +5 ', 5],
  ['-30', -30],
  ['\u221230', -30],
])('parses %j', (written, points) => expect(readPoints(written)).toBe(points))

it.each(['', '0', '1.5', 'x', '1000001', '--5'])('rejects %j', (written) => expect(readPoints(written)).toBeUndefined())
