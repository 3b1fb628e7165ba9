import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Fault, sql } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { openTestPayments, PLAYER, STAFF_TOKEN, type TestPayments } from '../test-payments.ts'
import { pollPayouts } from './poll-payouts.ts'

const SHARE = 200_000
const DAY_MS = 24 * 3_600_000
const explanation = 'The partner was asked, and this is what it said.'
const GIVE_BACK = '/capi/Play/v1/Backoffice/Withdrawal/GiveBack'
const SET_DONE = '/capi/v2-onling/Payment/SetWithdrawDone'

let room: TestPayments
let isSilent = false
let keyNumber = 0

beforeAll(async () => {
  room = await openTestPayments({
    aroundGateway: ({ createPayout, ...gateway }) => ({
      ...gateway,
      ...(createPayout && {
        createPayout: async (order) => {
          if (isSilent) throw new Fault(gateway.name, 'no answer', { retryable: true })
          return createPayout(order)
        },
      }),
    }),
  })
  await room.credit(100_000_000)
})
afterAll(() => room?.close())
beforeEach(async () => {
  isSilent = false
  await room.startOver()
  await room.db.query(sql`update payments.payout set next_ask_at = null`)
})

/** A withdrawal that staff have handed to the partner; the worker has not ordered it yet. */
async function handedOver(): Promise<string> {
  const { body } = await room.call('POST', '/capi/v1.1/Funds/Withdraw', {
    body: {
      amount: { amountMinor: SHARE, currency: 'CZK' },
      method: 'PayoutOne',
      account: '19-2000145399/0800',
      holder: 'Jana Nováková',
      idempotencyKey: `key-of-a-payout-by-hand-${(keyNumber += 1)}`,
    },
  })
  const id = String(body['withdrawalId'])
  const sent = await room.call('POST', '/capi/Play/v1/Backoffice/Withdrawals/PayOut', {
    token: STAFF_TOKEN,
    body: { withdrawalIds: [id], explanation },
  })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  return id
}

const byHand = (path: string, paymentId: string) =>
  room.call('POST', path, { token: STAFF_TOKEN, body: { playerId: PLAYER, paymentId, explanation } })

async function later(ms: number): Promise<void> {
  room.clock.advance(ms)
  await pollPayouts(room.needs)
}

async function rowOf(id: string) {
  const [row] = await room.db.query<{ state: string; attention: string | null; asks: number; orders: number }>(sql`
    select w.state, p.attention, p.asks, (select count(*) from payments.conversation c
             where c.withdrawal_id = w.id and c.operation = 'withdrawals.create' and c.verdict = 'verified') as orders
      from payments.withdrawal w join payments.payout p on p.withdrawal_id = w.id where w.id = ${id}`)
  return row
}

describe('a payout that its partner may still pay', () => {
  it.each([
    ['given back', GIVE_BACK],
    ['marked as paid', SET_DONE],
  ])('cannot be %s by hand, before the order and after it', async (_, path) => {
    const before = await room.cash()
    const id = await handedOver()
    expect((await byHand(path, id)).body).toMatchObject({ code: 'ERR_STATE_CHANGED', details: { state: 'sent' } })
    await later(0)
    expect((await byHand(path, id)).body).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    await room.partners.payoutOne.settle()
    await later(0)
    expect(await rowOf(id)).toMatchObject({ state: 'done', orders: 1 })
    expect(await room.cash()).toBe(before - SHARE)
  })

  it('is paid once when staff give it back while the worker orders it', async () => {
    const before = await room.cash()
    const id = await handedOver()
    await Promise.all([byHand(GIVE_BACK, id), pollPayouts(room.needs), byHand(GIVE_BACK, id)])
    await room.partners.payoutOne.settle()
    await later(60_000)
    expect([await rowOf(id), await room.cash()]).toMatchObject([{ state: 'done', orders: 1 }, before - SHARE])
  })

  it('is not ordered once its withdrawal has ended in another way', async () => {
    const id = await handedOver()
    // As by a statement of our bank, which paid it.
    await room.db.query(
      sql`update payments.withdrawal set state = 'done', done_at = ${room.clock.now()} where id = ${id}`,
    )
    await later(60_000)
    await later(3_600_000)
    expect(await rowOf(id)).toMatchObject({ state: 'done', orders: 0, asks: 0 })
  })

  it('is left to a person when the partner has not answered for a day, and is ordered no more', async () => {
    const before = await room.cash()
    const id = await handedOver()
    isSilent = true
    await later(0)
    await later(3_600_000)
    expect((await byHand(GIVE_BACK, id)).body['code']).toBe('ERR_STATE_CHANGED')
    await later(DAY_MS)
    expect(await rowOf(id)).toMatchObject({ state: 'sent', attention: 'order-not-taken', orders: 0 })
    isSilent = false
    await later(DAY_MS)
    expect((await byHand(GIVE_BACK, id)).body).toMatchObject({ state: 'returned' })
    await later(DAY_MS)
    expect([await rowOf(id), await room.cash()]).toMatchObject([{ state: 'returned', orders: 0 }, before])
  })

  it('is left to a person after a day when the configuration no longer has its partner', async () => {
    const before = await room.cash()
    const id = await handedOver()
    const { PayoutOne: _, ...left } = Object.fromEntries(room.needs.gateways)
    const pollWithout = () => pollPayouts({ ...room.needs, gateways: new Map(Object.entries(left)) })
    await pollWithout()
    expect((await byHand(GIVE_BACK, id)).body['code']).toBe('ERR_STATE_CHANGED')
    room.clock.advance(DAY_MS)
    await pollWithout()
    expect(await rowOf(id)).toMatchObject({ state: 'sent', attention: 'order-not-taken', orders: 0 })
    expect((await byHand(GIVE_BACK, id)).body).toMatchObject({ state: 'returned' })
    expect(await room.cash()).toBe(before)
  })

  it('that is paid after its money went back needs a person', async () => {
    const id = await handedOver()
    await later(0)
    // As by a partner that says first that it was rejected, and then that it was paid.
    await room.db.query(sql`update payments.withdrawal set state = 'returned' where id = ${id}`)
    await room.partners.payoutOne.settle()
    await later(0)
    expect(await rowOf(id)).toMatchObject({ state: 'returned', attention: 'paid-after-returned' })
    const told = await room.db.query(sql`
      select 1 from kernel.outbox where name = 'payments.payout-needs-attention' and payload ->> 'withdrawalId' = ${id}`)
    expect(told).toHaveLength(1)
  })
})

describe('the worker of another brand of the same database', () => {
  const other = () => ({
    ...room.needs,
    findPayer: async () => undefined,
    findOwnPlayers: async () => new Set<number>(),
  })

  it('neither orders a payout nor delays it', async () => {
    const id = await handedOver()
    expect(await pollPayouts(other())).toBe(0)
    expect(await rowOf(id)).toMatchObject({ asks: 0, orders: 0 })
    await later(0)
    expect(await rowOf(id)).toMatchObject({ asks: 1, orders: 1 })
  })
})

it('leaves the books balanced', async () => {
  expect((await checkBooks(room.db, room.clock)).differences).toEqual([])
})
