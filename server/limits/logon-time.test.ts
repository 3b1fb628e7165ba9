import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { periodOf } from '#contract/states/calendar.ts'
import { breakEndOf, spentAt, stretchesOf, timeWithin } from './logon-time.ts'

const ZONE = 'Europe/Bratislava'
const at = (time: string) => new Date(`2026-11-21T${time}:00Z`)
const NOW = at('20:00')
const today = periodOf('day', ZONE, NOW)
const MINUTE = 60_000

describe('time signed in', () => {
  test('two devices at once count once', () => {
    const stretches = stretchesOf(
      [
        { openedAt: at('10:00'), endedAt: at('11:00') },
        { openedAt: at('10:30'), endedAt: at('11:30') },
        { openedAt: at('19:00'), endedAt: null },
      ],
      NOW,
    )
    expect(stretches.map(({ lasts }) => lasts)).toEqual([false, true])
    expect(timeWithin(stretches, today) / MINUTE).toBe(90 + 60)
  })

  test('what was before midnight belongs to the day before', () => {
    const stretches = stretchesOf([{ openedAt: new Date('2026-11-20T22:30:00Z'), endedAt: at('00:30') }], NOW)
    expect(timeWithin(stretches, today) / MINUTE).toBe(90)
  })

  test('is never more than the elapsed time, and does not depend on the order of sessions', () => {
    const minute = fc.integer({ min: 0, max: 1200 }).map((m) => new Date(today.startsAt.getTime() + m * MINUTE))
    const logon = fc.tuple(minute, fc.option(minute, { nil: null })).map(([a, b]) => ({
      openedAt: b !== null && b < a ? b : a,
      endedAt: b !== null && b < a ? a : b,
    }))
    fc.assert(
      fc.property(fc.array(logon, { maxLength: 8 }), (logons) => {
        const now = new Date(today.startsAt.getTime() + 1200 * MINUTE)
        const stretches = stretchesOf(logons, now)
        const time = timeWithin(stretches, today)
        expect(time).toBeLessThanOrEqual(1200 * MINUTE)
        expect(timeWithin(stretchesOf(logons.toReversed(), now), today)).toBe(time)
        for (const [index, one] of stretches.entries())
          expect(one.startsAt > (stretches[index - 1]?.endsAt ?? new Date(0))).toBe(true)
      }),
    )
  })
})

describe('the break after signing out', () => {
  test('begins at the end of the last session on any device, not at each sign-out', () => {
    const stretches = stretchesOf(
      [
        { openedAt: at('10:00'), endedAt: at('12:00') },
        { openedAt: at('10:30'), endedAt: at('11:00') },
        { openedAt: at('19:59'), endedAt: null },
      ],
      NOW,
    )
    expect(breakEndOf(stretches, 120)).toEqual(at('14:00'))
  })

  test('does not apply to a first sign-in', () => {
    expect(breakEndOf(stretchesOf([{ openedAt: at('19:59'), endedAt: null }], NOW), 120)).toBeUndefined()
  })
})

describe('when the day’s time is used up', () => {
  test('is so many minutes from now', () => {
    expect(spentAt({ usedMs: 50 * MINUTE, allowedMs: 60 * MINUTE, now: NOW, today })).toEqual(at('20:10'))
    expect(spentAt({ usedMs: 70 * MINUTE, allowedMs: 60 * MINUTE, now: NOW, today })).toEqual(NOW)
  })

  test('continues over midnight with the next day’s time', () => {
    const late = at('22:30') // 23:30 local time
    const end = spentAt({ usedMs: 0, allowedMs: 60 * MINUTE, now: late, today })
    expect(end).toEqual(new Date('2026-11-22T00:00:00Z')) // 01:00 local time
  })

  test('is never for a player who may be signed in all day', () => {
    expect(spentAt({ usedMs: 0, allowedMs: 1_440 * MINUTE, now: NOW, today })).toBeUndefined()
  })
})
