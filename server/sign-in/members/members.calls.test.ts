import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApprovals, testRule } from '#server/approvals/test-approvals.ts'
import { approvalRoutes } from '#server/approvals/index.ts'
import { sql } from '#server/kernel/index.ts'
import { findGrants } from '../roles/find-grants.ts'
import { changeTestRole } from '../roles/test-roles.ts'
import { notifyOfFailures } from '../security-log/notify-of-failures.ts'
import { seedStaff } from '../seed.ts'
import { staffRoutes } from '../staff/staff.routes.ts'
import { BACKOFFICE_ORIGIN, testApp, type TestApp } from '../test-app.ts'
import { openFirst } from './open-first.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const staff = '/capi/Play/v1/Backoffice/Staff'
const signIn = '/capi/Play/v1/Backoffice/SignIn'
const approvalsPath = '/capi/Play/v1/Backoffice/Approvals'
const authentication = '/api/Authentication/v1'
const EXPLANATION = 'Starts in support on Monday.'
const PASSWORD = 'velbloud-jde-uchem-jehly'
let t: TestApp

beforeAll(async () => {
  t = await testApp({
    mount: async (app, needs) => {
      const second = ['staff.give-role', 'staff.end-role', 'staff.change-role'] as const
      const { needs: approvalNeeds, approvals } = await openTestApprovals(needs, {
        policy: second.map((action) => testRule({ action, needs: 'second' })),
        findGrants: (db, userId) => findGrants(db, needs, userId),
      })
      approvalRoutes(app, approvalNeeds, approvals)
      staffRoutes(app, needs, approvals)
    },
  })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.forgetAttempts()
  t.clock.advance(MINUTE)
})

const tokenIn = (url: string) => url.split('#')[1] ?? ''
const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: t.clock.now().getTime() })
const lastLink = () => {
  const letter = t.letters.findLast(({ template }) => template === 'staff-link')
  return letter?.template === 'staff-link' ? letter.values.url : ''
}

/** Uses a link: sets a password and an authenticator, and is signed in. */
async function join(url: string, password = PASSWORD): Promise<{ token: string; secret: string; userId: number }> {
  const used = await t.post(`${signIn}/UseLink`, { token: tokenIn(url), password })
  expect(used.body.secondFactor).toBe('enrol')
  const { challengeToken, enrolment } = used.body
  const done = await t.post(`${authentication}/LoginWithOtp`, { challengeToken, code: codeOf(enrolment.secret) })
  expect(done.status).toBe(200)
  return { token: done.body.token, secret: enrolment.secret, userId: done.body.user.userId }
}

describe('from nothing to two administrators and a clerk', () => {
  let iveta: { token: string; secret: string; userId: number }
  let radim: { token: string; secret: string; userId: number }
  let karel: { token: string; userId: number }

  test('the first administrator is created once, by a link that is valid once', async () => {
    const email = 'iveta@first.example'
    const made = await openFirst(t.needs, { email, name: 'Iveta Správcová' })
    if (!made.made) throw new Error('nobody was there')
    expect(made.url).toContain(`${BACKOFFICE_ORIGIN}/join#tj_`)
    const again = await openFirst(t.needs, { email: 'eve@evil.example', name: 'Eve' })
    expect(again).toMatchObject({ made: false, because: 'link-is-open', until: made.expiresAt })

    t.clock.advance(24 * HOUR)
    expect((await t.post(`${signIn}/ReadLink`, { token: tokenIn(made.url) })).body.code).toBe('ERR_TOKEN_INVALID')
    const both = await Promise.all([
      openFirst(t.needs, { email, name: 'Iveta Správcová' }),
      openFirst(t.needs, { email, name: 'Iveta Správcová' }),
    ])
    expect(both.map((one) => one.made).sort()).toEqual([false, true])
    const second = both.find((one) => one.made)
    const url = second?.made ? second.url : ''
    expect((await t.post(`${signIn}/ReadLink`, { token: tokenIn(url) })).body).toMatchObject({
      email,
      purpose: 'first',
    })
    const weak = await t.post(`${signIn}/UseLink`, { token: tokenIn(url), password: 'iveta' })
    expect(weak.body).toMatchObject({ code: 'ERR_PASSWORD_TOO_WEAK', details: { problem: 'too-short' } })
    iveta = await join(url)
    expect((await t.post(`${signIn}/UseLink`, { token: tokenIn(url), password: PASSWORD })).body.code).toBe(
      'ERR_TOKEN_INVALID',
    )
    expect(await openFirst(t.needs, { email, name: 'Iveta' })).toEqual({
      made: false,
      because: 'staff-exists',
      until: null,
    })
  })

  test('the first may appoint a second administrator alone, but give nobody else a role, nor herself', async () => {
    const invite = await t.post(
      `${staff}/Invite`,
      { email: 'radim@first.example', name: 'Radim Druhý', language: 'cs', explanation: EXPLANATION },
      { token: iveta.token },
    )
    expect(invite.body.link.url, 'letters leave, so nobody else is shown the link').toBeNull()
    const give = (userId: number, role: string) =>
      t.post(`${staff}/GiveRole`, { userId, role, explanation: EXPLANATION }, { token: iveta.token })
    expect((await give(iveta.userId, 'administrator')).body.code).toBe('ERR_OWN_RIGHTS')
    expect((await give(invite.body.userId, 'support')).body.code).toBe('ERR_APPROVAL_NEEDED')
    expect((await give(invite.body.userId, 'administrator')).body).toEqual({ done: true })
    radim = await join(lastLink(), 'housle-hraji-potichu')
    expect(radim.userId).toBe(invite.body.userId)
    // He can approve now, so from here on nobody can give a role alone.
    const third = await t.post(
      `${staff}/Invite`,
      { email: 'treti@first.example', name: 'Třetí Člověk', language: 'cs', explanation: EXPLANATION },
      { token: iveta.token },
    )
    expect((await give(third.body.userId, 'administrator')).body.code).toBe('ERR_APPROVAL_NEEDED')
    await t.post(`${staff}/Deactivate`, { userId: radim.userId, explanation: EXPLANATION }, { token: iveta.token })
    t.clock.advance(MINUTE)
    expect((await give(third.body.userId, 'administrator')).body.code, 'not even when he is gone').toBe(
      'ERR_APPROVAL_NEEDED',
    )
    await t.db.query(sql`update sign_in.staff set is_active = true where id = ${radim.userId}`)
    await t.giveRoles(['administrator'], radim.userId)
    t.clock.advance(MINUTE)
    radim = { ...radim, token: await signInAgain('radim@first.example', 'housle-hraji-potichu', radim.secret) }
  })

  test('a clerk is invited, joins without rights, and works once two have approved', async () => {
    const invite = await t.post(
      `${staff}/Invite`,
      { email: 'karel@first.example', name: 'Karel Podpora', language: 'cs', explanation: EXPLANATION },
      { token: iveta.token },
    )
    const twice = await t.post(
      `${staff}/Invite`,
      { email: 'KAREL@first.example', name: 'Karel', language: 'cs', explanation: EXPLANATION },
      { token: iveta.token },
    )
    expect(twice.body.code).toBe('ERR_EMAIL_ALREADY_USED')
    karel = await join(lastLink(), 'lipa-kvete-v-cervnu')
    const search = () => t.get('/capi/v2-onling/Player/Search', { text: '1' }, { token: karel.token })
    expect((await search()).status).toBe(403)

    const validUntil = new Date(t.clock.now().getTime() + 9 * HOUR).toISOString()
    const asked = await t.post(
      `${staff}/GiveRole`,
      { userId: invite.body.userId, role: 'support', validUntil, explanation: EXPLANATION },
      { token: iveta.token },
    )
    expect(asked.body.code).toBe('ERR_APPROVAL_NEEDED')
    const { approvalId } = asked.body.details
    const sign = (token: string) =>
      t.post(`${approvalsPath}/Approve`, { approvalId, explanation: 'I know him, he starts on Monday.' }, { token })
    expect((await sign(iveta.token)).status).not.toBe(200)
    expect((await search()).status).toBe(403)
    const signed = await sign(radim.token)
    expect([signed.status, signed.body]).toMatchObject([200, {}])
    expect((await search()).status).toBe(200)

    const shown = (await t.get(`${staff}/Get`, { userId: String(karel.userId) }, { token: iveta.token })).body
    expect(shown.grants).toMatchObject([
      { role: 'support', validUntil, givenByName: 'Iveta Správcová', approvedByName: 'Radim Druhý', endedByName: null },
    ])
    expect(shown.rights.find((right: { permission: string }) => right.permission === 'players.search')).toMatchObject({
      roles: ['support'],
      since: shown.grants[0].validFrom,
    })
    expect(t.letters.at(-1)).toMatchObject({
      template: 'staff-notice',
      values: { kind: 'role-given', role: 'support' },
    })
  })

  test('lists who has a permission, now or at another instant', async () => {
    const who = async (query: object) =>
      (
        await t.get(`${staff}/WhoCan`, { permission: 'players.search', ...query }, { token: iveta.token })
      ).body.people.map(({ name }: { name: string }) => name)
    expect(await who({})).toEqual(['Iveta Správcová', 'Karel Podpora', 'Radim Druhý'])
    const before = new Date(t.clock.now().getTime() - 2 * MINUTE).toISOString()
    expect(await who({ at: before })).not.toContain('Karel Podpora')
    const after = new Date(t.clock.now().getTime() + 10 * HOUR).toISOString()
    expect(await who({ at: after })).not.toContain('Karel Podpora')

    const { people } = (await t.get(`${staff}/WhoCan`, { permission: 'roles.manage' }, { token: iveta.token })).body
    const second = ['staff.give-role', 'staff.end-role', 'staff.change-role'].map((action) => ({
      action,
      needs: 'second',
      permissions: [],
    }))
    expect(people.map(({ actions }: { actions: unknown }) => actions)).toEqual([second, second])
  })

  test('a role is changed by two people, neither of whom may gain a right by it', async () => {
    const change = (token: string, permissions: string[], role = 'support', more = {}) =>
      t.post(
        '/capi/Play/v1/Backoffice/Roles/Change',
        {
          role,
          name: role,
          permissions: permissions.map((permission) => ({ permission, ceilingMinor: null })),
          audiences: [],
          idleMinutes: null,
          networks: [],
          hours: null,
          explanation: EXPLANATION,
          ...more,
        },
        { token },
      )
    const targets: unknown[] = []
    for (const forEveryBrand of [true, false]) {
      const key = `made-${String(forEveryBrand)}`
      const { approvalId } = (await change(iveta.token, [], key, { forEveryBrand })).body.details
      await t.post(`${approvalsPath}/Approve`, { approvalId, explanation: EXPLANATION }, { token: radim.token })
      const { roles } = (await t.get('/capi/Play/v1/Backoffice/Roles/List', {}, { token: iveta.token })).body
      targets.push(roles.find((one: { role: string }) => one.role === key)?.target)
    }
    expect(targets).toEqual([null, t.needs.target])
    const asked = await change(iveta.token, ['players.search', 'rounds.read'])
    expect(asked.body.code).toBe('ERR_APPROVAL_NEEDED')
    const token = karel.token
    expect((await t.get('/capi/v2-onling/Player/Search', { text: '1' }, { token })).status).toBe(200)
    const { approvalId } = asked.body.details
    await t.post(
      `${approvalsPath}/Approve`,
      { approvalId, explanation: 'Support reads no money now.' },
      { token: radim.token },
    )
    const roles = (await t.get('/capi/Play/v1/Backoffice/Roles/List', {}, { token: iveta.token })).body.roles
    expect(roles.find((one: { role: string }) => one.role === 'support')).toMatchObject({
      version: 2,
      askedByName: 'Iveta Správcová',
      approvedByName: 'Radim Druhý',
      holders: 1,
    })
    expect((await change(iveta.token, ['players.search'], 'Support!')).status).toBe(400)

    // Somebody who manages roles, and holds one that could be extended.
    const own = ['roles.manage', 'staff.read', 'approvals.use']
    await changeTestRole(t.needs, 'operations', { permissions: Object.fromEntries(own.map((one) => [one, null])) })
    await t.giveRoles(['operations'], iveta.userId)
    const gain = { code: 'ERR_OWN_RIGHTS', details: { permission: 'documents.read' } }
    expect((await change(iveta.token, [...own, 'documents.read'], 'operations')).body).toMatchObject(gain)
    const input = await change(radim.token, [...own, 'documents.read'], 'operations')
    const sign = { approvalId: input.body.details.approvalId, explanation: 'It would be handy for all of us.' }
    expect((await t.post(`${approvalsPath}/Approve`, sign, { token: iveta.token })).body).toMatchObject(gain)
    await t.giveRoles(['administrator'], iveta.userId)
  })

  test('a clerk who is deactivated loses sessions, roles and links at once, and is activated again without any', async () => {
    const token = karel.token
    expect((await t.get('/capi/v2-onling/Player/Search', { text: '1' }, { token })).status).toBe(200)
    const act = (name: string, userId: number, by = radim.token) =>
      t.post(`${staff}/${name}`, { userId, explanation: EXPLANATION }, { token: by })
    expect((await act('Deactivate', radim.userId)).body.code).toBe('ERR_OWN_RIGHTS')
    expect((await act('Deactivate', karel.userId)).body).toEqual({ done: true })
    expect(t.control).toContainEqual({ topic: 'sign-in.session-ended', id: expect.any(String) })
    expect((await t.get('/capi/v2-onling/Player/Search', { text: '1' }, { token })).status).toBe(401)
    expect((await act('Deactivate', karel.userId)).body.code).toBe('ERR_STATE_CHANGED')
    expect((await act('Activate', karel.userId)).body).toEqual({ done: true })
    const shown = (await t.get(`${staff}/Get`, { userId: String(karel.userId) }, { token: radim.token })).body
    expect([shown.isActive, shown.rights, shown.grants[0].endedByName]).toEqual([true, [], 'Radim Druhý'])
  })

  test('a reset ends sessions and the old password, and only the letter allows a new one', async () => {
    const reset = await t.post(
      `${staff}/Reset`,
      { userId: karel.userId, what: 'everything', explanation: EXPLANATION },
      { token: radim.token },
    )
    expect(reset.body.link.url).toBeNull()
    const old = await t.post(`${authentication}/Login`, {
      email: 'karel@first.example',
      password: 'lipa-kvete-v-cervnu',
    })
    expect(old.body.code).toBe('ERR_INVALID_CREDENTIALS')
    const first = lastLink()
    await t.post(
      `${staff}/Reset`,
      { userId: karel.userId, what: 'password', explanation: EXPLANATION },
      { token: radim.token },
    )
    expect((await t.post(`${signIn}/ReadLink`, { token: tokenIn(first) })).body.code).toBe('ERR_TOKEN_INVALID')
    expect((await join(lastLink(), 'znovu-a-jinak-lepe')).userId).toBe(karel.userId)
  })

  test('many bad attempts cause one letter, by the worker, and an administrator clears the block', async () => {
    for (let bad = 1; bad <= 5; bad += 1)
      await t.post(`${authentication}/Login`, { email: 'karel@first.example', password: 'wrong' })
    await notifyOfFailures(t.needs)
    await notifyOfFailures(t.needs)
    const events = await t.get(
      `${staff}/ListSecurityEvents`,
      { userId: String(karel.userId), kind: 'many-failures' },
      { token: radim.token },
    )
    expect(events.body.rows.length).toBe(1)
    const right = () =>
      t.post(`${authentication}/Login`, { email: 'karel@first.example', password: 'znovu-a-jinak-lepe' })
    expect((await right()).body.code).toBe('ERR_TOO_MANY_BAD_ATTEMPTS')
    await t.post(`${staff}/Unlock`, { userId: karel.userId, explanation: EXPLANATION }, { token: radim.token })
    expect((await right()).status).toBe(200)
  })

  test('a sign-in from a new network causes a letter, one from a known network does not', async () => {
    const places = async () =>
      (
        await t.get(
          `${staff}/ListSecurityEvents`,
          { userId: String(radim.userId), kind: 'new-place' },
          { token: radim.token },
        )
      ).body.rows.length
    const before = await places()
    await signInAgain('radim@first.example', 'housle-hraji-potichu', radim.secret, '198.51.100.7')
    expect(await places()).toBe(before + 1)
    await signInAgain('radim@first.example', 'housle-hraji-potichu', radim.secret, '198.51.100.7')
    expect(await places()).toBe(before + 1)
    expect(t.letters.at(-1)).toMatchObject({ values: { kind: 'new-place', source: '198.51.100.7' } })
  })

  test('who may not manage staff changes nothing', async () => {
    await seedStaff(t.needs, {
      email: 'auditor@first.example',
      password: PASSWORD,
      name: 'Auditor',
      roles: ['auditor'],
      totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    })
    const token = await signInAgain('auditor@first.example', PASSWORD, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
    for (const name of ['Deactivate', 'Activate', 'Unlock'])
      expect((await t.post(`${staff}/${name}`, { userId: 1, explanation: EXPLANATION }, { token })).status).toBe(403)
    expect(
      (await t.post(`${staff}/GiveRole`, { userId: 1, role: 'support', explanation: EXPLANATION }, { token })).status,
    ).toBe(403)
    expect((await t.get(`${staff}/ListSecurityEvents`, {}, { token })).status).toBe(200)
  })

  async function signInAgain(email: string, password: string, secret: string, ip?: string): Promise<string> {
    t.clock.advance(MINUTE)
    const answer = await t.post(
      '/capi/v2-onling/User/Login',
      { email, password, code: codeOf(secret) },
      ip ? { ip } : {},
    )
    expect(answer.status).toBe(200)
    return answer.body.token
  }
})
