import { describe, expect, it } from 'vitest'
import { csvAmount, writeCsv } from './write-csv.ts'

describe('a file for table programs', () => {
  it('declares its encoding, and keeps the content of a cell in the cell', () => {
    expect(
      writeCsv([
        ['Hra', 'Výhra; celkem'],
        ['„Čert"', 'a\nb'],
      ]),
    ).toBe('\u{feff}Hra;"Výhra; celkem"\r\n"„Čert""";"a\nb"\r\n')
  })
  it.each(['=1+1', '+cmd', '-2+3', '@sum'])('takes no text for a formula: %s', (text) =>
    expect(writeCsv([[text]])).toContain(`'${text}`),
  )
  it('writes numbers as numbers', () => expect(writeCsv([['-12,50', '7']])).toBe('\u{feff}-12,50;7\r\n'))
  it.each([
    [0, '0,00'],
    [-5, '-0,05'],
    [123_450, '1234,50'],
  ])('writes %s minor units as %s', (amountMinor, text) => expect(csvAmount(amountMinor)).toBe(text))
})
