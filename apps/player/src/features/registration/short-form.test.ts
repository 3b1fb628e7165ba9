import { expect, it } from 'vitest'
import { findBadFields } from './find-bad-fields.ts'
import { latestBirthDate } from './latest-birth-date.ts'
import { readRegistration } from './read-registration.ts'

it('knows the last birthday of an adult', () => {
  expect(latestBirthDate(new Date(2026, 10, 5), 18)).toBe('2008-11-05')
})

it('reads the form and leaves the password alone', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['email', ' jana@example.com '],
    ['password', ' tajné heslo '],
    ['firstName', ' Jana '],
    ['surname', 'Nováková'],
    ['birthDate', '1990-01-02'],
  ] as const)
    form.set(name, value)
  expect(readRegistration(form, 'cs', '1')).toEqual({
    email: 'jana@example.com',
    password: ' tajné heslo ',
    firstName: 'Jana',
    surname: 'Nováková',
    birthDate: '1990-01-02',
    language: 'cs',
    consentTermsVersion: '1',
  })
})

it('finds the fields that were not accepted', () => {
  expect([...findBadFields({ fields: [{ path: '/body/email' }] })]).toEqual(['email'])
  expect([...findBadFields({ details: { fields: [{ field: 'birthDate', kind: 'InvalidValue' }] } })]).toEqual([
    'birthDate',
  ])
  expect(findBadFields({ code: 'ERR_PASSWORD_TOO_WEAK' })).toContain('password')
  expect(findBadFields({}).size).toBe(0)
})
