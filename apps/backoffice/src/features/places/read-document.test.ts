import { expect, it } from 'vitest'
import { readDocument } from './read-document.ts'

it('extracts the number of a card and of a passport from their machine-readable lines', () => {
  const card = 'IDCZE2041173552<<<<<<<<<<<<<<<\n7906182M3001017CZE<<<<<<<<<<<4\nDRIVEJSI<<BOHUMIL<<<<<<<<<<<<<'
  expect(readDocument(card)).toBe('204117355')
  const passport = 'P<CZEDRIVEJSI<<BOHUMIL<<<<<<<<<<<<<<<<<<<<<<\n99003853<1CZE7906182M3001017<<<<<<<<<<<<<<04'
  expect(readDocument(passport)).toBe('99003853')
})

it('uses typed input as it is, without spaces', () => {
  expect(readDocument(' 204 117 355 ')).toBe('204117355')
  expect(readDocument('eh123456')).toBe('EH123456')
})

it('reads each line of a scanner that presses Enter after it: only one of them has a number', () => {
  const card = ['IDSVKXD100001<4<<<<<<<<<<<<<<<', '9104121F3001017SVK<<<<<<<<<<<4', 'NOVAKOVA<<JANA<<<<<<<<<<<<<<<<']
  expect(card.map(readDocument)).toEqual(['XD100001', '', ''])
  const passport = ['P<SVKNOVAKOVA<<JANA<<<<<<<<<<<<<<<<<<<<<<<<<', 'XD01000011SVK9104121F3001017<<<<<<<<<<<<<<04']
  expect(passport.map(readDocument)).toEqual(['', 'XD0100001'])
})
