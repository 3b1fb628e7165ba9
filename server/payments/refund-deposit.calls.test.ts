import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Fault, sql } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { countWaiting } from '#tests/count-waiting.ts'
import * as queries from './payments.queries.ts'
import * as refunds from './refunds.queries.ts'
import type { Pressed } from './test-partners.ts'
import {
  openTestPayments,
  OTHER,
  PLAYER,
  REFUNDED_ALONE,
  SECOND_STAFF_TOKEN,
  STAFF_TOKEN,
  type Begun,
  type TestPayments,
} from './test-payments.ts'

const REASON = 'The holder of the card is somebody else.'

let room: TestPayments
let keyNumber = 0

/** What the browser brought back from the partner. */
let lastBack: Pressed | undefined
let isSilent = false
/** Runs when the gateway has answered, before the answer is written. */
let onceAnswered: ((paymentId: string) => Promise<void>) | undefined

/** What staff would see if this process died while the gateway is called. */
const seenMeanwhile: unknown[] = []

beforeAll(async () => {
  room = await openTestPayments({
    aroundGateway: ({ refund: ask, ...gateway }) => ({
      ...gateway,
      ...(ask && {
        refund: async (payment, amount, refundId) => {
          seenMeanwhile.push(await room.rowOf(payment.paymentId))
          if (isSilent) throw new Fault('partner', 'silence', { retryable: true })
          const answer = await ask(payment, amount, refundId)
          await onceAnswered?.(payment.paymentId)
          return answer
        },
      }),
    }),
  })
  room.app.server.prependListener('request', capture)
})
afterAll(() => room?.close())
beforeEach(async () => {
  captured = []
  isSilent = false
  onceAnswered = undefined
  await room.startOver()
})

const PARTNERS = [
  { gateway: 'Csob', method: 'CardOnline', partner: 'csob' },
  { gateway: 'GPWebPay', method: 'CardOnline', partner: 'gpWebPay' },
  { gateway: 'PayUCard', method: 'CardOnline', partner: 'payU' },
  { gateway: 'PayoutOne', method: 'PayoutOne', partner: 'payoutOne' },
] as const

type Words = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: object
  readonly payload: string
}

const NOTIFY_CSOB = '/capi/v2-onling/Payment/NotifyCsob'
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' }

/** Every message of a partner to us since `startOver`, byte for byte. */
let captured: Words[] = []

/** Records what the server receives; the server handles it all the same. */
function capture(request: IncomingMessage): void {
  const parts: Buffer[] = []
  const emit = request.emit.bind(request)
  request.emit = (event: string, ...rest: unknown[]) => {
    if (event === 'data') parts.push(rest[0] as Buffer)
    if (event === 'end') {
      const { host: _, connection: __, 'content-length': ___, 'transfer-encoding': ____, ...headers } = request.headers
      const method = request.method === 'GET' ? 'GET' : 'POST'
      captured.push({ method, url: request.url ?? '', headers, payload: Buffer.concat(parts).toString('utf8') })
    }
    return emit(event, ...rest)
  }
}

async function settled({ gateway, method, partner }: (typeof PARTNERS)[number]): Promise<string> {
  const { status, body } = await room.call('POST', '/capi/v1.1/Funds/Deposit', {
    body: {
      amount: { amountMinor: 50_000, currency: 'CZK' },
      method,
      gateway,
      idempotencyKey: `key-of-a-refund-${(keyNumber += 1)}`,
      returnPath: '/cs/deposit/return',
    },
  })
  expect(status).toBe(200)
  const { paymentId, redirectUrl } = body as Begun
  const { location, fields } = await room.partners[partner].press(redirectUrl, 'pay')
  lastBack = { location, fields }
  await room.later(2_000)
  expect(await room.stateOf(paymentId)).toBe('settled')
  return paymentId
}

const refund = (paymentId: string, playerId = PLAYER, amountMinor?: number) =>
  room.call('POST', '/capi/BackOffice/v1/Deposit/Refund', {
    token: STAFF_TOKEN,
    body: {
      playerId,
      paymentId,
      explanation: REASON,
      ...(amountMinor === undefined ? {} : { amount: { amountMinor, currency: 'CZK' } }),
    },
  })

const end = (paymentId: string, outcome: string, token = STAFF_TOKEN) =>
  room.call('POST', '/capi/BackOffice/v1/Deposit/EndRefund', {
    token,
    body: { playerId: PLAYER, paymentId, outcome, explanation: REASON },
  })

it('a second request and the end of the first lock in one order', async () => {
  const paymentId = await settled(PARTNERS[0])
  let second: Promise<unknown> = Promise.resolve()
  onceAnswered = (id) =>
    new Promise((resolve) => {
      // The second request in its real order: the payment first, then its open refund.
      second = room.db.transaction(async (tx) => {
        await queries.lockPayment(tx, id)
        resolve()
        await expect.poll(() => countWaiting(room.db), { timeout: 20_000 }).toBeGreaterThan(0)
        return refunds.lockUnderWay(tx, id)
      })
    })
  expect((await refund(paymentId)).status).toBe(200)
  expect(await second).toMatchObject({ state: 'asked' })
  expect(await room.rowOf(paymentId)).toMatchObject({ state: 'refunded' })
})

it.each(PARTNERS)('a deposit by $gateway is refunded once, and staff see the exchanges', async (tested) => {
  const before = await room.cash()
  const paymentId = await settled(tested)
  const both = await Promise.all([refund(paymentId), refund(paymentId)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(await room.rowOf(paymentId)).toMatchObject({ state: 'refunded', attention: null })
  expect((await refund(paymentId)).body['code']).toBe('ERR_STATE_CHANGED')
  expect(await room.cash()).toBe(before)
  const { body } = await room.call('GET', '/capi/BackOffice/v1/Payment/GetConversation', {
    token: STAFF_TOKEN,
    query: { playerId: String(PLAYER), paymentId },
  })
  const entries = body['entries'] as { verdict: string; said: string }[]
  expect(entries.length).toBeGreaterThan(2)
  expect(entries.every(({ verdict }) => ['verified', 'unsigned', 'handed-over'].includes(verdict))).toBe(true)
  const other = await room.call('GET', '/capi/BackOffice/v1/Payment/GetConversation', {
    token: STAFF_TOKEN,
    query: { playerId: String(OTHER), paymentId },
  })
  expect(other.body['entries']).toEqual([])
})

it.each(PARTNERS)('messages of $gateway that are replayed after the refund credit nothing', async (tested) => {
  const before = await room.cash()
  const paymentId = await settled(tested)
  // The owner of a browser can repeat a return at will: ČSOB's is a form, GP webpay's a URL.
  const { location = '', fields = new URLSearchParams() } = lastBack ?? {}
  const { pathname, search } = new URL(location || 'http://none/')
  const words: Words[] = [...captured]
  if (tested.gateway === 'GPWebPay') words.push({ method: 'GET', url: pathname + search, headers: {}, payload: '' })
  if (tested.gateway === 'Csob')
    words.push({ method: 'POST', url: NOTIFY_CSOB, headers: FORM, payload: fields.toString() })
  expect(words.length).toBeGreaterThan(0)
  expect((await refund(paymentId)).status).toBe(200)
  for (const word of [...words, ...words]) {
    const { statusCode } = await room.app.inject({ ...word, headers: { ...word.headers } })
    // It is accepted, as the first time, and changes nothing.
    expect(statusCode, word.url).toBeLessThan(400)
  }
  await room.later(60 * 60_000)
  expect(await room.rowOf(paymentId)).toMatchObject({ state: 'refunded' })
  expect(await room.cash()).toBe(before)
  expect((await checkBooks(room.db, room.clock)).differences).toEqual([])
})

it('a refund that the gateway refuses returns the money to the balance', async () => {
  const paymentId = await settled(PARTNERS[2])
  const before = await room.cash()
  seenMeanwhile.length = 0
  await room.partners.payU.reset()
  expect((await refund(paymentId)).body).toMatchObject({
    code: 'ERR_GATEWAY_UNAVAILABLE',
    details: { isMoneyBack: true },
  })
  expect(seenMeanwhile).toMatchObject([{ state: 'settled', attention: 'refund-unknown' }])
  expect([await room.rowOf(paymentId), await room.cash()]).toMatchObject([
    { state: 'settled', attention: null },
    before,
  ])
})

it.each(PARTNERS)('a deposit by $gateway is refunded in parts, never more than it was', async (tested) => {
  const before = await room.cash()
  const paymentId = await settled(tested)
  // ČSOB refunds a part only of what its bank has settled overnight.
  await room.partners[tested.partner].settle()
  expect((await refund(paymentId, PLAYER, 50_001)).body['code']).toBe('ERR_AMOUNT_NOT_ALLOWED')
  for (const left of [30_000, 10_000]) {
    const { body } = await refund(paymentId, PLAYER, 20_000)
    expect(body).toMatchObject({ state: 'settled', attention: null, refunded: { amountMinor: 50_000 - left } })
  }
  expect((await refund(paymentId, PLAYER, 20_000)).body).toMatchObject({ details: { maxMinor: 10_000 } })
  expect((await refund(paymentId)).body).toMatchObject({ state: 'refunded', refunded: { amountMinor: 50_000 } })
  expect(await room.cash()).toBe(before)
  const { body } = await room.call('GET', '/capi/BackOffice/v1/Deposit/ListRefunds', {
    token: STAFF_TOKEN,
    query: { playerId: String(PLAYER), paymentId },
  })
  const parts = body['refunds'] as { amount: { amountMinor: number } }[]
  expect(parts.map(({ amount }) => amount.amountMinor).sort()).toEqual([10_000, 20_000, 20_000])
})

it('a part of what the bank has not settled yet is refused by name, and the money stays', async () => {
  const paymentId = await settled(PARTNERS[0])
  const before = await room.cash()
  expect((await refund(paymentId, PLAYER, 20_000)).body).toMatchObject({
    code: 'ERR_REFUND_TOO_EARLY',
    details: { gateway: 'Csob' },
  })
  expect([await room.rowOf(paymentId), await room.cash()]).toMatchObject([
    { state: 'settled', attention: null },
    before,
  ])
  await room.partners.csob.settle()
  expect((await refund(paymentId, PLAYER, 20_000)).status).toBe(200)
})

it.each([
  ['done', 'settled', -20_000],
  ['refused', 'settled', 0],
] as const)('whose end nobody knows is ended as %s by two people who say the same', async (outcome, state, change) => {
  const paymentId = await settled(PARTNERS[1])
  const before = await room.cash()
  isSilent = true
  expect((await refund(paymentId, PLAYER, 20_000)).body).toMatchObject({ details: { isMoneyBack: false } })
  expect(await room.cash()).toBe(before - 20_000)
  const close = await room.call('POST', '/capi/BackOffice/v1/Deposit/CloseAttention', {
    token: STAFF_TOKEN,
    body: { playerId: PLAYER, paymentId, reason: 'refund-unknown', explanation: REASON },
  })
  expect(close.body['code']).toBe('ERR_STATE_CHANGED')
  expect((await refund(paymentId)).body['code']).toBe('ERR_STATE_CHANGED')
  const other = outcome === 'done' ? 'refused' : 'done'
  expect((await end(paymentId, other)).body).toMatchObject({ isEnded: false })
  expect((await end(paymentId, outcome)).body).toMatchObject({ isEnded: false })
  expect((await end(paymentId, outcome)).body['code']).toBe('ERR_SECOND_PERSON_NEEDED')
  expect((await end(paymentId, outcome, SECOND_STAFF_TOKEN)).body).toMatchObject({
    isEnded: true,
    deposit: { state, attention: null },
  })
  expect((await end(paymentId, outcome, SECOND_STAFF_TOKEN)).body['code']).toBe('ERR_STATE_CHANGED')
  expect(await room.cash()).toBe(before + change)
})

it.each([
  ['done', -20_000, { attention: null, refundedMinor: 20_000 }],
  // The gateway has refunded it all the same: that money is booked by staff.
  ['refused', 0, { attention: 'refunded-at-the-bank', refundedMinor: 0 }],
] as const)('that two people end as %s while the gateway answers is booked once', async (outcome, change, after) => {
  const paymentId = await settled(PARTNERS[1])
  const before = await room.cash()
  onceAnswered = async () => {
    await end(paymentId, outcome)
    expect((await end(paymentId, outcome, SECOND_STAFF_TOKEN)).body).toMatchObject({ isEnded: true })
  }
  expect((await refund(paymentId, PLAYER, 20_000)).status).toBe(200)
  expect([await room.rowOf(paymentId), await room.cash()]).toMatchObject([after, before + change])
})

it('counts with all that one person, or anybody to this player, refunded alone within a day', async () => {
  const paymentId = await settled(PARTNERS[3])
  expect((await refund(paymentId, PLAYER, 10_000)).status).toBe(200)
  // As if the first part had been as much as one person may refund.
  await room.db.query(sql`update payments.refund set amount_minor = ${REFUNDED_ALONE} where payment_id = ${paymentId}`)
  expect((await refund(paymentId, PLAYER, 100)).body).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
  // Another person, to the same player.
  await room.db.query(sql`update payments.refund set user_id = user_id + 1000 where payment_id = ${paymentId}`)
  expect((await refund(paymentId, PLAYER, 100)).body).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
  // Two people approved it: it does not count.
  await room.db.query(sql`update payments.refund set approved_by = user_id + 1 where payment_id = ${paymentId}`)
  expect(await refund(paymentId, PLAYER, 200)).toMatchObject({ status: 200 })
})

it('needs two people in the database too', async () => {
  const paymentId = await settled(PARTNERS[1])
  isSilent = true
  await refund(paymentId)
  await end(paymentId, 'done')
  await expect(
    room.db.query(
      sql`update payments.refund set state = 'done', ended_by = proposed_by where payment_id = ${paymentId}`,
    ),
  ).rejects.toThrow(/refund_two_people/)
})

it('of a deposit that is not settled, or of another player, is refused', async () => {
  const paymentId = await settled(PARTNERS[0])
  expect((await refund(paymentId, OTHER)).body['code']).toBe('ERR_PAYMENT_NOT_FOUND')
  expect((await refund('01890000-0000-7000-8000-00000000dead')).body['code']).toBe('ERR_PAYMENT_NOT_FOUND')
})

it.each([
  ['Netera', 'netera'],
  ['MobileTech', 'mobileTech'],
] as const)(
  'of a deposit by %s, which has no refunds, is refused with the way out for staff',
  async (gateway, partner) => {
    const { body } = await room.call('POST', '/capi/v1.1/Funds/Deposit', {
      body: {
        amount: { amountMinor: 20_000, currency: 'CZK' },
        method: gateway,
        gateway,
        idempotencyKey: `key-of-a-refund-${(keyNumber += 1)}`,
        returnPath: '/cs/deposit/return',
      },
    })
    const { paymentId, redirectUrl } = body as Begun
    const { location } = await room.partners[partner].press(redirectUrl, 'pay')
    const { pathname, search } = new URL(location)
    if (gateway === 'MobileTech') await room.app.inject({ method: 'GET', url: pathname + search })
    await room.later(60_000)
    expect(await room.stateOf(paymentId)).toBe('settled')
    const before = await room.cash()
    expect((await refund(paymentId)).body).toMatchObject({
      code: 'ERR_REFUND_NOT_OFFERED',
      details: { gateway, wayOut: 'CashlessPayout' },
    })
    expect(await room.cash()).toBe(before)
  },
)

it('leaves the books balanced', async () => {
  expect((await checkBooks(room.db, room.clock)).differences).toEqual([])
})
