import { describe, expect, it } from 'vitest'
import { readDraft } from './read-draft.ts'
import { typeValue, withNumber, writeValue } from './write-value.ts'

describe('a value of a limit', () => {
  it('is written as the market writes it', () => {
    expect(writeValue({ amountMinor: 125_000, currency: 'CZK' }, 'cs')).toBe('1\u00a0250\u00a0Kč')
    expect(writeValue({ amountMinor: 2_000, currency: 'EUR' }, 'sk')).toBe('20,00\u00a0€')
    expect(writeValue({ minutes: 45 }, 'cs')).toBe('45\u00a0min')
    expect(writeValue({ minutes: 120 }, 'cs')).toBe('2\u00a0h')
    expect(writeValue({ minutes: 150 }, 'cs')).toBe('2\u00a0h\u00a030\u00a0min')
    expect(writeValue({ count: 12 }, 'cs')).toBe('12')
  })
  it('is typed so that it reads as the same value', () => {
    for (const value of [
      { amountMinor: 125_050, currency: 'CZK' as const },
      { amountMinor: 5, currency: 'CZK' as const },
    ]) {
      expect(readDraft('StakeDayCasinoLimit', { wants: 'value', typed: typeValue(value) }, 'CZK')).toEqual(value)
    }
    const minutes = { minutes: 150 }
    const typed = typeValue(minutes)
    expect(readDraft('LogonBreakWholeSystemLimit', { wants: 'value', typed }, 'CZK')).toEqual(minutes)
  })
  it('keeps its unit with another number', () => {
    expect(withNumber({ amountMinor: 1, currency: 'EUR' }, 7)).toEqual({ amountMinor: 7, currency: 'EUR' })
    expect(withNumber({ minutes: 1 }, 7)).toEqual({ minutes: 7 })
  })
})
