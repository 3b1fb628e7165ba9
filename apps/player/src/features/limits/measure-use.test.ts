import { describe, expect, it } from 'vitest'
import { measureUse } from './measure-use.ts'

const crowns = (amountMinor: number) => ({ amountMinor, currency: 'CZK' as const })

describe('use of a limit', () => {
  it('is what counts, what is left and the width of the meter', () => {
    expect(measureUse({ value: crowns(3_000), present: crowns(1_200), percent: 40 })).toEqual({
      used: crowns(1_200),
      left: crowns(1_800),
      percent: 40,
      isAmber: false,
    })
  })
  it('has the warning colour from 80 %', () => {
    expect(measureUse({ value: crowns(100), present: crowns(79), percent: 79 })?.isAmber).toBe(false)
    expect(measureUse({ value: crowns(100), present: crowns(80), percent: 80 })?.isAmber).toBe(true)
  })
  it('stays between 0 and 100 %: a tightened limit may be exceeded already, and a player who is winning has used nothing', () => {
    expect(measureUse({ value: crowns(100), present: crowns(250), percent: 250 })).toMatchObject({
      left: crowns(0),
      percent: 100,
    })
    expect(measureUse({ value: crowns(100), present: crowns(-50), percent: 0 })).toMatchObject({
      used: crowns(0),
      left: crowns(100),
    })
  })
  it('is undefined without a limit, or where nothing is counted', () => {
    expect(measureUse({ value: null, present: crowns(5), percent: null })).toBeUndefined()
    expect(measureUse({ value: { minutes: 60 }, present: null, percent: null })).toBeUndefined()
  })
})
