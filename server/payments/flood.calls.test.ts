import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { openTestPayments, type Begun, type TestPayments } from './test-payments.ts'

const PAYMENTS = 10
const DELIVERIES = 200
/** The stand-in takes the money and sends no notification (`lost_callback`): the test delivers them. */
const AMOUNT = 50_084
const SECOND_KEY = '0'.repeat(32)

let room: TestPayments

beforeAll(async () => {
  room = await openTestPayments()
})
afterAll(() => room?.close())

async function begin(serial: number): Promise<{ readonly paymentId: string; readonly orderId: string }> {
  const { body } = await room.call('POST', '/capi/v1.1/Funds/Deposit', {
    body: {
      amount: { amountMinor: AMOUNT, currency: 'CZK' },
      method: 'CardOnline',
      gateway: 'PayUCard',
      idempotencyKey: `key-of-the-flood-${serial}`,
      returnPath: '/cs/deposit/return',
    },
  })
  const { paymentId, redirectUrl } = body as unknown as Begun
  await room.partners.payU.press(redirectUrl, 'pay')
  return { paymentId, orderId: (await room.rowOf(paymentId)).providerRef ?? '' }
}

/** The notification that PayU would send for a paid order; with a wrong signature when it is forged. */
function deliver({ paymentId, orderId }: Awaited<ReturnType<typeof begin>>, key: string): Promise<Response> {
  const order = {
    orderId,
    extOrderId: paymentId,
    status: 'COMPLETED',
    totalAmount: String(AMOUNT),
    currencyCode: 'CZK',
  }
  const body = JSON.stringify({ order })
  const signature = createHash('md5').update(body).update(key).digest('hex')
  return fetch(`${room.needs.publicPlayerOrigin}/capi/v2-onling/Payment/NotifyPayU`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'openpayu-signature': `sender=checkout;signature=${signature};algorithm=MD5;content=DOCUMENT`,
    },
    body,
  })
}

// How fast each is answered is measured on an idle machine (tests/load/bench-callbacks.ts); here only the result
// counts.
it('credits each payment once under 200 deliveries at once, a quarter of them forged', async () => {
  const before = await room.cash()
  const begun: Awaited<ReturnType<typeof begin>>[] = []
  for (let serial = 0; serial < PAYMENTS; serial += 1) begun.push(await begin(serial))
  const answers = await Promise.all(
    Array.from({ length: DELIVERIES }, async (_, index) => {
      const isForged = index % 4 === 0
      const payment = begun[Math.floor(index / 4) % PAYMENTS]
      if (!payment) throw new Error('Each delivery is about a payment.')
      return { isForged, status: (await deliver(payment, isForged ? 'a stranger’s key' : SECOND_KEY)).status }
    }),
  )
  for (const { isForged, status } of answers) expect(status).toBe(isForged ? 422 : 200)
  // The worker's next heartbeats poll what was left to it.
  for (const ms of [2_000, 5_000, 15_000]) await room.later(ms)
  const rows = await room.db.query<{ settled: number }>(sql`
    select count(*) as settled from payments.settlement
     where payment_id = any(${begun.map(({ paymentId }) => paymentId)}::uuid[])`)
  expect(rows[0]?.settled).toBe(PAYMENTS)
  expect(await room.cash()).toBe(before + PAYMENTS * AMOUNT)
  expect((await checkBooks(room.db, room.clock)).differences).toEqual([])
})
