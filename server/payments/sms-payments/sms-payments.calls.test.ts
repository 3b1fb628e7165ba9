import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#server/kernel/index.ts'
import { openTestPayments, TOKEN, type Begun, type TestPayments } from '../test-payments.ts'

const root = '/capi/v2-onling/Payment'
const MINUTE_MS = 60_000
const PHONE = '+420777000111'
const PRICE = 10_000
let room: TestPayments
let keyNumber = 0

beforeAll(async () => {
  room = await openTestPayments()
})
afterAll(() => room?.close())
beforeEach(async () => {
  await room.startOver()
  await room.db.query(sql`update payments.sms_payment set code_sent_at = null`)
})

const post = (name: string, body: object, token?: string) =>
  room.call('POST', `${root}/${name}`, { body, ...(token ? { token } : {}) })
const key = () => `key-of-a-mobile-test-${(keyNumber += 1)}`
const create = (more: object = {}) =>
  post('CreateSmsPayment', { amount: { amountMinor: PRICE, currency: 'CZK' }, idempotencyKey: key(), ...more })

async function begin(): Promise<{ paymentId: string; reference: string }> {
  const { status, body } = await create()
  expect(status, JSON.stringify(body)).toBe(200)
  const { paymentId, referenceNumber } = body['payment'] as { paymentId: string; referenceNumber: string }
  return { paymentId, reference: referenceNumber }
}

async function codeOf(paymentId: string): Promise<string> {
  // The hash of these tests contains the code in clear.
  const [row] = await room.db.query<{ codeHash: string }>(sql`
    select code_hash from payments.sms_payment where payment_id = ${paymentId}`)
  return row?.codeHash ?? ''
}

/** A payment with a verified phone, and the text that its player has to send. */
async function proved() {
  const begun = await begin()
  await post('SendSmsCode', { paymentId: begun.paymentId })
  const { body } = await post('VerifySmsCode', { paymentId: begun.paymentId, code: await codeOf(begun.paymentId) })
  return { ...begun, shortCode: String(body['shortCode']), text: String(body['text']) }
}

async function sandbox(path: string, body: object): Promise<{ messageId: string; isAnswered: boolean }> {
  const answer = await fetch(`${room.partners.mobileTech.origin}/__sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { messageId: string; isAnswered: boolean }
}
const message = (more: object) => sandbox('message', { msisdn: PHONE, ...more })
const delivery = (messageId: string, more: object = {}) =>
  sandbox('delivery', { messageId, amountMinor: PRICE, currency: 'CZK', ...more })

describe('a deposit by text message', () => {
  it('is credited once the operator has billed the message, and not before; once', async () => {
    const before = await room.cash()
    const { paymentId, shortCode, text, reference } = await proved()
    expect([shortCode, text]).toEqual(['90733100', `TOLAR ${reference}`])
    const { messageId } = await message({ shortCode, text })
    expect(await room.stateOf(paymentId)).toBe('pending')
    for (const _ of [1, 2, 3]) expect((await delivery(messageId)).isAnswered).toBe(true)
    expect(await room.stateOf(paymentId)).toBe('settled')
    await room.later(MINUTE_MS)
    expect(await room.cash()).toBe(before + PRICE)
    expect(await room.verdictsOf(paymentId)).toEqual(Array(4).fill('sms verified'))
  })

  it('is not credited when the phone could not be charged', async () => {
    const before = await room.cash()
    const { paymentId, shortCode, text } = await proved()
    const { messageId } = await message({ shortCode, text })
    await delivery(messageId, { status: 'FAILED' })
    expect(await room.stateOf(paymentId)).toBe('declined')
    expect(await room.cash()).toBe(before)
  })

  it('waits for a message that arrives after the notification of its billing', async () => {
    const { paymentId, shortCode, text } = await proved()
    const messageId = `late-${paymentId}`
    expect((await delivery(messageId)).isAnswered).toBe(false)
    await message({ shortCode, text, messageId })
    expect((await delivery(messageId)).isAnswered).toBe(true)
    expect(await room.stateOf(paymentId)).toBe('settled')
  })

  it.each([
    ['another phone', { msisdn: '+420777999888' }, 'mismatch: another-phone'],
    ['another price', { shortCode: '90733200' }, 'mismatch: another-amount'],
  ])('from %s is for staff', async (_, more, attention) => {
    const before = await room.cash()
    const { paymentId, shortCode, text } = await proved()
    const { messageId } = await message({ shortCode, text, ...more })
    await delivery(messageId)
    expect(await room.rowOf(paymentId)).toMatchObject({ state: 'pending', attention })
    expect(await room.cash()).toBe(before)
  })

  it('billed in another amount, or reported without a valid signature, is not credited', async () => {
    const before = await room.cash()
    const { paymentId, shortCode, text } = await proved()
    const { messageId } = await message({ shortCode, text })
    expect((await delivery(messageId, { signedBy: 'stranger' })).isAnswered).toBe(false)
    expect(await room.stateOf(paymentId)).toBe('pending')
    await delivery(messageId, { amountMinor: PRICE - 1 })
    expect(await room.rowOf(paymentId)).toMatchObject({ attention: 'mismatch: another-amount' })
    expect(await room.cash()).toBe(before)
  })

  it('billed after the payment expired is credited and flagged', async () => {
    const before = await room.cash()
    const { paymentId, shortCode, text } = await proved()
    const { messageId } = await message({ shortCode, text })
    await room.later(41 * MINUTE_MS)
    expect(await room.stateOf(paymentId)).toBe('expired')
    await delivery(messageId)
    expect(await room.rowOf(paymentId)).toMatchObject({ state: 'settled', attention: 'late-success' })
    expect(await room.cash()).toBe(before + PRICE)
  })

  it('shows no text to send before the code, sends no second code at once, and allows five attempts', async () => {
    const { paymentId } = await begin()
    expect((await post('VerifySmsCode', { paymentId, code: '123456' })).body).toMatchObject({
      code: 'ERR_INVALID_SECURITY_CODE',
    })
    await post('SendSmsCode', { paymentId })
    expect((await post('SendSmsCode', { paymentId })).body).toMatchObject({ code: 'ERR_TOO_SOON' })
    const code = await codeOf(paymentId)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1) await post('VerifySmsCode', { paymentId, code: wrong })
    expect((await post('VerifySmsCode', { paymentId, code })).body).toMatchObject({ code: 'ERR_INVALID_SECURITY_CODE' })
    expect((await post('SendSmsCode', { paymentId }, TOKEN.other)).body).toMatchObject({
      code: 'ERR_PAYMENT_NOT_FOUND',
    })
  })

  it('needs one of the prices, and a phone that receives text messages', async () => {
    expect((await create({ amount: { amountMinor: 12_300, currency: 'CZK' } })).body).toMatchObject({
      code: 'ERR_AMOUNT_NOT_ALLOWED',
    })
    expect((await create({ phone: '222 333 444' })).body).toMatchObject({ code: 'ERR_INVALID_CONTRACT' })
  })

  it('a message STOP ends advertising and nothing else', async () => {
    await message({ shortCode: '90733', text: ' stop ' })
    expect(room.stopped).toContain(PHONE)
  })
})

describe('a deposit at the partner’s page', () => {
  const deposit = async (amountMinor = 20_000) => {
    const { status, body } = await room.call('POST', '/capi/v1.1/Funds/Deposit', {
      body: {
        amount: { amountMinor, currency: 'CZK' },
        method: 'MobileTech',
        gateway: 'MobileTech',
        idempotencyKey: key(),
        returnPath: '/cs/deposit/return',
      },
    })
    return { status, begun: body as Begun, body }
  }
  const back = async (begun: Begun, action: 'pay' | 'cancel' = 'pay') => {
    const { location } = await room.partners.mobileTech.press(begun.redirectUrl, action)
    const { pathname, search } = new URL(location)
    return () => room.app.inject({ method: 'GET', url: pathname + search })
  }

  it('is credited by the signed return, once', async () => {
    const before = await room.cash()
    const { begun } = await deposit()
    const come = await back(begun)
    for (const _ of [1, 2])
      expect((await come()).headers.location).toBe(`/cs/deposit/return?payment=${begun.paymentId}`)
    expect(await room.stateOf(begun.paymentId)).toBe('settled')
    expect(await room.cash()).toBe(before + 20_000)
  })

  it('ends without money when the player refuses', async () => {
    const { begun } = await deposit()
    await (
      await back(begun, 'cancel')
    )()
    expect(await room.stateOf(begun.paymentId)).toBe('declined')
  })

  it('is not credited with a wrong signature, and another order’s return does not change this one', async () => {
    const before = await room.cash()
    const forged = await deposit(20_083)
    expect((await (await back(forged.begun))()).json()).toMatchObject({ code: 'ERR_SIGNATURE_ERROR' })
    const { begun } = await deposit()
    await room.partners.mobileTech.sendNotification(begun.referenceNumber, 'another_order')
    expect((await (await back(begun))()).json()).toMatchObject({ code: 'ERR_PAYMENT_NOT_FOUND' })
    expect(await room.cash()).toBe(before)
  })

  it('that comes after the payment expired waits for staff: nobody else can verify it', async () => {
    const before = await room.cash()
    const { begun } = await deposit()
    const come = await back(begun)
    await room.later(41 * MINUTE_MS)
    await come()
    expect(await room.rowOf(begun.paymentId)).toMatchObject({ state: 'expired', attention: 'mismatch: late-return' })
    expect(await room.cash()).toBe(before)
  })

  it('is limited to a small amount', async () => {
    expect((await deposit(60_000)).body).toMatchObject({
      code: 'ERR_AMOUNT_NOT_ALLOWED',
      details: { maxMinor: 50_000 },
    })
  })
})
