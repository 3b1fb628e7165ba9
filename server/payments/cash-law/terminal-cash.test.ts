import { expect, test } from 'vitest'
import { cashOfTerminals } from './terminal-cash.ts'

const nothing = { takenMinor: 0, givenMinor: 0, stakedMinor: 0, wonMinor: 0 }

test.each([
  ['what is taken stands there, or was paid out', { takenMinor: 5_000 }, [0, 5_000]],
  ['what was played of it was not', { takenMinor: 5_000, stakedMinor: 4_000, wonMinor: 1_000 }, [0, 2_000]],
  [
    'what was won and brought back is no cash',
    { takenMinor: 100, stakedMinor: 100, wonMinor: 9_000, givenMinor: 9_000 },
    [0, 0],
  ],
  ['more is brought back than was there: it came in as cash', { givenMinor: 7_000 }, [7_000, 0]],
  ['what is played and was never taken came in as cash', { stakedMinor: 3_000 }, [3_000, 0]],
])('%s', (_, today, [inMinor, outMinor]) => {
  expect(cashOfTerminals({ ...nothing, ...today })).toEqual({ inMinor, outMinor })
})
