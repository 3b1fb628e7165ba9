import { expect, it } from 'vitest'
import { clockWay, writeTimeOff } from './clock-off.ts'

it('says how far a clock is off, in seconds or in minutes', () => {
  expect([1_900, -61_000, 119_999, 600_000, -615_000].map((ms) => writeTimeOff(ms, 'en'))).toEqual([
    '2 sec',
    '61 sec',
    '120 sec',
    '10 min',
    '10 min',
  ])
})

it('says which way it is off, and leaves out what a slow request causes', () => {
  expect([0, 1_999, -1_999, 2_000, -2_000].map(clockWay)).toEqual(['Right', 'Right', 'Right', 'Ahead', 'Behind'])
})
