import { describe, expect, it } from 'vitest'
import { markets } from '#config/markets/index.ts'
import { nameCountries } from '../../shell/address/countries.ts'
import { problemsByInput, problemsOfRefusal } from '../../shell/fields/field-problems.ts'
import { readStep, valuesOf } from './read-step.ts'
import { fieldsOfStep, stepOfProblems } from './steps.ts'

describe('the steps of a registration', () => {
  it('ask only what the market requires', () => {
    expect(fieldsOfStep('person', markets.CZE)).toEqual([
      'FirstName',
      'Surname',
      'BirthDate',
      'Nationality',
      'BirthNumber',
      'BirthPlace',
      'Databox',
    ])
    expect(fieldsOfStep('person', markets.SVK)).toEqual([
      'TitleBefore',
      'FirstName',
      'Surname',
      'BirthDate',
      'Nationality',
      'BirthNumber',
    ])
  })

  it('lead to the first problem', () => {
    expect(stepOfProblems([{ field: 'Phone' }, { field: 'Password' }], markets.CZE)).toBe('contact')
    expect(stepOfProblems([], markets.CZE)).toBe('finish')
  })
})

describe('a step', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['FirstName', ' Jana '],
    ['BirthNumber', ' '],
    ['PermanentAddress.street', 'Dlouhá'],
    ['PermanentAddress.houseNumber', '1'],
    ['PermanentAddress.country', 'CZE'],
    ['PoliticallyExposed', 'no'],
    ['Consent', 'on'],
    ['Password', ' tři slova '],
  ] as const)
    form.set(name, value)

  it('is read into fields; what nobody must give and is empty is not sent', () => {
    const types = [
      'FirstName',
      'BirthNumber',
      'PermanentAddress',
      'PoliticallyExposed',
      'Sanctioned',
      'OwnAccount',
      'Consent',
      'Password',
    ] as const
    expect(readStep(form, types, '2026-11')).toEqual([
      { fieldType: 'FirstName', value: 'Jana' },
      {
        fieldType: 'PermanentAddress',
        value: { street: 'Dlouhá', houseNumber: '1', town: '', postCode: '', country: 'CZE' },
      },
      { fieldType: 'PoliticallyExposed', value: false },
      { fieldType: 'Consent', value: '2026-11' },
      { fieldType: 'Password', value: ' tři slova ' },
    ])
  })

  it('is shown again as it was filled in', () => {
    const values = valuesOf(readStep(form, ['FirstName', 'PermanentAddress', 'PoliticallyExposed'], '2026-11'))
    expect(values.get('FirstName')).toBe('Jana')
    expect(values.get('PermanentAddress.street')).toBe('Dlouhá')
    expect(values.get('PoliticallyExposed')).toBe('no')
  })
})

it('problems belong to inputs, those of an address to its parts', () => {
  const problems = problemsOfRefusal({
    fields: [
      { field: 'Email', kind: 'DuplicateValue' },
      { field: 'PermanentAddress', part: 'town', kind: 'RequiredField' },
      { field: 'Odd', kind: 'NoSuchKind' },
      null,
    ],
  })
  expect([...problemsByInput(problems)]).toEqual([
    ['Email', 'DuplicateValue'],
    ['PermanentAddress.town', 'RequiredField'],
  ])
  expect(problemsOfRefusal(undefined)).toEqual([])
})

it('countries are named in the language of the page, neighbours first', () => {
  const named = nameCountries('cs', ['CZE', 'SVK'])
  expect(named.slice(0, 2)).toEqual([
    { code: 'CZE', name: 'Česko' },
    { code: 'SVK', name: 'Slovensko' },
  ])
  expect(new Set(named.map(({ code }) => code)).size).toBe(named.length)
  expect(named.every(({ code, name }) => name !== code)).toBe(true)
})
