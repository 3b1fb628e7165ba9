import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildCsob, CSOB_BASE_PATH } from './csob-server.ts'
import {
  BUTTON_INIT_REQUEST,
  BUTTON_INIT_RESPONSE,
  dttmOf,
  ECHO_REQUEST,
  ECHO_RESPONSE,
  INIT_REQUEST,
  INIT_RESPONSE,
  isSignedBy,
  PAYMENT_REQUEST,
  RETURN_FIELDS,
  sign,
  STATUS_RESPONSE,
  textToSign,
  type FieldOrder,
  type Fields,
} from './signed-fields.ts'

const folder = mkdtempSync(join(tmpdir(), 'csob-'))
let app: FastifyInstance
let merchantKey = ''
let bankKey = ''

beforeAll(async () => {
  app = buildCsob({ keysFolder: folder, holdMs: 50 })
  await app.ready()
  merchantKey = readFileSync(join(folder, 'merchant.key.pem'), 'utf8')
  bankKey = readFileSync(join(folder, 'bank.pub.pem'), 'utf8')
})
beforeEach(() => app.inject({ method: 'POST', url: '/__sandbox/reset' }))
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const signed = (order: FieldOrder, fields: Fields): Fields => {
  const message: Fields = { merchantId: 'M1MIPS0000', dttm: dttmOf(new Date()), ...fields }
  return { ...message, signature: sign(textToSign(order, message), merchantKey) }
}

const initFields = (amount: number, orderNo = '5547'): Fields => ({
  orderNo,
  payOperation: 'payment',
  payMethod: 'card',
  totalAmount: amount,
  currency: 'CZK',
  closePayment: true,
  returnUrl: 'http://127.0.0.1:1/return',
  returnMethod: 'POST',
  cart: [{ name: 'Deposit', quantity: 1, amount }],
  merchantData: 'ZGVwLTE=',
  language: 'cs',
  ttlSec: 300,
})

const init = (body: Fields) =>
  app.inject({ method: 'POST', url: `${CSOB_BASE_PATH}/payment/init`, payload: { ...body } })

async function pay(payId: string, form: Record<string, string>): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: `/pay/${payId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
  return answer.body
}

async function statusOf(payId: string): Promise<Fields> {
  const { merchantId, dttm, signature } = signed(PAYMENT_REQUEST, { payId })
  const path = [merchantId, payId, dttm, signature].map((part) => encodeURIComponent(String(part))).join('/')
  const answer = await app.inject({ url: `${CSOB_BASE_PATH}/payment/status/${path}` })
  return answer.json<Fields>()
}

async function begin(amount: number, orderNo?: string): Promise<string> {
  const answer = await init(signed(INIT_REQUEST, initFields(amount, orderNo)))
  return String(answer.json<Fields>()['payId'])
}

const CARD = { action: 'pay', cardNumber: '4000007000010006', expiry: '12/39', cvc: '100' }

describe('payment/init', () => {
  it('numbers a payment and signs its response', async () => {
    const answer = (await init(signed(INIT_REQUEST, initFields(20_000)))).json<Fields>()
    expect(answer).toMatchObject({ resultCode: 0, paymentStatus: 1 })
    expect(String(answer['payId'])).toMatch(/^[0-9a-f]{15}$/)
    expect(isSignedBy(bankKey, textToSign(INIT_RESPONSE, answer), answer['signature'])).toBe(true)
  })
  it('answers 401 to a changed field, before any other check', async () => {
    const body = { ...signed(INIT_REQUEST, initFields(20_000)), totalAmount: 1 }
    expect((await init(body)).statusCode).toBe(401)
  })
  it('reports missing and wrong fields', async () => {
    const { returnUrl: _, ...without } = initFields(20_000)
    expect((await init(signed(INIT_REQUEST, without))).json()).toMatchObject({ resultCode: 100 })
    const wrong = { ...initFields(20_000), orderNo: '12345678901' }
    expect((await init(signed(INIT_REQUEST, wrong))).json()).toMatchObject({ resultCode: 110 })
    const cart = { ...initFields(20_000), cart: [{ name: 'Deposit', quantity: 1, amount: 19_999 }] }
    expect((await init(signed(INIT_REQUEST, cart))).json()).toMatchObject({ resultCode: 110 })
  })
})

describe('a payment', () => {
  it('is 7 after the card, 8 a day later, 9 and 10 when it is refunded', async () => {
    const payId = await begin(20_000)
    expect(await statusOf(payId)).toMatchObject({ paymentStatus: 1 })
    const page = await pay(payId, CARD)
    const status = await statusOf(payId)
    expect(status).toMatchObject({ resultCode: 0, paymentStatus: 7 })
    expect(isSignedBy(bankKey, textToSign(STATUS_RESPONSE, status), status['signature'])).toBe(true)

    const fields = Object.fromEntries(
      [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    )
    expect(fields).toMatchObject({ payId, paymentStatus: '7', merchantData: 'ZGVwLTE=' })
    expect(isSignedBy(bankKey, textToSign(RETURN_FIELDS, fields), fields['signature'])).toBe(true)

    const refund = () =>
      app.inject({
        method: 'PUT',
        url: `${CSOB_BASE_PATH}/payment/refund`,
        payload: { ...signed(PAYMENT_REQUEST, { payId }) },
      })
    expect((await refund()).json()).toMatchObject({ resultCode: 150 })
    await app.inject({ method: 'POST', url: '/__sandbox/settle' })
    expect(await statusOf(payId)).toMatchObject({ paymentStatus: 8 })
    expect((await refund()).json()).toMatchObject({ resultCode: 0, paymentStatus: 9 })
    await app.inject({ method: 'POST', url: '/__sandbox/settle' })
    expect(await statusOf(payId)).toMatchObject({ paymentStatus: 10 })
  })

  it.each([
    [{ ...CARD, cvc: '200' }, 6],
    [{ ...CARD, cardNumber: '4000007000020005' }, 6],
    [{ action: 'decline' }, 6],
    [{ action: 'cancel' }, 3],
    [{ action: 'nothing' }, 2],
  ])('with %o on the page is %i', async (form, paymentStatus) => {
    const payId = await begin(20_000)
    await pay(payId, form)
    expect(await statusOf(payId)).toMatchObject({ resultCode: 0, paymentStatus })
  })

  it('stays as it is when the button is pressed again', async () => {
    const payId = await begin(20_000)
    await pay(payId, CARD)
    await pay(payId, { action: 'cancel' })
    expect(await statusOf(payId)).toMatchObject({ paymentStatus: 7 })
  })

  it('ends with 130 when its time is up', async () => {
    const payId = await begin(20_000)
    await app.inject({ method: 'POST', url: '/__sandbox/clock', payload: { advanceMs: 301_000 } })
    expect(await statusOf(payId)).toMatchObject({ resultCode: 130, paymentStatus: 3 })
  })

  it('is 140 when it does not exist', async () => {
    expect(await statusOf('000000000000000')).toMatchObject({ resultCode: 140 })
  })
})

describe('button/init', () => {
  const {
    cart: _cart,
    payOperation: _operation,
    payMethod: _method,
    closePayment: _close,
    ttlSec: _ttl,
    ...rest
  } = initFields(20_000)
  const fields: Fields = { ...rest, clientIp: '192.0.2.1', brand: 'csob' }
  const button = (body: Fields) =>
    app.inject({ method: 'POST', url: `${CSOB_BASE_PATH}/button/init`, payload: { ...body } })

  it('responds with a signed page of the internet banking, without a card form', async () => {
    const answer = (await button(signed(BUTTON_INIT_REQUEST, fields))).json<Fields>()
    expect(answer).toMatchObject({ resultCode: 0, paymentStatus: 1, redirect: { method: 'GET' } })
    expect(isSignedBy(bankKey, textToSign(BUTTON_INIT_RESPONSE, answer), answer['signature'])).toBe(true)
    const page = await app.inject({ url: `/pay/${String(answer['payId'])}` })
    expect(page.body).toContain('Internet banking')
    expect(page.body).not.toContain('cardNumber')
    await pay(String(answer['payId']), { action: 'pay' })
    expect(await statusOf(String(answer['payId']))).toMatchObject({ paymentStatus: 7 })
  })
  it.each([
    [100, { clientIp: undefined }],
    [110, { currency: 'EUR' }],
    [110, { brand: 'era' }],
  ])('answers %i to a wrong field', async (resultCode, wrong) => {
    const answer = await button(signed(BUTTON_INIT_REQUEST, { ...fields, ...wrong }))
    expect([answer.statusCode, answer.json<Fields>()['resultCode']]).toEqual([400, resultCode])
  })
  it('rejects a signature over other fields', async () => {
    const message = { ...signed(BUTTON_INIT_REQUEST, fields), totalAmount: 1 }
    expect((await button(message)).statusCode).toBe(401)
  })
})

describe('scenarios', () => {
  it('are chosen by the entry first, then by the amount', async () => {
    const payload = { orderId: '77', scenario: 'success' }
    await app.inject({ method: 'POST', url: '/__sandbox/scenario', payload })
    const told = await begin(20_051, '77')
    await pay(told, CARD)
    expect(await statusOf(told)).toMatchObject({ paymentStatus: 7 })
    const magic = await begin(20_051, '78')
    await pay(magic, CARD)
    expect(await statusOf(magic)).toMatchObject({ paymentStatus: 6 })
  })
  it('can sign with a key that is not the bank’s', async () => {
    await app.inject({
      method: 'POST',
      url: '/__sandbox/scenario',
      payload: { orderId: '*', scenario: 'status_wrong_key' },
    })
    const payId = await begin(20_000)
    const [first, second] = [await statusOf(payId), await statusOf(payId)]
    expect(isSignedBy(bankKey, textToSign(STATUS_RESPONSE, first), first['signature'])).toBe(false)
    expect(isSignedBy(bankKey, textToSign(STATUS_RESPONSE, second), second['signature'])).toBe(true)
  })
  it('record requests without the card', async () => {
    await pay(await begin(20_000), CARD)
    const { body } = await app.inject({ url: '/__sandbox/requests' })
    expect(body).toContain('[card]')
    expect(body).not.toContain(CARD.cardNumber)
  })
})

it('answers a signed echo', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: `${CSOB_BASE_PATH}/echo`,
    payload: { ...signed(ECHO_REQUEST, {}) },
  })
  expect(
    isSignedBy(bankKey, textToSign(ECHO_RESPONSE, answer.json<Fields>()), answer.json<Fields>()['signature']),
  ).toBe(true)
  const stranger = await app.inject({
    method: 'POST',
    url: `${CSOB_BASE_PATH}/echo`,
    payload: { merchantId: 'M1MIPS0000', dttm: '1' },
  })
  expect(stranger.statusCode).toBe(401)
})
