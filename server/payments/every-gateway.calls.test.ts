import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#server/kernel/index.ts'
import type { TestPartner } from './test-partners.ts'
import { openTestPayments, type Answer, type Begun, type TestPayments } from './test-payments.ts'

const MINUTE_MS = 60_000
/** Last digits of an amount that choose the scenario of a stand-in (providers/kit/scenarios.ts). */
const SUCCESS = 50_000

const GATEWAYS = [
  { gateway: 'GPWebPay', method: 'CardOnline', partner: 'gpWebPay' },
  { gateway: 'PayUCard', method: 'CardOnline', partner: 'payU' },
  { gateway: 'PayoutOne', method: 'PayoutOne', partner: 'payoutOne' },
  { gateway: 'Netera', method: 'Netera', partner: 'netera' },
] as const
type Tested = (typeof GATEWAYS)[number]

let room: TestPayments
let keyNumber = 0

beforeAll(async () => {
  room = await openTestPayments()
})
afterAll(() => room?.close())
beforeEach(() => room.startOver())

const deposit = ({ gateway, method }: Tested, amountMinor: number): Promise<Answer> =>
  room.call('POST', '/capi/v1.1/Funds/Deposit', {
    body: {
      amount: { amountMinor, currency: 'CZK' },
      method,
      gateway,
      idempotencyKey: `key-of-every-gateway-${(keyNumber += 1)}`,
      returnPath: '/cs/deposit/return',
    },
  })

async function begin(tested: Tested, amountMinor: number): Promise<Begun> {
  const { status, body } = await deposit(tested, amountMinor)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Begun
}

/** Pays, and follows the browser back where the partner redirects it. */
async function pay(tested: Tested, begun: Begun, action: 'pay' | 'decline' | 'cancel' = 'pay'): Promise<void> {
  const { location } = await partnerOf(tested).press(begun.redirectUrl, action)
  if (tested.gateway !== 'GPWebPay') return
  const { pathname, search } = new URL(location)
  const back = await room.app.inject({ method: 'GET', url: pathname + search })
  expect(back.headers.location).toBe(`/cs/deposit/return?payment=${begun.paymentId}`)
}

const partnerOf = ({ partner }: Tested): TestPartner => room.partners[partner]

/** The worker's heartbeat runs as it would in the first minutes. */
async function wait(): Promise<void> {
  for (const ms of [2_000, 5_000, 15_000, MINUTE_MS, MINUTE_MS]) await room.later(ms)
}

describe.each(GATEWAYS)('a deposit by $gateway', (tested) => {
  it.each([
    ['success', SUCCESS],
    ['http_500', 50_073],
    ['http_429', 50_074],
    ['timeout_status', 50_072],
    ['dup_callback', 50_081],
    ['out_of_order', 50_082],
    ['lost_callback', 50_084],
  ])('is credited exactly once (%s)', async (_, amountMinor) => {
    const before = await room.cash()
    const begun = await begin(tested, amountMinor)
    if (amountMinor === 50_084) await partnerOf(tested).press(begun.redirectUrl, 'pay')
    else await pay(tested, begun)
    await wait()
    expect(await room.rowOf(begun.paymentId)).toMatchObject({ state: 'settled', attention: null })
    await room.later(60 * MINUTE_MS)
    expect(await room.cash()).toBe(before + amountMinor)
  })

  it.each([
    ['decline', 50_051, 'pay'],
    ['cancel', 50_061, 'pay'],
    ['the button Decline', SUCCESS, 'decline'],
    ['the button Cancel', SUCCESS, 'cancel'],
  ] as const)('ends without money (%s)', async (_, amountMinor, action) => {
    const before = await room.cash()
    const begun = await begin(tested, amountMinor)
    await pay(tested, begun, action)
    await wait()
    expect(['declined', 'cancelled']).toContain(await room.stateOf(begun.paymentId))
    expect(await room.cash()).toBe(before)
  })

  it('expires when nobody completes it (expire)', async () => {
    const before = await room.cash()
    const begun = await begin(tested, 50_062)
    await fetch(begun.redirectUrl)
    await wait()
    expect(['expired', 'cancelled']).toContain(await room.stateOf(begun.paymentId))
    expect(await room.cash()).toBe(before)
  })

  it('is not credited in another amount, and needs attention of staff (wrong_amount)', async () => {
    const before = await room.cash()
    const begun = await begin(tested, 50_085)
    await pay(tested, begun)
    await wait()
    expect(await room.rowOf(begun.paymentId)).toMatchObject({
      state: 'pending',
      attention: 'mismatch: another-amount',
      nextAskAt: null,
    })
    expect(await room.cash()).toBe(before)
  })

  it('is rejected with a wrong signature, and accepted from the partner (bad_signature)', async () => {
    const before = await room.cash()
    const count = async () =>
      (await room.db.query(sql`select 1 from payments.conversation where verdict = 'bad-signature'`)).length
    const earlier = await count()
    const begun = await begin(tested, 50_083)
    await pay(tested, begun)
    expect(await count()).toBe(earlier + 1)
    await wait()
    expect(await room.stateOf(begun.paymentId)).toBe('settled')
    expect(await room.cash()).toBe(before + 50_083)
  })

  it('is credited after it has ended, and flagged (late_success)', async () => {
    const before = await room.cash()
    const begun = await begin(tested, 50_086)
    await pay(tested, begun)
    await wait()
    expect(['expired', 'cancelled']).toContain(await room.stateOf(begun.paymentId))
    expect(await room.cash()).toBe(before)
    await partnerOf(tested).advance(61 * MINUTE_MS)
    await partnerOf(tested).settle()
    await room.later(61 * MINUTE_MS)
    expect(await room.rowOf(begun.paymentId)).toMatchObject({ state: 'settled', attention: 'late-success' })
    expect(await room.cash()).toBe(before + 50_086)
  })

  it('is not credited by the browser’s return alone (return_only)', async () => {
    const before = await room.cash()
    const begun = await begin(tested, 50_087)
    await pay(tested, begun)
    await wait()
    expect(await room.stateOf(begun.paymentId)).toBe('pending')
    expect(await room.cash()).toBe(before)
    await partnerOf(tested).settle()
    await room.later(MINUTE_MS)
    expect(await room.cash()).toBe(before + 50_087)
  })

  it('is not credited again by a replayed message about another one (replay)', async () => {
    const first = await begin(tested, 20_000)
    await pay(tested, first)
    await wait()
    const before = await room.cash()
    const second = await begin(tested, 50_088)
    await pay(tested, second)
    await wait()
    expect(await room.stateOf(second.paymentId)).toBe('settled')
    expect(await room.cash()).toBe(before + 50_088)
  })

  it('returns the same page for the same key while it is open', async () => {
    const begun = await begin(tested, SUCCESS)
    const { body } = await room.call('POST', '/capi/v1.1/Funds/Deposit', {
      body: {
        amount: { amountMinor: SUCCESS, currency: 'CZK' },
        method: tested.method,
        gateway: tested.gateway,
        idempotencyKey: `key-of-every-gateway-${keyNumber}`,
        returnPath: '/cs/deposit/return',
      },
    })
    expect(body).toMatchObject({ paymentId: begun.paymentId, redirectUrl: begun.redirectUrl })
  })

  it('stores no secret in the record of exchanges', async () => {
    const [{ text = '' } = {}] = await room.db.query<{ text: string }>(sql`
      select string_agg(request::text || coalesce(response::text, ''), ' ') as text
        from payments.conversation where gateway = ${tested.gateway}`)
    expect(text.length).toBeGreaterThan(100)
    expect(text).not.toContain('test-secret')
    expect(text).not.toMatch(/"(?:signature|DIGEST1?)": "[^"]{20,}"/)
    expect(text).not.toMatch(/"(?:access_)?token": "[^[]/)
    expect(text).not.toContain('jana@players.test')
  })
})

describe.each(GATEWAYS.slice(1))('a create of $gateway that times out', (tested) => {
  it('is abandoned: nobody was sent there (timeout_create)', async () => {
    const before = await room.cash()
    const { status, body } = await deposit(tested, 50_071)
    expect([status, body['code']]).toEqual([422, 'ERR_GATEWAY_UNAVAILABLE'])
    await wait()
    expect(await room.cash()).toBe(before)
  })
  it('gets a new token when the old one has ended', async () => {
    expect((await deposit(tested, SUCCESS)).status).toBe(200)
    await partnerOf(tested).sendNotification('*', 'token_ended')
    expect((await deposit(tested, SUCCESS)).status).toBe(200)
  })
})

describe('GP webpay', () => {
  const [gpWebPay] = GATEWAYS
  it('keeps only the browser waiting when it does not respond; the deposit ends by our timeout (timeout_create)', async () => {
    const begun = await begin(gpWebPay, 50_071)
    await expect(fetch(begun.redirectUrl, { signal: AbortSignal.timeout(200) })).rejects.toThrow()
    await wait()
    expect(await room.stateOf(begun.paymentId)).toBe('pending')
    await room.later(40 * MINUTE_MS)
    expect(await room.stateOf(begun.paymentId)).toBe('expired')
  })
  it('waits for an order that the browser has not carried there yet', async () => {
    const begun = await begin(gpWebPay, SUCCESS)
    await room.later(2_000)
    expect(await room.stateOf(begun.paymentId)).toBe('pending')
    expect(await room.verdictsOf(begun.paymentId)).toEqual(['CREATE_ORDER handed-over', 'getPaymentDetail verified'])
  })
  it.each(['wrong_digest1', 'another_order'])('is rejected for another shop or order (%s)', async (scenario) => {
    const before = await room.cash()
    const begun = await begin(gpWebPay, SUCCESS)
    await partnerOf(gpWebPay).sendNotification(begun.referenceNumber, scenario)
    const { location } = await partnerOf(gpWebPay).press(begun.redirectUrl, 'pay')
    const { pathname, search } = new URL(location)
    const back = await room.app.inject({ method: 'GET', url: pathname + search })
    expect(back.statusCode).toBe(scenario === 'wrong_digest1' ? 422 : 303)
    expect(await room.rowOf(begun.paymentId)).toMatchObject({
      state: 'pending',
      attention: scenario === 'wrong_digest1' ? null : 'mismatch: another-order',
    })
    expect(await room.cash()).toBe(before)
  })
  it('accepts the return by a form as well', async () => {
    const begun = await begin(gpWebPay, SUCCESS)
    const { fields } = await partnerOf(gpWebPay).press(begun.redirectUrl, 'pay')
    const back = await room.app.inject({
      method: 'POST',
      url: '/capi/v2-onling/Payment/NotifyGpWebPay',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: fields.toString(),
    })
    expect(back.statusCode).toBe(303)
    expect(await room.stateOf(begun.paymentId)).toBe('settled')
  })
  it('is rejected with one field changed', async () => {
    const begun = await begin(gpWebPay, SUCCESS)
    const { fields } = await partnerOf(gpWebPay).press(begun.redirectUrl, 'decline')
    fields.set('PRCODE', '0')
    fields.set('SRCODE', '0')
    const back = await room.app.inject({
      method: 'GET',
      url: `/capi/v2-onling/Payment/NotifyGpWebPay?${fields}`,
    })
    expect(back.json()).toMatchObject({ code: 'ERR_SIGNATURE_ERROR' })
    expect(await room.stateOf(begun.paymentId)).toBe('pending')
  })
})

describe('a notification', () => {
  const notify = (path: string, payload: string, headers: Record<string, string> = {}) =>
    room.app.inject({
      method: 'POST',
      url: `/capi/v2-onling/Payment/${path}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })
  const md5 = (text: string) => createHash('md5').update(text).digest('hex')

  it.each(['', '{}', '[]', 'null', '{"order":', `{"order":{"orderId":"${'x'.repeat(5000)}"}}`])(
    'that nobody signed is refused politely: %#',
    async (payload) => {
      for (const path of ['NotifyPayU', 'NotifyPayoutOne']) {
        const answer = await notify(path, payload, { 'openpayu-signature': 'sender=checkout;signature=;algorithm=MD5' })
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'ERR_SIGNATURE_ERROR'])
      }
    },
  )
  it('of PayU signed with a hash that is not agreed is rejected (unknown_hash)', async () => {
    const payU = GATEWAYS[1]
    await partnerOf(payU).sendNotification('*', 'unknown_hash')
    const begun = await begin(payU, SUCCESS)
    await partnerOf(payU).press(begun.redirectUrl, 'pay')
    expect(await room.stateOf(begun.paymentId)).toBe('pending')
    // When we request the status, PayU answers correctly.
    await wait()
    expect(await room.stateOf(begun.paymentId)).toBe('settled')
  })
  it('of PayU about a payment that we do not know is refused, so that PayU sends it again', async () => {
    const body = JSON.stringify({ order: { orderId: 'X', extOrderId: '01890000-0000-7000-8000-00000000dead' } })
    const signature = `sender=checkout;signature=${md5(body + '0'.repeat(32))};algorithm=MD5;content=DOCUMENT`
    const answer = await notify('NotifyPayU', body, { 'openpayu-signature': signature })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'ERR_PAYMENT_NOT_FOUND'])
  })
  it('of PayU with an earlier status after a later one changes nothing', async () => {
    const payU = GATEWAYS[1]
    const begun = await begin(payU, SUCCESS)
    await pay(payU, begun)
    const { providerRef } = await room.rowOf(begun.paymentId)
    const body = JSON.stringify({ order: { orderId: providerRef, extOrderId: begun.paymentId, status: 'PENDING' } })
    const signature = `sender=checkout;signature=${md5(body + '0'.repeat(32))};algorithm=MD5;content=DOCUMENT`
    expect((await notify('NotifyPayU', body, { 'openpayu-signature': signature })).statusCode).toBe(200)
    expect(await room.rowOf(begun.paymentId)).toMatchObject({ state: 'settled', attention: null })
  })
})
