import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#server/kernel/index.ts'
import { openTestPayments, TOKEN, type Answer, type Begun, type TestPayments } from '../test-payments.ts'

const CARDS = '/capi/v2-onling/PlayerPaymentCards'

let room: TestPayments
let keyNumber = 0

beforeAll(async () => {
  room = await openTestPayments()
})
afterAll(() => room?.close())
beforeEach(() => room.startOver())

const input = (amountMinor: number) => ({
  amount: { amountMinor, currency: 'CZK' },
  gateway: 'Csob',
  idempotencyKey: `key-of-a-card-payment-${(keyNumber += 1)}`,
  returnPath: '/cs/deposit/return',
})

const comeBack = (fields: URLSearchParams) =>
  room.app.inject({
    method: 'POST',
    url: '/capi/v2-onling/Payment/NotifyCsob',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: fields.toString(),
  })

const listed = async (token?: string) => {
  const { body } = await room.call('GET', `${CARDS}/List`, token ? { token } : {})
  return body['cards'] as { readonly cardId: string; readonly state: string }[]
}
const change = (what: 'Verify' | 'Activate' | 'Deregister', cardId: string, token?: string): Promise<Answer> =>
  room.call('POST', `${CARDS}/${what}`, { body: { cardId }, ...(token ? { token } : {}) })

/** Registers a card by a deposit, and returns its id. */
async function register(action: 'pay' | 'decline' = 'pay'): Promise<string> {
  const before = (await listed()).map(({ cardId }) => cardId)
  const { status, body } = await room.call('POST', `${CARDS}/Register`, { body: input(50_000) })
  expect(status, JSON.stringify(body)).toBe(200)
  await comeBack((await room.partners.csob.press((body as Begun).redirectUrl, action)).fields)
  return (await listed()).find(({ cardId }) => !before.includes(cardId))?.cardId ?? ''
}

async function activeCard(): Promise<string> {
  const cardId = await register()
  expect((await change('Verify', cardId)).body).toMatchObject({ state: 'verified' })
  expect((await change('Activate', cardId)).body).toMatchObject({ state: 'active' })
  return cardId
}

const charge = (storedCardId: string, amountMinor: number, more: object = {}) =>
  room.call('POST', '/capi/v2-onling/Payment/Create', {
    body: { ...input(amountMinor), method: 'CardOnline', storedCardId, ...more },
  })

describe('a stored card', () => {
  it('exists once its first deposit has settled, with its last digits only', async () => {
    const before = await room.cash()
    const cardId = await register()
    expect(await room.cash()).toBe(before + 50_000)
    const { body } = await room.call('GET', `${CARDS}/Get`, { query: { cardId } })
    expect(body).toMatchObject({ gateway: 'Csob', state: 'registered', lastDigits: '0006', expires: '12/39' })
    const rows = await room.db.query<{ text: string }>(sql`
      select c::text || coalesce(v.response::text, '') as text
        from payments.stored_card c join payments.conversation v on v.payment_id = c.payment_id`)
    for (const { text } of rows) expect(text).not.toMatch(/4000007000010006|400000\*/)
  })
  it('does not exist after a declined deposit', async () => {
    const before = (await listed()).length
    await register('decline')
    expect(await listed()).toHaveLength(before)
  })
  it('is verified, then active, then deleted, and in no other order', async () => {
    const cardId = await register()
    expect((await change('Activate', cardId)).body['code']).toBe('ERR_STATE_CHANGED')
    await change('Verify', cardId)
    expect((await change('Verify', cardId)).body['code']).toBe('ERR_STATE_CHANGED')
    const both = await Promise.all([change('Activate', cardId), change('Activate', cardId)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await change('Deregister', cardId)).body).toMatchObject({ state: 'deregistered' })
    expect((await listed()).map((card) => card.cardId)).not.toContain(cardId)
    expect((await change('Verify', cardId)).body['code']).toBe('ERR_STATE_CHANGED')
  })
  it('is not verified when the gateway does not know it any more', async () => {
    const cardId = await register()
    await room.partners.csob.reset()
    expect((await change('Verify', cardId)).body['code']).toBe('ERR_GATEWAY_UNAVAILABLE')
  })
  it('of another player is not found', async () => {
    const cardId = await activeCard()
    expect(await listed(TOKEN.other)).toEqual([])
    for (const what of ['Verify', 'Activate', 'Deregister'] as const)
      expect((await change(what, cardId, TOKEN.other)).body['code']).toBe('ERR_INVALID_CARD_ID')
    const { body } = await room.call('POST', '/capi/v2-onling/Payment/Create', {
      token: TOKEN.other,
      body: { ...input(20_000), method: 'CardOnline', storedCardId: cardId },
    })
    expect(body['code']).toBe('ERR_INVALID_CARD_ID')
  })
})

describe('a payment by one click', () => {
  it('is credited at once, without a page', async () => {
    const cardId = await activeCard()
    const before = await room.cash()
    const { status, body } = await charge(cardId, 70_000)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body['redirectUrl']).toBe(`/cs/deposit/return?payment=${String(body['paymentId'])}`)
    expect(await room.stateOf(String(body['paymentId']))).toBe('settled')
    expect(await room.cash()).toBe(before + 70_000)
  })
  it('is credited once when the same key is sent twice at once and again', async () => {
    const cardId = await activeCard()
    const before = await room.cash()
    const body = { ...input(70_000), method: 'CardOnline', storedCardId: cardId }
    const send = () => room.call('POST', '/capi/v2-onling/Payment/Create', { body })
    await Promise.all([send(), send()])
    expect((await send()).body['state']).toBe('settled')
    expect(await room.cash()).toBe(before + 70_000)
  })
  it('that the bank declines moves nothing', async () => {
    const cardId = await activeCard()
    const before = await room.cash()
    const { body } = await charge(cardId, 70_051)
    expect(await room.stateOf(String(body['paymentId']))).toBe('declined')
    expect(await room.cash()).toBe(before)
  })
  it('whose answer is lost is credited by the worker, once (lost_callback)', async () => {
    const cardId = await activeCard()
    const before = await room.cash()
    const { body } = await charge(cardId, 70_084)
    expect(await room.stateOf(String(body['paymentId']))).toBe('pending')
    await room.later(2_000)
    await room.later(5_000)
    expect(await room.cash()).toBe(before + 70_084)
  })
  it('that was never opened takes nothing (timeout_create)', async () => {
    const cardId = await activeCard()
    const before = await room.cash()
    expect((await charge(cardId, 70_071)).body['code']).toBe('ERR_GATEWAY_UNAVAILABLE')
    expect(await room.cash()).toBe(before)
  })
  it('needs a card that is active', async () => {
    const cardId = await register()
    expect((await charge(cardId, 20_000)).body['code']).toBe('ERR_INVALID_CARD_ID')
    await change('Verify', cardId)
    await change('Activate', cardId)
    await change('Deregister', cardId)
    expect((await charge(cardId, 20_000)).body['code']).toBe('ERR_INVALID_CARD_ID')
  })
  it('without a card is an ordinary deposit', async () => {
    const { body } = await room.call('POST', '/capi/v2-onling/Payment/Create', {
      body: { ...input(20_000), method: 'CardOnline' },
    })
    expect(body).toMatchObject({ state: 'pending', redirectUrl: expect.stringContaining('/payment/process/') })
  })
})
