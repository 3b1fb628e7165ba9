import { expect, it } from 'vitest'
import { findClockChange } from './clock-change.ts'

const days = (month: string) =>
  Array.from({ length: 31 }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)

it('finds the night of a change in autumn and in spring, and none in other months or zones without one', () => {
  expect(findClockChange(days('2026-10'), 'Europe/Prague')).toEqual({ day: '2026-10-25', kind: 'back' })
  expect(findClockChange(days('2027-03'), 'Europe/Bratislava')).toEqual({ day: '2027-03-28', kind: 'forward' })
  expect(findClockChange(days('2026-12'), 'Europe/Prague')).toBeUndefined()
  expect(findClockChange(days('2026-10'), 'UTC')).toBeUndefined()
})
