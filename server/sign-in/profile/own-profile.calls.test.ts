import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApprovals } from '#server/approvals/test-approvals.ts'
import { findGrants } from '../roles/find-grants.ts'
import { staffRoutes } from '../staff/staff.routes.ts'
import { BACKOFFICE_ORIGIN, IVETA, testApp, TOTP_SECRET, type TestApp } from '../test-app.ts'
import { testPasskey, type TestPasskey } from '../factors/test-passkey.ts'

type Session = { readonly sessionId: string; readonly openedAt: string }
type Options = Readonly<Record<string, unknown>>

const MINUTE = 60_000
const own = '/capi/Play/v1/Backoffice/OwnProfile'
const signIn = '/capi/Play/v1/Backoffice/SignIn'
const authentication = '/api/Authentication/v1'
const NEW_PASSWORD = 'nove-heslo-plne-slunce'
let t: TestApp
let token: string
let password = IVETA.password

beforeAll(async () => {
  t = await testApp({
    mount: async (app, needs) => {
      const { approvals } = await openTestApprovals(needs, {
        policy: [],
        findGrants: (db, userId) => findGrants(db, needs, userId),
      })
      staffRoutes(app, needs, approvals)
    },
  })
  await t.seedStaff(['support'])
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.forgetAttempts()
  t.clock.advance(MINUTE)
  token = (await t.post('/capi/v2-onling/User/Login', { email: IVETA.email, password, code: t.code() })).body.token
  t.clock.advance(MINUTE)
})

const call = (name: string, body: object) => t.post(`${own}/${name}`, body, { token })
const show = async () => (await t.get(`${own}/Get`, {}, { token })).body
const begin = () => t.post(`${authentication}/Login`, { email: IVETA.email, password })
const events = async () =>
  (await t.get(`${own}/ListSecurityEvents`, {}, { token })).body.rows.map(({ kind }: { kind: string }) => kind)

async function addPasskey(name: string, key: TestPasskey = testPasskey(BACKOFFICE_ORIGIN)): Promise<TestPasskey> {
  const { options } = (await call('BeginPasskey', { password })).body
  expect((await call('AddPasskey', { name, answer: key.register(options) })).body).toEqual({ done: true })
  return key
}

describe('a passkey', () => {
  test('is made after the password, used instead of a code, and excluded from being made again', async () => {
    expect((await call('BeginPasskey', { password: 'wrong' })).body.code).toBe('ERR_INVALID_CREDENTIALS')
    const key = await addPasskey('Notebook')
    const { options } = (await call('BeginPasskey', { password })).body
    expect(options).toMatchObject({
      authenticatorSelection: { userVerification: 'required' },
      excludeCredentials: [{ id: key.id }],
      rp: { id: 'backoffice.test' },
    })
    expect((await show()).passkeys).toMatchObject([{ passkeyId: key.id, name: 'Notebook', lastUsedAt: null }])

    const { challengeToken, factors } = (await begin()).body
    expect(factors).toMatchObject({ code: true, passkey: { userVerification: 'required' } })
    const opened = await t.post(`${signIn}/WithPasskey`, { challengeToken, answer: key.prove(factors.passkey) })
    expect(opened.body).toMatchObject({ user: { name: IVETA.name } })
    expect(
      (await t.post(`${signIn}/WithPasskey`, { challengeToken, answer: key.prove(factors.passkey) })).body.code,
    ).toBe('ERR_TOKEN_INVALID')
    expect(await events()).toContain('passkey-added')
  })

  test('of another page, for another challenge, without user verification, or of another device is refused', async () => {
    const key = await addPasskey('Phone')
    const bad = [
      (options: Options) => key.prove(options, { origin: 'https://backoffice.evil' }),
      (options: Options) => key.prove({ ...options, challenge: 'c29tZXRoaW5nIGVsc2U' }),
      (options: Options) => key.prove(options, { isVerified: false }),
      (options: Options) => testPasskey(BACKOFFICE_ORIGIN).prove(options),
      () => ({ id: key.id, response: 'nonsense' }),
      () => ({}),
    ]
    for (const prove of bad) {
      await t.forgetAttempts()
      const { challengeToken, factors } = (await begin()).body
      const answer = await t.post(`${signIn}/WithPasskey`, { challengeToken, answer: prove(factors.passkey) })
      expect([answer.status, answer.body.code]).toEqual([422, 'ERR_PASSKEY_NOT_ACCEPTED'])
    }
    expect(t.staffEvents.at(-1)).toMatchObject({ action: 'staff.code-refused' })
  })

  test('whose counter goes back opens the session and causes a warning', async () => {
    const key = await addPasskey('Key')
    const prove = async (counter: number) => {
      const { challengeToken, factors } = (await begin()).body
      return t.post(`${signIn}/WithPasskey`, { challengeToken, answer: key.prove(factors.passkey, { counter }) })
    }
    expect((await prove(7)).status).toBe(200)
    expect(await events()).not.toContain('passkey-counter-fell')
    expect((await prove(5)).status).toBe(200)
    expect(await events()).toContain('passkey-counter-fell')
  })

  test('is removed by its owner, but never the last second factor', async () => {
    const { passkeys } = await show()
    const remove = (passkeyId: string) => call('RemovePasskey', { passkeyId, password })
    await t.db.query({ text: 'update sign_in.staff set totp_secret_sealed = null', values: [] })
    for (const { passkeyId } of passkeys.slice(1)) expect((await remove(passkeyId)).body).toEqual({ done: true })
    expect((await remove(passkeys[0].passkeyId)).body.code).toBe('ERR_LAST_FACTOR')
    expect((await remove('not-mine')).body.code).toBe('ERR_PASSKEY_NOT_ACCEPTED')
    const { secondFactor, factors } = (await begin()).body
    expect([secondFactor, factors.code]).toEqual(['required', false])
    await t.db.query({
      text: `update sign_in.staff set totp_secret_sealed = '${t.needs.sealer.seal(TOTP_SECRET)}'`,
      values: [],
    })
    expect((await remove(passkeys[0].passkeyId)).body).toEqual({ done: true })
  })
})

test('recovery codes are shown once, each is valid once, and new ones void the old', async () => {
  const { codes } = (await call('MakeRecoveryCodes', { password })).body
  expect(codes.length).toBe(10)
  const rows = await t.db.query<{ row: string }>({
    text: 'select r::text as row from sign_in.staff_recovery_code r',
    values: [],
  })
  expect(JSON.stringify(rows)).not.toContain(codes[0])
  const enter = async (code: string) => {
    const { challengeToken } = (await begin()).body
    return t.post(`${signIn}/WithRecoveryCode`, { challengeToken, code })
  }
  expect((await enter(codes[0].toUpperCase().replaceAll('-', ' '))).status).toBe(200)
  expect((await enter(codes[0])).body.code).toBe('ERR_INVALID_SECURITY_CODE')
  expect((await show()).recoveryCodes).toBe(9)
  await call('MakeRecoveryCodes', { password })
  expect((await enter(codes[1])).body.code).toBe('ERR_INVALID_SECURITY_CODE')
  expect(t.letters.at(-1)).toMatchObject({ template: 'staff-notice', values: { kind: 'recovery-codes-made' } })
})

test('a new authenticator replaces the old one with its first code', async () => {
  const { secret } = (await call('BeginAuthenticator', { password })).body
  const codeOf = (of: string) => new TOTP({ secret: of }).generate({ timestamp: t.clock.now().getTime() })
  expect((await call('SetAuthenticator', { code: '000000' })).body.code).toBe('ERR_INVALID_SECURITY_CODE')
  expect((await call('SetAuthenticator', { code: codeOf(secret) })).body).toEqual({ done: true })
  t.clock.advance(MINUTE)
  const login = (code: string) => t.post('/capi/v2-onling/User/Login', { email: IVETA.email, password, code })
  expect((await login(codeOf(TOTP_SECRET))).body.code).toBe('ERR_INVALID_CREDENTIALS')
  expect((await login(codeOf(secret))).status).toBe(200)
  await t.db.query({
    text: `update sign_in.staff set totp_secret_sealed = '${t.needs.sealer.seal(TOTP_SECRET)}'`,
    values: [],
  })
})

test('a new password ends the other sessions, and sessions are ended one by one', async () => {
  const other = (await t.post('/capi/v2-onling/User/Login', { email: IVETA.email, password, code: t.code() })).body
    .token
  t.clock.advance(MINUTE)
  const third = (await t.post('/capi/v2-onling/User/Login', { email: IVETA.email, password, code: t.code() })).body
    .token
  const { sessions } = await show()
  expect(sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent).length).toBe(1)
  const isAlive = async (of: string) => (await t.post(`${authentication}/VerifyToken`, {}, { token: of })).body.alive
  const [newest] = sessions.toSorted((a: Session, b: Session) => b.openedAt.localeCompare(a.openedAt))
  expect((await call('EndSession', { sessionId: newest.sessionId })).body).toEqual({ done: true })
  expect([await isAlive(third), await isAlive(other), await isAlive(token)]).toEqual([false, true, true])
  expect((await call('EndSession', { sessionId: newest.sessionId })).body.code).toBe('ERR_SESSION_NOT_FOUND')
  expect((await call('EndSession', { sessionId: 'x'.repeat(36) })).body.code).toBe('ERR_SESSION_NOT_FOUND')

  expect((await call('ChangePassword', { password, newPassword: 'short' })).body.code).toBe('ERR_PASSWORD_TOO_WEAK')
  expect((await call('ChangePassword', { password, newPassword: NEW_PASSWORD })).body).toEqual({ done: true })
  password = NEW_PASSWORD
  expect([await isAlive(other), await isAlive(token)]).toEqual([false, true])
})

test('nobody signs in outside the hours or the networks of all their roles, and the refusal says which', async () => {
  const role = (change: string) =>
    t.db.query({
      text: `insert into sign_in.role_version
             select role_id, version + 1, name, permissions, audiences, idle_minutes, ${change}, valid_from, null, null, 'Test.'
               from sign_in.role_version v where role_id = (select id from sign_in.role where key = 'support')
              and version = (select max(version) from sign_in.role_version where role_id = v.role_id)`,
      values: [],
    })
  const login = (ip: string) =>
    t.post('/capi/v2-onling/User/Login', { email: IVETA.email, password, code: t.code() }, { ip })
  await role(`array['10.1.0.0/16'], null`)
  expect((await login('192.0.2.1')).body.code).toBe('ERR_NETWORK_NOT_ALLOWED')
  t.clock.advance(MINUTE)
  expect((await login('10.1.2.3')).status).toBe(200)
  // START is a Wednesday, noon in Bratislava.
  await role(`'{}', '{"days": [6], "from": "08:00", "until": "16:00"}'`)
  t.clock.advance(MINUTE)
  expect((await login('10.1.2.3')).body.code).toBe('ERR_OUTSIDE_WORKING_HOURS')
  await role(`'{}', null`)
})
