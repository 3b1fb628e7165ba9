import { describe, expect, it } from 'vitest'
import { formatMoney, parseAmount, partOf } from './minor-units.ts'

describe('formatMoney', () => {
  it('shows whole crowns without hundredths and never breaks an amount', () => {
    expect(formatMoney({ amountMinor: 1_248_000, currency: 'CZK' }, 'cs')).toBe('12\u00a0480\u00a0Kč')
  })
  it('shows haléře when there are some', () => {
    expect(formatMoney({ amountMinor: 1_248_050, currency: 'CZK' }, 'cs')).toBe('12\u00a0480,50\u00a0Kč')
  })
  it.each([
    ['cs', '\u22122\u00a0Kč'],
    ['en', '\u2212Kč\u00a02'],
  ])('writes a true minus sign in %s', (locale, written) => {
    expect(formatMoney({ amountMinor: -200, currency: 'CZK' }, locale)).toBe(written)
  })
  it('always shows euro cents', () => {
    expect(formatMoney({ amountMinor: 2_000, currency: 'EUR' }, 'sk')).toBe('20,00\u00a0€')
  })
})

describe('parseAmount', () => {
  it.each([
    ['1 250,50', 125_050],
    ['20', 2_000],
    ['0.1', 10],
  ])('reads %s', (typed, minor) => expect(parseAmount(typed)).toBe(minor))
  it.each(['', '1,234', '-5', '1e3', 'abc', '1.2.3'])('refuses %s', (typed) =>
    expect(parseAmount(typed)).toBeUndefined(),
  )
})

describe('partOf', () => {
  it.each([
    [10_000, 150, 150],
    [33, 150, 0],
    [34, 150, 1],
    [100, 50, 1],
    [99, 50, 0],
    [5_000_000, 10_000, 5_000_000],
    [100_000_000_000, 9_999, 99_990_000_000],
  ])('of %d by %d hundredths of a percent is %d', (amount, points, part) => expect(partOf(amount, points)).toBe(part))
})
