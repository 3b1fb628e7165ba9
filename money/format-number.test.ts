import { describe, expect, it } from 'vitest'
import { formatNumber } from './format-number.ts'

const VALUES = [
  0, 0.5, 0.005, 0.015, 1.005, 1, 1.5, 9.999, 12.25, 95.55, 999.99, 999.999, 1000, 9999.5, 10_000, 1e6, -2.5,
]

describe.each(['cs', 'sk', 'en', 'hu', 'ru', 'vi'])('a figure in %s', (language) => {
  it.each([
    { most: 0 },
    { most: 1 },
    { most: 2 },
    { least: 2, most: 2 },
    { least: 1, most: 3 },
    { most: 2, isGrouped: false },
  ])('with %o is written as the language writes it', ({ least = 0, most, isGrouped = true }) => {
    const options = {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      useGrouping: isGrouped ? ('auto' as const) : false,
    }
    const format = new Intl.NumberFormat(language, options)
    const written = VALUES.map((value) => formatNumber(value, language, { least, most, isGrouped }))
    expect(written).toEqual(VALUES.map((value) => format.format(value)))
  })
})
