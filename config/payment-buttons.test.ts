import { describe, expect, it } from 'vitest'
import { paymentButtonsOf } from './payment-buttons.ts'

const routesOf = (...given: Parameters<typeof paymentButtonsOf>) =>
  Object.fromEntries(paymentButtonsOf(...given).map(({ id, route, bankCode }) => [id, `${route} ${bankCode}`]))

describe('paymentButtonsOf', () => {
  it('uses ČSOB’s own gateway where the brand has that, and does not change other banks', () => {
    expect(routesOf('CZE', ['Csob', 'PayUCard'])).toMatchObject({
      'cz-0300': 'Csob csob',
      'cz-0100': 'GPWebPay BTN360CS-0100',
    })
  })
  it('uses GP webpay for ČSOB where the brand does not have its gateway', () => {
    expect(routesOf('CZE', ['GPWebPay'])).toMatchObject({ 'cz-0300': 'GPWebPay BTN360CS-0300' })
  })
  it('offers no bank in SVK that accepts crowns only', () => {
    expect(Object.values(routesOf('SVK', ['Csob'])).filter((one) => one.startsWith('Csob'))).toEqual([])
  })
})
