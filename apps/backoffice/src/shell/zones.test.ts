import { describe, expect, it } from 'vitest'
import { dayAfter, startOfDay, writeDifference } from './zones.ts'

const winter = new Date('2026-11-21T12:00:00Z')

describe('zones', () => {
  it('names how far a clock is from that of the market', () => {
    expect(writeDifference('Europe/London', 'Europe/Bratislava', winter)).toBe('\u22121:00')
    expect(writeDifference('Asia/Kolkata', 'Europe/Bratislava', winter)).toBe('+4:30')
    expect(writeDifference('Europe/Prague', 'Europe/Bratislava', winter)).toBe('')
  })
  it('begins a day where its zone does, also on the days when the clocks change', () => {
    expect(startOfDay('2026-11-21', 'Europe/Bratislava')).toBe('2026-11-20T23:00:00.000Z')
    expect(startOfDay('2026-07-01', 'Europe/Bratislava')).toBe('2026-06-30T22:00:00.000Z')
    expect(startOfDay('2026-10-25', 'Europe/Bratislava')).toBe('2026-10-24T22:00:00.000Z')
    expect(startOfDay('2026-10-26', 'Europe/Bratislava')).toBe('2026-10-25T23:00:00.000Z')
    expect(startOfDay('2026-11-21', 'America/New_York')).toBe('2026-11-21T05:00:00.000Z')
  })
  it.each(['', '21. 11. 2026', '2026-13-40'])('refuses the day "%s"', (date) =>
    expect(startOfDay(date, 'Europe/Bratislava')).toBeUndefined(),
  )
  it('knows the next day over the end of a month', () => expect(dayAfter('2026-11-30')).toBe('2026-12-01'))
})
