import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pragueDttm } from './prague-time.ts'
import { isSignedByBank, readKeys, signText } from '#server/payments/partner-port.ts'
import { signedText } from './signed-text.ts'

const pem = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

describe('signedText (vectors of providers §1.9)', () => {
  it('joins an init in the documented order, cart in place', () => {
    const init = {
      language: 'cs',
      merchantId: 'M1MIPS0000',
      orderNo: '5547',
      dttm: '20261121120000',
      payOperation: 'payment',
      payMethod: 'card',
      totalAmount: 20_000,
      currency: 'CZK',
      closePayment: true,
      returnUrl: 'https://shop.test/return',
      returnMethod: 'POST',
      cart: [{ name: 'Deposit', quantity: 1, amount: 20_000 }],
      merchantData: 'ZGVwLTE=',
    }
    expect(signedText('init', init)).toBe(
      'M1MIPS0000|5547|20261121120000|payment|card|20000|CZK|true|https://shop.test/return|POST|Deposit|1|20000|ZGVwLTE=|cs',
    )
  })

  it('joins a button as the bank signs it, and leaves out an absent brand', () => {
    const button = {
      merchantId: 'M1MIPS0000',
      orderNo: '5547',
      dttm: '20261121120000',
      clientIp: '192.0.2.1',
      totalAmount: 20_000,
      currency: 'CZK',
      returnUrl: 'https://shop.test/return',
      returnMethod: 'POST',
      merchantData: 'ZGVwLTE=',
      language: 'cs',
    }
    const signed = (brand: string) =>
      `M1MIPS0000|5547|20261121120000|192.0.2.1|20000|CZK|https://shop.test/return|POST|${brand}ZGVwLTE=|cs`
    expect(signedText('buttonInit', button)).toBe(signed(''))
    expect(signedText('buttonInit', { ...button, brand: 'csob' })).toBe(signed('csob|'))
  })

  it('joins the response to a button with the page that it redirects to', () => {
    const redirect = { url: 'https://bank.test/pt', method: 'GET', vars: { client: 'A', order: 'B' } }
    const answer = {
      payId: 'abc',
      dttm: '20261121120006',
      resultCode: 0,
      resultMessage: 'OK',
      paymentStatus: 1,
      redirect,
    }
    expect(signedText('buttonInitAnswer', answer)).toBe('abc|20261121120006|0|OK|1|https://bank.test/pt|GET|A|B')
  })

  it('joins a status request', () => {
    const request = { merchantId: 'M1MIPS0000', payId: 'abcdef0123456AA', dttm: '20261121120005' }
    expect(signedText('payment', request)).toBe('M1MIPS0000|abcdef0123456AA|20261121120005')
    expect(signedText('payment', { ...request, totalAmount: 15_000 })).toBe(
      'M1MIPS0000|abcdef0123456AA|20261121120005|15000',
    )
  })

  it('joins the actions of the card’s bank in every response that contains them', () => {
    const page = { url: 'https://acs.test/challenge', method: 'GET', vars: { creq: 'YQ==' } }
    const answer = {
      payId: 'abcdef0123456AA',
      dttm: '20261121120006',
      resultCode: 0,
      resultMessage: 'OK',
      paymentStatus: 2,
    }
    const wanting = { ...answer, actions: { authenticate: { browserChallenge: page } } }
    const text = 'abcdef0123456AA|20261121120006|0|OK|2|https://acs.test/challenge|GET|YQ=='
    expect(signedText('paymentAnswer', wanting)).toBe(text)
    expect(signedText('oneclickInitAnswer', wanting)).toBe(text)
  })

  it('joins a status response, leaving out absent fields together with their separators', () => {
    const answer = {
      payId: 'abcdef0123456AA',
      dttm: '20261121120006',
      resultCode: 0,
      resultMessage: 'OK',
      paymentStatus: 7,
      authCode: '042760',
      statusDetail: null,
    }
    expect(signedText('paymentAnswer', answer)).toBe('abcdef0123456AA|20261121120006|0|OK|7|042760')
  })
})

describe('signatures', () => {
  const merchant = pem()
  const bank = pem()
  const ours = readKeys(merchant.privateKey, bank.publicKey)
  const theirs = readKeys(bank.privateKey, merchant.publicKey)
  const text = 'abcdef0123456AA|20261121120006|0|OK|7|042760'

  it('are valid when the bank made them over exactly this text', () => {
    expect(isSignedByBank(text, signText(text, theirs), ours)).toBe(true)
  })
  it('are invalid over another text', () => {
    expect(isSignedByBank(text.replace('|7|', '|8|'), signText(text, theirs), ours)).toBe(false)
  })
  it('are invalid from another key, including our own', () => {
    expect(isSignedByBank(text, signText(text, ours), ours)).toBe(false)
  })
  it.each([undefined, '', 'not base64 !', 'AAAA', 7])('are invalid when they are %s', (signature) => {
    expect(isSignedByBank(text, signature, ours)).toBe(false)
  })
})

describe('pragueDttm', () => {
  it.each([
    ['2026-11-21T11:00:00Z', '20261121120000'],
    ['2026-07-01T22:30:05Z', '20260702003005'],
    ['2026-12-31T23:00:00Z', '20270101000000'],
  ])('%s is %s in Prague', (instant, dttm) => expect(pragueDttm(new Date(instant))).toBe(dttm))
})
