import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedPlayer } from '../seed.ts'
import { changeTestRole } from '../roles/test-roles.ts'
import { IVETA, JANA, ORIGIN, testApp, TOTP_SECRET, type TestApp } from '../test-app.ts'

const MINUTE = 60_000
const user = '/capi/v2-onling/User'
const authentication = '/api/Authentication/v1'
const backoffice = '/capi/BackOffice/v1'
const EXPLANATION = 'The name on the card is another one.'
let t: TestApp

beforeAll(async () => {
  t = await testApp()
  await t.seedStaff(['administrator'])
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.forgetAttempts()
  t.clock.advance(MINUTE)
})

const staffRow = (change: string) => t.db.query({ text: `update sign_in.staff set ${change}`, values: [] })
const login = (change: object = {}) =>
  t.post(`${user}/Login`, { email: IVETA.email, password: IVETA.password, code: t.code(), ...change })
const signedInToken = async (): Promise<string> => {
  t.clock.advance(MINUTE)
  return (await login()).body.token
}
const withRoles = async (...roles: string[]): Promise<string> => {
  await t.giveRoles(roles)
  return signedInToken()
}

test('a session outlives a database connection that is lost while it is judged: 503, never signed out', async () => {
  const token = await signedInToken()
  // Later than the cache reaches, so that the session is read and its end is moved.
  t.clock.advance(2 * MINUTE)
  const verify = () => t.post(`${user}/VerifyToken`, {}, { token })
  const lost = await t.db.transaction(async (tx) => {
    await tx.query({ text: 'select id from sign_in.staff_session for update', values: [] })
    const answer = verify()
    const cut = {
      text: `select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock' and query like '%staff_session%'`,
      values: [],
    }
    await expect.poll(() => t.db.query(cut)).toHaveLength(1)
    return answer
  })
  expect(lost).toMatchObject({ status: 503, body: { code: 'ERR_UNAVAILABLE' } })
  expect(await verify()).toMatchObject({ status: 200, body: { user: { email: IVETA.email } } })
})

describe('staff sign-in', () => {
  test('needs password and code, returns roles and permissions, and is in the audit log', async () => {
    const answer = await login()
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ audience: 'main', user: { name: IVETA.name, roles: ['administrator'] } })
    expect(answer.body.user.permissions).toContain('players.lock')
    expect(answer.cookies[0]).toMatchObject({ name: 'tolar_staff', httpOnly: true, sameSite: 'Lax' })
    expect(t.staffEvents.at(-1)).toMatchObject({ action: 'staff.signed-in', userName: IVETA.name })
    const verified = await t.post(`${user}/VerifyToken`, {}, { token: answer.body.token })
    expect(verified.body).toMatchObject({ audience: 'main', user: { email: IVETA.email } })
  })

  test('does not reveal which was wrong, nor whether the person exists', async () => {
    const before = t.hashesDone()
    const wrongs = [
      await login({ password: 'no' }),
      await login({ code: '000000' }),
      await login({ email: 'x@tolar.example' }),
    ]
    expect(wrongs.map(({ body }) => body.code)).toEqual(Array.from({ length: 3 }, () => 'ERR_INVALID_CREDENTIALS'))
    // Each costs a hash, so that the response time reveals nothing either.
    expect(t.hashesDone() - before).toBe(3)
    const steps = []
    for (const email of [IVETA.email, 'x@tolar.example'])
      steps.push(await t.post(`${authentication}/Login`, { email, password: 'no' }))
    expect(steps.map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'ERR_INVALID_CREDENTIALS'],
      [422, 'ERR_INVALID_CREDENTIALS'],
    ])
    expect(t.hashesDone() - before).toBe(5)
  })

  test('opens a new session, whatever session the request has', async () => {
    const first = await signedInToken()
    t.clock.advance(MINUTE)
    const body = { email: IVETA.email, password: IVETA.password, code: t.code() }
    const headers = { cookie: `tolar_staff=${first}`, authorization: `Bearer ${first}` }
    const { body: given } = await t.post(`${user}/Login`, body, { headers })
    expect(given.token).toMatch(/^ts_/)
    expect(given.token).not.toBe(first)
  })

  test('refuses a code that was used, at once and in two requests at the same time', async () => {
    const code = t.code()
    expect((await login({ code })).status).toBe(200)
    expect((await login({ code })).body.code).toBe('ERR_INVALID_CREDENTIALS')
    t.clock.advance(MINUTE)
    const both = await Promise.all([login(), login()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('is not blocked for its owner by a stranger who guesses', async () => {
    const from = (ip: string, change: object) =>
      t.post(`${user}/Login`, { email: IVETA.email, password: IVETA.password, code: t.code(), ...change }, { ip })
    for (let bad = 1; bad <= 5; bad += 1) await from('10.8.8.8', { password: 'a-guess' })
    expect((await from('10.8.8.8', {})).body.code).toBe('ERR_TOO_MANY_BAD_ATTEMPTS')
    const { status, cookies } = await from('10.7.7.7', {})
    expect(status).toBe(200)
    // Many strangers together block each other, but not a browser that has signed in before.
    const headers = {
      cookie: `tolar_staff_device=${cookies.find(({ name }) => name.endsWith('_device'))?.value ?? ''}`,
    }
    const most = t.needs.rules.attempts.strangers.freeAttempts
    for (let bad = 1; bad <= most; bad += 1) await from(`10.6.${bad}.1`, { password: 'a-guess' })
    t.clock.advance(31_000)
    expect((await from('10.7.7.9', {})).body.code).toBe('ERR_TOO_MANY_BAD_ATTEMPTS')
    const body = { email: IVETA.email, password: IVETA.password, code: t.code() }
    expect((await t.post(`${user}/Login`, body, { ip: '10.7.7.9', headers })).status).toBe(200)
  })

  test('is blocked after five bad codes until the given instant', async () => {
    let last = await login({ code: '000000' })
    for (let bad = 2; bad <= 5; bad += 1) last = await login({ code: '000000' })
    expect(t.staffEvents.at(-1)).toMatchObject({ action: 'staff.code-refused', userName: IVETA.name, sessionId: null })
    const until = new Date(t.clock.now().getTime() + MINUTE).toISOString()
    expect(last.body).toMatchObject({ code: 'ERR_TOO_MANY_BAD_ATTEMPTS', details: { until } })
    expect((await login()).body.code).toBe('ERR_TOO_MANY_BAD_ATTEMPTS')
    t.clock.advance(MINUTE)
    expect((await login()).status).toBe(200)
  })

  test('reveals a locked account only after the right password', async () => {
    await staffRow('is_active = false')
    expect((await login({ password: 'no' })).body.code).toBe('ERR_INVALID_CREDENTIALS')
    expect((await login()).body.code).toBe('ERR_ACCOUNT_LOCKED')
    await staffRow('is_active = true')
  })

  test('in two steps: the first gives access only to the second', async () => {
    const first = await t.post(`${authentication}/Login`, { email: IVETA.email, password: IVETA.password })
    expect(first.body).toMatchObject({ secondFactor: 'required' })
    const { challengeToken } = first.body
    expect((await t.post(`${user}/VerifyToken`, {}, { token: challengeToken })).status).toBe(401)
    const finish = (code: string) => t.post(`${authentication}/LoginWithOtp`, { challengeToken, code })
    expect((await finish('000000')).body.code).toBe('ERR_INVALID_SECURITY_CODE')
    expect((await finish(t.code())).status).toBe(200)
    t.clock.advance(MINUTE)
    expect((await finish(t.code())).body.code).toBe('ERR_TOKEN_INVALID')
  })

  test('enrols an authenticator at the first sign-in, once', async () => {
    await staffRow('totp_secret_sealed = null')
    expect((await login()).body).toMatchObject({ code: 'ERR_INVALID_CONTRACT' })
    const first = (await t.post(`${authentication}/Login`, { email: IVETA.email, password: IVETA.password })).body
    const second = (await t.post(`${authentication}/Login`, { email: IVETA.email, password: IVETA.password })).body
    expect(first.secondFactor).toBe('enrol')
    expect(first.enrolment.uri).toContain('otpauth://totp/')
    const codeOf = (secret: string) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: t.clock.now().getTime() })
    const finish = (challengeToken: string, code: string) =>
      t.post(`${authentication}/LoginWithOtp`, { challengeToken, code })
    expect((await finish(first.challengeToken, codeOf(first.enrolment.secret))).status).toBe(200)
    t.clock.advance(MINUTE)
    expect((await finish(second.challengeToken, codeOf(second.enrolment.secret))).body.code).toBe(
      'ERR_INVALID_SECURITY_CODE',
    )
    expect((await login({ code: codeOf(first.enrolment.secret) })).status).toBe(200)
    const rows = await t.db.query<{ sealed: string }>({
      text: 'select totp_secret_sealed as sealed from sign_in.staff',
      values: [],
    })
    expect(rows[0]?.sealed).not.toContain(first.enrolment.secret)
    await staffRow(`totp_secret_sealed = '${t.needs.sealer.seal(TOTP_SECRET)}'`)
  })

  test('verifies a code again, once', async () => {
    const token = await signedInToken()
    t.clock.advance(MINUTE)
    const verify = (code: string) => t.post(`${authentication}/VerifyOtp`, { code }, { token })
    expect((await verify(t.code())).body).toEqual({ valid: true })
    expect((await verify(t.code())).body).toEqual({ valid: false })
    expect((await t.post(`${authentication}/VerifyOtp`, { code: t.code() })).body.code).toBe('ERR_TOKEN_INVALID')
  })
})

describe('a staff session', () => {
  test('ends after fifteen idle minutes, after ten hours, and at Logout', async () => {
    const isAlive = async (token: string) => (await t.post(`${authentication}/VerifyToken`, {}, { token })).body.alive
    const idle = await signedInToken()
    t.clock.advance(15 * MINUTE)
    expect(await isAlive(idle)).toBe(false)
    const busy = await signedInToken()
    for (let passed = 10; passed < 600; passed += 10) {
      t.clock.advance(10 * MINUTE)
      expect(await isAlive(busy)).toBe(true)
    }
    t.clock.advance(10 * MINUTE)
    expect(await isAlive(busy)).toBe(false)
    const out = await signedInToken()
    expect((await t.post(`${user}/Logout`, {}, { token: out })).status).toBe(200)
    expect(await isAlive(out)).toBe(false)
  })

  test('of a role with one idle minute lasts as long as somebody works', async () => {
    await changeTestRole(t.needs, 'games', { idleMinutes: 1 })
    const token = await withRoles('games')
    const statusOf = async () => (await t.post(`${user}/VerifyToken`, {}, { token })).status
    for (let seconds = 0; seconds < 300; seconds += 29) {
      t.clock.advance(29_000)
      expect(await statusOf(), `after ${seconds} s`).toBe(200)
    }
    t.clock.advance(MINUTE)
    expect(await statusOf()).toBe(401)
    await changeTestRole(t.needs, 'games', { idleMinutes: null })
  })

  test('is not ended by answers that were lost: nothing of it is spent, and each request is repeated', async () => {
    const first = async () => t.post(`${authentication}/Login`, { email: IVETA.email, password: IVETA.password })
    const finish = async (challengeToken: string) =>
      t.post(`${authentication}/LoginWithOtp`, { challengeToken, code: t.code() })
    await first()
    await finish((await first()).body.challengeToken)
    t.clock.advance(MINUTE)
    const { token } = (await finish((await first()).body.challengeToken)).body
    const again = async () => {
      const answers = [
        await t.post(`${user}/ChangeAudience`, { audience: 'capi' }, { token }),
        await t.post(`${user}/VerifyToken`, {}, { token }),
      ]
      return answers.map(({ status }) => status)
    }
    expect(await again()).toEqual([200, 200])
    t.clock.advance(100_000)
    expect(await again()).toEqual([200, 200])
  })

  test('that was signed out late leaves the cookie of the next sign-in where it is', async () => {
    const token = await signedInToken()
    const headers = { origin: ORIGIN, cookie: `tolar_staff=${token}` }
    const { status, cookies } = await t.post(`${user}/Logout`, {}, { headers })
    expect([status, cookies]).toEqual([200, []])
    expect((await t.post(`${user}/VerifyToken`, {}, { headers })).status).toBe(401)
  })

  test('issues tokens for the services that its roles allow, and they end together', async () => {
    const token = await withRoles('games')
    const change = (audience: string) => t.post(`${user}/ChangeAudience`, { audience }, { token })
    const jackpots = (await change('jackpots')).body
    expect(jackpots.audience).toBe('jackpots')
    expect((await change('machine-learning')).body.code).toBe('ERR_AUDIENCE_NOT_GRANTED')
    expect((await t.post(`${user}/VerifyToken`, {}, { token: jackpots.token })).status).toBe(401)
    const state = () => t.post(`${authentication}/VerifyToken`, {}, { token: jackpots.token })
    expect((await state()).body).toMatchObject({ alive: true, realm: 'staff' })
    const old = await t.post(`${authentication}/ClientTokenChangeAudience`, { audience: 'capi' }, { token })
    expect(old.body.audience).toBe('capi')
    expect((await t.post(`${authentication}/ClientTokenChangeAudience`, { audience: 'capi' })).body.code).toBe(
      'ERR_TOKEN_INVALID',
    )
    await t.post(`${user}/Logout`, {}, { token })
    expect((await state()).body).toEqual({ alive: false })
  })

  test('is refused what its roles do not permit, and players are refused everything', async () => {
    const token = await withRoles('games')
    const answer = await t.get('/capi/v2-onling/Player/Search', {}, { token })
    expect([answer.status, answer.body.details]).toEqual([403, { permission: 'players.search' }])
    expect((await t.get('/capi/v2-onling/Player/Search')).status).toBe(401)
    await t.seedJana()
    const jana = (await t.signIn({ password: JANA.password })).body.token
    expect((await t.get('/capi/v2-onling/Player/Search', {}, { token: jana })).status).toBe(403)
    expect((await t.get('/capi/v2-onling/Player/Get', {}, { token })).status).toBe(403)
  })
})

describe('staff and players', () => {
  test('find one by number, e-mail and name in either order, always masked', async () => {
    const playerId = await t.seedJana()
    const token = await withRoles('risk')
    const found = async (text: string) => (await t.get('/capi/v2-onling/Player/Search', { text }, { token })).body.rows
    for (const text of [String(playerId), 'JANA@post', 'jana novak', 'Nováková J', 'novakova'])
      expect(await found(text)).toMatchObject([{ playerId, maskedName: 'J••• N•••', maskedEmail: 'j•••@post.example' }])
    expect(await found('%')).toEqual([])
    expect(await found('999')).toEqual([])
    const reveal = await t.post(`${backoffice}/Player/Reveal`, { playerId, purpose: 'document check' }, { token })
    expect(reveal.body).toMatchObject({ surname: 'Nováková', birthDate: '1991-04-12' })
    expect(t.staffCalls.at(-1)).toMatchObject({ playerId, reason: 'document check' })
  })

  test('page through all of them', async () => {
    for (const name of ['Adam', 'Bára', 'Cyril'])
      await seedPlayer(t.needs, {
        email: `${name.toLowerCase()}@post.example`,
        password: 'x',
        firstName: name,
        surname: 'Stránka',
        birthDate: '1980-01-01',
        language: 'cs',
        currency: 'CZK',
      })
    const token = await withRoles('support')
    const page = async (cursor?: string) =>
      (
        await t.get(
          '/capi/v2-onling/Player/Search',
          { text: 'stranka', limit: '2', ...(cursor ? { cursor } : {}) },
          { token },
        )
      ).body
    const first = await page()
    expect(first.rows.length).toBe(2)
    const second = await page(first.nextCursor)
    expect([second.rows.length, second.nextCursor]).toEqual([1, null])
  })

  test('a lock ends sessions, blocks playing and is revealed only after the right password', async () => {
    const playerId = await t.seedJana()
    const token = await withRoles('risk')
    const jana = (await t.signIn({ password: JANA.password })).body.token
    const isAlive = async () => (await t.post('/capi/v2-onling/Player/VerifyToken', {}, { token: jana })).status === 200
    expect(await isAlive()).toBe(true)

    const lock = () =>
      t.post('/capi/v2-onling/Player/Lock', { playerId, reason: 'identity-doubt', explanation: EXPLANATION }, { token })
    const both = await Promise.all([lock(), lock()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(both.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    const inState = async (state: string) =>
      (await t.get('/capi/v2-onling/Player/Search', { text: String(playerId), state }, { token })).body.rows.length
    expect([await inState('locked'), await inState('open')]).toEqual([1, 0])
    expect([await isAlive(), t.blocked.has(playerId)]).toEqual([false, true])
    expect((await t.signIn({ password: 'wrong one' })).body.code).toBe('ERR_INVALID_CREDENTIALS')
    expect((await t.signIn({ password: JANA.password })).body.code).toBe('ERR_ACCOUNT_LOCKED')
    const dossier = (await t.get(`${backoffice}/Player/Get`, { playerId: String(playerId) }, { token })).body
    expect(dossier).toMatchObject({
      openSessions: 0,
      ageYears: 35,
      lock: { reason: 'identity-doubt', explanation: EXPLANATION, lockedBy: IVETA.name },
    })

    const acceptedWarnings = ['locked-identity-doubt']
    const unlock = (seen: object = {}) =>
      t.post(
        '/capi/v2-onling/Player/Unlock',
        { playerId, explanation: EXPLANATION, acceptedWarnings, ...seen },
        { token },
      )
    const staleLock = { lockedAt: new Date(t.clock.now().getTime() - MINUTE).toISOString() }
    expect((await unlock(staleLock)).body).toMatchObject({ code: 'ERR_STATE_CHANGED', details: { state: 'locked' } })
    expect(t.blocked.has(playerId)).toBe(true)
    expect((await unlock()).status).toBe(200)
    expect((await unlock()).body.code).toBe('ERR_STATE_CHANGED')
    expect(t.blocked.has(playerId)).toBe(false)
    expect((await t.signIn({ password: JANA.password })).status).toBe(200)
    expect(
      (await t.post('/capi/v2-onling/Player/Unlock', { playerId: 1, explanation: EXPLANATION }, { token })).body.code,
    ).toBe('ERR_PLAYER_NOT_FOUND')
  })

  test('staff list and end the sessions of a player', async () => {
    const playerId = await t.seedJana()
    const token = await withRoles('risk')
    await t.signIn({ password: JANA.password })
    const list = async () =>
      (await t.get(`${backoffice}/Player/ListSessions`, { playerId: String(playerId), limit: '1' }, { token })).body
    const [newest] = (await list()).rows
    expect(newest).toMatchObject({ endedAt: null, isCurrent: false })
    const end = (sessionId?: string) =>
      t.post(
        `${backoffice}/Player/EndSessions`,
        { playerId, explanation: EXPLANATION, ...(sessionId ? { sessionId } : {}) },
        { token },
      )
    expect((await end(newest.sessionId)).status).toBe(200)
    expect((await list()).rows[0]).toMatchObject({ sessionId: newest.sessionId, endReason: 'ended-by-staff' })
    expect((await end(newest.sessionId)).body.code).toBe('ERR_SESSION_NOT_FOUND')
    expect((await end()).status).toBe(200)
  })

  test('seeding the same colleague again changes neither password, name nor roles', async () => {
    const token = await withRoles('auditor')
    await t.seedStaff(['administrator'])
    const { rows } = (await t.get(`${user}/List`, {}, { token })).body
    expect(rows).toMatchObject([{ email: IVETA.email, roles: ['auditor'] }])
    t.clock.advance(MINUTE)
    expect((await login()).status).toBe(200)
  })

  test('colleagues are listed for those who may see them', async () => {
    const token = await withRoles('auditor')
    const { rows } = (await t.get(`${user}/List`, {}, { token })).body
    expect(rows).toMatchObject([{ name: IVETA.name, roles: ['auditor'], isActive: true }])
  })
})
