import { describe, expect, it } from 'vitest'
import { localPartsOf, readBankAccount, writeLocalAccount } from './bank-account.ts'

const GOOD = [
  ['19-2000145399/0800', 'CZ', 'CZ6508000000192000145399'],
  ['2900000013/2010', 'CZ', 'CZ3020100000002900000013'],
  ['100000008/0100', 'CZ', 'CZ2601000000000100000008'],
  ['123456788/0300', 'CZ', 'CZ8903000000000123456788'],
  ['35-1387683348/0100', 'CZ', 'CZ4401000000351387683348'],
  ['1326000005/3030', 'CZ', 'CZ9630300000001326000005'],
  ['19-8742637541/1200', 'SK', 'SK3112000000198742637541'],
  ['2600000003/1100', 'SK', 'SK2411000000002600000003'],
  ['4000000009/7500', 'SK', 'SK4375000000004000000009'],
  ['1000000005/0900', 'SK', 'SK9509000000001000000005'],
] as const

describe('readBankAccount', () => {
  it.each(GOOD)('%s is an account of %s', (local, country, iban) => {
    expect(readBankAccount(local, country)).toBe(iban)
    expect(readBankAccount(iban.replaceAll(/(.{4})/g, '$1 ').toLowerCase(), country)).toBe(iban)
  })
  it('takes a foreign IBAN by its own check sum', () => {
    expect(readBankAccount('DE89 3704 0044 0532 0130 00', 'CZ')).toBe('DE89370400440532013000')
    expect(readBankAccount('DE88 3704 0044 0532 0130 00', 'CZ')).toBeUndefined()
  })
  it.each([
    ['123456789/0300', 'number'],
    ['20-2000145399/0800', 'prefix'],
    ['1/0800', 'too short'],
    ['CZ6508000000192000145398', 'mod 97'],
    ['CZ65 0800 0000 1920 0014 539', 'length'],
    ['0000000000/0800', 'nothing but zeros'],
    ['', 'nothing'],
    ['mattress', 'no number'],
  ])('refuses %s (%s)', (written) => {
    expect(readBankAccount(written, 'CZ')).toBeUndefined()
  })
  it('refuses an IBAN that only mod 97 would let through', () => {
    // 20-2000145399/0800 with check digits made for it.
    expect(readBankAccount('CZ3808000000202000145399', 'CZ')).toBeUndefined()
  })
})

describe('writeLocalAccount', () => {
  it.each(GOOD)('writes %s of %s again', (local, _, iban) => {
    expect(writeLocalAccount(iban)).toBe(local)
  })
  it('knows no local form of other countries', () => {
    expect(writeLocalAccount('DE89370400440532013000')).toBeUndefined()
  })
})

describe('localPartsOf', () => {
  it('gives what a local order is written with', () => {
    expect(localPartsOf('CZ6508000000192000145399')).toEqual({ prefix: '19', number: '2000145399', bank: '0800' })
    expect(localPartsOf('CZ3020100000002900000013')).toEqual({ prefix: '', number: '2900000013', bank: '2010' })
    expect(localPartsOf('DE89370400440532013000')).toBeUndefined()
  })
})
