import { expect, it } from 'vitest'
import { formatElapsed } from './session-clock.ts'

it.each([
  [0, '0:00:00'],
  [2_530_000, '0:42:10'],
  [3_599_999, '0:59:59'],
  [36_000_000, '10:00:00'],
  [-5000, '0:00:00'],
])('writes %d ms as %s', (elapsed, written) => expect(formatElapsed(elapsed)).toBe(written))
