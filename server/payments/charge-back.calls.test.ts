import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { NO_REASON } from '#contract/lists/funds-log.ts'
import { askGateway, refundDeposit } from '#contract/play-v1/backoffice.ts'
import * as days from '#contract/play-v1/reconciliation.ts'
import { bookChargeback, endRefund, listRefunds } from '#contract/play-v1/refunds.ts'
import { newId, sql } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { movePlayerMoney } from '#server/wallet/index.ts'
import { uploadFile } from '#tests/upload-file.ts'
import { applyEvidence } from './apply-evidence.ts'
import { listDeclines } from './figures/declines.queries.ts'
import { fundsListed } from './figures/funds-log.ts'
import {
  openTestPayments,
  OTHER,
  PLAYER,
  SECOND_STAFF_TOKEN,
  STAFF_TOKEN,
  type Begun,
  type TestPayments,
} from './test-payments.ts'

const WHY = 'The bank’s letter of today: the holder of the card disputes the payment.'
const DAY_MS = 24 * 3_600_000
const pragueDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' })
const PARTNERS = { Csob: 'csob', GPWebPay: 'gpWebPay', PayUCard: 'payU', PayoutOne: 'payoutOne' } as const

let room: TestPayments
let keyNumber = 0
beforeAll(async () => {
  room = await openTestPayments()
})
afterAll(() => room?.close())
beforeEach(() => room.startOver())

async function settled(gateway: keyof typeof PARTNERS): Promise<{ id: string; ref: string }> {
  const { body } = await room.call('POST', '/capi/v1.1/Funds/Deposit', {
    body: {
      amount: { amountMinor: 50_000, currency: 'CZK' },
      method: gateway === 'PayoutOne' ? gateway : 'CardOnline',
      gateway,
      idempotencyKey: `key-of-a-chargeback-${(keyNumber += 1)}`,
      returnPath: '/cs/deposit/return',
    },
  })
  const { paymentId, redirectUrl } = body as Begun
  await room.partners[PARTNERS[gateway]].press(redirectUrl, 'pay')
  await room.later(2_000)
  const { state, providerRef } = await room.rowOf(paymentId)
  expect(state).toBe('settled')
  return { id: paymentId, ref: providerRef ?? '' }
}
const takeBack = (gateway: keyof typeof PARTNERS, orderId: string, amountMinor?: number) =>
  room.partners[PARTNERS[gateway]].sandbox('take-back', { orderId, ...(amountMinor ? { amountMinor } : {}) })
const staff = async (call: { readonly path: string }, body: object) =>
  (await room.call('POST', call.path, { token: STAFF_TOKEN, body })).body
const book = (paymentId: string, amountMinor?: number, playerId = PLAYER) =>
  staff(bookChargeback, {
    playerId,
    paymentId,
    explanation: WHY,
    ...(amountMinor ? { amount: { amountMinor, currency: 'CZK' } } : {}),
  })
const told = async (name: string, paymentId: string) =>
  room.db.query(sql`select payload from kernel.outbox where name = ${name} and payload->>'paymentId' = ${paymentId}`)

/** Each reason why payments ended without money has as many payments of the same sum in the log of payments. */
async function expectLogAgrees(state: string): Promise<void> {
  const reasons = await listDeclines(room.db, { from: new Date(0), before: new Date('2100-01-01'), limit: 500 })
  expect(reasons.map((one) => one.state)).toContain(state)
  const log = fundsListed({ db: room.db })
  for (const { direction, method, gateway, endStatus, currency, count, sumMinor, ...of } of reasons) {
    const reason = endStatus ?? NO_REASON
    const asked = { directions: [direction], methods: [method], gateways: [gateway], states: [of.state] }
    const totals = await log.totals(
      { ...asked, currencies: [currency], reason },
      { userId: 1, permissions: ['payments.read'] },
    )
    expect(totals).toMatchObject({ count, sums: [{ currency, sums: { amount: sumMinor } }] })
  }
}

it.each(['Csob', 'GPWebPay', 'PayoutOne'] as const)(
  'what the bank of %s took back is booked once, after the gateway itself has said so',
  async (gateway) => {
    const { id, ref } = await settled(gateway)
    expect(await book(id)).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    const before = await room.cash()
    await takeBack(gateway, ref)
    expect(await staff(askGateway, { playerId: PLAYER, paymentId: id, explanation: WHY })).toMatchObject({
      state: 'settled',
      attention: 'refunded-at-the-bank',
    })
    expect(await book(id, undefined, OTHER)).toMatchObject({ code: 'ERR_PAYMENT_NOT_FOUND' })
    expect(await book(id, 50_001)).toMatchObject({ code: 'ERR_AMOUNT_NOT_ALLOWED', details: { maxMinor: 50_000 } })
    const answers = await Promise.all([book(id), book(id), book(id)])
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['ERR_STATE_CHANGED', 'ERR_STATE_CHANGED', 'done'])
    expect(await room.rowOf(id)).toMatchObject({ state: 'reversed', attention: null })
    expect(await room.cash()).toBe(before - 50_000)
    expect(await told('payments.deposit-reversed', id)).toHaveLength(1)
    await expectLogAgrees('reversed')
    await staff(askGateway, { playerId: PLAYER, paymentId: id, explanation: WHY })
    expect(await room.rowOf(id)).toMatchObject({ state: 'reversed', attention: null })
  },
)

it('is recorded from a signed notification of an unknown refund; after a part the rest stays settled', async () => {
  const { id, ref } = await settled('PayUCard')
  await takeBack('PayUCard', ref, 20_000)
  expect(await room.rowOf(id)).toMatchObject({ state: 'settled', attention: 'refunded-at-the-bank' })
  expect(await book(id, 20_000)).toMatchObject({ state: 'settled', refunded: { amountMinor: 20_000 }, attention: null })
  expect(await told('payments.deposit-refunded', id)).toMatchObject([
    { payload: { amountMinor: 20_000, isWhole: false } },
  ])
})

it('of what was left after a refund by staff is published once, and its repeat is not', async () => {
  const { id, ref } = await settled('PayUCard')
  const refunded = await staff(refundDeposit, {
    playerId: PLAYER,
    paymentId: id,
    explanation: WHY,
    amount: { amountMinor: 5_000, currency: 'CZK' },
  })
  expect(refunded).toMatchObject({ refunded: { amountMinor: 5_000 }, attention: null })
  await takeBack('PayUCard', ref)
  expect(await room.rowOf(id)).toMatchObject({ state: 'settled', attention: 'refunded-at-the-bank' })
  expect(await book(id, 20_000)).toMatchObject({ state: 'settled', attention: null })
  const [{ bankRefund } = { bankRefund: '' }] = await room.db.query<{ bankRefund: string }>(sql`
    select ref as bank_refund from payments.bank_refund where payment_id = ${id}`)
  const again = { providerRef: ref, providerStatus: 'refund FINALIZED', canonicalStatus: 'refunded' } as const
  await applyEvidence(room, id, { ...again, amount: null, paymentId: id, bankRefund })
  expect(await room.rowOf(id)).toMatchObject({ attention: null })
})

it('what the bank took back is not refunded too before somebody has booked it', async () => {
  const { id, ref } = await settled('PayUCard')
  await takeBack('PayUCard', ref, 20_000)
  const before = await room.cash()
  const refund = () => staff(refundDeposit, { playerId: PLAYER, paymentId: id, explanation: WHY })
  expect(await refund()).toMatchObject({ code: 'ERR_STATE_CHANGED', details: { attention: 'refunded-at-the-bank' } })
  expect(await room.cash()).toBe(before)
  expect(await book(id, 20_000)).toMatchObject({ attention: null })
  expect(await refund()).toMatchObject({ state: 'refunded', attention: null })
})

it('during a refund of ours with an unknown result is published once the result is known', async () => {
  const { id, ref } = await settled('PayUCard')
  const movement = newId(room.clock.now())
  await room.db.query(sql`
    insert into payments.refund (payment_id, movement, amount_minor, state, explanation, user_id, user_name, asked_at, changed_at)
    values (${id}, ${movement}, 5000, 'asked', '', 1, '', ${room.clock.now()}, ${room.clock.now()})`)
  await room.db.query(sql`update payments.payment set attention = 'refund-unknown' where id = ${id}`)
  room.clock.advance(1_000)
  await takeBack('PayUCard', ref, 20_000)
  expect(await room.rowOf(id)).toMatchObject({ attention: 'refund-unknown' })
  const body = { playerId: PLAYER, paymentId: id, outcome: 'refused', explanation: WHY }
  for (const token of [STAFF_TOKEN, SECOND_STAFF_TOKEN]) await room.call('POST', endRefund.path, { token, body })
  expect(await room.rowOf(id)).toMatchObject({ state: 'settled', attention: 'refunded-at-the-bank' })
  expect(await book(id, 20_000)).toMatchObject({ state: 'settled', attention: null })
})

it('does not settle our own refund with an unknown result: that is left to two people', async () => {
  const { id, ref } = await settled('GPWebPay')
  await room.db.query(sql`
    insert into payments.refund (payment_id, movement, amount_minor, state, explanation, user_id, user_name, asked_at, changed_at)
    values (${id}, gen_random_uuid(), 50000, 'asked', '', 1, '', now(), now())`)
  await room.db.query(sql`update payments.payment set attention = 'refund-unknown' where id = ${id}`)
  await takeBack('GPWebPay', ref)
  await staff(askGateway, { playerId: PLAYER, paymentId: id, explanation: WHY })
  expect(await room.rowOf(id)).toMatchObject({ state: 'settled', attention: 'refund-unknown' })
  expect(await book(id)).toMatchObject({ code: 'ERR_STATE_CHANGED' })
})

it('what the player has no more is borne by the house, and the gateway owes nothing', async () => {
  const { id, ref } = await settled('GPWebPay')
  // All but 120 crowns is gone.
  const debitMinor = (await room.cash()) - 12_000
  await room.db.transaction((tx) =>
    movePlayerMoney(tx, {
      playerId: PLAYER,
      movementId: newId(room.clock.now()),
      kind: 'correction',
      currency: 'CZK',
      contraPath: 'house:corrections',
      debitMinor,
    }),
  )
  const before = await sumOf('gateway:gpwebpay:clearing')
  await takeBack('GPWebPay', ref)
  await staff(askGateway, { playerId: PLAYER, paymentId: id, explanation: WHY })
  expect(await book(id)).toMatchObject({ state: 'reversed' })
  expect(await room.cash()).toBe(0)
  expect((await sumOf('gateway:gpwebpay:clearing')) - before).toBe(50_000)
  expect(await sumOf('house:chargebacks:gpwebpay')).toBe(-38_000)
  const { body } = await room.call('GET', listRefunds.path, {
    token: STAFF_TOKEN,
    query: { playerId: String(PLAYER), paymentId: id },
  })
  expect(body['refunds']).toMatchObject([{ isByBank: true, state: 'done', borne: { amountMinor: 38_000 } }])
})

it('is found in the list of a day with more taken back than we know of; once booked the day matches', async () => {
  room.clock.set(new Date())
  const day = pragueDay.format(room.clock.now())
  const { id, ref } = await settled('PayoutOne')
  room.clock.advance(DAY_MS)
  const upload = async () => {
    const file = ['reference;amount;currency', `${ref};500,00;CZK`, `${ref};-500,00;CZK`].join('\r\n')
    const query = { gateway: 'PayoutOne', day }
    return (await uploadFile(room.app, { url: days.importPartnerList.path, query, token: STAFF_TOKEN, file })).json()
  }
  const first = (await upload()) as { openDifferences: number }
  expect(await room.rowOf(id)).toMatchObject({ state: 'settled', attention: 'refunded-at-the-bank' })
  expect(await book(id)).toMatchObject({ state: 'reversed' })
  expect(await upload()).toMatchObject({ openDifferences: first.openDifferences - 1 })
  expect(await room.rowOf(id)).toMatchObject({ state: 'reversed', attention: null })
})

it('no more is booked than the lists have, and what is left of it needs attention still', async () => {
  room.clock.set(new Date())
  const day = pragueDay.format(room.clock.now())
  const { id, ref } = await settled('PayoutOne')
  room.clock.advance(DAY_MS)
  const file = ['reference;amount;currency', `${ref};500,00;CZK`, `${ref};-200,00;CZK`].join('\r\n')
  const query = { gateway: 'PayoutOne', day }
  await uploadFile(room.app, { url: days.importPartnerList.path, query, token: STAFF_TOKEN, file })
  expect(await book(id, 20_001)).toMatchObject({ code: 'ERR_AMOUNT_NOT_ALLOWED', details: { maxMinor: 20_000 } })
  expect(await book(id, 5_000)).toMatchObject({ state: 'settled', attention: 'refunded-at-the-bank' })
  expect(await book(id)).toMatchObject({ state: 'settled', refunded: { amountMinor: 20_000 }, attention: null })
  expect(await book(id)).toMatchObject({ code: 'ERR_STATE_CHANGED' })
})

it('leaves the books balanced', async () => {
  expect((await checkBooks(room.db, room.clock)).differences).toEqual([])
})

async function sumOf(path: string): Promise<number> {
  const [row] = await room.db.query<{ sum: number }>(sql`
    select coalesce(sum(l.amount), 0)::bigint as sum
      from ledger.leg l join ledger.account a on a.id = l.account_id where a.path = ${path}`)
  return row?.sum ?? 0
}
