import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestPayments, type Begun, type TestPayments } from './test-payments.ts'

const MINUTE_MS = 60_000
const WALLETS = [
  { method: 'ApplePay', code: 'APAY' },
  { method: 'GooglePay', code: 'GPAY' },
] as const

let room: TestPayments
let keyNumber = 0

beforeAll(async () => {
  room = await openTestPayments()
})
afterAll(() => room?.close())
beforeEach(() => room.startOver())

const ask = (method: string, gateway: string, more: object = {}, path = '/capi/v1.1/Funds/Deposit') =>
  room.call('POST', path, {
    body: {
      amount: { amountMinor: 50_000, currency: 'CZK' },
      method,
      gateway,
      idempotencyKey: `key-of-a-device-wallet-${(keyNumber += 1)}`,
      returnPath: '/cs/deposit/return',
      ...more,
    },
  })
const begin = async (method: string): Promise<Begun> => {
  const { status, body } = await ask(method, 'GPWebPay')
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Begun
}
const bringBack = async (location: string): Promise<void> => {
  const { pathname, search } = new URL(location)
  await room.app.inject({ method: 'GET', url: pathname + search })
}

describe.each(WALLETS)('$method', ({ method, code }) => {
  it('is named in the order, and is credited once, as a card is', async () => {
    const before = await room.cash()
    const begun = await begin(method)
    expect(new URL(begun.redirectUrl).searchParams.get('PAYMETHOD')).toBe(code)
    const { location } = await room.partners.gpWebPay.press(begun.redirectUrl, 'pay')
    await bringBack(location)
    await bringBack(location)
    await room.later(MINUTE_MS)
    expect(await room.rowOf(begun.paymentId)).toMatchObject({ state: 'settled', method, attention: null })
    expect(await room.cash()).toBe(before + 50_000)
  })
  it('that the player closes on the page ends without money', async () => {
    const before = await room.cash()
    const begun = await begin(method)
    await bringBack((await room.partners.gpWebPay.press(begun.redirectUrl, 'cancel')).location)
    expect(await room.stateOf(begun.paymentId)).toBe('cancelled')
    expect(await room.cash()).toBe(before)
  })
  it('that the shop has not agreed with its bank ends without money', async () => {
    const before = await room.cash()
    await room.partners.gpWebPay.sandbox('close-pay-method', { payMethod: code })
    const begun = await begin(method)
    const refused = await fetch(begun.redirectUrl, { redirect: 'manual' })
    await bringBack(refused.headers.get('location') ?? '')
    expect(await room.stateOf(begun.paymentId)).toBe('declined')
    expect(await room.cash()).toBe(before)
  })
  it('is refused at a gateway that does not take it, and is no partner of its own', async () => {
    for (const gateway of ['Csob', 'PayUCard']) {
      const { status, body } = await ask(method, gateway)
      expect([status, body['code']], gateway).toEqual([422, 'ERR_METHOD_NOT_AVAILABLE'])
    }
    expect((await ask(method, method)).status).toBe(400)
  })
})
