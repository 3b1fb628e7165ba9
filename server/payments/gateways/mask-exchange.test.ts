import { expect, it } from 'vitest'
import { maskExchange } from './mask-exchange.ts'

it('hides card numbers, codes and most of a signature, and leaves the rest', () => {
  const said = {
    payId: 'abcdef0123456AA',
    orderNo: '1000000001',
    dttm: '20261121120006',
    authCode: '042760',
    cvc: '100',
    signature: 'A'.repeat(344),
    resultMessage: 'card 4000 0070 0001 0006 refused',
    list: [{ cardNumber: '4000007000010006' }],
  }
  expect(maskExchange(said)).toEqual({
    payId: 'abcdef0123456AA',
    orderNo: '1000000001',
    dttm: '20261121120006',
    authCode: '[masked]',
    cvc: '[masked]',
    signature: 'AAAAAAAAAAAA…',
    resultMessage: 'card [card …0006] refused',
    list: [{ cardNumber: '[masked]' }],
  })
})

it('stores no phone and no owner, and enough of an account to recognise it', () => {
  expect(
    maskExchange({ msisdn: '+420777000111', otp: '123456', iban: 'CZ6508000000192000145399', ownerName: 'J' }),
  ).toEqual({
    msisdn: '[masked]',
    otp: '[masked]',
    iban: 'CZ65…5399',
    ownerName: '[masked]',
  })
})

it('stores text that the database accepts', () => {
  expect(maskExchange({ payId: 'a\u0000b', signature: '\u0000', 'k\u0000': '\ud800' })).toEqual({
    payId: 'ab',
    signature: '…',
    k: '\ufffd',
  })
})

it('stores no token of a stored card, wherever it occurs', () => {
  expect(maskExchange({ path: '/cards/KEPT_ab-12/pay', other: ['KEPT_1 KEPT_2'] }, /KEPT_[\w-]+/g)).toEqual({
    path: '/cards/[card token]/pay',
    other: ['[card token] [card token]'],
  })
})
