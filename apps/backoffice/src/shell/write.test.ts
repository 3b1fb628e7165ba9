import { describe, expect, it } from 'vitest'
import { writeAmount, writeMoney } from './write-money.ts'
import { writeMoment } from './write-time.ts'

describe('writing money and time', () => {
  it('writes a minus as U+2212 and keeps the parts of an amount together', () => {
    expect(writeMoney({ amountMinor: -1_248_050, currency: 'CZK' }, 'cs')).toBe('\u221212\u00a0480,50\u00a0Kč')
  })
  it('writes a column with two decimals and a sign where asked', () => {
    expect(writeAmount(500_000, 'cs', true)).toBe('+5\u00a0000,00')
    expect(writeAmount(-5000, 'cs', true)).toBe('\u221250,00')
    expect(writeAmount(0, 'cs', true)).toBe('0,00')
  })
  it('writes moments of Bratislava with seconds, in winter and in summer', () => {
    expect(writeMoment('2026-11-21T13:32:07Z', 'cs')).toBe('21.\u00a011.\u00a02026\u00a014:32:07')
    expect(writeMoment('2026-07-01T22:00:00Z', 'cs')).toBe('2.\u00a07.\u00a02026\u00a000:00:00')
  })
})
