import { describe, expect, it } from 'vitest'
import { identityDiffers } from '#contract/states/account-migration-states.ts'
import { compareAccounts } from './compare-accounts.ts'

const of = (values: object) => Object.entries(values).map(([fieldType, value]) => ({ fieldType, value }))
const old = { FirstName: 'Jana', Surname: 'Nováková', BirthDate: '1991-04-12', BirthNumber: '9154120012' }

describe('the difference of an old and an online account', () => {
  it('finds names the same without accents and case', () => {
    const found = compareAccounts(of(old), of({ ...old, Surname: 'NOVAKOVA' }))
    expect(found.map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same', 'same'])
    expect(identityDiffers(found)).toBe(false)
  })

  it('fills what the online account does not have, but for contacts', () => {
    const found = compareAccounts(of({ ...old, Phone: '+420601002003' }), of({ FirstName: 'Jana' }))
    expect(found.map(({ field, outcome }) => `${field} ${outcome}`)).toEqual([
      'FirstName same',
      'Surname filled',
      'BirthDate filled',
      'BirthNumber filled',
      'Phone kept',
    ])
  })

  it('keeps what both have, and requires an explanation for a difference of identity', () => {
    const moved = {
      ...old,
      PermanentAddress: { street: '', houseNumber: '7', town: 'Lhota', postCode: '58601', country: 'CZE' },
    }
    const now = { ...old, PermanentAddress: { ...moved.PermanentAddress, houseNumber: '9' } }
    const found = compareAccounts(of(moved), of(now))
    expect(found.at(-1)).toEqual({
      field: 'PermanentAddress',
      old: '7, 58601 Lhota, CZE',
      online: '9, 58601 Lhota, CZE',
      outcome: 'kept',
      isIdentity: false,
    })
    expect(identityDiffers(found)).toBe(false)
    expect(identityDiffers(compareAccounts(of(old), of({ ...old, Surname: 'Malá' })))).toBe(true)
  })

  it('leaves out what neither has', () => {
    expect(compareAccounts(of({ FirstName: 'Jana', BirthPlace: '' }), of({ FirstName: 'Jana' }))).toHaveLength(1)
  })
})
