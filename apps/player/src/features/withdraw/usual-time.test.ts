import { expect, it } from 'vitest'
import { USUAL_MOMENT, usualTime } from './usual-time.ts'

const now = new Date('2026-11-26T10:20:00Z')
const usualTimes = [{ method: 'BankTransfer', halfMinutes: 100, mostMinutes: 1_440 }]

it('is an hour of the day, and never an earlier one than others had to wait for', () => {
  expect(usualTime({ usualTimes }, 'BankTransfer', now)).toEqual({
    half: new Date('2026-11-26T12:00:00Z'),
    most: new Date('2026-11-27T11:00:00Z'),
  })
})
it('is undefined for a method with too few payments', () => {
  expect(usualTime({ usualTimes }, 'PayoutOne', now)).toBeUndefined()
})

it('is written as an hour in every language', () => {
  for (const language of ['cs', 'sk', 'en', 'hu', 'ru', 'vi'])
    expect(new Intl.DateTimeFormat(language, { ...USUAL_MOMENT, timeZone: 'UTC' }).format(now)).toContain('10:20')
})
