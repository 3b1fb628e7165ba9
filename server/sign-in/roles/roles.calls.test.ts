import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { PERMISSIONS, ROLES } from '#contract/permissions.ts'
import { newId, openControlBus, sql } from '#server/kernel/index.ts'
import { PATIENCE } from '#tests/patience.ts'
import { makeSessionCache, RIGHTS_CHANGED } from '../session-cache.ts'
import { makeStaffGuard } from '../staff/staff-guard.ts'
import { IVETA, testApp, type TestApp } from '../test-app.ts'
import { bringRoles } from './bring-roles.ts'
import { findNewestVersion, findRoleId } from './roles.queries.ts'
import { changeTestRole, holdOnly } from './test-roles.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const user = '/capi/v2-onling/User'
let t: TestApp
let userId: number

beforeAll(async () => {
  t = await testApp()
  userId = (await t.seedStaff(['administrator'])).userId
})
afterAll(() => t.close())
beforeEach(() => t.clock.advance(MINUTE))

const signIn = async (ip?: string): Promise<string> => {
  const body = { email: IVETA.email, password: IVETA.password, code: t.code() }
  return (await t.post(`${user}/Login`, body, ip ? { ip } : {})).body.token
}
const another = async () => {
  const rows = await t.db.query<{ id: number }>(sql`
    insert into sign_in.staff (email, name, password_hash) values ('zdena@tolar.example', 'Zdena', 'x')
    on conflict (lower(email)) do update set name = excluded.name returning id`)
  return rows[0]?.id ?? 0
}
const list = (token: string, ip?: string) => t.get(`${user}/List`, {}, ip ? { token, ip } : { token })
const inMinutes = (minutes: number) => new Date(t.clock.now().getTime() + minutes * MINUTE)

describe('roles of a new installation', () => {
  test('are those of the contract, and are created once', async () => {
    await bringRoles(t.needs)
    for (const [key, permissions] of Object.entries(ROLES)) {
      const version = await findNewestVersion(t.db, (await findRoleId(t.db, key, t.needs.target)) ?? 0)
      expect([key, version?.version, Object.keys(version?.permissions ?? {}).sort()]).toEqual([
        key,
        1,
        [...permissions].sort(),
      ])
    }
  })

  test('a permission of a new release is added to its roles once; a removed one stays removed', async () => {
    await changeTestRole(t.needs, 'games', { permissions: { 'games.read': null } })
    await t.db.query(sql`delete from sign_in.permission_known where permission = 'rounds.read'`)
    await Promise.all([bringRoles(t.needs), bringRoles(t.needs)])
    const games = await findNewestVersion(t.db, (await findRoleId(t.db, 'games', t.needs.target)) ?? 0)
    expect(games).toMatchObject({ version: 3, permissions: { 'games.read': null, 'rounds.read': null }, askedBy: null })
    expect(PERMISSIONS).toContain('games.manage')
    expect(games?.permissions).not.toHaveProperty(['games.manage'])
  })

  test('a release that knows no new permission still brings a new role and what it gave to and took from a role', async () => {
    const idOf = async (key: string) => (await findRoleId(t.db, key, t.needs.target)) ?? 0
    const [care, risk] = [await idOf('care'), await idOf('risk')]
    await t.db.query(sql`alter table sign_in.role_version disable trigger role_version_is_append_only`)
    // The state of an earlier release: one role is missing, one lacks the permission for cases and has one that it must
    // not have now.
    await t.db.query(sql`delete from sign_in.role_version where role_id = ${care}`)
    await t.db.query(sql`
      update sign_in.role_version set permissions = permissions - 'risk.work' || '{"staff.read": null, "games.manage": 500}'
       where role_id = ${risk}`)
    await t.db.query(sql`alter table sign_in.role_version enable trigger role_version_is_append_only`)
    expect(ROLES.risk).toContain('risk.work')
    // The operator's own decision: a permission that no release gave.
    const chosen = { ...(await findNewestVersion(t.db, risk))?.permissions }
    delete chosen['staff.read']
    await t.db.query(sql`
      insert into sign_in.role_version (role_id, version, name, permissions, audiences, networks, valid_from, asked_by, approved_by, reason)
      select role_id, 2, name, ${JSON.stringify(chosen)}::jsonb, audiences, networks, valid_from, ${userId}, ${await another()}, 'Test.'
        from sign_in.role_version where role_id = ${risk}`)
    await t.db.query(sql`
      insert into sign_in.role_version (role_id, version, name, permissions, audiences, networks, valid_from, reason)
      select role_id, 3, name, permissions || '{"staff.read": null}', audiences, networks, valid_from, 'Rights that a release brought.'
        from sign_in.role_version where role_id = ${risk} and version = 2`)
    await Promise.all([bringRoles(t.needs), bringRoles(t.needs)])
    expect(Object.keys((await findNewestVersion(t.db, care))?.permissions ?? {}).sort()).toEqual([...ROLES.care].sort())
    const brought = await findNewestVersion(t.db, risk)
    expect(brought).toMatchObject({ version: 4, askedBy: null })
    expect(brought?.permissions).toHaveProperty(['risk.work'], null)
    expect(brought?.permissions).toHaveProperty(['games.manage'], 500)
    expect(brought?.permissions).not.toHaveProperty(['staff.read'])
    await bringRoles(t.needs)
    expect(await findNewestVersion(t.db, risk)).toMatchObject({ version: 4 })
  })
})

/** Writes a version of a role as somebody of the staff has it signed. */
async function writeSigned(roleId: number, version: number, permissions: object, reason: string): Promise<void> {
  await t.db.query(sql`
    insert into sign_in.role_version (role_id, version, name, permissions, audiences, networks, valid_from, asked_by, approved_by, reason)
    select role_id, ${version}::int, name, ${JSON.stringify(permissions)}::jsonb, audiences, networks, valid_from, ${userId}, ${await another()}, ${reason}
      from sign_in.role_version where role_id = ${roleId} and version = ${version - 1}::int`)
}

describe('what releases change in a role', () => {
  test('a right that an earlier release took as it was started again comes with the next start of the newer one', async () => {
    const roleId = (await findRoleId(t.db, 'auditor', t.needs.target)) ?? 0
    const before = await findNewestVersion(t.db, roleId)
    const version = before?.version ?? 0
    const { 'reports.read': taken, ...permissions } = { ...before?.permissions }
    expect(taken).toBeNull()
    await changeTestRole(t.needs, 'auditor', { permissions, reason: 'Rights that a release changed.', askedBy: null })
    await bringRoles(t.needs)
    const again = await findNewestVersion(t.db, roleId)
    expect(again).toMatchObject({ version: version + 2, permissions: { 'reports.read': null } })
    // The same, taken by people, stays away.
    await writeSigned(roleId, version + 3, permissions, 'Audits read no figures.')
    await bringRoles(t.needs)
    expect((await findNewestVersion(t.db, roleId))?.permissions).not.toHaveProperty(['reports.read'])
  })

  test('what people signed is theirs, whatever they gave as their reason', async () => {
    const roleId = (await findRoleId(t.db, 'support', t.needs.target)) ?? 0
    const { version = 0, permissions } = (await findNewestVersion(t.db, roleId)) ?? {}
    expect(ROLES.support).not.toContain('games.manage')
    await writeSigned(roleId, version + 1, { ...permissions, 'games.manage': null }, 'Rights that a release changed.')
    await bringRoles(t.needs)
    expect((await findNewestVersion(t.db, roleId))?.permissions).toHaveProperty(['games.manage'], null)
  })
})

describe('a grant', () => {
  test('has no effect before its beginning and from its end on, although the session was cached', async () => {
    await holdOnly(t.needs, { userId, keys: ['auditor'], validFrom: inMinutes(2), validUntil: inMinutes(4) })
    const token = await signIn()
    expect((await list(token)).status).toBe(403)
    t.clock.advance(2 * MINUTE)
    expect((await list(token)).status).toBe(200)
    t.clock.advance(2 * MINUTE - 1)
    expect((await list(token)).status).toBe(200)
    t.clock.advance(1)
    expect((await list(token)).status).toBe(403)
  })

  test('of another brand has no effect here', async () => {
    await t.db.query(sql`insert into sign_in.role (key, target, made_at) values ('hall-clerk', 'another-brand', now())`)
    await t.db.query(sql`
      insert into sign_in.role_version (role_id, version, name, permissions, valid_from, reason)
      select id, 1, 'Hall clerk', '{"staff.read": null}', ${t.clock.now()}, 'Test.' from sign_in.role where key = 'hall-clerk'`)
    const roles = await t.db.query<{ id: number }>(sql`select id from sign_in.role where key = 'hall-clerk'`)
    await holdOnly(t.needs, { userId, keys: ['games'], roleId: roles[0]?.id ?? 0 })
    expect((await list(await signIn())).status).toBe(403)
  })

  test('is never given to oneself, nor by one person alone, nor changed afterwards', async () => {
    const insert = (givenBy: number, approvedBy: number) =>
      t.db.query(sql`
        insert into sign_in.role_grant (id, user_id, role_id, valid_from, given_by, approved_by, given_at, reason)
        values (${newId(t.clock.now())}, ${userId}, 1, now(), ${givenBy}, ${approvedBy}, now(), 'Test.')`)
    const other = await t.needs.db.query<{ id: number }>(sql`
      insert into sign_in.staff (email, name, password_hash) values ('karel@tolar.example', 'Karel', 'x') returning id`)
    const karel = other[0]?.id ?? 0
    await expect(insert(userId, karel)).rejects.toThrow()
    await expect(insert(karel, userId)).rejects.toThrow()
    await expect(insert(karel, karel)).rejects.toThrow()
    for (const table of ['role_grant', 'role_grant_end', 'role_version'])
      await expect(t.db.query({ text: `delete from sign_in.${table}`, values: [] })).rejects.toThrow('append-only')
    await expect(t.db.query(sql`update sign_in.role_grant set valid_until = null`)).rejects.toThrow('append-only')
  })
})

describe('a role', () => {
  test('that changes takes effect at once for signed-in people', async () => {
    await t.giveRoles(['auditor'])
    const token = await signIn()
    expect((await list(token)).status).toBe(200)
    await changeTestRole(t.needs, 'auditor', { permissions: { 'audit.read': null } })
    expect((await list(token)).body.details).toEqual({ permission: 'staff.read' })
    await changeTestRole(t.needs, 'auditor', { permissions: { 'staff.read': null } })
  })

  test('counts in its hours only', async () => {
    await t.giveRoles(['auditor'])
    // A Wednesday in Bratislava, two hours ahead of UTC.
    const until = inMinutes(2 * 60 + 8)
      .toISOString()
      .slice(11, 16)
    await changeTestRole(t.needs, 'auditor', { hours: { days: [3], from: '06:00', until } })
    const token = await signIn()
    t.clock.advance(8 * MINUTE - 1)
    expect((await list(token)).status).toBe(200)
    t.clock.advance(1)
    const closed = await list(token)
    expect([closed.status, closed.body.details]).toEqual([403, { permission: 'staff.read', because: 'working-hours' }])
    await changeTestRole(t.needs, 'auditor', { hours: null })
  })

  test('counts from its networks only', async () => {
    await t.giveRoles(['auditor'])
    await changeTestRole(t.needs, 'auditor', { networks: ['10.1.0.0/16'] })
    const token = await signIn('10.1.0.5')
    expect((await list(token, '10.1.7.7')).status).toBe(200)
    const closed = await list(token, '10.2.0.1')
    expect([closed.status, closed.body.details]).toEqual([403, { permission: 'staff.read', because: 'network' }])
    expect((await list(token, '10.1.7.7')).status).toBe(200)
    await changeTestRole(t.needs, 'auditor', { networks: [] })
  })

  test('has an idle time of its own, after which the session is over', async () => {
    await t.giveRoles(['auditor'])
    await changeTestRole(t.needs, 'auditor', { idleMinutes: 5 })
    const token = await signIn()
    t.clock.advance(4 * MINUTE)
    expect((await list(token)).status).toBe(200)
    t.clock.advance(5 * MINUTE)
    expect((await list(token)).status).toBe(401)
    await changeTestRole(t.needs, 'auditor', { idleMinutes: null })
  })

  test('gives its ceilings to the caller', async () => {
    await changeTestRole(t.needs, 'auditor', { permissions: { 'staff.read': null, 'bonuses.manage': 50_000 } })
    await holdOnly(t.needs, { userId, keys: ['auditor'], ceilings: { 'bonuses.manage': 20_000 } })
    const guard = makeStaffGuard({ ...t.needs, sessions: makeSessionCache() })
    expect(await guard(await signIn(), '127.0.0.1')).toMatchObject({
      roles: ['auditor'],
      ceilings: { 'bonuses.manage': 20_000 },
    })
  })
})

test('the split of a permission into three removes and adds nothing for anybody, including ceilings of roles and grants', async () => {
  const parts = ['payments.refund', 'payments.send']
  await t.db.query({ text: 'delete from sign_in.permission_known where permission = any($1)', values: [parts] })
  await changeTestRole(t.needs, 'payments', { permissions: { 'payments.read': null } })
  // Somebody gave the auditor a right that no release did.
  await changeTestRole(t.needs, 'auditor', { permissions: { 'payments.manage': 50_000 }, reason: 'Test.' })
  await holdOnly(t.needs, { userId, keys: ['auditor'], ceilings: { 'payments.manage': 20_000 } })
  const migration = new URL('../../migrations/1410-payments-rights-apart.sql', import.meta.url)
  const [up = ''] = readFileSync(migration, 'utf8').split('-- Down Migration')
  for (const text of up.split(/;\n/).filter((one) => /\w/.test(one))) await t.db.query({ text, values: [] })
  await bringRoles(t.needs)
  const newest = async (key: string) =>
    (await findNewestVersion(t.db, (await findRoleId(t.db, key, t.needs.target)) ?? 0))?.permissions
  expect(await newest('payments')).toEqual({ 'payments.read': null })
  expect(await newest('auditor')).toEqual(Object.fromEntries(['payments.manage', ...parts].map((one) => [one, 50_000])))
  t.needs.sessions.forgetRights(String(userId))
  const guard = makeStaffGuard({ ...t.needs, sessions: makeSessionCache() })
  expect((await guard(await signIn(), '127.0.0.1'))?.ceilings).toEqual(
    Object.fromEntries(['payments.manage', ...parts].map((one) => [one, 20_000])),
  )
})

test('a change in one process soon takes effect in the other, although it cached the session', async () => {
  await t.giveRoles(['administrator'])
  const token = await signIn()
  const sessions = makeSessionCache()
  const guard = makeStaffGuard({ ...t.needs, sessions })
  const bus = await openControlBus({
    db: t.db,
    databaseUrl: t.db.url,
    logger: pino({ level: 'silent' }),
    onMessage: sessions.onMessage,
    onReconnect: sessions.forgetAll,
  })
  const mayLock = async () => (await guard(token, '127.0.0.1'))?.permissions.includes('players.lock')
  expect(await mayLock()).toBe(true)
  t.clock.advance(DAY / 24 / 60 / 60)
  await holdOnly(t.needs, { userId, keys: ['support'] })
  expect(await mayLock(), 'remembered until the message comes').toBe(true)
  await bus.send({ topic: RIGHTS_CHANGED, id: String(userId) })
  await vi.waitFor(async () => expect(await mayLock()).toBe(false), PATIENCE)
  await bus.close()
})
