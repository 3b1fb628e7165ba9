import { expect, it } from 'vitest'
import { splitStreet } from '#contract/split-street.ts'

it.each([
  ['Lipová 1', 'Lipová', '1'],
  ['28. října 12/3a', '28. října', '12/3a'],
  ['č.p. 45', '', 'č.p. 45'],
  ['Náměstí', 'Náměstí', ''],
])('%s', (line, street, houseNumber) => expect(splitStreet(line)).toEqual({ street, houseNumber }))
