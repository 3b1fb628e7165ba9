import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { checkBooks } from '#server/ledger/index.ts'
import { openTestPayments, OTHER, PLAYER, STAFF_TOKEN, type Begun, type TestPayments } from './test-payments.ts'

const REASON = 'The holder of the card is somebody else.'

let room: TestPayments
let keyNumber = 0

/** What staff would see, were this process to die while the gateway is asked. */
const seenMeanwhile: unknown[] = []

beforeAll(async () => {
  room = await openTestPayments({
    aroundGateway: ({ refund: ask, ...gateway }) => ({
      ...gateway,
      ...(ask && {
        refund: async (payment, amount) => {
          seenMeanwhile.push(await room.rowOf(payment.paymentId))
          return ask(payment, amount)
        },
      }),
    }),
  })
})
afterAll(() => room?.close())
beforeEach(() => room.startOver())

const PARTNERS = [
  { gateway: 'Csob', method: 'CardOnline', partner: 'csob' },
  { gateway: 'GPWebPay', method: 'CardOnline', partner: 'gpWebPay' },
  { gateway: 'PayUCard', method: 'CardOnline', partner: 'payU' },
  { gateway: 'PayoutOne', method: 'PayoutOne', partner: 'payoutOne' },
] as const

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
  await room.partners[partner].press(redirectUrl, 'pay')
  await room.later(2_000)
  expect(await room.stateOf(paymentId)).toBe('settled')
  return paymentId
}

const refund = (paymentId: string, playerId = PLAYER) =>
  room.call('POST', '/capi/BackOffice/v1/Deposit/Refund', {
    token: STAFF_TOKEN,
    body: { playerId, paymentId, explanation: REASON },
  })

it.each(PARTNERS)('a deposit by $gateway goes back once, and staff see what was said', async (tested) => {
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

it('a refund that the gateway refuses brings the money back', async () => {
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

it('of a deposit that is not settled, or of another player, is refused', async () => {
  const paymentId = await settled(PARTNERS[0])
  expect((await refund(paymentId, OTHER)).body['code']).toBe('ERR_PAYMENT_NOT_FOUND')
  expect((await refund('01890000-0000-7000-8000-00000000dead')).body['code']).toBe('ERR_PAYMENT_NOT_FOUND')
})

it('leaves the books balanced', async () => {
  expect((await checkBooks(room.db, room.clock)).differences).toEqual([])
})
