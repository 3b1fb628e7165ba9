import { describe, expect, it } from 'vitest'
import { writeBookDay } from './write-book-day.ts'
import { writeAmount, writeMoney } from './write-money.ts'
import { isMoment, writeMoment } from './write-time.ts'
import { zone } from './zone.ts'

describe('writing money and time', () => {
  it('writes a minus as U+2212 and keeps the parts of an amount together', () => {
    expect(writeMoney({ amountMinor: -1_248_050, currency: 'CZK' })).toBe('\u221212\u00a0480,50\u00a0Kč')
  })
  it('writes a column with two decimals and a sign where asked', () => {
    expect(writeAmount(500_000, 'CZK', true)).toBe('+5\u00a0000,00')
    expect(writeAmount(-5000, 'EUR', true)).toBe('\u221250,00')
    expect(writeAmount(0, 'CZK', true)).toBe('0,00')
  })
  it('writes whole crowns with their hundredths too, and euro as Slovakia does', () => {
    expect(writeMoney({ amountMinor: 1_248_000, currency: 'CZK' })).toBe('12\u00a0480,00\u00a0Kč')
    expect(writeMoney({ amountMinor: 2_000, currency: 'EUR' })).toBe('20,00\u00a0€')
  })
  it('takes no hour of the day for a moment', () => {
    expect(['2026-11-21T13:32:07Z', '10:00', '', null, 5].map(isMoment)).toEqual([true, false, false, false, false])
  })
  it('writes moments of the chosen zone with seconds, in winter and in summer', () => {
    zone.set('Europe/Bratislava')
    expect(writeMoment('2026-11-21T13:32:07Z', 'cs')).toBe('21.\u00a011.\u00a02026 14:32:07')
    expect(writeMoment('2026-07-01T22:00:00Z', 'cs')).toBe('2.\u00a07.\u00a02026 00:00:00')
    expect(writeMoment('2026-11-05T13:32:07Z', 'en')).toBe('5\u00a0Nov\u00a02026 14:32:07')
    expect(writeBookDay('2026-11-05', 'en')).toBe('5\u00a0Nov\u00a02026')
    zone.set('Europe/London')
    expect(writeMoment('2026-11-21T13:32:07Z', 'cs')).toBe('21.\u00a011.\u00a02026 13:32:07')
  })
})
