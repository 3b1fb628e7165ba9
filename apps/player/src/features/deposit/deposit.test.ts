import { describe, expect, it } from 'vitest'
import { PAYMENT_STATES } from '#contract/states/payment-states.ts'
import { canPayByApple } from './device-ways.ts'
import { depositWays, wayId } from './deposit-ways.ts'
import { feeOfWay } from './fee-of-way.ts'
import { progressOf } from './payment-progress.ts'
import { readAmount, writeAmount } from '../../shell/fields/read-amount.ts'

describe('amount of a deposit', () => {
  it('is parsed and formatted in the same way', () => {
    expect(readAmount(writeAmount(50_000))).toBe(50_000)
    expect(readAmount(writeAmount(1_205))).toBe(1_205)
  })
  it.each(['', '0', '-5', 'abc', '1,234'])('is not %s', (typed) => expect(readAmount(typed)).toBeUndefined())
})

describe('progress of a payment', () => {
  it('knows every state', () => {
    expect(PAYMENT_STATES.map(progressOf)).toEqual([
      'waiting',
      'waiting',
      'waiting',
      'settled',
      'failed',
      'failed',
      'failed',
      'failed',
      'failed',
      'failed',
    ])
  })
})

describe('ways to pay', () => {
  it('are each gateway of cards and each method that is its own partner', () => {
    const ways = depositWays({
      depositMethods: ['CardOnline', 'Bacs', 'PayoutOne'],
      depositGateways: ['Csob', 'GPWebPay', 'PayUCard'],
    })
    expect(ways.map(({ gateway }) => gateway)).toEqual(['Csob', 'GPWebPay', 'PayUCard', 'Bacs', 'PayoutOne'])
  })
  it('lead to a bank that is chosen here or at its partner, to a wallet, and to a phone where a page takes one', () => {
    const kinds = (hasPhonePage: boolean) =>
      depositWays({ depositMethods: ['PaymentButton', 'Netera', 'MobileTech'], depositGateways: [], hasPhonePage }).map(
        wayId,
      )
    expect(kinds(true)).toEqual(['button', 'app', 'wallet', 'phone'])
    expect(kinds(false)).toEqual(['button', 'app', 'wallet'])
  })
  it('are wallets of devices at the first gateway of the brand that takes them, and nothing without one', () => {
    const depositMethods = ['CardOnline', 'ApplePay', 'GooglePay'] as const
    const ways = depositWays({ depositMethods, depositGateways: ['Csob', 'GPWebPay'] })
    expect(ways.map(({ kind, gateway }) => `${kind} ${gateway}`)).toEqual([
      'card Csob',
      'card GPWebPay',
      'ApplePay GPWebPay',
      'GooglePay GPWebPay',
    ])
    expect(depositWays({ depositMethods: ['ApplePay'], depositGateways: ['Csob'] })).toEqual([])
  })
  it('are Apple Pay only where the device says that it can', () => {
    const throws = () => {
      throw new Error('in a frame')
    }
    expect([{}, { ApplePaySession: {} }, { ApplePaySession: { canMakePayments: throws } }].map(canPayByApple)).toEqual([
      false,
      false,
      false,
    ])
    expect(canPayByApple({ ApplePaySession: { canMakePayments: () => true } })).toBe(true)
  })
  it('are empty where the brand accepts no method of the product', () => {
    expect(depositWays({ depositMethods: ['Landbase'], depositGateways: ['Csob'] })).toEqual([])
  })
})

describe('the fee of a way', () => {
  const tariff = { fixedMinor: 300, basisPoints: 100, minMinor: 0, maxMinor: null }
  const fees = [{ method: 'Netera', gateway: 'Netera', tariff }] as const
  const wallet = { method: 'Netera', gateway: 'Netera' } as const
  it('is counted as the tariff of that way says, and is none on another way or without an amount', () => {
    expect(feeOfWay([...fees], wallet, 50_000)).toBe(800)
    expect(feeOfWay([...fees], { method: 'Bacs', gateway: 'Bacs' }, 50_000)).toBe(0)
    expect(feeOfWay([...fees], wallet, undefined)).toBe(0)
    expect(feeOfWay([], wallet, 50_000)).toBe(0)
  })
})
