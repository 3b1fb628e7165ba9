import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import * as account from '#contract/funds-transfer/player-account.ts'
import { accountingTransaction, transaction } from '#contract/funds-transfer/player-transaction.ts'
import { report } from '#contract/play-v1/venue-play.ts'
import * as calls from '#contract/play-v1/staff-cash.ts'
import * as payouts from '#contract/play-v1/staff-payouts.ts'
import { newId, sql } from '#server/kernel/index.ts'
import { CARD, openTestDesk, PIN, type Answer, type TestDesk } from './test-desk.ts'

/**
 * All channels of cash share one check: sums in parts over desk, payout, system of a venue and terminal are added up.
 */
const DAY_MAX = 27_000_000

let desk: TestDesk
let met: Answer
let shift: Answer
let client: string
let maker: string
let payer: string
let serial = 0

beforeAll(async () => {
  desk = await openTestDesk()
  ;({ met, shift } = await desk.begin(20))
  client = (await desk.api.freshToken('internal')) ?? ''
  maker = (await desk.api.freshToken('staff')) ?? ''
  payer = await desk.api.tokenOfRole('payments')
})
afterAll(() => desk?.api.close())
beforeEach(async () => {
  // Each test begins a day without payments.
  await desk.api.db.query(sql`delete from payments.cash_identification`)
  await desk.api.db.query(sql`update payments.funds_transfer set created_at = created_at - interval '3 days'`)
  await desk.api.db.query(sql`update payments.withdrawal set done_at = done_at - interval '3 days'`)
  await desk.api.db.query(sql`update venue_play.play_day set day = day - 3`)
})

const czk = (amountMinor: number) => ({ amountMinor, currency: 'CZK' })
const reference = () => `cash-way-${(serial += 1)}`
const number = () => `9${String(desk.playerId).padStart(8, '0')}`
const seen = () => ({ document: { kind: 'IdentityCard', number: number() } })
const told = (kind: 'CashIn' | 'CashOut', amountMinor: number, more: object = {}) =>
  desk.send(
    accountingTransaction,
    { body: { playerId: desk.playerId, reference: reference(), kind, amount: czk(amountMinor), ...more } },
    client,
  )
const terminal = (call: CallDefinition, amountMinor: number) =>
  desk.send(
    call,
    { query: { playerId: desk.playerId }, body: { amount: czk(amountMinor), reference: reference(), place: 'T-1' } },
    client,
  )

/** The venue reports play. */
async function tell(kind: 'win', amountMinor: number): Promise<void> {
  const at = desk.api.clock.now().toISOString()
  const fact = { kind, reference: reference(), playerId: desk.playerId, amountMinor, at }
  const answer = await desk.send(report, { body: { sentAt: at, facts: [fact] } }, client)
  expect(answer).toMatchObject({ status: 200, outcomes: [{ outcome: 'counted' }] })
}

/** Cash of the day, as shown to the cashier who identifies the player. */
async function today(): Promise<unknown> {
  const card = { cardNumber: CARD, pin: PIN }
  return (await desk.ask('cashier', calls.meetPlayer, { shiftId: shift['shiftId'], card }))['today']
}

/** A cash payout created by staff. */
async function made(amountMinor: number): Promise<string> {
  const { playerId, key } = desk
  const body = { playerId, amount: czk(amountMinor), method: 'CashPayout', idempotencyKey: key(), explanation: WHY }
  const answer = await desk.send(payouts.makeWithdrawal, { body }, maker)
  expect(answer).toMatchObject({ status: 200, state: 'pending' })
  // The policy for warnings is tested in the room of withdrawals.
  await desk.api.db.query(sql`update payments.withdrawal set signals = '{}'`)
  return String(answer['withdrawalId'])
}
const WHY = 'Hráč si je chce vyzvednout na pobočce.'
const pay = (paymentId: string, more: object = {}) =>
  desk.send(
    payouts.payCash,
    { body: { playerId: desk.playerId, paymentId, explanation: WHY, acceptedWarnings: [], ...more } },
    payer,
  )

/** Inserts cash in this direction that was paid earlier today. */
async function paidBefore(direction: 'in' | 'out', amountMinor: number): Promise<void> {
  const { db, clock } = desk.api
  const at = clock.now()
  const [takes, gives] = direction === 'in' ? [0, amountMinor] : [amountMinor, 0]
  await db.query(sql`
    insert into payments.funds_transfer (id, asked_by, player_id, reference, channel, takes_from, gives_to, takes_minor,
                                         gives_minor, currency, state, balance_minor, created_at, changed_at)
    values (${newId(at)}, 'test', ${desk.playerId}, ${reference()}, 'desk', ${takes ? 'land-based' : null},
            ${gives ? 'land-based' : null}, ${takes}, ${gives}, 'CZK', 'done', 0, ${at}, ${at})`)
}

it('a system of a venue needs a document, and the origin, after cash in at the desk', async () => {
  expect(await desk.pay(calls.cashIn, met, 2_000_000)).toMatchObject({ status: 200 })
  expect(await told('CashIn', 500_000)).toMatchObject({
    status: 422,
    code: 'ERR_IDENTIFICATION_NEEDED',
    details: { asksFor: 'document', ruleId: 'CZ-41' },
  })
  const foreign = { identification: { document: { kind: 'Passport', number: '123456789' } } }
  expect(await told('CashIn', 500_000, foreign)).toMatchObject({ code: 'ERR_DOCUMENT_NOT_OF_PLAYER' })
  expect(await told('CashIn', 500_000, { identification: seen() })).toMatchObject({ status: 200 })
  // The document seen by the venue counts at the desk, and its number is nowhere in plaintext.
  await paidBefore('in', 2_000_000)
  expect(await desk.pay(calls.cashIn, met, 500_000)).toMatchObject({
    code: 'ERR_IDENTIFICATION_NEEDED',
    details: { asksFor: 'origin' },
  })
  const rows = await desk.api.db.query(sql`select to_jsonb(i)::text as row from payments.cash_identification i`)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(number())
})

it('a cash payout counts what desks and venues have paid, and needs a document', async () => {
  await paidBefore('out', 2_000_000)
  const paymentId = await made(500_000)
  expect(await pay(paymentId)).toMatchObject({ code: 'ERR_IDENTIFICATION_NEEDED', details: { ruleId: 'CZ-41' } })
  const signed = await pay(paymentId, { identification: seen() })
  expect(signed).toMatchObject({ status: 200, state: 'done' })
  await paidBefore('out', DAY_MAX - 2_600_000)
  expect(await pay(await made(200_000))).toMatchObject({ code: 'ERR_CASH_LIMIT_REACHED', details: { ruleId: 'CZ-40' } })
  expect(await told('CashOut', 200_000)).toMatchObject({ code: 'ERR_CASH_LIMIT_REACHED' })
  expect(await desk.pay(calls.cashOut, met, 200_000)).toMatchObject({ code: 'ERR_CASH_LIMIT_REACHED' })
})

it("more than a day's maximum cannot be requested in cash", async () => {
  const { playerId, key } = desk
  const body = { playerId, method: 'CashPayout', amount: czk(DAY_MAX + 100), idempotencyKey: key(), explanation: WHY }
  expect(await desk.send(payouts.makeWithdrawal, { body }, maker)).toMatchObject({ code: 'ERR_CASH_LIMIT_REACHED' })
})

it('one person pays out no more in parts than at once, over desk and payout together', async () => {
  const [first, second] = [await made(600_000), await made(600_000)]
  expect(await pay(first)).toMatchObject({ status: 200, state: 'done' })
  expect(await pay(second)).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
  expect(await desk.pay(calls.cashOut, met, 600_000, { explanation: WHY })).toMatchObject({
    code: 'ERR_APPROVAL_NEEDED',
  })
})

it('of two concurrent payments in two channels, only what the day allows succeeds', async () => {
  await paidBefore('out', DAY_MAX - 300_000)
  const identification = seen()
  const answers = await Promise.all([
    told('CashOut', 200_000, { identification }),
    desk.pay(calls.cashOut, met, 200_000, { identification }),
    told('CashOut', 200_000, { identification }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  const refused = answers.filter(({ status }) => status === 422)
  for (const one of refused) expect(one).toMatchObject({ code: 'ERR_CASH_LIMIT_REACHED' })
})

it("a repeated request returns its result although the day's maximum is reached", async () => {
  await paidBefore('out', DAY_MAX - 200_000)
  const body = { playerId: desk.playerId, reference: reference(), kind: 'CashOut', amount: czk(200_000) }
  const send = () => desk.send(accountingTransaction, { body: { ...body, identification: seen() } }, client)
  const answers = await Promise.all([send(), send(), send()])
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]).toMatchObject({ status: 200, state: 'done' })
})

it('credit at a venue that reports no play is limited by itself: money lost there is not cash paid out', async () => {
  await told('CashIn', 1_000_000)
  await paidBefore('out', DAY_MAX - 600_000)
  expect(await terminal(account.transferFrom, 700_000)).toMatchObject({ code: 'ERR_CASH_LIMIT_REACHED' })
  expect(await terminal(account.transferFrom, 500_000)).toMatchObject({ status: 200 })
  expect(await terminal(account.transferFrom, 500_000)).toMatchObject({ status: 200 })
  expect(await today()).toMatchObject({ cashOut: czk(DAY_MAX - 600_000) })
})

it("credit at a terminal counts as paid out and is refused above the day's maximum; returned credit never is", async () => {
  await tell('win', 100)
  await told('CashIn', 1_000_000)
  await paidBefore('out', DAY_MAX - 600_000)
  expect(await terminal(account.transferFrom, 500_000)).toMatchObject({ status: 200 })
  expect(await terminal(account.transferFromV2, 200_000)).toMatchObject({ code: 'ERR_CASH_LIMIT_REACHED' })
  expect(await terminal(account.cardinTransferFrom, 200_000)).toMatchObject({ code: 'ERR_CASH_LIMIT_REACHED' })
  expect(await desk.pay(calls.cashOut, met, 200_000, { identification: seen() })).toMatchObject({
    code: 'ERR_CASH_LIMIT_REACHED',
  })
  const bought = { playerId: desk.playerId, reference: reference(), takes: czk(200_000), gives: czk(5_000) }
  expect(await desk.send(transaction, { body: bought }, client)).toMatchObject({ code: 'ERR_CASH_LIMIT_REACHED' })
  expect(await terminal(account.transferTo, 500_000)).toMatchObject({ status: 200 })
  expect(await desk.pay(calls.cashOut, met, 100_000, { identification: seen() })).toMatchObject({ status: 200 })
  // More than that credit came in as cash: the desk requires what the law requires.
  for (let times = 0; times < 3; times += 1)
    expect(await terminal(account.transferTo, 1_000_000)).toMatchObject({ status: 200 })
  expect(await desk.pay(calls.cashIn, met, 20_000)).toMatchObject({ status: 200 })
})

it('winnings from a terminal are not cash in', async () => {
  await tell('win', 900_000)
  await terminal(account.transferTo, 1_000_000)
  expect(await today()).toMatchObject({ cashIn: czk(100_000), cashOut: czk(0) })
})

it('credit counted as paid out yesterday does not reduce what comes in today', async () => {
  await tell('win', 100)
  await told('CashIn', 1_000_000)
  await terminal(account.transferFrom, 1_000_000)
  await desk.api.db.query(sql`update payments.funds_transfer set created_at = created_at - interval '1 day'`)
  await desk.api.db.query(sql`update venue_play.play_day set day = day - 1`)
  await terminal(account.transferTo, 1_000_000)
  expect(await today()).toMatchObject({ cashIn: czk(1_000_000), cashOut: czk(0) })
})
