import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { openTestPayments, PLAYER, STAFF_TOKEN, TOKEN, type TestPayments } from '../test-payments.ts'
import { pollPayouts } from './poll-payouts.ts'

const CARDS = '/capi/v2-onling/PlayerPaymentCards'
const PAID_IN = 1_000_000

let room: TestPayments
let cardId: string
let serial = 0

beforeAll(async () => {
  room = await openTestPayments()
})
afterAll(() => room?.close())
beforeEach(async () => {
  await room.startOver()
  await room.db.query(sql`update payments.payout set next_ask_at = null`)
  await room.db.query(sql`update payments.stored_card set state = 'deregistered'`)
  cardId = await keepCard()
})

const key = () => `key-of-a-card-payout-${(serial += 1)}`
const post = (path: string, body: object, token?: string) =>
  room.call('POST', path, { body, ...(token ? { token } : {}) })

/** Pays in by a card that PayU stores, and returns its id. */
async function keepCard(): Promise<string> {
  const { body } = await post(`${CARDS}/Register`, {
    amount: { amountMinor: PAID_IN, currency: 'CZK' },
    gateway: 'PayUCard',
    idempotencyKey: key(),
    returnPath: '/cs/deposit/return',
  })
  await room.partners.payU.press(String(body['redirectUrl']), 'pay')
  await room.later(2_000)
  const { body: listed } = await room.call('GET', `${CARDS}/List`)
  const kept = (listed['cards'] as { cardId: string; state: string }[])[0]?.cardId ?? ''
  expect((await post(`${CARDS}/Verify`, { cardId: kept })).body).toMatchObject({
    state: 'verified',
    lastDigits: '0006',
  })
  return kept
}

const input = (amountMinor: number, more: object = {}) => ({
  amount: { amountMinor, currency: 'CZK' },
  method: 'PayUCard',
  storedCardId: cardId,
  idempotencyKey: key(),
  ...more,
})

async function request(amountMinor: number): Promise<string> {
  const { status, body } = await post('/capi/v1.1/Funds/Withdraw', input(amountMinor))
  expect(status, JSON.stringify(body)).toBe(200)
  return String(body['withdrawalId'])
}

const payOut = (id: string) =>
  post(
    '/capi/Play/v1/Backoffice/Withdrawals/PayOut',
    { withdrawalIds: [id], explanation: 'Checked against the documents of the player.' },
    STAFF_TOKEN,
  )

async function later(ms: number): Promise<void> {
  room.clock.advance(ms)
  await pollPayouts(room.needs)
}

const stateOf = async (id: string) => {
  const [row] = await room.db.query<{ state: string }>(sql`select state from payments.withdrawal where id = ${id}`)
  return row?.state
}

describe('a withdrawal to the card that paid in', () => {
  it('is sent by staff, paid by PayU to the card, and done', async () => {
    const before = await room.cash()
    const id = await request(200_000)
    expect((await payOut(id)).body).toMatchObject({ rows: [{ state: 'sent', accountHint: '…0006' }] })
    await later(0)
    // PENDING, then WAITING, then REALIZED.
    for (let night = 0; night < 2; night += 1) await room.partners.payU.settle()
    await later(60_000)
    expect([await stateOf(id), await room.cash()]).toEqual(['done', before - 200_000])
    const rows = await room.db.query<{ text: string }>(sql`
      select request::text || coalesce(response::text, '') as text from payments.conversation where gateway = 'PayUCard'`)
    for (const { text } of rows) expect(text).not.toContain('TOKC_')
  })
  it('returns the money when the card’s bank rejects it', async () => {
    const before = await room.cash()
    const id = await request(200_051)
    await payOut(id)
    await later(0)
    for (let night = 0; night < 2; night += 1) await room.partners.payU.settle()
    await later(60_000)
    expect([await stateOf(id), await room.cash()]).toEqual(['returned', before])
  })
  it('still goes to its card when the player deletes it meanwhile', async () => {
    const id = await request(200_000)
    expect((await post(`${CARDS}/Deregister`, { cardId })).body).toMatchObject({ state: 'deregistered' })
    await payOut(id)
    await later(0)
    for (let night = 0; night < 2; night += 1) await room.partners.payU.settle()
    await later(60_000)
    expect(await stateOf(id)).toBe('done')
  })
  it('whose answer was lost is never paid twice: a person asks PayU (timeout_create)', async () => {
    const id = await request(200_071)
    await payOut(id)
    await later(0)
    await later(60_000)
    await later(3_600_000)
    expect(await stateOf(id)).toBe('sent')
    const { body } = await room.call('GET', '/capi/Play/v1/Backoffice/Withdrawal/Get', {
      token: STAFF_TOKEN,
      query: { playerId: String(PLAYER), paymentId: id },
    })
    expect(body['payoutAttention']).toBe('order-not-taken')
    const done = await post(
      '/capi/v2-onling/Payment/SetWithdrawDone',
      { playerId: PLAYER, paymentId: id, explanation: 'PayU says that it was paid to the card.' },
      STAFF_TOKEN,
    )
    expect(done.body).toMatchObject({ state: 'done' })
  })
  it('needs a card of the player that is still stored', async () => {
    const refused = { code: 'ERR_INVALID_CARD_ID' }
    expect((await post('/capi/v1.1/Funds/Withdraw', input(50_000, { storedCardId: undefined }))).body).toMatchObject(
      refused,
    )
    expect((await post('/capi/v1.1/Funds/Withdraw', input(50_000), TOKEN.other)).body).toMatchObject(refused)
    await post(`${CARDS}/Deregister`, { cardId })
    expect((await post('/capi/v1.1/Funds/Withdraw', input(50_000))).body).toMatchObject(refused)
  })
  it('must be used before a transfer while money that came by the card is left, but not once the card is deleted', async () => {
    const transfer = () =>
      post('/capi/v1.1/Funds/Withdraw', {
        ...input(50_000, { method: 'BankTransfer', account: '19-2000145399/0800' }),
        storedCardId: undefined,
      })
    expect((await transfer()).body).toMatchObject({ code: 'ERR_WAY_IN_FIRST', details: { method: 'PayUCard' } })
    await post(`${CARDS}/Deregister`, { cardId })
    expect((await transfer()).body).toMatchObject({ state: 'pending' })
  })
  it('leaves the books balanced', async () => {
    expect((await checkBooks(room.db, room.clock)).differences).toEqual([])
  })
})
