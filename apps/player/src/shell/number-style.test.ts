import { describe, expect, it } from 'vitest'
import { languages } from '#config/shapes.ts'
import { moneyStylesOf } from '#money'
import { writeNumber } from './number-style.ts'

const VALUES = [
  0, 0.5, 0.05, 5, 12.25, 95.5, 96, 146, 999, 999.99, 1000, 1234.5, 9999, 10_000, 22_639, 205_312, 1e6, 12345678.9,
]

describe.each(languages)('a number in %s', (language) => {
  const style = moneyStylesOf(language).plain
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2, roundingMode: 'trunc' })
  it.each(VALUES)('%d is written as the language writes it', (value) => {
    expect(writeNumber(value, style)).toBe(format.format(value))
  })
  it('is cut and never rounded up', () => {
    expect(writeNumber(95.999, style)).toBe(format.format(95.99))
  })
})
