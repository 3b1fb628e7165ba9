import { describe, expect, test } from 'vitest'
import { isSameAddress, readHouseNumber, readLine, spellOut } from './czech-address.ts'

const written = { street: 'Sokolská', houseNumber: '455/3', town: 'Praha', postCode: '12000', country: 'CZE' }

test.each([
  ['455/3', { kind: 'popisné', house: '455', orientation: '3' }],
  ['455 / 3A', { kind: 'popisné', house: '455', orientation: '3a' }],
  ['č.p. 12', { kind: 'popisné', house: '12', orientation: null }],
  ['č. p. 12', { kind: 'popisné', house: '12', orientation: null }],
  ['ev. 7', { kind: 'evidenční', house: '7', orientation: null }],
  ['č.ev. 7', { kind: 'evidenční', house: '7', orientation: null }],
])('the house number %s is parsed', (text, read) => {
  expect(readHouseNumber(text)).toEqual(read)
})

test.each(['', 'bez čísla', '12/', '123456', '1/2/3'])('"%s" is no house number', (text) => {
  expect(readHouseNumber(text)).toBeUndefined()
})

describe('a line of the register', () => {
  test.each([
    ['Sokolská 455/3, Nové Město, 12000 Praha 2', { street: 'Sokolská', houseNumber: '455/3', town: 'Praha 2' }],
    ['č.p. 12, 39301 Olešná', { street: '', houseNumber: 'č.p. 12', town: 'Olešná', postCode: '39301' }],
    ['náměstí 5. května 7, 41401 Terezín', { street: 'náměstí 5. května', houseNumber: '7', town: 'Terezín' }],
  ])('%s is parsed', (line, parts) => {
    expect(readLine(line)).toMatchObject(parts)
  })
  test.each(['', 'Praha', 'Sokolská, Praha', 'Sokolská 1, a, b, 12000 Praha'])(
    '"%s" is no line of the register',
    (line) => {
      expect(readLine(line)).toBeUndefined()
    },
  )
})

describe('an address equals the written one', () => {
  test.each([
    ['with accents left out', { street: 'Sokolska' }],
    ['with the district of the post', { town: 'Praha 2' }],
    ['without the door', { houseNumber: '455' }],
    ['with the word for a street', { street: 'ul. Sokolská' }],
  ])('%s', (_, change) => {
    expect(isSameAddress({ ...written, ...change }, { ...written, town: 'Praha 2' })).toBe(true)
  })
  test('with a shortened word for a square', () => {
    expect(isSameAddress({ ...written, street: 'nám. Míru' }, { ...written, street: 'náměstí Míru' })).toBe(true)
  })
  test("with the village's name as its street", () => {
    const village = { street: '', houseNumber: 'č.p. 12', town: 'Olešná', postCode: '39301', country: 'CZE' }
    expect(isSameAddress({ ...village, street: 'Olešná', houseNumber: '12' }, village)).toBe(true)
  })
  test.each([
    ['another door', { houseNumber: '455/5' }],
    ['another house', { houseNumber: '45/3' }],
    ['a cottage of that number', { houseNumber: 'ev. 455' }],
    ['another street', { street: 'Ječná' }],
    ['another town', { town: 'Brno' }],
    ['another postcode', { postCode: '12001' }],
  ])('is not %s', (_, change) => {
    expect(isSameAddress({ ...written, ...change }, written)).toBe(false)
  })
})

test.each([
  ['nám. Míru', 'náměstí Míru'],
  ['ul. 28. října', '28. října'],
  ['Hlavní tř.', 'Hlavní třída'],
  ['Sokolská', 'Sokolská'],
])('%s is spelt out', (street, whole) => {
  expect(spellOut(street)).toBe(whole)
})
