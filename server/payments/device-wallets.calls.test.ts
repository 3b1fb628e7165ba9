import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#server/kernel/index.ts'
import { openTestPayments, type Begun, type TestPayments } from './test-payments.ts'

const MINUTE_MS = 60_000
const WALLETS = [
  { method: 'ApplePay', code: 'APAY', payUCode: 'jp' },
  { method: 'GooglePay', code: 'GPAY', payUCode: 'ap' },
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
const begin = async (method: string, gateway = 'GPWebPay'): Promise<Begun> => {
  const { status, body } = await ask(method, gateway)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Begun
}
const bringBack = async (location: string): Promise<void> => {
  const { pathname, search } = new URL(location)
  await room.app.inject({ method: 'GET', url: pathname + search })
}

describe.each(WALLETS)('$method', ({ method, code, payUCode }) => {
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
  it('is a way to pay of an order at PayU, and is credited by its notification', async () => {
    const before = await room.cash()
    const begun = await begin(method, 'PayUCard')
    const [sent] = await room.db.query<{ request: { payMethods?: object } }>(sql`
      select request from payments.conversation
       where payment_id = ${begun.paymentId} and operation = 'orders.create'`)
    expect(sent?.request.payMethods).toEqual({ payMethod: { type: 'PBL', value: payUCode } })
    await room.partners.payU.press(begun.redirectUrl, 'pay')
    await room.later(MINUTE_MS)
    expect(await room.rowOf(begun.paymentId)).toMatchObject({ state: 'settled', method, attention: null })
    expect(await room.cash()).toBe(before + 50_000)
  })
  it('that the shop has not agreed with PayU ends without money, and says that it cannot be used', async () => {
    const before = await room.cash()
    await room.partners.payU.sandbox('close-pay-method', { payMethod: payUCode })
    const { status, body } = await ask(method, 'PayUCard')
    expect([status, body['code']]).toEqual([422, 'ERR_GATEWAY_UNAVAILABLE'])
    expect(await room.cash()).toBe(before)
  })
  it('is refused at a gateway that does not take it, and is no partner of its own', async () => {
    const { status, body } = await ask(method, 'Csob')
    expect([status, body['code']]).toEqual([422, 'ERR_METHOD_NOT_AVAILABLE'])
    expect((await ask(method, method)).status).toBe(400)
  })
})
