import { describe, expect, it } from 'vitest'
import { feeOf } from '#contract/shapes/fees.ts'

const NONE = { fixedMinor: 0, basisPoints: 0, minMinor: 0, maxMinor: null }

describe('feeOf', () => {
  it.each([
    ['nothing', NONE, 50_000, 0],
    ['a fixed part', { ...NONE, fixedMinor: 300 }, 50_000, 300],
    ['one and a half per cent, half a minor unit up', { ...NONE, basisPoints: 150 }, 33_700, 506],
    ['both together', { ...NONE, fixedMinor: 300, basisPoints: 150 }, 50_000, 1_050],
    ['no less than the least', { ...NONE, basisPoints: 100, minMinor: 700 }, 50_000, 700],
    ['no more than the most', { ...NONE, basisPoints: 1_000, maxMinor: 2_500 }, 50_000, 2_500],
    ['the most, where the fixed part alone is above it', { ...NONE, fixedMinor: 900, maxMinor: 500 }, 50_000, 500],
  ])('asks for %s', (_, tariff, amountMinor, fee) => expect(feeOf(tariff, amountMinor)).toBe(fee))
})
