import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDataBox } from './data-box.ts'
import { isSameDocumentNumber, readDocumentNumber } from './document-number.ts'
import { readPhone, showPhone } from './phone.ts'
import { readPostcode, showPostcode } from './postcode.ts'

describe('a data box', () => {
  it.each(['aaaaaaa', 'abcdefi', 'zz99998', 'test22m', 'hazardp', 'casin8x', ' ABCDEFI '])('is %s', (written) => {
    expect(readDataBox(written)).toBe(written.trim().toLowerCase())
  })
  it.each(['aaaaaab', 'abcdefg', 'lbcdefi', 'abcde0i', 'abcdef', 'abcdefia', ''])('is not %j', (written) => {
    expect(readDataBox(written)).toBeUndefined()
  })
  it('has exactly one check symbol for each six', () => {
    const symbols = 'abcdefghijkmnpqrstuvwxyz23456789'
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...symbols), minLength: 6, maxLength: 6 }), (body) => {
        expect([...symbols].filter((symbol) => readDataBox(body + symbol) !== undefined).length).toBe(1)
      }),
    )
  })
})

describe('a phone', () => {
  it.each([
    ['777123456', 'CZ', '+420777123456', 'mobile'],
    ['00420 777 123 456', 'SK', '+420777123456', 'mobile'],
    ['+420777123456', 'CZ', '+420777123456', 'mobile'],
    ['0905 123 456', 'SK', '+421905123456', 'mobile'],
    ['+421905123456', 'CZ', '+421905123456', 'mobile'],
    ['222 333 444', 'CZ', '+420222333444', 'fixed'],
    ['+49 151 23456789', 'CZ', '+4915123456789', 'foreign'],
  ] as const)('%s in %s is %s, %s', (written, country, e164, kind) => {
    expect(readPhone(written, country)).toEqual({ e164, kind })
  })
  it.each([
    ['77712345', 'CZ', 'too short'],
    ['+420 123 456 789', 'CZ', 'in no plan'],
    ['+420 906 123 456', 'CZ', 'premium'],
    ['900 123 456', 'SK', 'premium'],
    ['112', 'CZ', 'short code'],
    ['+0123456789', 'CZ', 'no country'],
    ['seven', 'CZ', 'no digits'],
  ] as const)('is not %s in %s: %s', (written, country, _) => {
    expect(readPhone(written, country)).toBeUndefined()
  })
  it('is read again as it is shown', () => {
    fc.assert(
      fc.property(fc.constantFrom('+420', '+421'), fc.integer({ min: 0, max: 999_999_999 }), (prefix, number) => {
        const phone = readPhone(`${prefix}${String(number).padStart(9, '0')}`, 'CZ')
        fc.pre(phone !== undefined)
        expect(readPhone(showPhone(phone.e164), 'SK')).toEqual(phone)
      }),
    )
  })
})

describe('a postcode', () => {
  it.each([
    ['110 00', 'CZE', '11000', '110 00'],
    ['81101', 'SVK', '81101', '811 01'],
    ['013 62', 'SVK', '01362', '013 62'],
    ['sw1a 1aa', 'GBR', 'SW1A 1AA', 'SW1A 1AA'],
  ])('%s of %s is %s', (written, country, kept, shown) => {
    expect(readPostcode(written, country)).toBe(kept)
    expect(showPostcode(kept, country)).toBe(shown)
  })
  it.each([
    ['81101', 'CZE'],
    ['11000', 'SVK'],
    ['1100', 'CZE'],
    ['110 0a', 'CZE'],
    ['', 'GBR'],
  ])('is not %j in %s', (written, country) => {
    expect(readPostcode(written, country)).toBeUndefined()
  })
})

describe('a document number', () => {
  it.each([
    ['999 000 001', 'IdentityCard', 'CZE', '999000001', true],
    ['zz990001', 'IdentityCard', 'SVK', 'ZZ990001', true],
    ['AB123456', 'DriverLicense', 'CZE', 'AB123456', true],
    ['80203123456789012345', 'EuropeanHealthInsuranceCard', 'CZE', '80203123456789012345', true],
    ['AB12345', 'IdentityCard', 'CZE', 'AB12345', false],
    ['L01X00T47', 'IdentityCard', 'DEU', 'L01X00T47', true],
  ] as const)('%s, %s of %s, is %s', (written, kind, country, number, isUsual) => {
    expect(readDocumentNumber(written, { kind, country })).toEqual({ number, isUsual })
  })
  it('is none with signs in it, or when it is too short', () => {
    expect(readDocumentNumber('12/45678', { kind: 'Passport', country: 'CZE' })).toBeUndefined()
    expect(readDocumentNumber('1234', { kind: 'Passport', country: 'CZE' })).toBeUndefined()
  })
  it('is the same when only letters that look like digits differ', () => {
    expect(isSameDocumentNumber('zo1 00I', 'Z01001')).toBe(true)
    expect(isSameDocumentNumber('ZO1001', 'Z01002')).toBe(false)
  })
})
