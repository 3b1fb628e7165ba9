import { describe, expect, it } from 'vitest'
import { formatMoney, formatShort, inUnits, knowMoneyStyles, parseAmount, partOf } from './minor-units.ts'

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

describe.each(['cs', 'sk', 'en', 'hu', 'ru', 'vi'])('an amount in %s', (language) => {
  const AMOUNTS = [0, 1, 9, 10, 99, 100, 101, 99_900, 99_999, 100_000, 123_450, 999_999, 1_000_000, 1_234_567_890]

  it.each(['CZK', 'EUR'] as const)('of %s is written as the language writes it', (currency) => {
    for (const amountMinor of [...AMOUNTS, ...AMOUNTS.map((amount) => -amount)].filter(
      (amount) => !Object.is(amount, -0),
    )) {
      const digits = currency === 'CZK' && amountMinor % 100 === 0 ? 0 : 2
      const format = new Intl.NumberFormat(language, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
      const written = format
        .format(amountMinor / 100)
        .replaceAll(' ', '\u00a0')
        .replace('-', '\u2212')
      expect(formatMoney({ amountMinor, currency }, language)).toBe(written)
    }
  })
})

describe('formatShort', () => {
  it.each([
    [0, '0'],
    [5, '0,05'],
    [1_250, '12,5'],
    [1_234_500, '12345'],
  ])('writes %d for a coin', (amountMinor, written) => expect(formatShort(amountMinor, 'cs')).toBe(written))
})

describe('a page that received its styles', () => {
  it('does not call Intl', () => {
    const style = { decimal: ';', group: '_', groupsFrom: 1000, positive: ['<', '>'], negative: ['(', ')'] } as const
    knowMoneyStyles('xx', { plain: style, CZK: style, EUR: style })
    expect(formatMoney({ amountMinor: 123_405, currency: 'CZK' }, 'xx')).toBe('<1_234;05>')
    expect(formatMoney({ amountMinor: -100, currency: 'EUR' }, 'xx')).toBe('(1;00)')
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

it('tells an amount in units for a spreadsheet', () => {
  expect(inUnits({ amountMinor: -12_345, currency: 'CZK' })).toBe(-123.45)
})
