import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LIMIT_KINDS, limitFacts } from '#contract/shapes/limits.ts'
import { dayOf, daysAfter, periodOf, sameTimeDaysLater, startOfDay } from '#contract/states/calendar.ts'
import { directionOf, planLimitChange, type ChangeMode } from '#contract/states/limit-changes.ts'

const ZONE = 'Europe/Bratislava'
const CZE: ChangeMode = {
  tightenWithinHours: 0,
  loosenDay: { kind: 'days-later', days: 7 },
  loosenMonth: { kind: 'month-start', days: 7 },
  changesPerMonth: null,
  mayAlwaysTighten: true,
}
const SVK: ChangeMode = {
  ...CZE,
  tightenWithinHours: 24,
  loosenDay: { kind: 'on-day', days: 7 },
  loosenMonth: { kind: 'on-day', days: 7 },
  changesPerMonth: 1,
  mayAlwaysTighten: false,
}

const kind = fc.constantFrom(...LIMIT_KINDS)
const value = fc.option(fc.nat(10), { nil: null })
const askedAt = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) }).map((ms) => new Date(ms))
const mode = fc.constantFrom(CZE, SVK)

describe('the direction of a change', () => {
  test('the reverse change has the opposite direction, and no limit is the loosest', () => {
    fc.assert(
      fc.property(kind, value, value, (one, from, to) => {
        const there = directionOf(one, from, to)
        const opposite = { tighter: 'looser', looser: 'tighter', same: 'same' } as const
        expect(directionOf(one, to, from)).toBe(opposite[there])
        if (from !== null) expect(directionOf(one, from, null)).toBe('looser')
      }),
    )
  })

  test('less is tighter; of a break more is', () => {
    expect(directionOf('StakeDayCasinoLimit', 100, 99)).toBe('tighter')
    expect(directionOf('LogonBreakWholeSystemLimit', 60, 61)).toBe('tighter')
    expect(directionOf('LogonBreakWholeSystemLimit', null, 1)).toBe('tighter')
  })

  test('two loosening changes in a row are loosening', () => {
    fc.assert(
      fc.property(kind, value, value, value, (one, a, b, c) => {
        fc.pre(directionOf(one, a, b) === 'looser' && directionOf(one, b, c) === 'looser')
        expect(directionOf(one, a, c)).toBe('looser')
      }),
    )
  })
})

describe('when a change takes effect', () => {
  test('a tighter one at once, in both markets, which is never later than the market demands', () => {
    fc.assert(
      fc.property(kind, value, value, askedAt, mode, (one, from, to, at, by) => {
        const { direction, effectiveAt } = planLimitChange(by, ZONE, { kind: one, from, to, askedAt: at })
        if (direction !== 'looser') expect(effectiveAt).toEqual(at)
      }),
    )
  })

  test('a looser one never before its wait, whatever the clocks do', () => {
    fc.assert(
      fc.property(kind, askedAt, mode, (one, at, by) => {
        const loosen = limitFacts(one).tighterIs === 'lower' ? { from: 1, to: 2 } : { from: 2, to: 1 }
        const { direction, effectiveAt } = planLimitChange(by, ZONE, { kind: one, ...loosen, askedAt: at })
        expect(direction).toBe('looser')
        const seventhDay = startOfDay(ZONE, daysAfter(dayOf(ZONE, at), 7))
        expect(effectiveAt >= seventhDay).toBe(true)
        if (by === SVK) expect(effectiveAt).toEqual(seventhDay)
        else if (limitFacts(one).period === 'month') {
          const nextMonth = periodOf('month', ZONE, at).endsAt
          expect(effectiveAt >= nextMonth && effectiveAt >= sameTimeDaysLater(ZONE, at, 7)).toBe(true)
          expect([nextMonth.getTime(), sameTimeDaysLater(ZONE, at, 7).getTime()]).toContain(effectiveAt.getTime())
        } else expect(effectiveAt).toEqual(sameTimeDaysLater(ZONE, at, 7))
      }),
      { numRuns: 1000 },
    )
  })

  test('a later request never takes effect earlier', () => {
    fc.assert(
      fc.property(kind, askedAt, fc.integer({ min: 0, max: 40 * 24 * 3_600_000 }), mode, (one, at, later, by) => {
        const loosen = limitFacts(one).tighterIs === 'lower' ? { from: 1, to: 2 } : { from: 2, to: 1 }
        const first = planLimitChange(by, ZONE, { kind: one, ...loosen, askedAt: at })
        const second = planLimitChange(by, ZONE, { kind: one, ...loosen, askedAt: new Date(at.getTime() + later) })
        expect(second.effectiveAt >= first.effectiveAt).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test.each([
    ['CZE daily', CZE, 'StakeDayCasinoLimit', '2026-11-21T11:00:00Z', '2026-11-28T11:00:00Z'],
    ['CZE daily over the autumn change', CZE, 'StakeDayCasinoLimit', '2026-10-21T10:00:00Z', '2026-10-28T11:00:00Z'],
    ['CZE monthly, early in the month', CZE, 'LossMonthCasinoLimit', '2026-11-03T11:00:00Z', '2026-11-30T23:00:00Z'],
    [
      'CZE monthly, fewer than 7 days left',
      CZE,
      'LossMonthCasinoLimit',
      '2026-11-27T11:00:00Z',
      '2026-12-04T11:00:00Z',
    ],
    [
      'SVK monthly: beginning of the 7th day',
      SVK,
      'LossMonthCasinoLimit',
      '2026-11-27T22:30:00Z',
      '2026-12-03T23:00:00Z',
    ],
    ['SVK over the spring change', SVK, 'StakeMonthCasinoLimit', '2026-03-25T11:00:00Z', '2026-03-31T22:00:00Z'],
  ] as const)('%s', (_, by, one, at, expected) => {
    const { effectiveAt } = planLimitChange(by, ZONE, { kind: one, from: 1, to: 2, askedAt: new Date(at) })
    expect(effectiveAt.toISOString()).toBe(new Date(expected).toISOString())
  })
})
