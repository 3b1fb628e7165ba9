import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#server/kernel/index.ts'
import { JANA, testApp, type TestApp } from '../test-app.ts'
import { writeLetters } from '../write-letters.ts'

const ROOT = '/capi/Authentication/v1/PlayerAuthentication'
const PHONE = '+420777123456'

let t: TestApp
let playerId: number

beforeAll(async () => {
  t = await testApp()
  playerId = await t.seedJana()
})
afterAll(() => t?.close())
beforeEach(async () => {
  await t.forgetAttempts()
  await t.db.query(sql`delete from sign_in.one_time_password`)
  t.letters.length = 0
  t.codes.length = 0
  t.clock.advance(120_000)
})

const call = (name: string, body: object, token?: string) => t.post(`${ROOT}/${name}`, body, token ? { token } : {})
const byPassword = (password = JANA.password, login = JANA.email) => call('ByPassword', { login, password })
const provePhone = (provedAt: Date | null) =>
  t.db.query(sql`
    with one as (update players.player set phone = ${PHONE} where id = ${playerId})
    insert into players.profile (player_id, registered_by, phone_verified_at)
    values (${playerId}, 'form', ${provedAt})
    on conflict (player_id) do update set phone_verified_at = excluded.phone_verified_at`)
const askCode = async (mode: string, login = JANA.email) => {
  const answer = await call('RequestAccessCode', { login, mode })
  await writeLetters(t.needs)
  return answer
}

test('a password opens a session of ours, whose id is returned only to the device', async () => {
  const { status, body } = await byPassword()
  expect(status).toBe(200)
  expect((await call('GetPlayerId', {}, body.token)).body).toEqual({ playerId })
  expect((await call('GetPlayerId', {})).status).toBe(401)
})

test('a wrong password and an unknown e-mail are refused alike, and count as on the player site', async () => {
  for (const answer of [await byPassword('wrong'), await byPassword('wrong', 'nobody@post.example')])
    expect(answer).toMatchObject({ status: 422, body: { code: 'ERR_INVALID_CREDENTIALS' } })
  for (let bad = 0; bad < 3; bad += 1) await t.signIn({ password: 'wrong' })
  await call('VerifyLoginByPassword', { login: JANA.email, password: 'wrong' })
  expect((await byPassword()).body.code).toBe('ERR_TOO_MANY_BAD_ATTEMPTS')
})

test('credentials are verified without a session', async () => {
  const answer = await call('VerifyLoginByPassword', { login: JANA.email, password: JANA.password })
  expect(answer).toMatchObject({ status: 200, body: { playerId } })
  expect(answer.cookies).toEqual([])
})

test('an access code goes to the e-mail, and signs in once', async () => {
  expect((await askCode('Email')).body).toEqual({ done: true })
  const code = t.letters[0]?.template === 'one-time-password' ? t.letters[0].values.code : ''
  const signIn = () => call('ByAccessCode', { login: JANA.email, accessCode: code })
  expect((await signIn()).status).toBe(200)
  expect((await signIn()).body.code).toBe('ERR_INVALID_CREDENTIALS')
})

test('one by text message goes to a verified phone only, and the reply does not reveal it', async () => {
  await provePhone(null)
  expect((await askCode('Sms')).body).toEqual({ done: true })
  expect((await askCode('Sms', 'nobody@post.example')).body).toEqual({ done: true })
  expect(t.codes).toEqual([])
  await provePhone(t.clock.now())
  expect((await askCode('Sms')).body).toEqual({ done: true })
  expect(t.codes).toMatchObject([{ to: PHONE }])
  expect(t.letters).toEqual([])
  expect((await call('ByAccessCode', { login: JANA.email, accessCode: t.codes[0]?.code })).status).toBe(200)
})

test('a code cannot be sent by print', async () => {
  expect((await askCode('Print')).body.code).toBe('ERR_METHOD_NOT_AVAILABLE')
})

test('a forgotten password causes a letter with the link, and the reply does not reveal who has an account', async () => {
  for (const login of [JANA.email, 'nobody@post.example'])
    expect((await call('ForgotPassword', { login })).body).toEqual({ done: true })
  await writeLetters(t.needs)
  expect(t.letters).toMatchObject([{ to: JANA.email, template: 'password-reset' }])
})

test('a salt is valid once and for two minutes, also for two concurrent messages', async () => {
  const salted = (salt: string) => call('ByPassword', { login: JANA.email, password: JANA.password, salt })
  const { salt } = (await call('GenerateSalt', {})).body
  const statuses = (await Promise.all([salted(salt), salted(salt)])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 422])
  const late = (await call('GenerateSalt', {})).body.salt
  t.clock.advance(120_000)
  expect((await salted(late)).body.code).toBe('ERR_SIGNATURE_ERROR')
  expect((await salted('never-given-out-by-anybody')).body.code).toBe('ERR_SIGNATURE_ERROR')
})

test('a card costs the same hash whether it exists or not', async () => {
  t.cards.set('04A23B9C', { cardId: '0190d3a0-7b1c-7000-8000-0123456789ab', playerId, isLocked: false })
  const hashesOf = async (cardNumber: string) => {
    const before = t.hashesDone()
    await call('VerifyCardByPIN', { cardNumber, pin: '4071' })
    return t.hashesDone() - before
  }
  expect([await hashesOf('04A23B9C'), await hashesOf('FFFFFFFF')]).toEqual([1, 1])
})
