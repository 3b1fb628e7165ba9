import { expect, it } from 'vitest'
import { partnerNotices } from '#contract/onling-v2/partner-notices.ts'
import { notifyPaymentButton } from '#contract/onling-v2/payment.ts'
import { makeFindPassing } from './find-passing.ts'

const find = makeFindPassing('player')

it('lets browsers come back from partners by form, and by address where the partner sends them so', () => {
  const calls = [...Object.values(partnerNotices), { ...notifyPaymentButton, isAlsoByGet: true }]
  expect(calls.length).toBeGreaterThan(5)
  for (const { path, ...call } of calls) {
    expect(find('POST', path), path).toBeDefined()
    const byGet = expect(find('GET', `${path}?OPERATION=CREATE_ORDER`), path)
    if ('isAlsoByGet' in call) byGet.toBeDefined()
    else byGet.toBeUndefined()
  }
})
