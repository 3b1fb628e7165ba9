import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import * as approvals from '#contract/play-v1/approvals.ts'
import { getPlayer } from '#contract/play-v1/backoffice.ts'
import * as calls from '#contract/play-v1/staff-cash.ts'
import { checkDoor, getHall } from '#contract/play-v1/staff-hall.ts'
import { giveRole } from '#contract/play-v1/staff-members.ts'
import { verifyToken } from '#contract/onling-v2/user.ts'
import { sql } from '#server/kernel/index.ts'
import { seedVenue } from '#server/topology/index.ts'
import { TEST_VENUE } from '#tests/api.ts'
import { CARD, openTestDesk, PIN, type Answer, type TestDesk } from './test-desk.ts'

/** Staff of a venue act only for it: each call is made by staff of another venue. */
const OTHER = {
  id: '0190d3a0-7b1c-7000-8000-00000000e572',
  kind: 'GamingHall',
  name: 'Herna Jasan',
  street: 'Jasanová 2',
  town: 'Olomouc',
  postCode: '77900',
  workrooms: [],
} as const

let desk: TestDesk
let shift: Answer
let met: Answer
let cashier: string
let manager: string
beforeAll(async () => {
  desk = await openTestDesk()
  await seedVenue(desk.api.db, { ...OTHER, target: desk.api.environment.configuration.brand.target })
  ;({ shift, met } = await desk.begin(20))
  cashier = await desk.api.tokenOfRole('cashier', OTHER.id)
  manager = await desk.api.tokenOfRole('hall-manager', OTHER.id)
})
afterAll(() => desk?.api.close())

const EXPLANATION = 'Zkouška z jiné provozovny.'
const send = (token: string | undefined, call: CallDefinition, sent: object) =>
  desk.send(call, call.method === 'GET' ? { query: sent } : { body: sent }, token)

it('a cashier of another venue sees no desk, opens no shift, identifies nobody and prints nothing', async () => {
  const paid = await desk.pay(calls.cashIn, met, 50_000)
  const { shiftId } = shift
  expect(await send(cashier, calls.listDesks, {})).toMatchObject({ status: 200, desks: [] })
  expect(await send(manager, calls.listShifts, {})).toMatchObject({ rows: [] })
  expect(await send(manager, calls.listMovements, {})).toMatchObject({ rows: [] })
  for (const [call, body, code] of [
    [calls.openShift, { deskId: desk.desk['deskId'], count: [] }, 'ERR_DESK_NOT_FOUND'],
    [calls.getShift, { shiftId }, 'ERR_SHIFT_NOT_FOUND'],
    [calls.meetPlayer, { shiftId, card: { cardNumber: CARD, pin: PIN } }, 'ERR_SHIFT_NOT_FOUND'],
    [calls.printReceipt, { movementId: paid['movementId'] }, 'ERR_CASH_MOVEMENT_NOT_FOUND'],
    [calls.correctCash, { movementId: paid['movementId'], explanation: EXPLANATION }, 'ERR_CASH_MOVEMENT_NOT_FOUND'],
  ] as const)
    expect(await send(cashier, call, body)).toMatchObject({ status: 422, code })
})

it('what exists at another venue is refused like what does not exist', async () => {
  const unknown = crypto.randomUUID()
  const amount = { amountMinor: 10_000, currency: 'CZK' }
  const key = { amount, idempotencyKey: desk.key() }
  const { shiftId } = shift
  const { presenceId } = met
  for (const [token, call, here, nowhere] of [
    [cashier, calls.meetPlayer, { shiftId, documentNumber: '12345' }, { shiftId: unknown, documentNumber: '12345' }],
    [
      cashier,
      calls.carryCash,
      { ...key, shiftId, to: 'safe', explanation: EXPLANATION },
      { ...key, shiftId: unknown, to: 'safe', explanation: EXPLANATION },
    ],
    [manager, calls.closeShift, { shiftId, count: [] }, { shiftId: unknown, count: [] }],
    [cashier, calls.cashIn, { ...key, presenceId }, { ...key, presenceId: unknown }],
    [cashier, calls.cashOut, { ...key, presenceId }, { ...key, presenceId: unknown }],
  ] as const) {
    const [one, other] = [await send(token, call, here), await send(token, call, nowhere)]
    expect([one.status, one.code, one['details']], call.path).toEqual([other.status, other.code, other['details']])
    expect(one.status).toBe(422)
  }
})

it('a player identified at a desk is visible only to staff of its venue', async () => {
  const of = { playerId: desk.playerId }
  expect(await desk.ask('manager', getPlayer, of)).toMatchObject({ status: 200 })
  expect(await send(manager, getPlayer, of)).toMatchObject({ code: 'ERR_PLAYER_NOT_FOUND' })
})

it('a manager of another venue closes no shift, creates no desk and approves nothing here', async () => {
  const { shiftId } = shift
  expect(await send(manager, calls.closeShift, { shiftId, count: [] })).toMatchObject({ code: 'ERR_SHIFT_NOT_FOUND' })
  expect(await send(manager, calls.createDesk, { venueId: TEST_VENUE.id, name: 'Druhá' })).toMatchObject({
    code: 'ERR_VENUE_NOT_FOUND',
  })
  expect(await send(manager, calls.createDesk, { venueId: OTHER.id, name: 'Druhá' })).toMatchObject({ status: 200 })
  const waits = await desk.ask('cashier', calls.carryCash, {
    shiftId,
    to: 'drawer',
    amount: { amountMinor: 6_000_000, currency: 'CZK' },
    idempotencyKey: desk.key(),
    explanation: EXPLANATION,
  })
  const { approvalId } = waits['details'] as { approvalId: string }
  const signed = { approvalId, explanation: 'Viděno a přepočítáno.' }
  for (const decide of [approvals.approve, approvals.refuseApproval])
    expect(await send(manager, decide, signed)).toMatchObject({ code: 'ERR_APPROVAL_NOT_FOUND' })
  expect(await send(manager, approvals.getApproval, { approvalId })).toMatchObject({ code: 'ERR_APPROVAL_NOT_FOUND' })
  const state = approvals.getApprovalState
  expect(await send(manager, state, { approvalId })).toMatchObject({ code: 'ERR_APPROVAL_NOT_FOUND' })
  // The cashier's screen polls it.
  expect(await desk.ask('cashier', state, { approvalId })).toMatchObject({ status: 200, state: 'waiting' })
  expect(await desk.api.db.query(sql`select from audit.call where action = ${state.path}`)).toEqual([])
  expect(await desk.ask('manager', approvals.approve, signed)).toMatchObject({ status: 200, state: 'executed' })
})

it('sees its own venue, and checks its own entrance', async () => {
  expect(await send(manager, getHall, { venueId: OTHER.id })).toMatchObject({ status: 200 })
  expect(await send(manager, getHall, { venueId: TEST_VENUE.id })).toMatchObject({ code: 'ERR_VENUE_NOT_FOUND' })
  const documentNumber = '111222333'
  expect(await send(cashier, checkDoor, { documentNumber, venueId: OTHER.id })).toMatchObject({ answer: 'unknown' })
  expect(await send(cashier, checkDoor, { documentNumber })).toMatchObject({ answer: 'unknown' })
  expect(await send(cashier, checkDoor, { documentNumber, venueId: TEST_VENUE.id })).toMatchObject({
    code: 'ERR_VENUE_NOT_FOUND',
  })
  expect(await send(cashier, verifyToken, {})).toMatchObject({
    venues: [OTHER.id],
    venuesOfPermissions: { 'cash.work': [OTHER.id], 'places.door': [OTHER.id] },
  })
  expect(await send(await desk.api.freshToken('staff'), verifyToken, {})).toMatchObject({
    venues: null,
    venuesOfPermissions: {},
  })
})

it('is granted with existing venues, by two people, and shown in words', async () => {
  const admin = await desk.api.freshToken('staff')
  const [member] = await desk.api.db.query<{ id: number }>(sql`
    select id from sign_in.staff where email = 'cashier@staff.test'`)
  const giving = { userId: member?.id, role: 'cashier', explanation: 'Zaskakuje v druhé herně.' }
  expect(await send(admin, giveRole, giving)).toMatchObject({
    code: 'ERR_ROLE_NOT_VALID',
    details: { field: 'venues' },
  })
  const nowhere = { ...giving, venues: ['0190d3a0-7b1c-7000-8000-00000000ffff'] }
  expect(await send(admin, giveRole, nowhere)).toMatchObject({ code: 'ERR_ROLE_NOT_VALID' })
  const support = { ...giving, role: 'support', venues: [OTHER.id] }
  expect(await send(admin, giveRole, support)).toMatchObject({ code: 'ERR_ROLE_NOT_VALID' })
  const wanted = { ...giving, venues: [OTHER.id], acceptedWarnings: ['role-held-already'] }
  expect(await send(admin, giveRole, wanted)).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
})

it('is valid nowhere if an earlier grant names no venue', async () => {
  const { db } = desk.api
  await db.query(sql`alter table sign_in.role_grant disable trigger user`)
  await db.query(sql`
    update sign_in.role_grant g set venues = null from sign_in.staff s
     where s.id = g.user_id and s.email = 'cashier-e572@staff.test'`)
  await db.query(sql`alter table sign_in.role_grant enable trigger user`)
  const again = await desk.api.tokenOfRole('cashier', OTHER.id)
  expect(await send(again, calls.listDesks, {})).toMatchObject({ status: 200, desks: [] })
  expect(await send(again, checkDoor, { documentNumber: '111222333' })).toMatchObject({ code: 'ERR_VENUE_NOT_FOUND' })

  // The migration fills the venues of grants from where the person has worked.
  await db.query(sql`alter table sign_in.role_grant disable trigger user`)
  await db.query(sql`
    update sign_in.role_grant g set venues = null from sign_in.staff s
     where s.id = g.user_id and s.email in ('cashier@staff.test', 'hall-manager@staff.test')`)
  await db.query(sql`alter table sign_in.role_grant enable trigger user`)
  const migration = new URL('../migrations/2104-venues-of-who-works-there.sql', import.meta.url)
  const [up = ''] = readFileSync(migration, 'utf8').split('-- Down Migration')
  for (const text of up.split(/;\n/).filter((one) => /^\w/m.test(one))) await db.query({ text, values: [] })
  const rows = await db.query(sql`
    select s.email, g.venues from sign_in.role_grant g
      join sign_in.staff s on s.id = g.user_id join sign_in.role r on r.id = g.role_id
     where r.key in ('cashier', 'hall-manager') order by s.id`)
  expect(rows).toEqual([
    { email: 'cashier@staff.test', venues: [TEST_VENUE.id] },
    { email: 'hall-manager@staff.test', venues: [TEST_VENUE.id] },
    { email: 'cashier-e572@staff.test', venues: null },
    { email: 'hall-manager-e572@staff.test', venues: [OTHER.id] },
  ])
})

it('needs an approver with all required permissions at its venue, and a requester who still works there', async () => {
  const { db } = desk.api
  const askToCarry = async () => {
    const waits = await desk.ask('cashier', calls.carryCash, {
      shiftId: shift['shiftId'],
      to: 'drawer',
      amount: { amountMinor: 6_000_000, currency: 'CZK' },
      idempotencyKey: desk.key(),
      explanation: EXPLANATION,
    })
    return (waits['details'] as { approvalId: string }).approvalId
  }
  const giveAt = async (email: string, role: string, venueId: string) =>
    void (await db.query(sql`
      insert into sign_in.role_grant (id, user_id, role_id, valid_from, given_at, reason, venues)
      select gen_random_uuid(), s.id, r.id, ${desk.api.clock.now()}, ${desk.api.clock.now()}, 'Test.', array[${venueId}::uuid]
        from sign_in.staff s, sign_in.role r where s.email = ${email} and r.key = ${role}`))

  await db.query(sql`alter table approvals.policy_rule disable trigger user`)
  await db.query(sql`
    update approvals.policy_rule set permission = 'cash.manage' where action = 'cash-desk.carry' and needs = 'second'`)
  // A cashier here, and manager of the other venue.
  await giveAt('hall-manager-e572@staff.test', 'cashier', TEST_VENUE.id)
  const both = await desk.api.tokenOfRole('hall-manager', OTHER.id)
  const signed = { approvalId: await askToCarry(), explanation: 'Viděno a přepočítáno.' }
  expect(await send(both, approvals.approve, signed)).toMatchObject({ code: 'ERR_APPROVAL_NOT_FOUND' })
  expect(await desk.ask('manager', approvals.approve, signed)).toMatchObject({ status: 200, state: 'executed' })

  // The requester's role has moved to the other venue.
  const late = { ...signed, approvalId: await askToCarry() }
  await giveAt('cashier@staff.test', 'cashier', OTHER.id)
  await db.query(sql`
    insert into sign_in.role_grant_end (grant_id, ends_at, ended_at, reason)
    select g.id, ${desk.api.clock.now()}, ${desk.api.clock.now()}, 'Test.'
      from sign_in.role_grant g join sign_in.staff s on s.id = g.user_id
     where s.email = 'cashier@staff.test' and ${TEST_VENUE.id}::uuid = any(g.venues)`)
  expect(await desk.ask('manager', approvals.approve, late)).toMatchObject({ code: 'ERR_APPROVAL_NO_ASKER' })
})
