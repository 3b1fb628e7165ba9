import { expect, it } from 'vitest'
import { waitingTime } from './waiting-time.ts'

const since = '2026-11-21T10:00:00.000Z'
const at = (time: string) => Date.parse(`2026-11-21T${time}Z`)

it('counts hours and minutes up to the goal and past it', () => {
  expect(waitingTime(since, 4, at('10:00:59'))).toEqual({ text: '0:00', isLate: false, leftMinutes: 240 })
  expect(waitingTime(since, 4, at('12:05:00'))).toEqual({ text: '2:05', isLate: false, leftMinutes: 115 })
  expect(waitingTime(since, 4, at('14:00:00'))).toEqual({ text: '4:00', isLate: false, leftMinutes: 0 })
  expect(waitingTime(since, 4, at('14:01:00'))).toEqual({ text: '4:01', isLate: true, leftMinutes: -1 })
})

it('shows no negative time, even if the clock of this machine is wrong', () => {
  expect(waitingTime(since, 4, at('09:00:00')).text).toBe('0:00')
})
