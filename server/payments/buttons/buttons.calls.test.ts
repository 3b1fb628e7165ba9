import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPayments, type Begun, type TestPayments } from '../test-payments.ts'

let room: TestPayments
let keyNumber = 0

beforeAll(async () => {
  room = await openTestPayments()
})
afterAll(() => room?.close())

const deposit = (more: object) =>
  room.call('POST', '/capi/v1.1/Funds/Deposit', {
    body: {
      amount: { amountMinor: 50_000, currency: 'CZK' },
      method: 'PaymentButton',
      gateway: 'PaymentButton',
      idempotencyKey: `key-of-a-button-test-${(keyNumber += 1)}`,
      returnPath: '/cs/deposit/return',
      ...more,
    },
  })

it('lists the banks whose partner has an agreement with us', async () => {
  const { body } = await room.call('GET', '/capi/v2-onling/Payment/GetPaymentButtons')
  expect(body['buttons']).toContainEqual({
    id: 'cz-0100',
    label: 'Komerční banka',
    bankCode: '0100',
    bic: 'KOMBCZPP',
  })
})

it('redirects to the bank through GP webpay, accepts its signed return, and credits once', async () => {
  const before = await room.cash()
  const begun = (await deposit({ buttonId: 'cz-0100' })).body as Begun
  const order = new URL(begun.redirectUrl)
  expect(order.searchParams.get('PAYMETHOD')).toBe('BTN360CS-0100')
  const { location } = await room.partners.gpWebPay.press(begun.redirectUrl, 'pay')
  const { pathname, search } = new URL(location)
  expect(pathname).toBe('/capi/v2-onling/Payment/NotifyPaymentButton')
  for (const _ of [1, 2]) {
    const back = await room.app.inject({ method: 'GET', url: pathname + search })
    expect(back.headers.location).toBe(`/cs/deposit/return?payment=${begun.paymentId}`)
  }
  expect(await room.stateOf(begun.paymentId)).toBe('settled')
  expect(await room.cash()).toBe(before + 50_000)
  const { body } = await room.call('GET', '/capi/v2-onling/Payment/Get', { query: { id: begun.paymentId } })
  expect(body).toMatchObject({ method: 'PaymentButton', gateway: 'GPWebPay' })
})

describe("ČSOB's own button", () => {
  const notify = (form: URLSearchParams) =>
    room.app.inject({
      method: 'POST',
      url: '/capi/v2-onling/Payment/NotifyCsob',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form.toString(),
    })

  it('redirects to its internet banking, accepts its signed return twice, and credits once', async () => {
    const before = await room.cash()
    const begun = (await deposit({ buttonId: 'cz-0300' })).body as Begun
    const { fields: form } = await room.partners.csob.press(begun.redirectUrl, 'pay')
    for (const _ of [1, 2])
      expect((await notify(form)).headers.location).toBe(`/cs/deposit/return?payment=${begun.paymentId}`)
    expect(await room.stateOf(begun.paymentId)).toBe('settled')
    expect(await room.cash()).toBe(before + 50_000)
    expect(await room.verdictsOf(begun.paymentId)).toContain('button/init verified')
    const { body } = await room.call('GET', '/capi/v2-onling/Payment/Get', { query: { id: begun.paymentId } })
    expect(body).toMatchObject({ method: 'PaymentButton', gateway: 'Csob' })
  })
  it('is polled when the browser never returns', async () => {
    const before = await room.cash()
    const begun = (await deposit({ buttonId: 'cz-0300' })).body as Begun
    await room.partners.csob.press(begun.redirectUrl, 'pay')
    await room.later(2_000)
    expect(await room.cash()).toBe(before + 50_000)
  })
  it.each(['decline', 'cancel'] as const)('ends without money (%s)', async (action) => {
    const before = await room.cash()
    const begun = (await deposit({ buttonId: 'cz-0300' })).body as Begun
    const { fields: form } = await room.partners.csob.press(begun.redirectUrl, action)
    await notify(form)
    expect(await room.stateOf(begun.paymentId)).toBe(action === 'decline' ? 'declined' : 'cancelled')
    expect(await room.cash()).toBe(before)
  })
  it('is refused while the bank has it disabled', async () => {
    await room.partners.csob.sendNotification('*', 'method_disabled')
    expect((await deposit({ buttonId: 'cz-0300' })).body).toMatchObject({ code: 'ERR_GATEWAY_UNAVAILABLE' })
    await room.partners.csob.reset()
  })
})

it('redirects to the bank through Payout.one', async () => {
  const before = await room.cash()
  const begun = (await deposit({ buttonId: 'sk-1100' })).body as Begun
  expect(new URL(begun.redirectUrl).searchParams.get('payment_method')).toBe('tatra_pay')
  await room.partners.payoutOne.press(begun.redirectUrl, 'pay')
  await room.later(2_000)
  expect(await room.cash()).toBe(before + 50_000)
})

it('is refused without a bank, with an unknown one, and with a bank for another method', async () => {
  for (const more of [{}, { buttonId: 'cz-9999' }, { buttonId: 'cz-0100', method: 'PayoutOne', gateway: 'PayoutOne' }])
    expect((await deposit(more)).body).toMatchObject({ code: 'ERR_METHOD_NOT_AVAILABLE' })
})

it('is rejected when one field of the return was changed', async () => {
  const begun = (await deposit({ buttonId: 'cz-0800' })).body as Begun
  const { location } = await room.partners.gpWebPay.press(begun.redirectUrl, 'decline')
  const url = new URL(location)
  url.searchParams.set('PRCODE', '0')
  const back = await room.app.inject({ method: 'GET', url: url.pathname + url.search })
  expect(back.json()).toMatchObject({ code: 'ERR_SIGNATURE_ERROR' })
  expect(await room.stateOf(begun.paymentId)).toBe('pending')
})
