import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeReporting } from '#apps/api/compose/compose-reporting.ts'
import { getHistory } from '#contract/capi-v1.1/funds.ts'
import { getFundSums } from '#contract/onling-v2/view.ts'
import * as approvals from '#contract/play-v1/approvals.ts'
import { listFunds } from '#contract/play-v1/logs.ts'
import * as calls from '#contract/play-v1/staff-cash.ts'
import { dayOf } from '#contract/states/calendar.ts'
import { sql } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { TEST_VENUE } from '#tests/api.ts'
import { CARD, countOf, openTestDesk, PIN, type Answer, type TestDesk } from './test-desk.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await openTestDesk()
})
afterAll(() => desk?.api.close())

const EXPLANATION = 'Spočítáno dvakrát, chybí jedna stokoruna.'
const thousands = (pieces: number) => [{ pieceMinor: 100_000, pieces }]

/** The cash in the drawer according to the books, and according to the desk. */
async function drawer(): Promise<{ books: number; desk: number }> {
  const { api } = desk
  const path = `desk:${String(desk.desk['deskId'])}:cash`
  const [books] = await api.db.query<{ sum: number }>(sql`
    select coalesce(-sum(credit - debit), 0)::bigint as sum
      from (select account_id, debit, credit from ledger.entry
            union all select contra_id, credit, debit from ledger.entry) leg
      join ledger.account a on a.id = leg.account_id where a.path = ${path}`)
  const [row] = await api.db.query<{ cashMinor: number }>(sql`select cash_minor from cash_desk.desk`)
  return { books: books?.sum ?? 0, desk: row?.cashMinor ?? 0 }
}

async function closeExactly(shift: Answer): Promise<Answer> {
  const { desk: cash } = await drawer()
  return desk.ask('cashier', calls.closeShift, { shiftId: shift['shiftId'], count: countOf(cash) })
}

it('reports know a desk by its venue and its name', async () => {
  const { db, clock, environment } = desk.api
  const [deskId, name] = [String(desk.desk['deskId']), String(desk.desk['name'])]
  const { nameDesks } = composeReporting({ db, clock, configuration: environment.configuration })
  const venue = String(desk.desk['venueName'])
  expect(venue).not.toBe('')
  expect([...(await nameDesks([deskId, TEST_VENUE.id]))]).toEqual([[deskId, `${venue}, ${name}`]])
})

describe('a day at a cash desk', () => {
  it('opens with a count, takes and pays cash by card and PIN, prints, and closes with a difference that a second person confirms', async () => {
    const { ask, pay } = desk
    const { shift, met } = await desk.begin()
    expect(shift).toMatchObject({ status: 200, state: 'open', isOwn: true, opening: { amountMinor: 1_000_000 } })
    expect(met).toMatchObject({ status: 200, playerId: desk.playerId, name: 'Jana Nováková', way: 'card-pin' })
    const paidIn = await pay(calls.cashIn, met, 200_000)
    expect(paidIn).toMatchObject({ status: 200, number: 2, kind: 'cash-in', balance: { amountMinor: 200_000 } })
    const paidOut = await pay(calls.cashOut, met, 50_000)
    expect(paidOut).toMatchObject({ status: 200, number: 3, amount: { amountMinor: -50_000 }, approvedByName: null })
    expect(await drawer()).toEqual({ books: 1_150_000, desk: 1_150_000 })

    const printed = await ask('cashier', calls.printReceipt, { movementId: paidIn['movementId'] })
    expect(Buffer.from(String(printed['pdf']), 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    expect(printed).toMatchObject({ print: 1 })
    expect(await ask('cashier', calls.printReceipt, { movementId: paidIn['movementId'] })).toMatchObject({ print: 2 })

    const { shiftId } = shift
    const short = { shiftId, count: thousands(11) }
    // A wrong count is final, with an explanation or without: repeating must not reveal the expected amount.
    const counted = await ask('cashier', calls.closeShift, short)
    expect(counted).toMatchObject({
      state: 'counted',
      expected: { amountMinor: 1_150_000 },
      counted: { amountMinor: 1_100_000 },
    })
    const right = { shiftId, count: countOf(1_150_000) }
    expect(await ask('cashier', calls.closeShift, right)).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    expect(await pay(calls.cashIn, met, 10_000)).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    const { differences } = await ask('manager', calls.listDifferences)
    const [{ differenceId } = { differenceId: '' }] = differences as { differenceId: string }[]
    const decision = { differenceId, explanation: 'Počítáno se mnou.' }
    expect((await ask('cashier', calls.confirmDifference, decision)).status).toBe(403)
    expect((await ask('manager', calls.confirmDifference, decision)).status).toBe(200)
    expect(await ask('manager', calls.confirmDifference, decision)).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    expect(await drawer()).toEqual({ books: 1_100_000, desk: 1_100_000 })
    const closed = await ask('manager', calls.getShift, { shiftId })
    expect(closed).toMatchObject({
      shift: { state: 'closed' },
      differences: [{ state: 'approved', proposedByName: 'cashier', decidedByName: 'hall-manager' }],
    })
    const numbers = (closed['movements'] as { number: number }[]).map(({ number }) => number)
    expect(numbers).toEqual([4, 3, 2, 1])
    const { rows } = await desk.send(getHistory, { query: {} }, desk.playerToken)
    const place = { method: 'Landbase', place: TEST_VENUE.name }
    expect(rows).toMatchObject([
      { part: 'land-based', kind: 'withdrawal', payment: { ...place, referenceNumber: '3' } },
      { part: 'land-based', kind: 'deposit', payment: { ...place, referenceNumber: '2' } },
      { part: 'cash', payment: null },
    ])
    expect(await checkBooks(desk.api.db, desk.api.clock)).toMatchObject({ differences: [] })

    const staff = await desk.api.freshToken('staff')
    const cash = { method: 'Landbase', gateway: 'cash-desk', referenceNumber: null, place: 'Pokladna 1' }
    const money = (await desk.send(listFunds, { query: { sort: 'amount' } }, staff))['rows']
    expect(money).toMatchObject([
      { ...cash, direction: 'withdrawal', state: 'done' },
      { ...cash, direction: 'deposit', state: 'settled' },
    ])
    const day = dayOf('Europe/Prague', desk.api.clock.now())
    const sums = await desk.send(getFundSums, { query: { from: day, to: day } }, staff)
    const of = money as { direction: string; amount: { amountMinor: number } }[]
    const sumMinor = (direction: string) => of.find((one) => one.direction === direction)?.amount.amountMinor
    expect(sums['totals']).toMatchObject([
      { direction: 'deposit', count: 1, sumMinor: sumMinor('deposit') },
      { direction: 'withdrawal', count: 1, sumMinor: sumMinor('withdrawal') },
    ])
  })

  it('begins with the remaining cash: another count waits for a second person, and a refused one is counted again', async () => {
    const { ask } = desk
    const { deskId } = desk.desk
    const opened = await ask('cashier', calls.openShift, { deskId, count: thousands(10), explanation: EXPLANATION })
    expect(opened).toMatchObject({ state: 'opening' })
    expect(
      await desk.ask('cashier', calls.meetPlayer, { shiftId: opened['shiftId'], documentNumber: '12345' }),
    ).toMatchObject({
      code: 'ERR_STATE_CHANGED',
    })
    const inbox = await ask('manager', approvals.listApprovals, { view: 'mine' })
    expect(inbox['rows']).toMatchObject([{ action: 'cash-desk.difference', amount: { amountMinor: -100_000 } }])
    const { differences } = await ask('manager', calls.listDifferences)
    const [{ differenceId } = { differenceId: '' }] = differences as { differenceId: string }[]
    const refused = await ask('manager', calls.refuseDifference, { differenceId, explanation: 'Počítejte znovu.' })
    expect(refused.status).toBe(200)
    const again = await ask('cashier', calls.openShift, { deskId, count: thousands(11) })
    expect(again).toMatchObject({ state: 'open', number: 3 })
    expect(await closeExactly(again)).toMatchObject({ state: 'closed' })
  })
})

describe('cash brought from the safe', () => {
  const crowns = (amountMinor: number) => ({ amountMinor, currency: 'CZK' })

  it('returns there if the opening is refused', async () => {
    const { ask } = desk
    const before = await drawer()
    const body = { deskId: desk.desk['deskId'], brought: crowns(1_000_000), explanation: EXPLANATION }
    const opened = await ask('cashier', calls.openShift, { ...body, count: countOf(before.desk) })
    expect(opened).toMatchObject({ state: 'opening' })
    const { differences } = await ask('manager', calls.listDifferences)
    const [{ differenceId } = { differenceId: '' }] = differences as { differenceId: string }[]
    const decision = { differenceId, explanation: 'Peníze v zásuvce nejsou.' }
    expect((await ask('manager', calls.refuseDifference, decision)).status).toBe(200)
    expect(await drawer()).toEqual(before)
    expect(await checkBooks(desk.api.db, desk.api.clock)).toMatchObject({ differences: [] })
  })

  it('is limited to what one person may carry in a day, over all openings', async () => {
    const { ask } = desk
    const { desk: left } = await drawer()
    const open = (broughtMinor: number) =>
      ask('cashier', calls.openShift, {
        deskId: desk.desk['deskId'],
        brought: crowns(broughtMinor),
        count: countOf(left + broughtMinor),
      })
    const refused = { code: 'ERR_AMOUNT_NOT_ALLOWED', details: { field: 'brought', action: 'cash-desk.carry' } }
    expect(await open(5_100_000)).toMatchObject(refused)
    // A day at a cash desk (above) has brought ten thousand crowns already.
    expect(await open(4_100_000)).toMatchObject(refused)
    const opened = await open(4_000_000)
    expect(opened).toMatchObject({ state: 'open' })
    expect(await closeExactly(opened)).toMatchObject({ state: 'closed' })
  })
})

describe('money of one player', () => {
  it('moves once for a key, even if requests are repeated', async () => {
    const { ask, key } = desk
    const { shift, met } = await desk.begin(0)
    const before = await drawer()
    const body = {
      presenceId: met['presenceId'],
      amount: { amountMinor: 30_000, currency: 'CZK' },
      idempotencyKey: key(),
    }
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask('cashier', calls.cashIn, body)))
    expect(new Set(answers.map((one) => one['movementId'])).size).toBe(1)
    expect((await drawer()).desk).toBe(before.desk + 30_000)
    const other = { ...body, amount: { amountMinor: 40_000, currency: 'CZK' } }
    expect(await ask('cashier', calls.cashIn, other)).toMatchObject({ code: 'ERR_KEY_REUSED' })
    const out = { ...body, idempotencyKey: key() }
    const paid = await Promise.all([1, 2, 3].map(() => ask('cashier', calls.cashOut, out)))
    expect(new Set(paid.map((one) => one['movementId'])).size).toBe(1)
    expect((await drawer()).desk).toBe(before.desk)
    expect(await closeExactly(shift)).toMatchObject({ state: 'closed' })
  })

  it('moves only in the cashier’s own open shift, with a correct PIN and in whole coins', async () => {
    const { ask, pay } = desk
    const { shift, met } = await desk.begin(0)
    const { shiftId } = shift
    const wrong = { shiftId, card: { cardNumber: CARD, pin: '9999' } }
    expect(await ask('cashier', calls.meetPlayer, wrong)).toMatchObject({ code: 'ERR_INVALID_PIN' })
    const right = { shiftId, card: { cardNumber: CARD, pin: PIN } }
    expect(await ask('manager', calls.meetPlayer, right)).toMatchObject({ code: 'ERR_SHIFT_OF_ANOTHER' })
    expect(await pay(calls.cashIn, met, 10_050)).toMatchObject({ code: 'ERR_AMOUNT_NOT_ALLOWED' })
    expect(await pay(calls.cashOut, met, 100_000_000)).toMatchObject({ code: 'ERR_AMOUNT_NOT_ALLOWED' })
    expect(await pay(calls.cashOut, met, 900_000)).toMatchObject({ code: 'ERR_INSUFFICIENT_FUNDS' })
    await desk.api.db.query(sql`update cash_desk.presence set good_until = ${desk.api.clock.now()}`)
    expect(await pay(calls.cashIn, met, 10_000)).toMatchObject({ code: 'ERR_PRESENCE_ENDED' })
    expect(await closeExactly(shift)).toMatchObject({ state: 'closed' })
  })
})
