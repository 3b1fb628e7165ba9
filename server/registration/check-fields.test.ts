import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RegistrationField } from '#contract/shapes/registration.ts'
import { checkFields, requiredFields } from './check-fields.ts'
import type { RegistrationRules } from './registration-rules.ts'

const common = {
  timeZone: 'Europe/Bratislava',
  minRegistrationAge: 18,
  acceptPoliticallyExposed: false,
  isFastTrack: false,
  mayVenuesChange: true,
  languages: ['cs', 'sk'],
  termsInForce: (language?: string) =>
    ['2026-11.2-sk', '2026-11'].filter((name) => language === undefined || name.endsWith('sk') === (language === 'sk')),
} as const
const nothing = { allowed: false, required: false, countries: [] }
const czech: RegistrationRules = {
  ...common,
  country: 'CZ',
  defaultNationality: 'CZE',
  permanentAddressCountries: ['CZE'],
  profileFields: {
    titleBefore: nothing,
    databox: { allowed: true, required: false, countries: [] },
    birthPlace: { allowed: true, required: true, countries: [] },
    birthNumber: { allowed: true, required: false, countries: ['CZE'] },
  },
}
const slovak: RegistrationRules = {
  ...common,
  country: 'SK',
  defaultNationality: 'SVK',
  permanentAddressCountries: ['SVK'],
  profileFields: {
    titleBefore: { allowed: true, required: false, countries: [] },
    databox: nothing,
    birthPlace: nothing,
    birthNumber: { allowed: true, required: false, countries: ['SVK', 'CZE'] },
  },
}
const today = '2026-11-21'

const JANA: Readonly<Record<string, RegistrationField['value']>> = {
  Email: 'jana@post.example',
  FirstName: 'Jana',
  Surname: 'Nováková-Dvořáková',
  BirthDate: '1991-12-31',
  Language: 'cs',
  Consent: '2026-11',
  Nationality: 'CZE',
  BirthNumber: '916231/9914',
  BirthPlace: 'Jihlava',
  Databox: 'ABCDEFI',
  Phone: '777 123 456',
  PermanentAddress: { street: 'Dlouhá', houseNumber: '123/4a', town: 'Jihlava', postCode: '586 01', country: 'cze' },
  PoliticallyExposed: false,
  OwnAccount: true,
}
const fields = (values: Readonly<Record<string, RegistrationField['value']>>): RegistrationField[] =>
  Object.entries(values).map(([fieldType, value]) => ({ fieldType, value }))
const check = (change: Readonly<Record<string, RegistrationField['value']>>, rules = czech) =>
  checkFields(fields({ ...JANA, ...change }), { rules, today }, 'person')

describe('a registration', () => {
  it('that is valid has no problem, and its values in the stored form', () => {
    const { person, problems } = check({})
    expect(problems).toEqual([])
    expect(person).toMatchObject({
      Phone: '+420777123456',
      BirthNumber: '9162319914',
      Databox: 'abcdefi',
      PermanentAddress: { postCode: '58601', country: 'CZE' },
    })
  })

  it.each([
    ['Unknown', 'Shoe size', { 'Shoe size': '38' }],
    ['Unknown', 'TitleBefore', { TitleBefore: 'Ing.' }],
    ['InvalidType', 'FirstName', { FirstName: 'J4na!' }],
    ['InvalidType', 'BirthDate', { BirthDate: '31.12.1991' }],
    ['InvalidType', 'OwnAccount', { OwnAccount: 'yes' }],
    ['InvalidType', 'PermanentAddress', { PermanentAddress: 'Dlouhá 1, Jihlava' }],
    ['InvalidType', 'BirthNumber', { BirthNumber: 'none' }],
    ['InvalidValue', 'BirthDate', { BirthDate: '1991-02-30' }],
    ['InvalidValue', 'BirthDate', { BirthDate: '1891-02-28' }],
    ['InvalidValue', 'BirthNumber', { BirthNumber: '916231/9915' }],
    ['InvalidValue', 'BirthNumber', { BirthNumber: '9002289901' }],
    ['InvalidValue', 'BirthNumber', { Nationality: 'DEU' }],
    ['InvalidValue', 'Databox', { Databox: 'abcdefg' }],
    ['InvalidValue', 'Phone', { Phone: '222 333 444' }],
    ['InvalidValue', 'Language', { Language: 'hu' }],
    ['InvalidValue', 'Consent', { Consent: '2020-01' }],
    // The terms in Slovak have a newer version.
    ['InvalidValue', 'Consent', { Language: 'sk' }],
    ['InvalidValue', 'PoliticallyExposed', { PoliticallyExposed: true }],
    ['InvalidValue', 'OwnAccount', { OwnAccount: false }],
    ['RequiredField', 'Surname', { Surname: '   ' }],
    ['MaxLengthExceeded', 'FirstName', { FirstName: 'a'.repeat(101) }],
  ] as const)('has %s of %s', (kind, field, change) => {
    expect(check(change).problems).toEqual([{ field, kind }])
  })

  it('reports the parts of an address', () => {
    const PermanentAddress = { street: '', houseNumber: 'x', town: '', postCode: '811 01', country: 'SVK' }
    expect(check({ PermanentAddress }).problems).toEqual([
      { field: 'PermanentAddress', part: 'houseNumber', kind: 'InvalidValue' },
      { field: 'PermanentAddress', part: 'town', kind: 'RequiredField' },
      { field: 'PermanentAddress', part: 'country', kind: 'InvalidValue' },
    ])
  })

  it.each(['12', '12a', '123/4', '123/4a', 'č.p. 12', 'ev. 7', '12 / 3B'])(
    'takes the house number %s',
    (houseNumber) => {
      const PermanentAddress = { street: '', houseNumber, town: 'Lhota', postCode: '58601', country: 'CZE' }
      expect(check({ PermanentAddress }).problems).toEqual([])
    },
  )

  it('with a field twice has none of its values', () => {
    const twice = checkFields(
      [...fields(JANA), { fieldType: 'FirstName', value: 'Eva' }],
      { rules: czech, today },
      'person',
    )
    expect(twice.problems).toEqual([{ field: 'FirstName', kind: 'MultipleValuesForFieldType' }])
    expect(twice.person.FirstName).toBeUndefined()
  })

  it('reports missing fields of the complete person, and with the fast track those that open an account', () => {
    const none = (rules: RegistrationRules, asks: 'account' | 'person' = 'person') =>
      checkFields([], { rules, today }, asks).problems.map(({ field }) => field)
    const always = ['Email', 'FirstName', 'Surname', 'BirthDate', 'Language', 'Consent']
    const person = ['Nationality', 'PermanentAddress', 'PoliticallyExposed', 'OwnAccount']
    expect(none(czech)).toEqual([...always, ...person, 'BirthPlace'])
    expect(none(slovak)).toEqual([...always, ...person])
    expect(none(czech, 'account')).toEqual(always)
  })

  it('requires a birth number where a market does, for those nationalities only', () => {
    const birthNumber = { allowed: true, required: true, countries: ['SVK'] }
    const strict = { ...slovak, profileFields: { ...slovak.profileFields, birthNumber } }
    expect(requiredFields('person', {}, strict)).toContain('BirthNumber')
    expect(requiredFields('person', { Nationality: 'AUT' }, strict)).not.toContain('BirthNumber')
  })

  it('in Slovakia has a title and no data box or birth place', () => {
    const { Databox: _, BirthPlace: __, ...rest } = JANA
    const PermanentAddress = { street: 'Dlhá', houseNumber: '1', town: 'Trnava', postCode: '917 01', country: 'SVK' }
    const sent = fields({ ...rest, PermanentAddress, TitleBefore: 'Ing.', Phone: '0905 123 456', Nationality: 'SVK' })
    expect(checkFields(sent, { rules: slovak, today }, 'person').problems).toEqual([])
    expect(check({}, slovak).problems.filter(({ kind }) => kind === 'Unknown')).toEqual([
      { field: 'BirthPlace', kind: 'Unknown' },
      { field: 'Databox', kind: 'Unknown' },
    ])
  })

  it('accepts names of all alphabets and refuses what is no name', () => {
    for (const name of ['Žofie', 'Ágnes', 'Нина', 'Nguyễn', "O'Neil", 'Anna-Marie', 'Jan st.'])
      expect(check({ FirstName: name }).problems, name).toEqual([])
    for (const name of ['<b>', 'a@b', '1', '-', 'Jan\u0000'])
      expect(check({ FirstName: name }).problems, name).toEqual([{ field: 'FirstName', kind: 'InvalidType' }])
  })

  it('never throws for any input, and keeps only values without a problem', () => {
    const value = fc.oneof(
      fc.string({ maxLength: 300, unit: 'binary' }),
      fc.boolean(),
      fc.record({
        street: fc.string(),
        houseNumber: fc.string(),
        town: fc.string(),
        postCode: fc.string(),
        country: fc.string(),
      }),
    )
    const type = fc.oneof(fc.constantFrom(...Object.keys(JANA)), fc.string(), fc.constant('__proto__'))
    fc.assert(
      fc.property(
        fc.array(fc.record({ fieldType: type, value })),
        fc.constantFrom('nothing', 'person'),
        (sent, asks) => {
          const { person, problems } = checkFields(sent, { rules: czech, today }, asks)
          for (const { field } of problems) expect(Object.keys(person)).not.toContain(field)
        },
      ),
    )
  })
})
