import { expect, it } from 'vitest'
import { notifyCsob, notifyGpWebPay, notifyMobileTech, notifyPaymentButton } from '#contract/onling-v2/payment.ts'
import { makeFindPassing } from './find-passing.ts'

const find = makeFindPassing('player')

it('lets browsers come back from partners by form, and by address where the partner sends them so', () => {
  for (const { path } of [notifyCsob, notifyGpWebPay, notifyMobileTech, notifyPaymentButton])
    expect(find('POST', path)).toBeDefined()
  for (const { path } of [notifyGpWebPay, notifyMobileTech, notifyPaymentButton])
    expect(find('GET', `${path}?OPERATION=CREATE_ORDER`)).toBeDefined()
  expect(find('GET', notifyCsob.path)).toBeUndefined()
})
