import { describe, expect, it } from 'vitest'
import { paymentButtonsOf } from './payment-buttons.ts'

const routesOf = (...given: Parameters<typeof paymentButtonsOf>) =>
  Object.fromEntries(paymentButtonsOf(...given).map(({ id, route, bankCode }) => [id, `${route} ${bankCode}`]))

describe('paymentButtonsOf', () => {
  it('reaches ČSOB by its own gateway where the brand has that, and every other bank as before', () => {
    expect(routesOf('CZE', ['Csob', 'PayUCard'])).toMatchObject({
      'cz-0300': 'Csob csob',
      'cz-0100': 'GPWebPay BTN360CS-0100',
    })
  })
  it('reaches ČSOB through GP webpay where the brand has not its gateway', () => {
    expect(routesOf('CZE', ['GPWebPay'])).toMatchObject({ 'cz-0300': 'GPWebPay BTN360CS-0300' })
  })
  it('leads nobody in SVK to a bank that takes crowns only', () => {
    expect(Object.values(routesOf('SVK', ['Csob'])).filter((one) => one.startsWith('Csob'))).toEqual([])
  })
})
