import { describe, expect, it } from 'vitest'
import { recognise } from './recognise.ts'

const kindsOf = (text: string, country: 'CZ' | 'SK' = 'CZ') => recognise(text, country).map(({ kind }) => kind)
const valueOf = (text: string, kind: string, country: 'CZ' | 'SK' = 'CZ') =>
  recognise(text, country).find((one) => one.kind === kind)?.value

describe('what somebody reads out', () => {
  it.each(['777 123 456', '777123456', '+420 777 123 456', '00420777123456', '+420-777-123-456'])(
    'is a phone in whichever form: %s',
    (text) => expect(valueOf(text, 'phone')).toBe('+420777123456'),
  )
  it('is a phone of the market whose national form it has', () => {
    expect(valueOf('0905 123 456', 'phone', 'SK')).toBe('+421905123456')
    expect(valueOf('905 123 456', 'phone', 'CZ')).toBeUndefined()
  })
  it('is one account with or without spaces, as IBAN or as a local number', () => {
    for (const text of ['CZ65 0800 0000 1920 0014 5399', 'cz6508000000192000145399', '19-2000145399/0800'])
      expect(valueOf(text, 'account')).toBe('CZ6508000000192000145399')
    expect(kindsOf('CZ65 0800 0000 1920 0014 5390')).not.toContain('account')
  })
  it('is a payment when it has ten digits, with or without the sign of a number', () => {
    expect(valueOf('1000000123', 'payment-number')).toBe('1000000123')
    expect(valueOf('#1000000123', 'payment-number')).toBe('1000000123')
    expect(kindsOf('100000012')).not.toContain('payment-number')
  })
  it('is the end of a card when it has four digits, and may be a player', () => {
    expect(kindsOf('1234')).toEqual(['player-number', 'payment-card'])
    expect(kindsOf('•••• 1234')).toEqual(['payment-card'])
  })
  it('is a card of a venue or a document by letters and digits', () => {
    expect(valueOf('04a2 b3c4 d5', 'venue-card')).toBe('04A2B3C4D5')
    expect(kindsOf('AB123456')).toContain('document')
  })
  it('is a movement by its whole number, and nothing else', () => {
    expect(recognise('0190D3A0-7b1c-7000-8000-00000000e571', 'CZ')).toEqual([
      { kind: 'reference', value: '0190d3a0-7b1c-7000-8000-00000000e571' },
    ])
  })
  it('is an e-mail or a name otherwise', () => {
    expect(kindsOf('jana.novakova@post.cz')).toEqual(['email'])
    expect(kindsOf('Jana Nováková')).toEqual(['name'])
    expect(recognise('   ', 'CZ')).toEqual([])
  })
})
