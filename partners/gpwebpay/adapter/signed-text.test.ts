import { describe, expect, it } from 'vitest'
import { ORDER_FIELDS, RETURN_FIELDS, signedText } from './signed-text.ts'
import { readSoap, writeSoap } from './soap.ts'

describe('signedText (vectors of providers §2.7)', () => {
  it('joins an order', () => {
    const order = {
      MERCHANTNUMBER: '9999999999',
      OPERATION: 'CREATE_ORDER',
      ORDERNUMBER: '1700000001',
      AMOUNT: '20000',
      CURRENCY: '203',
      DEPOSITFLAG: '1',
      MERORDERNUM: '1700000001',
      URL: 'https://shop.test/gp',
      DESCRIPTION: 'Deposit',
      MD: 'ZGVwLTE=',
      LANG: 'cs',
    }
    expect(signedText(ORDER_FIELDS, order)).toBe(
      '9999999999|CREATE_ORDER|1700000001|20000|203|1|1700000001|https://shop.test/gp|Deposit|ZGVwLTE=',
    )
  })
  it('joins a return, in whatever order its fields came', () => {
    const fields = {
      RESULTTEXT: 'OK',
      SRCODE: '0',
      PRCODE: '0',
      MD: 'ZGVwLTE=',
      MERORDERNUM: '1700000001',
      ORDERNUMBER: '1700000001',
      OPERATION: 'CREATE_ORDER',
    }
    expect(signedText(RETURN_FIELDS, fields)).toBe('CREATE_ORDER|1700000001|1700000001|ZGVwLTE=|0|0|OK')
  })
})

describe('SOAP', () => {
  it('is parsed as it was written, with escaped characters', () => {
    const fields = [
      ['messageId', 'MSG00000000000001'],
      ['note', 'a < b & c > d'],
    ] as const
    expect(readSoap(writeSoap('getPaymentDetail', 'paymentDetailRequest', fields), /paymentDetailRequest/)).toEqual(
      fields,
    )
  })
  it.each([
    '',
    'no xml',
    '<html><body>503</body></html>',
    '<!DOCTYPE x [<!ENTITY e "1">]><aResponse><b>1</b></aResponse>',
  ])('is nothing where it is something else: %#', (text) => expect(readSoap(text, /\w+Response/)).toBeUndefined())
})
