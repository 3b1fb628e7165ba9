import { describe, expect, it } from 'vitest'
import { readMrz, type Mrz } from '#server/formats/index.ts'
import { compareMrz, type Entered } from './compare-mrz.ts'
import { isNameInMrz } from './is-name-in-mrz.ts'

const CARD = `IDSVKZZ990001<5<<<<<<<<<<<<<<<
9112311F3406304SVK<<<<<<<<<<<6
VZOROVA<<ANNA<MARIA<<<<<<<<<<<`
const entered: Entered = {
  number: 'ZZ990001',
  country: 'SVK',
  expiresOn: '2034-06-30',
  firstName: 'Anna Mária',
  surname: 'Vzorová',
  birthDate: '1991-12-31',
  nationality: 'SVK',
  sex: 'female',
}

function read(written: string): Mrz {
  const mrz = readMrz(written, '2026-11-22')
  if ('fault' in mrz) throw new Error(mrz.fault)
  return mrz
}

/** Fields with another result than `equal`. */
function notEqual(mrz: Mrz, changed: Partial<Entered> = {}): Record<string, string> {
  const fields = compareMrz(mrz, { ...entered, ...changed })
  return Object.fromEntries(
    fields.filter(({ result }) => result !== 'equal').map(({ field, result }) => [field, result]),
  )
}

describe('an MRZ compared with what the player entered', () => {
  it('is equal, with any accents of the player and any notation of the number', () => {
    expect(notEqual(read(CARD), { number: 'zz 99OOO1', firstName: 'anna-mária', surname: 'VZOROVÁ' })).toEqual({})
  })

  it.each([
    ['number', 'ZZ990002'],
    ['country', 'CZE'],
    ['expiresOn', '2034-06-29'],
    ['expiresOn', null],
    ['firstName', 'Anna'],
    ['surname', 'Vzor'],
    ['birthDate', '1991-12-30'],
    ['nationality', 'CZE'],
    ['sex', 'male'],
  ])('is different where %s is %s', (field, value) => {
    expect(notEqual(read(CARD), { [field]: value })).toEqual({ [field]: 'different' })
  })

  it('reports what is missing, on either side', () => {
    expect(notEqual(read(CARD), { nationality: null, sex: null })).toEqual({
      nationality: 'not-there',
      sex: 'not-there',
    })
    const without = CARD.replace('1F34', '1<34').replace('<<ANNA<MARIA', '<'.repeat(12)).replace('340630', '<<<<<<')
    expect(notEqual(read(without))).toEqual({ firstName: 'not-there', expiresOn: 'not-there', sex: 'not-there' })
  })

  it('accepts Germany by its one letter', () => {
    const german = CARD.replace('IDSVK', 'IDD<<').replace('SVK', 'D<<')
    expect(notEqual(read(german), { country: 'DEU', nationality: 'DEU' })).toEqual({})
  })
})

describe('a name in an MRZ', () => {
  it.each([
    ['MUELLER', 'Müller'],
    ['MULLER', 'Müller'],
    ['GROSS', 'Groß'],
    ['OCONNOR', "O'Connor"],
    ['NOVAKOVA DVORAKOVA', 'Nováková-Dvořáková'],
    ['LUKASZ', 'Łukasz'],
    ['NGUYEN THI DUC', 'Nguyễn Thị Đức'],
  ])('%s is %s', (printed, name) => {
    expect(isNameInMrz(printed, name, false)).toBe(true)
  })

  it('may be a prefix only where names were truncated', () => {
    expect(isNameInMrz('ALZBETA MAXMILIANA FR', 'Alžběta Maxmiliána Františka', true)).toBe(true)
    expect(isNameInMrz('ALZBETA MAXMILIANA FR', 'Alžběta Maxmiliána Františka', false)).toBe(false)
    expect(isNameInMrz('ALZBETA FR', 'Alžběta Maxmiliána Františka', true)).toBe(false)
  })
})
