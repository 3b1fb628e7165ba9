import { describe, expect, it } from 'vitest'
import { whenNextOfPlayer, whenNextOfStaff, type Standing } from './when-next.ts'

const now = new Date('2026-11-20T12:00:00Z')
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const after = (hours: number) => before(-hours)
const check = (state: Standing['state'], hours: number, wrong: Standing['wrong'] = []): Standing => ({
  state,
  wrong,
  startedAt: before(hours),
  endsAt: before(hours - 0.25),
})

describe('the next check of a player', () => {
  it('waits a day after one that was not passed, or was left after a wrong answer', () => {
    expect(whenNextOfPlayer([check('failed', 1, ['email', 'phone'])], now)).toEqual(after(23))
    expect(whenNextOfPlayer([check('open', 2, ['email'])], now)).toEqual(after(22))
    expect(whenNextOfPlayer([check('failed', 24, ['email', 'phone'])], now)).toBeNull()
  })
  it('waits once three were left, and not for one that was passed', () => {
    expect(whenNextOfPlayer([check('open', 1), check('open', 2)], now)).toBeNull()
    expect(whenNextOfPlayer([check('open', 1), check('open', 2), check('open', 3)], now)).toEqual(after(21))
    expect(whenNextOfPlayer([check('passed', 1, ['email'])], now)).toBeNull()
  })
})

it('lets a member of staff have ten a day that came to nothing', () => {
  const nine = Array.from({ length: 9 }, (_, at) => check('failed', at + 1, ['email', 'phone']))
  expect(whenNextOfStaff(nine, now)).toBeNull()
  expect(whenNextOfStaff([...nine, check('open', 10)], now)).toEqual(after(14))
})
