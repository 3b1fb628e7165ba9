import { describe, expect, it } from 'vitest'
import { explainedCode, fieldsNamed } from './mark-fields.ts'

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

describe('explainedCode', () => {
  const code = 'ERR_INVALID_INPUT'
  it('names the number of a card that has no form of one', () =>
    expect(explainedCode({ code, fields: [{ path: 'body/cardNumber' }] })).toBe('ERR_INVALID_CARD_ID'))
  it('is that of the refusal where other fields are refused, and for other codes', () => {
    expect(explainedCode({ code, fields: [{ path: 'body/cardNumber' }, { path: 'body/pin' }] })).toBe(code)
    expect(explainedCode({ code: 'ERR_INVALID_PIN', fields: [{ path: 'body/cardNumber' }] })).toBe('ERR_INVALID_PIN')
  })
})
