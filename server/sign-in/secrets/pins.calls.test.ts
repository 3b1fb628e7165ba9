import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { JANA, testApp, type TestApp } from '../test-app.ts'

const player = '/capi/v2-onling/Player'
const PIN = '4071'
let t: TestApp
let token: string

beforeAll(async () => {
  t = await testApp()
  await t.seedJana()
  token = (await t.signIn({ password: JANA.password })).body.token
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.forgetAttempts()
  await t.db.query({ text: 'delete from sign_in.player_pin', values: [] })
})

const setPin = (pin: string, password = JANA.password) => t.post(`${player}/SetPin`, { pin, password }, { token })
const verifyPin = (pin: string) => t.post(`${player}/VerifyPin`, { pin }, { token })
const hasPin = async () => (await t.get(`${player}/HasPin`, {}, { token })).body

test('a PIN is set with the password, and proves the player', async () => {
  expect(await hasPin()).toEqual({ hasPin: false, setAt: null })
  expect((await setPin(PIN)).status).toBe(200)
  expect(await hasPin()).toEqual({ hasPin: true, setAt: t.clock.now().toISOString() })
  expect((await verifyPin(PIN)).status).toBe(200)
  expect((await verifyPin('4072')).body.code).toBe('ERR_INVALID_PIN')
})

test('a forgotten one is replaced with the password, and the old one proves nothing', async () => {
  await setPin(PIN)
  expect((await setPin('8402')).status).toBe(200)
  expect((await verifyPin(PIN)).body.code).toBe('ERR_INVALID_PIN')
  expect((await verifyPin('8402')).status).toBe(200)
})

test('a wrong password sets nothing', async () => {
  expect((await setPin(PIN, 'not the password')).body.code).toBe('ERR_INVALID_CREDENTIALS')
  expect((await hasPin()).hasPin).toBe(false)
})

test('easily guessed PINs are refused, and so are letters and other lengths', async () => {
  expect((await setPin('1234')).body).toMatchObject({ code: 'ERR_INVALID_PIN', details: { problem: 'too-simple' } })
  expect((await setPin('1204')).body).toMatchObject({ code: 'ERR_INVALID_PIN', details: { problem: 'birth-date' } })
  for (const pin of ['123', '1234567', '12a4', '']) expect((await setPin(pin)).status).toBe(400)
})

test('five wrong ones block further ones, also the right one, and the password still sets another', async () => {
  await setPin(PIN)
  for (let bad = 0; bad < 4; bad += 1) expect((await verifyPin('9999')).body.code).toBe('ERR_INVALID_PIN')
  expect((await verifyPin('9999')).body.code).toBe('ERR_TOO_MANY_BAD_ATTEMPTS')
  expect((await verifyPin(PIN)).body).toMatchObject({
    code: 'ERR_TOO_MANY_BAD_ATTEMPTS',
    details: { until: new Date(t.clock.now().getTime() + 60_000).toISOString() },
  })
  expect((await setPin('8402')).status).toBe(200)
})

test('a player without a PIN costs a hash too and gets the same answer', async () => {
  const before = t.hashesDone()
  expect((await verifyPin(PIN)).body.code).toBe('ERR_INVALID_PIN')
  expect(t.hashesDone() - before).toBe(1)
})

test('neither the PIN nor its hash is in the database', async () => {
  await setPin(PIN)
  const rows = await t.db.query<{ pinSealed: string }>({
    text: 'select pin_sealed from sign_in.player_pin',
    values: [],
  })
  expect(rows[0]?.pinSealed).not.toContain(PIN)
  expect(rows[0]?.pinSealed).not.toContain('argon2')
})
