import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listDepositsToJudge } from '#contract/play-v1/backoffice.ts'
import type { FeeTariff } from '#contract/shapes/fees.ts'
import { sql } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { listMovedPayments } from '../moved-payments.queries.ts'
import { openTestPayments, PLAYER, SECOND_STAFF_TOKEN, STAFF_TOKEN, type TestPayments } from '../test-payments.ts'
import { pollPayouts } from '../withdrawals/poll-payouts.ts'

const WHY = 'The partner wrote to us that its price changes.'
const NONE: FeeTariff = { fixedMinor: 0, basisPoints: 0, minMinor: 0, maxMinor: null }
const CARD = { direction: 'deposit', method: 'CardOnline', partner: 'Csob' } as const
const WALLET = { direction: 'deposit', method: 'Netera', partner: 'Netera' } as const
const PAYOUT = { direction: 'withdrawal', method: 'NeteraBankTransfer', partner: 'Netera' } as const
const DAY_MS = 24 * 3_600_000
let room: TestPayments
let keyNumber = 0

beforeAll(async () => {
  room = await openTestPayments()
})
afterAll(() => room?.close())
beforeEach(async () => {
  await room.startOver()
  await room.db.query(sql`truncate payments.fee_tariff`)
})

const staff = (name: string, body: object, token = STAFF_TOKEN) =>
  room.call('POST', `/capi/Play/v1/Backoffice/Fees/${name}`, { token, body })
const propose = (way: object, tariff: Partial<FeeTariff>, more: object = {}) =>
  staff('Propose', { ...way, tariff: { ...NONE, ...tariff }, explanation: WHY, ...more })
const approve = (proposed: { body: Record<string, unknown> }, token = SECOND_STAFF_TOKEN) =>
  staff('Approve', { tariffId: proposed.body['tariffId'], explanation: WHY }, token)
const set = async (way: object, tariff: Partial<FeeTariff>, more: object = {}) => {
  const answer = await approve(await propose(way, tariff, more))
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
const ways = async () => {
  const { body } = await room.call('GET', '/capi/Play/v1/Backoffice/Fees/List', { token: STAFF_TOKEN })
  return body['ways'] as { direction: string; partner: string; payer: string; isAllowed: boolean; current: unknown }[]
}
const payIn = (method: string, gateway: string, more: object = {}) =>
  room.call('POST', '/capi/v1.1/Funds/Deposit', {
    body: {
      amount: { amountMinor: 50_000, currency: 'CZK' },
      method,
      gateway,
      idempotencyKey: `key-of-a-fee-test-${(keyNumber += 1)}`,
      returnPath: '/cs/deposit/return',
      ...more,
    },
  })
/** A settled deposit from Netera's page. */
async function payByNetera(more: object = {}): Promise<string> {
  const { status, body } = await payIn('Netera', 'Netera', more)
  expect(status, JSON.stringify(body)).toBe(200)
  await room.partners.netera.press(String(body['redirectUrl']), 'pay')
  await room.later(60_000)
  const paymentId = String(body['paymentId'])
  expect(await room.stateOf(paymentId)).toBe('settled')
  return paymentId
}
const booked = async (paymentId: string) =>
  room.db.query(sql`select payer, amount_minor from payments.booked_fee where payment_id = ${paymentId}`)
async function balanceOf(path: string): Promise<number> {
  const rows = await room.db.query<{ minor: number }>(sql`
    select coalesce(sum(case when a.id = e.account_id then e.credit - e.debit else e.debit - e.credit end), 0)::bigint as minor
      from ledger.account a join ledger.entry e on a.id in (e.account_id, e.contra_id) where a.path = ${path}`)
  return rows[0]?.minor ?? 0
}

describe('a tariff', () => {
  it('is valid once somebody else has approved it, from its day on', async () => {
    const proposed = await propose({ ...WALLET, payer: 'player' }, { basisPoints: 150 })
    expect(proposed.body).toMatchObject({ state: 'proposed', proposedByName: 'Iveta' })
    expect(await approve(proposed, STAFF_TOKEN)).toMatchObject({ body: { code: 'ERR_SECOND_PERSON_NEEDED' } })
    expect((await room.call('GET', '/capi/Play/v1/Payment/GetFees')).body).toEqual({ fees: [] })
    expect((await approve(proposed)).body).toMatchObject({ state: 'approved', decidedByName: 'Zdena' })
    expect((await approve(proposed)).body).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    const fees = [{ method: 'Netera', gateway: 'Netera', tariff: { ...NONE, basisPoints: 150 } }]
    expect((await room.call('GET', '/capi/Play/v1/Payment/GetFees')).body).toEqual({ fees })

    const validFrom = new Date(room.clock.now().getTime() + DAY_MS).toISOString()
    await set({ ...WALLET, payer: 'player' }, { fixedMinor: 900 }, { validFrom })
    expect(
      (await ways()).find(({ partner, payer, direction }) => partner + payer + direction === 'Neteraplayerdeposit'),
    ).toMatchObject({ current: { basisPoints: 150 }, next: { fixedMinor: 900, validFrom } })
    room.clock.advance(DAY_MS)
    expect((await room.call('GET', '/capi/Play/v1/Payment/GetFees')).body).toMatchObject({
      fees: [{ tariff: { fixedMinor: 900, basisPoints: 0 } }],
    })
  })

  it('whose day passed while it waited is valid from its approval, never retroactively', async () => {
    const validFrom = new Date(room.clock.now().getTime() + 1_000).toISOString()
    const proposed = await propose({ ...CARD, payer: 'house' }, { fixedMinor: 100 }, { validFrom })
    room.clock.advance(DAY_MS)
    expect((await approve(proposed)).body).toMatchObject({ validFrom: room.clock.now().toISOString() })
    const early = new Date(room.clock.now().getTime() - DAY_MS).toISOString()
    const late = await propose({ ...CARD, payer: 'house' }, {}, { validFrom: early })
    expect((await approve(late)).body).toMatchObject({ validFrom: room.clock.now().toISOString() })
  })

  it('is refused for a way that the brand does not have, and for invalid limits', async () => {
    expect((await propose({ ...CARD, partner: 'Fio', payer: 'house' }, {})).body).toMatchObject({
      code: 'ERR_METHOD_NOT_AVAILABLE',
    })
    expect((await propose({ ...CARD, payer: 'house' }, { minMinor: 500, maxMinor: 499 })).body).toMatchObject({
      code: 'ERR_AMOUNT_NOT_ALLOWED',
    })
    expect((await propose({ ...CARD, payer: 'house' }, { basisPoints: 10_001 })).status).toBe(400)
  })

  it.each([
    ['a card', CARD],
    ['money out', PAYOUT],
  ])('of a player is never asked for on %s, whoever writes it', async (_, way) => {
    expect((await propose({ ...way, payer: 'player' }, { fixedMinor: 1 })).body).toMatchObject({
      code: 'ERR_FEE_NOT_ALLOWED',
    })
    const { isAllowed } = (await ways()).find((one) => one.payer === 'player' && one.direction === way.direction) ?? {}
    expect(isAllowed).toBe(false)
  })

  it('can be rejected by its proposer, and never changes after', async () => {
    const { body } = await propose({ ...CARD, payer: 'house' }, { fixedMinor: 100 })
    const tariffId = String(body['tariffId'])
    expect((await staff('Reject', { tariffId, explanation: WHY })).body).toMatchObject({ state: 'rejected' })
    await expect(
      room.db.query(sql`update payments.fee_tariff set fixed_minor = 0 where id = ${tariffId}`),
    ).rejects.toThrow(/never changes/)
    const list = await room.call('GET', '/capi/Play/v1/Backoffice/Fees/ListTariffs', { token: STAFF_TOKEN })
    expect(list.body).toMatchObject({ rows: [{ tariffId, state: 'rejected', decision: WHY }], nextCursor: null })
  })
})

describe('the player’s fee', () => {
  it('is agreed to before a partner is called, and the amount that was shown is charged', async () => {
    await set({ ...WALLET, payer: 'player' }, { fixedMinor: 300, basisPoints: 100 })
    for (const more of [{}, { feeMinor: 799 }])
      expect(await payIn('Netera', 'Netera', more)).toMatchObject({
        status: 422,
        body: { code: 'ERR_FEE_CHANGED', details: { feeMinor: 800, currency: 'CZK' } },
      })
    const before = await room.cash()
    const clearing = await balanceOf('gateway:netera:clearing')
    const earned = await balanceOf('house:fees:players')
    const paymentId = await payByNetera({ feeMinor: 800 })
    expect(await room.cash()).toBe(before + 49_200)
    expect(await balanceOf('gateway:netera:clearing')).toBe(clearing - 50_000)
    expect(await balanceOf('house:fees:players')).toBe(earned + 800)
    const { body } = await room.call('GET', '/capi/v1.1/Funds/GetInfoById', { query: { id: paymentId } })
    expect(body).toMatchObject({ amount: { amountMinor: 50_000 }, fee: { amountMinor: 800, currency: 'CZK' } })
    const booked = await room.db.query<{ id: string }>(
      sql`select id from payments.booked_fee where payment_id = ${paymentId}`,
    )
    const movements = [paymentId, ...booked.map(({ id }) => id)]
    const payment = { method: 'Netera', referenceNumber: Number(body['referenceNumber']) }
    expect(await listMovedPayments(room.db, PLAYER, movements)).toEqual(
      movements.map((reference) => ({ reference, ...payment })),
    )
    expect(await listMovedPayments(room.db, PLAYER + 1, movements)).toEqual([])
    expect(await checkBooks(room.db, room.clock)).toMatchObject({ differences: [] })
  })

  it('stays what it was when the tariff changes while the player is at the page', async () => {
    await set({ ...WALLET, payer: 'player' }, { fixedMinor: 300 })
    const before = await room.cash()
    const { body } = await payIn('Netera', 'Netera', { feeMinor: 300 })
    await set({ ...WALLET, payer: 'player' }, { fixedMinor: 9_000 })
    await room.partners.netera.press(String(body['redirectUrl']), 'pay')
    await room.later(60_000)
    expect(await room.cash()).toBe(before + 49_700)
  })

  it('must leave something of the deposit, or it is refused', async () => {
    await set({ ...WALLET, payer: 'player' }, { fixedMinor: 50_000 })
    expect((await payIn('Netera', 'Netera', { feeMinor: 50_000 })).body).toMatchObject({
      code: 'ERR_AMOUNT_NOT_ALLOWED',
      details: { minMinor: 50_001 },
    })
  })

  it('is zero without a tariff, whatever the caller sends', async () => {
    expect((await payIn('Netera', 'Netera', { feeMinor: 1 })).body).toMatchObject({ code: 'ERR_FEE_CHANGED' })
  })
})

describe('the partner’s fee', () => {
  it('of a deposit is booked once against what the partner owes us, and the player is credited in full', async () => {
    await set({ ...WALLET, payer: 'house' }, { basisPoints: 123, minMinor: 500, maxMinor: 600 })
    const before = await room.cash()
    const [clearing, cost] = [await balanceOf('gateway:netera:clearing'), await balanceOf('house:fees:netera')]
    const paymentId = await payByNetera()
    expect(await room.cash()).toBe(before + 50_000)
    expect(await balanceOf('gateway:netera:clearing')).toBe(clearing - 50_000 + 600)
    expect(await balanceOf('house:fees:netera')).toBe(cost - 600)
    await room.db.query(sql`update payments.payment set next_ask_at = ${room.clock.now()} where id = ${paymentId}`)
    await room.later(60_000)
    expect(await balanceOf('house:fees:netera')).toBe(cost - 600)
    expect(await booked(paymentId)).toEqual([{ payer: 'house', amountMinor: 600 }])
    const list = await room.call('GET', listDepositsToJudge.path, {
      token: STAFF_TOKEN,
      query: { which: 'all', playerId: String(PLAYER) },
    })
    const rows = list.body['rows'] as { paymentId: string }[]
    expect(rows.find((row) => row.paymentId === paymentId)).toMatchObject({
      partnerFee: { amountMinor: 600 },
      fee: { amountMinor: 0 },
    })
  })

  it('of a payout is booked when it is paid; the player pays nothing', async () => {
    await set({ ...PAYOUT, payer: 'house' }, { fixedMinor: 250 })
    const [before, cost] = [await room.cash(), await balanceOf('house:fees:netera')]
    const { body } = await room.call('POST', '/capi/v1.1/Funds/Withdraw', {
      body: {
        amount: { amountMinor: 30_000, currency: 'CZK' },
        method: 'NeteraBankTransfer',
        account: '19-2000145399/0800',
        holder: 'Jana Nováková',
        idempotencyKey: `key-of-a-fee-test-${(keyNumber += 1)}`,
      },
    })
    const id = String(body['withdrawalId'])
    await room.call('POST', '/capi/Play/v1/Backoffice/Withdrawals/PayOut', {
      token: STAFF_TOKEN,
      body: { withdrawalIds: [id], explanation: WHY },
    })
    await pollPayouts(room.needs)
    await room.partners.netera.settle()
    expect(await balanceOf('house:fees:netera')).toBe(cost)
    room.clock.advance(60_000)
    await pollPayouts(room.needs)
    expect(await room.db.query(sql`select state from payments.withdrawal where id = ${id}`)).toEqual([
      { state: 'done' },
    ])
    expect(await balanceOf('house:fees:netera')).toBe(cost - 250)
    expect(await room.cash()).toBe(before - 30_000)
    expect(await checkBooks(room.db, room.clock)).toMatchObject({ differences: [] })
  })
})
