import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Permission } from '#contract/permissions.ts'
import { newId, sql } from '#server/kernel/index.ts'
import { testApp, type TestApp } from '../test-app.ts'
import { changeRoleAction, type Changing } from './change-role.ts'
import { findNextChange, findRoleId, insertGrant, type NewGrant } from './roles.queries.ts'
import { changeTestRole } from './test-roles.ts'

/** Rights that somebody does not have yet, or has at one venue, when they change a role of their own. */
const OWN: readonly Permission[] = ['roles.manage', 'staff.read', 'approvals.use']
const VENUE = '0190d3a0-7b1c-7000-8000-00000000e571'
const DAY = 24 * 60 * 60_000
const REASON = 'It would be handy for all of us.'
let t: TestApp
let userId: number
let others: number

beforeAll(async () => {
  t = await testApp()
  userId = (await t.seedStaff(['administrator'])).userId
  others = userId + 1
  await changeTestRole(t.needs, 'operations', { permissions: Object.fromEntries(OWN.map((one) => [one, null])) })
})
afterAll(() => t.close())

async function give(key: string, grant: Partial<NewGrant>) {
  const now = t.clock.now()
  const roleId = (await findRoleId(t.db, key, t.needs.target)) ?? 0
  const rest = { validUntil: null, ceilings: {}, venues: null, givenBy: null, approvedBy: null, reason: REASON }
  const row = { id: newId(now), userId, roleId, validFrom: now, givenAt: now, ...rest, ...grant }
  await t.db.transaction((tx) => insertGrant(tx, row))
}

/** A change of a role that the person requests, and one that they approve. */
async function change(
  role: string,
  permissions: readonly Permission[],
  more: Partial<Pick<Changing, 'audiences' | 'hours' | 'networks'>> = {},
) {
  const action = changeRoleAction(t.needs)
  const changing = {
    role,
    name: role,
    permissions: permissions.map((permission) => ({ permission, ceilingMinor: null })),
    audiences: [],
    idleMinutes: null,
    networks: [],
    hours: null,
    ...more,
  }
  const person = { userId, name: 'Iveta' }
  const other = { userId: others, name: 'Radim' }
  const by = {
    asker: other,
    approver: { ...person, permissions: [] },
    reason: REASON,
    decision: null,
    acceptedWarnings: [],
  }
  const outcomeOf = async (run: Promise<unknown>) => run.catch((error: unknown) => error)
  return [
    await outcomeOf(t.db.transaction((tx) => action.preview(tx, changing, person))),
    await outcomeOf(t.db.transaction((tx) => action.run(tx, changing, by))),
  ]
}

const gain = (permission: Permission) => ({ code: 'ERR_OWN_RIGHTS', details: { permission } })

test('a role that begins tomorrow is not extended by the person who will hold it', async () => {
  await t.giveRoles(['operations'], userId)
  await give('support', { validFrom: new Date(t.clock.now().getTime() + DAY) })
  for (const outcome of await change('support', ['players.search', 'payments.manage']))
    expect(outcome).toMatchObject(gain('payments.manage'))
})

test('a right at one venue is not made one at all venues by the person who has it', async () => {
  await t.giveRoles(['operations'], userId)
  await give('cashier', { venues: [VENUE] })
  for (const outcome of await change('operations', [...OWN, 'cash.work']))
    expect(outcome).toMatchObject(gain('cash.work'))
})

test('a role whose beginning has microseconds, written by SQL, is found after it has begun', async () => {
  await t.giveRoles(['operations'], userId)
  const now = t.clock.now()
  const from = new Date(now.getTime() + DAY / 2)
  await t.db.query(sql`
    insert into sign_in.role_grant (id, user_id, role_id, valid_from, ceilings, given_at, reason)
    select ${newId(now)}, ${userId}, id, ${from}::timestamptz + interval '1 microsecond', '{}', ${now}, ${REASON}
      from sign_in.role where key = 'support'`)
  const next = await findNextChange(t.db, userId, now)
  expect(next).toEqual(new Date(from.getTime() + 1))
  expect((await findNextChange(t.db, userId, next ?? from))?.getTime()).toBeGreaterThan(from.getTime() + 1)
  for (const outcome of await change('support', ['players.search', 'payments.manage']))
    expect(outcome).toMatchObject(gain('payments.manage'))
})

test('a right that ends in two days is not kept by the person who has it', async () => {
  await t.giveRoles(['operations'], userId)
  await give('support', { validUntil: new Date(t.clock.now().getTime() + 2 * DAY) })
  for (const outcome of await change('operations', [...OWN, 'support.manage']))
    expect(outcome).toMatchObject(gain('support.manage'))
})

test('a service is not opened to a role by the person who holds it', async () => {
  await changeTestRole(t.needs, 'support', { permissions: Object.fromEntries(OWN.map((one) => [one, null])) })
  await t.giveRoles(['support'], userId)
  for (const outcome of await change('support', OWN, { audiences: ['jackpots'] }))
    expect(outcome).toMatchObject({ code: 'ERR_OWN_RIGHTS', details: { audience: 'jackpots' } })
})

test('hours of a role are changed by two people who hold it: they are no rights', async () => {
  await t.giveRoles(['operations'], userId)
  const [asked] = await change('operations', OWN, { hours: { days: [1, 2, 3, 4, 5], from: '06:00', until: '22:00' } })
  expect(asked).toMatchObject({ subject: { kind: 'role' } })
})
