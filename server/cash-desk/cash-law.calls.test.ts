import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { create as createDocument } from '#contract/onling-v2/player-identity-document.ts'
import { lock } from '#contract/onling-v2/player.ts'
import { pressPanic } from '#contract/play-v1/exclusion.ts'
import * as approvals from '#contract/play-v1/approvals.ts'
import * as calls from '#contract/play-v1/staff-cash.ts'
import { sql } from '#server/kernel/index.ts'
import { countWaiting } from '#tests/count-waiting.ts'
import { writeDocumentOfAnother } from '#tests/documents.ts'
import { openTestDesk, type Answer, type TestDesk } from './test-desk.ts'

let desk: TestDesk
let met: Answer
let shift: Answer
beforeAll(async () => {
  desk = await openTestDesk()
  ;({ met, shift } = await desk.begin(500))
})
afterAll(() => desk?.api.close())

const ORIGIN = { origin: 'Úspory z výplaty.' }
const EXPLANATION = 'Hráč zadal jinou částku, než chtěl vyplatit.'
/** The number of a document that staff have verified. */
const documentOf = (playerId: number) => `9${String(playerId).padStart(8, '0')}`
const seen = () => ({ kind: 'IdentityCard', number: documentOf(desk.playerId) })

/** Somebody other than the cashier approves a waiting request; returns the result. */
async function sign(who: 'manager' | 'cashier', waits: Answer): Promise<Answer> {
  const { approvalId } = waits['details'] as { approvalId: string }
  return desk.ask(who, approvals.approve, { approvalId, explanation: 'Viděno a přepočítáno.' })
}

describe('the law of cash', () => {
  it("requires a document before the day's sum passes the figure, and the origin of more", async () => {
    const { pay, playerId } = desk
    expect(await pay(calls.cashIn, met, 2_000_000)).toMatchObject({ status: 200, isIdentified: false })
    const needed = await pay(calls.cashIn, met, 500_000)
    expect(needed).toMatchObject({
      code: 'ERR_IDENTIFICATION_NEEDED',
      details: {
        asksFor: 'document',
        ruleId: 'CZ-41',
        fromMinor: 2_400_000,
        needed: [{ asksFor: 'document', ruleId: 'CZ-41', fromMinor: 2_400_000 }],
      },
    })
    // Enough for both: asked at once.
    expect(await pay(calls.cashIn, met, 4_900_000)).toMatchObject({
      code: 'ERR_IDENTIFICATION_NEEDED',
      details: { asksFor: 'document', needed: [{ asksFor: 'document' }, { asksFor: 'origin', ruleId: 'CZ-42' }] },
    })
    // One of them is not enough.
    expect(await pay(calls.cashIn, met, 4_900_000, { identification: { document: seen() } })).toMatchObject({
      details: { asksFor: 'origin', needed: [{ asksFor: 'origin' }] },
    })
    const foreign = { identification: { document: { kind: 'Passport', number: '123456789' } } }
    expect(await pay(calls.cashIn, met, 500_000, foreign)).toMatchObject({ code: 'ERR_DOCUMENT_NOT_OF_PLAYER' })
    // An entered number that belongs to no verified document proves nothing.
    const written = { kind: 'Passport', country: 'CZE', number: '40012345', expiresOn: '2035-05-05' }
    expect((await desk.send(createDocument, { body: written }, desk.playerToken)).status).toBe(200)
    const typed = { identification: { document: { kind: 'Passport', number: '40012345' } } }
    expect(await pay(calls.cashIn, met, 500_000, typed)).toMatchObject({ code: 'ERR_DOCUMENT_NOT_OF_PLAYER' })
    const shown = await pay(calls.cashIn, met, 500_000, { identification: { document: seen() } })
    expect(shown).toMatchObject({ status: 200, isIdentified: true })
    expect(await pay(calls.cashIn, met, 2_300_000)).toMatchObject({
      code: 'ERR_IDENTIFICATION_NEEDED',
      details: { asksFor: 'origin', ruleId: 'CZ-42' },
    })
    const origin = { identification: { origin: 'Úspory z výplaty.' } }
    expect(await pay(calls.cashIn, met, 2_300_000, origin)).toMatchObject({ status: 200 })
    // The document and the origin are nowhere stored in plaintext.
    const rows = await desk.api.db.query<{ row: string }>(
      sql`select to_jsonb(m)::text as row from cash_desk.movement m`,
    )
    expect(JSON.stringify(rows)).not.toContain('výplaty')
    expect(JSON.stringify(rows)).not.toContain(documentOf(playerId))
  })

  it('allows two parties no more in a day', async () => {
    const { pay } = desk
    const origin = { identification: { origin: 'Úspory z výplaty.' } }
    for (let paid = 0; paid < 4; paid += 1)
      expect(await pay(calls.cashIn, met, 5_000_000, origin)).toMatchObject({ status: 200 })
    expect(await pay(calls.cashIn, met, 5_000_000, origin)).toMatchObject({
      code: 'ERR_CASH_LIMIT_REACHED',
      details: { ruleId: 'CZ-40', maxMinor: 27_000_000, leftMinor: 2_200_000 },
    })
    const both = await Promise.all([1, 2].map(() => pay(calls.cashIn, met, 2_000_000, origin)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })
})

describe('two people', () => {
  it('pay out above the sum, and the money moves only at the approval', async () => {
    const { pay, ask, key } = desk
    const body = {
      presenceId: met['presenceId'],
      amount: { amountMinor: 1_500_000, currency: 'CZK' },
      idempotencyKey: key(),
    }
    expect(await ask('cashier', calls.cashOut, body)).toMatchObject({ code: 'ERR_REASON_REQUIRED' })
    const waits = await ask('cashier', calls.cashOut, { ...body, explanation: EXPLANATION })
    expect(waits).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    expect(await sign('cashier', waits)).toMatchObject({ code: 'ERR_SECOND_PERSON_NEEDED' })
    expect(await sign('manager', waits)).toMatchObject({ status: 200, state: 'executed' })
    // The cashier repeats the request: the same movement, with both names.
    const paid = await ask('cashier', calls.cashOut, { ...body, explanation: EXPLANATION })
    expect(paid).toMatchObject({ status: 200, kind: 'cash-out', byName: 'cashier', approvedByName: 'hall-manager' })
    expect(await pay(calls.cashOut, met, 10_000)).toMatchObject({ status: 200, approvedByName: null })
  })

  it('are also needed for parts that together pass the sum, and for carrying', async () => {
    const { pay, ask, key } = desk
    const part = await pay(calls.cashOut, met, 600_000)
    expect(part).toMatchObject({ status: 200, approvedByName: null })
    const rest = await pay(calls.cashOut, met, 600_000, { explanation: EXPLANATION })
    expect(rest).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    // A repeated key of a paid request returns it without another judgement.
    const same = { presenceId: met['presenceId'], amount: part['amount'], idempotencyKey: key() }
    const small = { ...same, amount: { amountMinor: 20_000, currency: 'CZK' } }
    const first = await ask('cashier', calls.cashOut, small)
    expect(await ask('cashier', calls.cashOut, small)).toMatchObject({ status: 200, movementId: first['movementId'] })
    const carry = (amountMinor: number) =>
      ask('cashier', calls.carryCash, {
        shiftId: shift['shiftId'],
        to: 'safe',
        amount: { amountMinor, currency: 'CZK' },
        idempotencyKey: key(),
        explanation: EXPLANATION,
      })
    expect(await carry(3_000_000)).toMatchObject({ status: 200, kind: 'collection', approvedByName: null })
    expect(await carry(3_000_000)).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
  })

  it('reverse a mistaken movement, whatever keys other requests used', async () => {
    const { ask, key } = desk
    const body = { presenceId: met['presenceId'], amount: { amountMinor: 70_000, currency: 'CZK' } }
    const wrong = await ask('cashier', calls.cashIn, { ...body, idempotencyKey: key(), identification: ORIGIN })
    const { movementId } = wrong
    const taken = { ...body, idempotencyKey: `correct-${String(movementId)}`, identification: ORIGIN }
    expect(await ask('cashier', calls.cashIn, taken)).toMatchObject({ status: 200 })
    const waits = await ask('cashier', calls.correctCash, { movementId, explanation: EXPLANATION })
    expect(await sign('manager', waits)).toMatchObject({ status: 200, state: 'executed' })
  })

  it('reverse a mistaken movement once', async () => {
    const { pay, ask } = desk
    const wrong = await pay(calls.cashOut, met, 70_000)
    const { movementId } = wrong
    const before = (wrong['balance'] as { amountMinor: number }).amountMinor
    const waits = await ask('cashier', calls.correctCash, { movementId, explanation: EXPLANATION })
    expect(waits).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    // The second person reads which cash is reversed, and that none of it counts afterwards.
    const { approvalId } = waits['details'] as { approvalId: string }
    const shown = await desk.ask('manager', approvals.getApproval, { approvalId })
    expect((shown['look'] as { changes: object[] }).changes).toEqual([
      {
        field: 'cash-out',
        before: { amountMinor: 70_000, currency: 'CZK' },
        after: { amountMinor: 0, currency: 'CZK' },
      },
    ])
    expect(await sign('manager', waits)).toMatchObject({ status: 200, state: 'executed' })
    const again = await ask('cashier', calls.correctCash, { movementId, explanation: EXPLANATION })
    expect(again).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    const { movements } = await ask('cashier', calls.getShift, { shiftId: shift['shiftId'] })
    expect((movements as object[])[0]).toMatchObject({
      kind: 'correction',
      amount: { amountMinor: 70_000 },
      balance: { amountMinor: before + 70_000 },
      reverses: wrong['number'],
      approvedByName: 'hall-manager',
    })
  })
})

describe('a player without a card', () => {
  it('is identified by a verified document', async () => {
    const { ask } = desk
    const { shiftId } = shift
    const unknown = { shiftId, documentNumber: '111222333' }
    expect(await ask('cashier', calls.meetPlayer, unknown)).toMatchObject({ code: 'ERR_PLAYER_NOT_FOUND' })
    await writeDocumentOfAnother(desk.api, desk.playerId)
    const known = { shiftId, documentNumber: documentOf(desk.playerId) }
    expect(await ask('cashier', calls.meetPlayer, known)).toMatchObject({
      status: 200,
      way: 'document',
      playerId: desk.playerId,
      law: { isIdentified: true },
    })
  })
})

describe('a player who has stopped all play', () => {
  it('pays nothing in, and is paid their money', async () => {
    const { pay, send, playerToken, playerId, api } = desk
    // The panic stop begins while their cash in waits for its lock.
    const { waiting } = await api.db.transaction(async (tx) => {
      await tx.query(sql`update payments.deposit_turn set turn = turn + 1 where player_id = ${playerId}`)
      const taken = pay(calls.cashIn, met, 20_000, { identification: ORIGIN })
      while ((await countWaiting(api.db)) === 0);
      expect((await send(pressPanic, { body: {} }, playerToken)).status).toBe(200)
      return { waiting: taken }
    })
    expect(await waiting).toMatchObject({ code: 'ERR_PANIC_STOP' })
    expect(await pay(calls.cashIn, met, 20_000)).toMatchObject({ code: 'ERR_PANIC_STOP' })
    expect(await pay(calls.cashOut, met, 20_000)).toMatchObject({ status: 200 })
  })
})

describe('a locked player', () => {
  it('can neither pay in nor be paid at a desk until staff have decided about the account', async () => {
    const { api, pay, send, playerId } = desk
    const body = { playerId, reason: 'identity-doubt', explanation: 'Doklad na fotce vypadá upraveně.' }
    expect((await send(lock, { body }, await api.freshToken('staff'))).status).toBe(200)
    expect(await pay(calls.cashOut, met, 20_000)).toMatchObject({ code: 'ERR_ACCOUNT_LOCKED' })
    expect((await pay(calls.cashIn, met, 20_000)).status).toBe(422)
  })
})
