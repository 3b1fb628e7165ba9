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
