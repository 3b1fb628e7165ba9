import { describe, expect, it } from 'vitest'
import { isSigned, signatureOf } from './signed-text.ts'

const SECRET = 'sandbox-secret'

describe('the signature of Payout.one (vectors of providers §4.2)', () => {
  it.each([
    [
      'checkout',
      { amount: 20_000, currency: 'CZK', external_id: 'dep-1', nonce: 'nonce-1' },
      '695e19fcf824911301647704b1983e3ed5800811fb86c7386adb0c99f111c830',
    ],
    [
      'withdrawal',
      { amount: '50000', currency: 'CZK', external_id: 'wd-1', iban: 'CZ6508000000192000145399', nonce: 'nonce-2' },
      '9c8ec9b9a36fb140d2a23a2ab217ee2eafe04c8ba51b65e8a3a3a3ffc81390a3',
    ],
    [
      'webhook',
      { external_id: 'dep-1', type: 'checkout.succeeded', nonce: 'nonce-3' },
      '8ddfec9908baf94d63ef0a778d5c87ad22ec3e1807a43d8dacce69d1d274ceae',
    ],
  ] as const)('of a %s', (kind, fields, signature) => {
    expect(signatureOf(kind, fields, SECRET)).toBe(signature)
    expect(isSigned(kind, { ...fields, signature: signature.toUpperCase() }, SECRET)).toBe(true)
    expect(isSigned(kind, { ...fields, external_id: 'dep-2', signature }, SECRET)).toBe(false)
    expect(isSigned(kind, { ...fields, signature }, 'another')).toBe(false)
    expect(isSigned(kind, fields, SECRET)).toBe(false)
  })
})
