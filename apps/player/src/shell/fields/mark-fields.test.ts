import { describe, expect, it } from 'vitest'
import { fieldsNamed } from './mark-fields.ts'

describe('fieldsNamed', () => {
  it('reads the paths of a refused request body', () => {
    const fields = [{ path: 'body/code' }, { path: 'body/address/town' }, { path: 'body' }]
    expect(fieldsNamed({ fields })).toEqual(['code', 'town', 'body'])
  })
  it('reads the fields of a rule, one or several', () => {
    expect(fieldsNamed({ details: { field: 'amount' } })).toEqual(['amount'])
    expect(fieldsNamed({ details: { fields: [{ field: 'phone', kind: 'RequiredField' }, 'odd', null] } })).toEqual([
      'phone',
    ])
  })
  it('knows the field of a refusal that is always about the same one', () =>
    expect(fieldsNamed({ code: 'ERR_PASSWORD_TOO_WEAK', details: { problem: 'repeats' } })).toEqual([
      'password',
      'Password',
    ]))
  it('is empty where no field is named', () => expect(fieldsNamed({ details: { attemptsLeft: 2 } })).toEqual([]))
})
