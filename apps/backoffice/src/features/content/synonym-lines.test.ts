import { expect, it } from 'vitest'
import { lineOfEntry, readLines, writeLines } from './synonym-lines.ts'

const text = 'jednoruký bandita, bandita = fruits, OvocnyKolotoc\nkočka = GoldCat'
const synonyms = [
  { words: ['jednoruký bandita', 'bandita'], finds: ['fruits', 'OvocnyKolotoc'] },
  { words: ['kočka'], finds: ['GoldCat'] },
]

it('parses the lines that it writes', () => {
  expect(readLines(text)).toEqual({ synonyms })
  expect(writeLines(synonyms)).toBe(text)
  expect(readLines(`\n${text}\n\n`)).toEqual({ synonyms })
})
it('names the first invalid line', () => {
  expect(readLines('kočka = GoldCat\nbandita')).toEqual({ wrongLine: 2 })
  expect(readLines('= fruits')).toEqual({ wrongLine: 1 })
  expect(readLines('a = b = c')).toEqual({ wrongLine: 1 })
})
it('finds the line of an entry among empty lines', () => {
  expect(lineOfEntry('kočka = GoldCat\n\n \nbandita = fruits', 2)).toBe(4)
  expect(lineOfEntry('kočka = GoldCat', 1)).toBe(1)
})
