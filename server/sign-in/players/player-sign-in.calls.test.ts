import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RESET_TOKEN } from '#contract/onling-v2/player.ts'
import { JANA, ORIGIN, testApp, type TestApp } from '../test-app.ts'
import { writeLetters } from '../write-letters.ts'

const MINUTE = 60_000
const player = '/capi/v2-onling/Player'
const account = '/capi/PlayerAccount/v1'
const WRONG = { password: 'not the password' }
let t: TestApp
let jana: number

beforeAll(async () => {
  t = await testApp()
  jana = await t.seedJana()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.forgetAttempts()
  await t.db.query({ text: 'delete from sign_in.player_session', values: [] })
  t.needs.sessions.forgetAll()
  t.letters.length = 0
})

const isAlive = async (token: string) => (await t.post(`${player}/VerifyToken`, {}, { token })).status === 200
const signedInToken = async (): Promise<string> => (await t.signIn({ password: JANA.password })).body.token

describe('sign-in by e-mail and password', () => {
  test('opens a session with an HttpOnly cookie, whatever the case of the e-mail', async () => {
    const answer = await t.signIn({ email: 'JANA@post.example', password: JANA.password })
    expect(answer.status).toBe(200)
    expect(answer.body.player).toMatchObject({ playerId: jana, firstName: 'Jana', email: JANA.email })
    expect(answer.cookies[0]).toMatchObject({ name: 'tolar_session', httpOnly: true, secure: true, sameSite: 'Lax' })
    expect(await isAlive(answer.body.token)).toBe(true)
  })

  test('answers an unknown e-mail exactly like a wrong password, with one hash each', async () => {
    const before = t.hashesDone()
    const wrong = await t.signIn(WRONG)
    const unknown = await t.signIn({ email: 'nobody@post.example', ...WRONG })
    expect(t.hashesDone() - before).toBe(2)
    expect(wrong.status).toBe(422)
    expect(wrong.body.code).toBe('ERR_INVALID_CREDENTIALS')
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
  })

  test('opens a new session, whatever session or made-up token the request has', async () => {
    const before = await signedInToken()
    for (const brought of [before, `tp_${'x'.repeat(43)}`]) {
      const body = { email: JANA.email, password: JANA.password }
      const headers = { cookie: `tolar_session=${brought}`, authorization: `Bearer ${brought}`, origin: ORIGIN }
      const { body: given, cookies } = await t.post(`${player}/LoginByEmail`, body, { headers })
      expect([given.token, cookies[0]?.value]).not.toContain(brought)
      expect(await isAlive(given.token)).toBe(true)
    }
    expect(await isAlive(`tp_${'x'.repeat(43)}`)).toBe(false)
  })

  test('refuses both proofs at once and none: ERR_INVALID_CONTRACT', async () => {
    expect((await t.signIn({})).body.code).toBe('ERR_INVALID_CONTRACT')
    expect((await t.signIn({ password: 'x', oneTimePassword: '123456' })).body.code).toBe('ERR_INVALID_CONTRACT')
  })

  test('refuses a session above the maximum: ERR_OTHER_SESSION_IS_ACTIVE', async () => {
    const most = t.needs.rules.playerSession.openSessionsMax
    for (let open = 0; open < most; open += 1) expect((await t.signIn({ password: JANA.password })).status).toBe(200)
    const answer = await t.signIn({ password: JANA.password })
    expect(answer.body).toMatchObject({ code: 'ERR_OTHER_SESSION_IS_ACTIVE', details: { openSessions: most } })
  })

  test('keeps no token in the database', async () => {
    const token = await signedInToken()
    const rows = await t.db.query<{ text: string }>({
      text: 'select s::text as text from sign_in.player_session s',
      values: [],
    })
    expect(rows.length).toBe(1)
    expect(rows[0]?.text).not.toContain(token.slice(3))
  })
})

describe('bad attempts', () => {
  test('block their source at the fifth, even for the right password, until the given instant', async () => {
    for (let bad = 1; bad <= 4; bad += 1) expect((await t.signIn(WRONG)).body.code).toBe('ERR_INVALID_CREDENTIALS')
    const until = new Date(t.clock.now().getTime() + MINUTE).toISOString()
    expect((await t.signIn(WRONG)).body).toMatchObject({ code: 'ERR_TOO_MANY_BAD_ATTEMPTS', details: { until } })
    expect((await t.signIn({ password: JANA.password })).body).toMatchObject({
      code: 'ERR_TOO_MANY_BAD_ATTEMPTS',
      details: { until },
    })
    t.clock.advance(MINUTE)
    expect((await t.signIn({ password: JANA.password })).status).toBe(200)
    expect((await t.signIn(WRONG)).body.code).toBe('ERR_INVALID_CREDENTIALS')
  })

  test('block it for longer each time, up to an hour', async () => {
    const delays: number[] = []
    for (let bad = 1; bad <= 12; bad += 1) {
      const { details } = (await t.signIn(WRONG, '10.0.1.1')).body
      const wait = details ? new Date(details.until).getTime() - t.clock.now().getTime() : 0
      if (wait > 0) delays.push(wait / MINUTE)
      t.clock.advance(wait)
    }
    expect(delays).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  })

  test('block an account that does not exist in the same way', async () => {
    const codes: string[] = []
    for (let bad = 1; bad <= 6; bad += 1)
      codes.push((await t.signIn({ email: 'nobody@post.example', ...WRONG })).body.code)
    expect(codes.slice(3)).toEqual([
      'ERR_INVALID_CREDENTIALS',
      'ERR_TOO_MANY_BAD_ATTEMPTS',
      'ERR_TOO_MANY_BAD_ATTEMPTS',
    ])
  })

  test('block a source that tries many accounts, and nobody else', async () => {
    const most = t.needs.rules.attempts.source.freeAttempts
    for (let bad = 1; bad <= most; bad += 1) await t.signIn({ email: `p${bad}@post.example`, ...WRONG }, '10.9.9.9')
    expect((await t.signIn({ password: JANA.password }, '10.9.9.9')).body.code).toBe('ERR_TOO_MANY_BAD_ATTEMPTS')
    expect((await t.signIn({ password: JANA.password }, '10.9.9.8')).status).toBe(200)
  })

  test('of a stranger never block the owner, who has another source', async () => {
    for (let bad = 1; bad <= 5; bad += 1) await t.signIn(WRONG, '10.8.8.8')
    expect((await t.signIn({ password: JANA.password }, '10.8.8.8')).body.code).toBe('ERR_TOO_MANY_BAD_ATTEMPTS')
    expect((await t.signIn({ password: JANA.password }, '10.7.7.7')).status).toBe(200)
  })

  test('of many sources block all strangers, and not a browser that the owner has signed in with', async () => {
    const { cookies } = await t.signIn({ password: JANA.password }, '10.7.7.7')
    const device = cookies.find(({ name }) => name === 'tolar_device')
    expect(device).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
    const most = t.needs.rules.attempts.strangers.freeAttempts
    for (let bad = 1; bad <= most; bad += 1) await t.signIn(WRONG, `10.6.${bad}.1`)
    expect((await t.signIn({ password: JANA.password }, '10.7.7.8')).body.code).toBe('ERR_TOO_MANY_BAD_ATTEMPTS')
    const byDevice = (password: string, value = device?.value ?? '') => {
      const headers = { cookie: `tolar_device=${value}` }
      return t.post('/capi/v2-onling/Player/LoginByEmail', { email: JANA.email, password }, { ip: '10.6.1.1', headers })
    }
    expect((await byDevice(JANA.password)).status).toBe(200)
    // A token that we never issued counts as unknown.
    expect((await byDevice(JANA.password, `td_${'a'.repeat(43)}`)).body.code).toBe('ERR_TOO_MANY_BAD_ATTEMPTS')
    // A known browser has no more attempts than others.
    for (let bad = 1; bad <= 5; bad += 1) await byDevice('not-the-password')
    expect((await byDevice(JANA.password)).body.code).toBe('ERR_TOO_MANY_BAD_ATTEMPTS')
  })

  test('of a device that is known to one account count as a stranger’s for another account', async () => {
    const { cookies } = await t.signIn({ password: JANA.password })
    const headers = { cookie: `tolar_device=${cookies.find(({ name }) => name === 'tolar_device')?.value ?? ''}` }
    const path = '/capi/v2-onling/Player/LoginByEmail'
    const codes: string[] = []
    for (let bad = 1; bad <= 6; bad += 1)
      codes.push((await t.post(path, { email: 'other@post.example', ...WRONG }, { headers })).body.code)
    expect(codes.slice(4)).toEqual(['ERR_TOO_MANY_BAD_ATTEMPTS', 'ERR_TOO_MANY_BAD_ATTEMPTS'])
  })

  test('are all counted when they are sent concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => t.signIn(WRONG)))
    const judged = answers.filter(({ body }) => body.code === 'ERR_INVALID_CREDENTIALS')
    expect(judged.length).toBe(4)
  })
})

describe('a session', () => {
  test('ends when it was idle, and stays open when it was used', async () => {
    const token = await signedInToken()
    t.clock.advance(20 * MINUTE)
    expect(await isAlive(token)).toBe(true)
    t.clock.advance(20 * MINUTE)
    expect(await isAlive(token)).toBe(true)
    t.clock.advance(30 * MINUTE)
    expect(await isAlive(token)).toBe(false)
  })

  test('ends after twelve hours however much it is used', async () => {
    const token = await signedInToken()
    for (let passed = 20; passed < 12 * 60; passed += 20) {
      t.clock.advance(20 * MINUTE)
      expect(await isAlive(token)).toBe(true)
    }
    t.clock.advance(20 * MINUTE)
    expect(await isAlive(token)).toBe(false)
  })

  test('records activity at most once a minute', async () => {
    const token = await signedInToken()
    const seen = async () =>
      (await t.get('/capi/v2-onling/PlayerSession/GetActiveSessions', {}, { token })).body.sessions[0].lastSeenAt
    const first = await seen()
    t.clock.advance(40_000)
    expect(await seen()).toBe(first)
    t.clock.advance(40_000)
    expect(await seen()).toBe(t.clock.now().toISOString())
  })

  test('ends while nobody is there, however much its page asks by itself', async () => {
    const token = await signedInToken()
    const asked = async (headers: Record<string, string>) =>
      (await t.get('/capi/v2-onling/PlayerSession/GetActiveSessions', {}, { token, headers })).status
    for (let passed = 0; passed < 20; passed += 5) {
      t.clock.advance(5 * MINUTE)
      expect(await asked({ 'x-by-page': '1' })).toBe(200)
      expect(await asked({ accept: 'text/event-stream' })).toBe(200)
    }
    // A request that the page sent on its own does not hide the player's next activity.
    expect(await asked({})).toBe(200)
    t.clock.advance(25 * MINUTE)
    expect(await asked({ 'x-by-page': '1' })).toBe(200)
    t.clock.advance(6 * MINUTE)
    expect(await asked({ 'x-by-page': '1' })).toBe(401)
  })

  test('is listed, and ended one by one', async () => {
    const [a, b] = [await signedInToken(), await signedInToken()]
    expect(await isAlive(b)).toBe(true)
    const { sessions } = (await t.get('/capi/v2-onling/PlayerSession/GetActiveSessions', {}, { token: a })).body
    expect(sessions.map((one: { isCurrent: boolean }) => one.isCurrent).sort()).toEqual([false, true])
    const other = sessions.find((one: { isCurrent: boolean }) => !one.isCurrent).sessionId
    expect((await t.post(`${account}/EndSession`, { sessionId: other }, { token: a })).status).toBe(200)
    expect(await isAlive(b)).toBe(false)
    expect(await isAlive(a)).toBe(true)
    expect(t.control).toContainEqual({ topic: 'sign-in.session-ended', id: other })
    expect((await t.post(`${account}/EndSession`, { sessionId: other }, { token: a })).body.code).toBe(
      'ERR_SESSION_NOT_FOUND',
    )
  })

  test('of somebody else cannot be ended', async () => {
    const [token, before] = [await signedInToken(), t.control.length]
    const foreign = '01890000-0000-7000-8000-000000000000'
    expect((await t.post(`${account}/EndSession`, { sessionId: foreign }, { token })).body.code).toBe(
      'ERR_SESSION_NOT_FOUND',
    )
    expect(t.control.length).toBe(before)
  })

  test('ends with all others at EndAllSessions, and alone at Logout', async () => {
    const [a, b, c] = [await signedInToken(), await signedInToken(), await signedInToken()]
    expect((await t.post(`${player}/Logout`, {}, { token: c })).cookies[0]?.value).toBe('')
    expect([await isAlive(a), await isAlive(c)]).toEqual([true, false])
    await t.post(`${account}/EndAllSessions`, {}, { token: a })
    expect([await isAlive(a), await isAlive(b)]).toEqual([false, false])
  })

  test('by cookie changes nothing when another site sends the request', async () => {
    const cookie = `tolar_session=${await signedInToken()}`
    const verify = (headers: Record<string, string>) =>
      t.post(`${player}/VerifyToken`, {}, { headers: { cookie, ...headers } })
    expect((await verify({ origin: ORIGIN })).status).toBe(200)
    expect((await verify({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await verify({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await verify({ 'sec-fetch-site': 'cross-site', origin: ORIGIN })).status).toBe(403)
    expect((await verify({})).status).toBe(403)
  })
})

describe('a one-time password', () => {
  const ask = async (email = JANA.email) => {
    const answer = await t.post(`${account}/RequestOneTimePassword`, { email })
    await writeLetters(t.needs)
    const letter = t.letters.at(-1)
    return { answer, code: letter?.template === 'one-time-password' ? letter.values.code : '' }
  }
  beforeEach(() => t.clock.advance(2 * MINUTE))

  test('signs in once', async () => {
    const { code } = await ask()
    expect((await t.signIn({ oneTimePassword: code })).status).toBe(200)
    expect((await t.signIn({ oneTimePassword: code })).body.code).toBe('ERR_INVALID_CREDENTIALS')
  })

  test('signs in once even when sent twice at the same time', async () => {
    const { code } = await ask()
    const answers = await Promise.all([t.signIn({ oneTimePassword: code }), t.signIn({ oneTimePassword: code })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('is valid for five minutes', async () => {
    const { code } = await ask()
    t.clock.advance(5 * MINUTE)
    expect((await t.signIn({ oneTimePassword: code })).body.code).toBe('ERR_INVALID_CREDENTIALS')
  })

  test('is invalid after five wrong attempts, and replaced by a newer one', async () => {
    const { code } = await ask()
    const wrong = code === '000000' ? '111111' : '000000'
    for (let bad = 1; bad <= 5; bad += 1) {
      await t.signIn({ oneTimePassword: wrong })
      await t.forgetAttempts()
    }
    expect((await t.signIn({ oneTimePassword: code })).body.code).toBe('ERR_INVALID_CREDENTIALS')
    t.clock.advance(2 * MINUTE)
    const next = await ask()
    expect((await t.signIn({ oneTimePassword: next.code })).status).toBe(200)
  })

  test('is not sent to unknown e-mails, with the same reply, and at most once a minute to known ones', async () => {
    const known = await ask()
    await ask()
    const unknown = await ask('nobody@post.example')
    expect(t.letters.length).toBe(1)
    expect(unknown.answer.body).toEqual(known.answer.body)
  })
})

describe('a password reset', () => {
  const ask = async (): Promise<string> => {
    t.clock.advance(2 * MINUTE)
    await t.post(`${player}/RequestPasswordReset`, { email: JANA.email })
    await writeLetters(t.needs)
    const letter = t.letters.at(-1)
    return letter?.template === 'password-reset' ? (letter.values.url.split('#')[1] ?? '') : ''
  }
  const submit = (token: string, password: string) => t.post(`${player}/SubmitPasswordReset`, { token, password })

  test('refuses a weak password and leaves the token valid; then sets the password, ends all sessions and signs in', async () => {
    const old = await signedInToken()
    expect(await isAlive(old)).toBe(true)
    const token = await ask()
    // What the page looks for before it asks for a password.
    expect(token).toMatch(RESET_TOKEN)
    expect((await submit(token, 'short')).body).toMatchObject({
      code: 'ERR_PASSWORD_TOO_WEAK',
      details: { problem: 'too-short' },
    })
    expect((await submit(token, 'heslo12345')).body.details.problem).toBe('too-common')
    const answer = await submit(token, 'zelena lampa svití')
    expect(answer.status).toBe(200)
    expect([await isAlive(old), await isAlive(answer.body.token)]).toEqual([false, true])
    expect((await t.signIn({ password: JANA.password })).body.code).toBe('ERR_INVALID_CREDENTIALS')
    expect((await submit(token, 'zelena lampa svití')).body.code).toBe('ERR_TOKEN_INVALID')
    expect((await submit(await ask(), JANA.password)).status).toBe(200)
  })

  test('is void when a newer one is requested', async () => {
    const [older, newer] = [await ask(), await ask()]
    expect((await submit(older, 'zelena lampa svití')).body.code).toBe('ERR_TOKEN_INVALID')
    expect((await submit(newer, JANA.password)).status).toBe(200)
  })

  test('is refused with an unknown or expired token', async () => {
    expect((await submit('tr_unknown_unknown_unknown', 'zelena lampa')).body.code).toBe('ERR_TOKEN_INVALID')
    const token = await ask()
    t.clock.advance(30 * MINUTE)
    expect((await submit(token, 'zelena lampa')).body.code).toBe('ERR_TOKEN_EXPIRED')
  })
})

describe('an access token', () => {
  const login = (accessToken: string) => t.post(`${account}/LoginByAccessToken`, { accessToken })
  const make = async () =>
    (await t.post(`${account}/CreateAccessToken`, {}, { token: await signedInToken() })).body.accessToken

  test('signs in once; used again it invalidates the other devices', async () => {
    const [phone, tablet] = [await make(), await make()]
    expect((await login(phone)).status).toBe(200)
    expect((await login(phone)).body.code).toBe('ERR_TOKEN_INVALID')
    expect((await login(tablet)).body.code).toBe('ERR_TOKEN_INVALID')
  })

  test('is replaced by the next one', async () => {
    const first = await login(await make())
    expect(first.body.accessTokenExpiresAt).toBe(
      new Date(t.clock.now().getTime() + 30 * 24 * 60 * MINUTE).toISOString(),
    )
    const second = await login(first.body.accessToken)
    expect(second.status).toBe(200)
    expect(second.body.accessToken).not.toBe(first.body.accessToken)
  })

  test('stays valid when the session is refused by the maximum', async () => {
    const token = await make()
    const { openSessionsMax } = t.needs.rules.playerSession
    for (let open = 1; open < openSessionsMax; open += 1) await signedInToken()
    expect((await login(token)).body.code).toBe('ERR_OTHER_SESSION_IS_ACTIVE')
    expect((await login(token)).body.code).toBe('ERR_OTHER_SESSION_IS_ACTIVE')
  })

  test('is refused when unknown and after thirty days', async () => {
    expect((await login('ta_unknown_unknown_unknown')).body.code).toBe('ERR_TOKEN_INVALID')
    const token = await make()
    t.clock.advance(30 * 24 * 60 * MINUTE)
    expect((await login(token)).body.code).toBe('ERR_TOKEN_EXPIRED')
  })
})
