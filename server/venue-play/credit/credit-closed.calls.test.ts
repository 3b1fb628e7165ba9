import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMail } from '#apps/api/compose/open-mail.ts'
import type { CallDefinition } from '#contract/call.ts'
import * as own from '#contract/capi-v1.1/transfers.ts'
import * as account from '#contract/funds-transfer/player-account.ts'
import { approve, getApproval } from '#contract/play-v1/approvals.ts'
import * as staff from '#contract/play-v1/staff-hall.ts'
import * as calls from '#contract/play-v1/venue-play.ts'
import { sql, type Database } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { TEST_VENUE } from '#tests/api.ts'
import { CARD, openTestHall, OTHER_VENUE, PIN, type Answer, type TestHall } from '../test-venue.ts'
import { creditReactions, judgeCredit } from './judge-credit.ts'

/** Cases of credit that staff of the venue close, because the terminal does not give it back. */
const QUARTER_MS = 15 * 60_000
const EXPLANATION = 'The machine was out of order, the cashier paid by hand.'
let hall: TestHall
let cashier: string
let manager: string
let stranger: string
const czk = (amountMinor: number) => ({ amountMinor, currency: 'CZK' })

const needs = () => {
  const { clock, environment, db } = hall.api
  const { configuration } = environment
  const { target } = configuration.brand
  return {
    db,
    clock,
    target,
    currency: 'CZK',
    findContact: (querier: Pick<Database, 'query'>, playerId: number) => findPlayerById(querier, target, playerId),
    sendLetter: openMail({ clock, configuration }),
  } as const
}
const hear = async (transfer: Answer) => {
  const event = {
    transferId: String(transfer['transferId']),
    playerId: hall.playerId,
    state: String(transfer['state']),
  }
  for (const { react } of creditReactions(needs())) await react(event as never)
}

beforeAll(async () => {
  hall = await openTestHall({})
  const ask = (call: CallDefinition, input: object) => hall.ask(call, input, hall.playerToken)
  await ask(own.setLandBasedWalletEnable, { body: { isEnabled: true } })
  const body = { amount: czk(80_000), to: 'land-based', idempotencyKey: 'money-for-the-venues' }
  const begun = await ask(own.transfer, { body })
  await ask(own.commit, { query: { id: begun['transferId'] } })
})
afterAll(() => hall?.api.close())

const atHall = async (call: CallDefinition, input: object) => {
  const answer = await hall.ask(call, input, await hall.freshHallToken())
  expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 })
  return answer
}
const move = (call: CallDefinition, amountMinor: number, reference = hall.reference(), terminal = 0) =>
  atHall(call, {
    query: { playerId: hall.playerId },
    body: { amount: czk(amountMinor), reference, place: hall.terminals[terminal] },
  })
const giveBack = (amountMinor: number, reference = hall.reference()) => move(account.transferTo, amountMinor, reference)
const signIn = () => atHall(calls.signIn, { body: { terminalId: hall.terminals[0], cardNumber: CARD, pin: PIN } })

/** Their sessions end while the clock is advanced. */
async function signInStaff() {
  cashier = await hall.api.tokenOfRole('cashier')
  manager = await hall.api.tokenOfRole('hall-manager')
  stranger = await hall.api.tokenOfRole('hall-manager', OTHER_VENUE.id)
}
/** Money that is left on the terminal a quarter of an hour after the end of a sitting. */
async function leave(amountMinor: number): Promise<string> {
  hall.api.clock.advance(60_000)
  const { sittingId } = await signIn()
  await move(account.transferFrom, amountMinor)
  await hall.ask(calls.leaveTerminal, { body: {} }, await hall.api.freshToken('player'))
  hall.api.clock.advance(QUARTER_MS)
  await judgeCredit(needs())
  await signInStaff()
  return String(sittingId)
}
const incidents = async (reason = 'credit-left') => {
  const shown = await hall.ask(staff.getHall, { query: { venueId: TEST_VENUE.id } }, await hall.api.freshToken('staff'))
  return (shown['incidents'] as { reason: string; incidentId: string; credit: object }[]).filter(
    (one) => one.reason === reason,
  )
}
const onlyIncident = async () => {
  const [one, ...others] = await incidents()
  expect(others).toEqual([])
  return one?.incidentId ?? ''
}
const close = async (token: string, more: object = {}) => {
  const body = { incidentId: await onlyIncident(), outcome: 'paid', receipt: 'P-17', explanation: EXPLANATION, ...more }
  return hall.ask(staff.closeCredit, { body }, token)
}
const sign = (token: string | undefined, waits: Answer) => {
  const { approvalId } = waits['details'] as { approvalId: string }
  return hall.ask(approve, { body: { approvalId, explanation: 'I have seen the receipt.' } }, token)
}
const closeByTwo = async () => {
  const signed = await sign(manager, await close(cashier))
  expect(signed, JSON.stringify(signed)).toMatchObject({ status: 200, state: 'executed' })
}
const left = async () =>
  (await hall.ask(calls.getVenuePlay, { query: {} }, await hall.api.freshToken('player')))['left']
const letters = async (template: string) =>
  (
    await hall.api.db.query<{ values: object }>(
      sql`select values from messaging.outgoing where template = ${template} order by queued_at, id`,
    )
  ).map(({ values }) => values)
const shownToSupport = async () => {
  const { playerId } = hall
  const answer = await hall.ask(staff.getCreditLeft, { query: { playerId } }, await hall.api.freshToken('staff'))
  return answer['cases'] as { settledAt: string | null; amount: object; closings: object[] }[]
}

it('a cashier states how it ended, a manager of the hall agrees, and the player is told', async () => {
  await leave(6_000)
  expect(await shownToSupport()).toMatchObject([
    { venueName: TEST_VENUE.name, terminal: 'T-1', amount: czk(6_000), settledAt: null, closings: [] },
  ])
  expect(await close(cashier, { receipt: undefined })).toMatchObject({ status: 422, code: 'ERR_CREDIT_RECEIPT' })
  expect(await close(cashier, { outcome: 'wrong' })).toMatchObject({ code: 'ERR_CREDIT_RECEIPT' })
  expect(await close(cashier, { explanation: '' })).toMatchObject({ status: 400 })
  expect(await close(stranger)).toMatchObject({ status: 422, code: 'ERR_CREDIT_NOT_FOUND' })
  const waits = await close(cashier)
  expect(waits).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
  expect(await incidents()).toHaveLength(1)
  const { approvalId } = waits['details'] as { approvalId: string }
  const shown = await hall.ask(getApproval, { query: { approvalId } }, manager)
  expect(shown).toMatchObject({
    playerId: hall.playerId,
    amount: czk(6_000),
    reason: EXPLANATION,
    subject: { kind: 'terminal', label: `${TEST_VENUE.name}, T-1` },
  })
  expect((shown['look'] as { changes: object[] }).changes).toEqual([
    { field: 'creditLeft', before: czk(6_000), after: czk(0) },
    { field: 'creditOutcome', before: null, after: 'paid' },
    { field: 'receipt', before: null, after: 'P-17' },
  ])
  // Neither the person who asked, nor another cashier, nor the manager of another hall.
  for (const token of [cashier, stranger]) expect((await sign(token, waits)).status).not.toBe(200)
  expect(await sign(manager, waits)).toMatchObject({ status: 200, state: 'executed' })
  expect([await incidents(), await left()]).toEqual([[], []])
  expect(await letters('credit-closed')).toMatchObject([
    { place: `${TEST_VENUE.name}, T-1`, outcome: 'paid', receipt: 'P-17' },
  ])
  expect(await shownToSupport()).toMatchObject([
    {
      amount: czk(6_000),
      closings: [
        {
          amount: czk(6_000),
          outcome: 'paid',
          receipt: 'P-17',
          closedByName: 'cashier',
          approvedByName: 'hall-manager',
          returned: czk(0),
        },
      ],
    },
  ])
})

it('credit of a later sitting is a case of its own, with nothing of the closed one', async () => {
  await leave(5_500)
  expect(await incidents()).toMatchObject([{ credit: czk(5_500) }])
  await hear(await giveBack(5_500))
  expect([await incidents(), await incidents('credit-returned')]).toEqual([[], []])
})

it('more credit of a closed case opens it again, and its player is told again', async () => {
  const sittingId = await leave(5_000)
  await closeByTwo()
  const [toldLeft, toldClosed] = [(await letters('credit-left')).length, (await letters('credit-closed')).length]
  const at = hall.api.clock.now().toISOString()
  const { playerId, terminals } = hall
  const fact = { reference: hall.reference(), kind: 'win', playerId, terminalId: terminals[0], sittingId, at }
  await atHall(calls.report, { body: { sentAt: at, facts: [{ ...fact, amountMinor: 700 }] } })
  hall.api.clock.advance(QUARTER_MS)
  await judgeCredit(needs())
  await signInStaff()
  expect(await incidents()).toMatchObject([{ credit: czk(700) }])
  expect((await letters('credit-left')).length).toBe(toldLeft + 1)
  await closeByTwo()
  expect((await letters('credit-closed')).length).toBe(toldClosed + 1)
  expect((await shownToSupport())[0]?.closings).toHaveLength(2)
})

it('what the terminal gives back after it was closed is an incident of the hall, until that is rolled back', async () => {
  await leave(7_000)
  await closeByTwo()
  const reference = hall.reference()
  await hear(await giveBack(7_000, reference))
  expect(await incidents('credit-returned')).toMatchObject([{ serial: 'T-1', credit: czk(7_000) }])
  expect((await shownToSupport())[0]?.closings).toMatchObject([{ returned: czk(7_000) }])
  const undone = await atHall(account.transferRollback, { query: { playerId: hall.playerId }, body: { reference } })
  await hear(undone)
  await judgeCredit(needs())
  expect([await incidents(), await incidents('credit-returned')]).toEqual([[], []])
  expect((await shownToSupport())[0]?.closings).toMatchObject([{ returned: czk(0) }])
})

it('what was given back while the request waits is not closed', async () => {
  await leave(5_000)
  const waits = await close(cashier)
  expect(waits).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
  const told = (await letters('credit-closed')).length
  const given = await giveBack(5_000)
  expect((await sign(manager, waits))['state']).not.toBe('executed')
  await hear(given)
  expect([await incidents(), (await letters('credit-closed')).length]).toEqual([[], told])
})

it('of two requests for one case one is carried out', async () => {
  await leave(5_000)
  const [one, other] = [await close(cashier), await close(manager, { outcome: 'other', receipt: undefined })]
  const told = (await letters('credit-closed')).length
  const admin = await hall.api.freshToken('staff')
  const signed = await Promise.all([sign(manager, one), sign(admin, other)])
  expect(signed.filter(({ state }) => state === 'executed')).toHaveLength(1)
  expect([await incidents(), (await letters('credit-closed')).length]).toEqual([[], told + 1])
})

it('a case stays in the view of the hall until it is closed, however long', async () => {
  await leave(5_000)
  hall.api.clock.advance(45 * 86_400_000)
  expect(await incidents()).toMatchObject([{ credit: czk(5_000) }])
})
