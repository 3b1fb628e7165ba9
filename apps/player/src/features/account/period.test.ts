import { describe, expect, it } from 'vitest'
import { isInstant } from '#contract/shapes/calendar.ts'
import { ALL_DAYS, periodOfDays, readDays, writeDays } from './period.ts'

const ZONE = 'Europe/Bratislava'

describe('days of a list', () => {
  it('go into an address and come out of it', () => {
    const days = { from: '2026-10-01', to: '2026-10-31' }
    expect(writeDays(days)).toBe('?from=2026-10-01&to=2026-10-31')
    expect(readDays(new URLSearchParams(writeDays(days)))).toEqual({ days, wrong: undefined })
    expect(readDays(new URLSearchParams())).toEqual({ days: ALL_DAYS, wrong: undefined })
    expect(writeDays(ALL_DAYS)).toBe('')
  })
  it('are whole days of the market, also when the clocks change', () => {
    expect(periodOfDays({ from: '2026-10-25', to: '2026-10-25' }, ZONE)).toEqual({
      since: '2026-10-24T22:00:00.000Z',
      until: '2026-10-25T23:00:00.000Z',
    })
    expect(periodOfDays(ALL_DAYS, ZONE)).toEqual({})
  })
  it('are refused by the field that is no day', () => {
    const wrongOf = (search: string) => readDays(new URLSearchParams(search)).wrong
    expect(wrongOf('?from=yesterday&to=2026-13-45')).toEqual({ field: 'from', why: 'noSuchDay' })
    expect(wrongOf('?from=2026-10-01&to=2026-13-01')).toEqual({ field: 'to', why: 'noSuchDay' })
    expect(wrongOf('?from=2026-10-02&to=2026-10-01')).toEqual({ field: 'to', why: 'wrongOrder' })
  })
  it('are refused where no call would take them', () => {
    for (const day of ['1800-01-01', '1900-01-01', '9999-12-31', '2026-02-30'])
      expect(readDays(new URLSearchParams({ from: day, to: day })).wrong, day).toEqual({
        field: 'from',
        why: 'noSuchDay',
      })
    const days = { from: '1900-01-02', to: '9999-12-30' }
    expect(readDays(new URLSearchParams(days))).toEqual({ days, wrong: undefined })
    for (const at of Object.values(periodOfDays(days, ZONE))) expect(isInstant(at), at).toBe(true)
  })
})
