import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { openTestPayments, PLAYER, STAFF_TOKEN, type TestPayments } from '../test-payments.ts'
import { pollPayouts } from './poll-payouts.ts'

const SHARE = 200_000
const REASON = 'Checked against the documents of the player.'

let room: TestPayments
let keyNumber = 0

beforeAll(async () => {
  room = await openTestPayments()
  await room.credit(100_000_000)
})
afterAll(() => room?.close())
beforeEach(async () => {
  await room.startOver()
  await room.db.query(sql`update payments.payout set next_ask_at = null`)
  // A player may have five open at once: each test begins without open ones.
  const waiting = await room.db.query<{ id: string }>(sql`select id from payments.withdrawal where state = 'pending'`)
  for (const { id } of waiting) await room.call('POST', '/capi/v2-onling/Payment/CancelWithdraw', { body: { id } })
})

const input = (amountMinor: number, method = 'PayoutOne') => ({
  amount: { amountMinor, currency: 'CZK' },
  method,
  account: '19-2000145399/0800',
  holder: 'Jana Nováková',
  idempotencyKey: `key-of-a-payout-${(keyNumber += 1)}`,
})

async function request(amountMinor: number, method?: string): Promise<string> {
  const { status, body } = await room.call('POST', '/capi/v1.1/Funds/Withdraw', { body: input(amountMinor, method) })
  expect(status, JSON.stringify(body)).toBe(200)
  return String(body['withdrawalId'])
}

const payOut = (...withdrawalIds: string[]) =>
  room.call('POST', '/capi/Play/v1/Backoffice/Withdrawals/PayOut', {
    token: STAFF_TOKEN,
    body: { withdrawalIds, explanation: REASON },
  })

async function later(ms: number): Promise<void> {
  room.clock.advance(ms)
  await pollPayouts(room.needs)
}

async function stateOf(id: string): Promise<string> {
  const [row] = await room.db.query<{ state: string }>(sql`select state from payments.withdrawal where id = ${id}`)
  return row?.state ?? ''
}

async function payIn(method: string, gateway: string, amountMinor: number): Promise<void> {
  const { body } = await room.call('POST', '/capi/v1.1/Funds/Deposit', {
    body: {
      amount: { amountMinor, currency: 'CZK' },
      method,
      gateway,
      idempotencyKey: `key-of-the-way-in-${(keyNumber += 1)}`,
      returnPath: '/cs/deposit/return',
    },
  })
  await room.partners.payoutOne.press(String(body['redirectUrl']), 'pay')
  await room.later(2_000)
  expect(await room.stateOf(String(body['paymentId']))).toBe('settled')
}

/** Number of orders that the partner got for this one. */
async function ordersOf(id: string): Promise<number> {
  const rows = await room.db.query(sql`
    select 1 from payments.conversation
     where withdrawal_id = ${id} and operation = 'withdrawals.create' and verdict = 'verified'`)
  return rows.length
}

describe('a withdrawal through Payout.one', () => {
  it('is sent by staff, paid by the partner, and done', async () => {
    const before = await room.cash()
    const id = await request(SHARE)
    expect((await payOut(id)).body).toMatchObject({ rows: [{ withdrawalId: id, state: 'sent' }] })
    await later(0)
    expect([await stateOf(id), await ordersOf(id)]).toEqual(['sent', 1])
    // The partner sends a notification, and the next heartbeat requests the status.
    await room.partners.payoutOne.settle()
    await later(0)
    expect(await stateOf(id)).toBe('done')
    expect(await room.cash()).toBe(before - SHARE)
    const { body } = await room.call('GET', '/capi/Play/v1/Backoffice/Withdrawal/Get', {
      token: STAFF_TOKEN,
      query: { playerId: String(PLAYER), paymentId: id },
    })
    expect((body['moves'] as { by: string }[]).map(({ by }) => by)).toEqual(['player', 'staff', 'partner'])
  })

  it('returns the money when the partner rejects it, once', async () => {
    const before = await room.cash()
    const id = await request(SHARE + 51)
    await payOut(id)
    await later(0)
    await room.partners.payoutOne.settle()
    for (const ms of [0, 10_000, 60_000]) await later(ms)
    expect([await stateOf(id), await room.cash()]).toEqual(['returned', before])
  })

  it('returns the money when the bank returns it after it was paid', async () => {
    const before = await room.cash()
    const id = await request(SHARE + 61)
    await payOut(id)
    await later(0)
    await room.partners.payoutOne.settle()
    await later(0)
    expect([await stateOf(id), await room.cash()]).toEqual(['done', before - SHARE - 61])
    await room.partners.payoutOne.settle()
    await later(0)
    expect([await stateOf(id), await room.cash()]).toEqual(['returned', before])
  })

  it('whose answer was lost is requested again and is one payout (timeout_create)', async () => {
    const before = await room.cash()
    const id = await request(SHARE + 71)
    await payOut(id)
    await later(0)
    expect(await stateOf(id)).toBe('sent')
    await later(60_000)
    await room.partners.payoutOne.settle()
    await later(60_000)
    expect([await stateOf(id), await room.cash()]).toEqual(['done', before - SHARE - 71])
    const [{ count = 0 } = {}] = await room.db.query<{ count: number }>(sql`
      select count(distinct response->>'id') as count from payments.conversation
       where withdrawal_id = ${id} and operation = 'withdrawals.create' and response->>'id' is not null`)
    expect(count).toBe(1)
  })

  it('is retried after 500', async () => {
    const id = await request(SHARE + 73)
    await payOut(id)
    await later(0)
    await room.partners.payoutOne.settle()
    await later(30_000)
    expect(await stateOf(id)).toBe('done')
  })

  it('is paid once by two concurrent workers', async () => {
    const id = await request(SHARE)
    await payOut(id)
    await Promise.all([pollPayouts(room.needs), pollPayouts(room.needs), pollPayouts(room.needs)])
    expect(await ordersOf(id)).toBe(1)
  })

  it('is handed over once by two members of staff at once', async () => {
    const id = await request(SHARE)
    const both = await Promise.all([payOut(id), payOut(id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('cannot be cancelled by its player once it is sent', async () => {
    const id = await request(SHARE)
    await payOut(id)
    const { body } = await room.call('POST', '/capi/v2-onling/Payment/CancelWithdraw', { body: { id } })
    expect(body['code']).toBe('ERR_STATE_CHANGED')
  })

  it('does not go into a file for the bank, and a bank transfer not to the partner', async () => {
    const [byPartner, byBank] = [await request(SHARE), await request(SHARE, 'BankTransfer')]
    const send = await room.call('POST', '/capi/Play/v1/Backoffice/Withdrawals/Send', {
      token: STAFF_TOKEN,
      body: { withdrawalIds: [byPartner], explanation: REASON },
    })
    expect(send.body['code']).toBe('ERR_METHOD_NOT_AVAILABLE')
    expect((await payOut(byBank)).body['code']).toBe('ERR_METHOD_NOT_AVAILABLE')
    expect([await stateOf(byPartner), await stateOf(byBank)]).toEqual(['pending', 'pending'])
  })

  it('must be used before every other way while money that came by the partner is left', async () => {
    const told = async (method: string, amountMinor = SHARE) => {
      const { body } = await room.call('POST', '/capi/v1.1/Funds/Withdraw', { body: input(amountMinor, method) })
      return body
    }
    expect(await told('BankTransfer')).toMatchObject({ state: 'pending' })
    const paidIn = 300_000
    await payIn('PayoutOne', 'PayoutOne', paidIn)
    // Earlier payouts by the partner count as paid back.
    const [{ gone = 0 } = {}] = await room.db.query<{ gone: number }>(sql`
      select coalesce(sum(amount_minor), 0)::bigint as gone from payments.withdrawal
       where method = 'PayoutOne' and state not in ('cancelled', 'expired', 'refused', 'returned')`)
    await payIn('PayoutOne', 'PayoutOne', gone + 50_000)
    expect(await told('BankTransfer')).toMatchObject({
      code: 'ERR_WAY_IN_FIRST',
      details: { method: 'PayoutOne', leftMinor: paidIn + 50_000 },
    })
    const info = await room.call('GET', '/capi/v2-onling/Payment/GetWithdrawInfo')
    expect(info.body['waysBack']).toEqual([
      { method: 'PayoutOne', left: { amountMinor: paidIn + 50_000, currency: 'CZK' } },
    ])
    expect(await told('PayoutOne', paidIn + 50_000)).toMatchObject({ state: 'pending' })
    expect(await told('BankTransfer')).toMatchObject({ state: 'pending' })
  })

  it('leaves the books balanced', async () => {
    expect((await checkBooks(room.db, room.clock)).differences).toEqual([])
  })
})
