import { expect, it } from 'vitest'
import { judgePerson } from './judge-person.ts'
import type { CheckedPerson } from './person.ts'

const jana = { firstName: 'Jana', surname: 'Nováková', birthDate: '1991-04-12' }
const rules = { today: '2026-11-21', minAge: 18 }
const checked = (changes: Partial<CheckedPerson> = {}): CheckedPerson => ({
  firstName: 'Jana',
  surname: 'Nováková',
  name: null,
  birthDate: '1991-04-12',
  isAdult: null,
  isLegallyLimited: null,
  isDeceased: null,
  ibans: [],
  ...changes,
})

it.each([
  {},
  { firstName: 'JANA', surname: 'NOVAKOVA' },
  { firstName: null, surname: null, name: 'Nováková Jana' },
  { isAdult: true, isLegallyLimited: false, isDeceased: false },
])('matches the player by %o', (changes) => expect(judgePerson(checked(changes), jana, rules)).toBeNull())

it.each([
  { surname: 'Nová' },
  { firstName: null },
  { birthDate: '1991-04-13' },
  { birthDate: null },
  { firstName: 'Jana Marie' },
])('does not match %o', (changes) => expect(judgePerson(checked(changes), jana, rules)).toBe('KYC_PLAYER_NOT_MATCH'))

it('refuses a person who may not play', () => {
  expect(judgePerson(checked({ isDeceased: true }), jana, rules)).toBe('deceased')
  expect(judgePerson(checked({ isLegallyLimited: true }), jana, rules)).toBe('limited-legal-capacity')
  expect(judgePerson(checked({ isAdult: false }), jana, rules)).toBe('not-adult')
  const young = { ...jana, birthDate: '2010-01-01' }
  expect(judgePerson(checked({ birthDate: '2010-01-01' }), young, rules)).toBe('not-adult')
})
