import { expect, it } from 'vitest'
import { csvLine } from './write-csv.ts'

it('quotes every cell and doubles what is quoted within', () => {
  expect(csvLine(['a', 7, null, 'he said "no", twice'])).toBe('"a",7,,"he said ""no"", twice"\r\n')
})

it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '\n=1'])(
  'lets nothing run that begins like a formula: %j',
  (written) => expect(csvLine([written]).startsWith(`"'`)).toBe(true),
)

it('leaves plain words as they are', () => {
  expect(csvLine(['Hráč volal, 5 = 5'])).toBe('"Hráč volal, 5 = 5"\r\n')
})
