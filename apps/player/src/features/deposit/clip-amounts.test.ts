import { describe, expect, it } from 'vitest'
import { clipAmounts } from './clip-amounts.ts'

const QUICK = [20_000, 50_000, 100_000]

describe('amounts at a touch', () => {
  it('stay where all of them can be paid in', () => {
    expect(clipAmounts(QUICK, { minMinor: 10_000, maxMinor: 5_000_000 })).toEqual(QUICK)
  })

  it('end at the maximum, which is offered once', () => {
    expect(clipAmounts(QUICK, { minMinor: 10_000, maxMinor: 30_000 })).toEqual([20_000, 30_000])
    expect(clipAmounts(QUICK, { minMinor: 10_000, maxMinor: 50_000 })).toEqual([20_000, 50_000])
  })

  it('are empty where less than the minimum is left', () => {
    expect(clipAmounts(QUICK, { minMinor: 10_000, maxMinor: 9_999 })).toEqual([])
    expect(clipAmounts(QUICK, { minMinor: 10_000, maxMinor: 0 })).toEqual([])
  })
})
