import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testPasskey, type TestPasskey } from '../factors/test-passkey.ts'
import { signInRules } from '../sign-in-rules.ts'
import { JANA, ORIGIN, testApp, type TestApp } from '../test-app.ts'

type Options = Readonly<Record<string, unknown>>

const root = '/capi/PlayerAccount/v1/Passkey'
const OTHER_BRAND = 'http://other-brand.test'
let t: TestApp
let token: string
let playerId: number

beforeAll(async () => {
  t = await testApp()
  playerId = await t.seedJana()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.forgetAttempts()
  t.letters.length = 0
  token = (await t.signIn({ password: JANA.password })).body.token
})

const own = (name: string, body: object) => t.post(`${root}/${name}`, body, { token })
const list = async () => (await t.get(`${root}/List`, {}, { token })).body.passkeys
const begin = async (): Promise<{ requestId: string; options: Options }> =>
  (await t.post(`${root}/BeginLogin`, {})).body
const login = (requestId: string, answer: object) => t.post(`${root}/Login`, { requestId, answer })

async function add(name: string, key: TestPasskey = testPasskey(ORIGIN)): Promise<TestPasskey> {
  const { options } = (await own('Begin', { password: JANA.password })).body
  expect((await own('Add', { name, answer: key.register(options) })).body).toEqual({ done: true })
  return key
}

/** Signs in as a browser with this passkey does. */
async function enter(key: TestPasskey, how: Parameters<TestPasskey['prove']>[1] = {}) {
  const { requestId, options } = await begin()
  return login(requestId, key.prove(options, how))
}

describe('a passkey of a player', () => {
  test('is made after the password, for exactly this host, and a letter tells of it', async () => {
    expect((await own('Begin', { password: 'wrong' })).body.code).toBe('ERR_INVALID_CREDENTIALS')
    const key = await add('Telefon')
    expect(await list()).toMatchObject([{ passkeyId: key.id, name: 'Telefon', lastUsedAt: null }])
    expect(t.letters).toMatchObject([
      { to: JANA.email, template: 'passkey-changed', values: { how: 'added', name: 'Telefon' } },
    ])
    const { options } = (await own('Begin', { password: JANA.password })).body
    expect(options).toMatchObject({
      rp: { id: 'player.test' },
      excludeCredentials: [{ id: key.id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  test('signs in without a name, and the answer is good once', async () => {
    const key = await add('Notebook')
    const { requestId, options } = await begin()
    expect(options['allowCredentials']).toEqual([])
    const answer = key.prove(options)
    const opened = await login(requestId, answer)
    expect(opened.body).toMatchObject({ player: { playerId, email: JANA.email } })
    expect(opened.cookies.map(({ name }) => name).toSorted()).toEqual(['tolar_device', 'tolar_session'])
    expect((await login(requestId, answer)).body.code).toBe('ERR_PASSKEY_NOT_ACCEPTED')
    expect(
      (await list()).find(({ passkeyId }: { passkeyId: string }) => passkeyId === key.id).lastUsedAt,
    ).not.toBeNull()
  })

  test('of another site, for another challenge, without user verification, or of an unknown device is refused', async () => {
    const key = await add('Tablet')
    const codes = [
      await enter(key, { origin: OTHER_BRAND }),
      await enter(key, { isVerified: false }),
      await enter(testPasskey(ORIGIN)),
    ].map(({ body }) => body.code)
    const { requestId, options } = await begin()
    const other = await login(requestId, key.prove({ ...options, challenge: 'c29tZXRoaW5nIGVsc2U' }))
    expect([...codes, other.body.code]).toEqual(Array.from({ length: 4 }, () => 'ERR_PASSKEY_NOT_ACCEPTED'))
  })

  test('counts for its brand alone', async () => {
    const key = await add('Jen tady')
    await t.db.query({
      text: 'update sign_in.player_passkey set target = $1 where credential_id = $2',
      values: ['other_brand', key.id],
    })
    expect((await enter(key)).body.code).toBe('ERR_PASSKEY_NOT_ACCEPTED')
  })

  test('waits for five minutes and no longer', async () => {
    const key = await add('Pomalý')
    const { requestId, options } = await begin()
    t.clock.advance(signInRules.playerPasskey.challengeMinutes * 60_000)
    expect((await login(requestId, key.prove(options))).body.code).toBe('ERR_PASSKEY_NOT_ACCEPTED')
  })

  test('that is bad too often blocks its source, and nobody else', async () => {
    const key = await add('Cizí zkouší')
    const strangers = { ip: '198.51.100.7' }
    const attempt = async () => {
      const { requestId, options } = await begin()
      const answer = testPasskey(ORIGIN).prove(options)
      return (await t.post(`${root}/Login`, { requestId, answer }, strangers)).body.code
    }
    for (let bad = 1; bad < signInRules.attempts.source.freeAttempts; bad += 1)
      expect(await attempt()).toBe('ERR_PASSKEY_NOT_ACCEPTED')
    expect(await attempt()).toBe('ERR_TOO_MANY_BAD_ATTEMPTS')
    expect((await enter(key)).body).toMatchObject({ player: { playerId } })
  })

  test('is removed after the password, with a letter, and by nobody else', async () => {
    const key = await add('Starý')
    const remove = (passkeyId: string, password = JANA.password) => own('Remove', { passkeyId, password })
    expect((await remove(key.id, 'wrong')).body.code).toBe('ERR_INVALID_CREDENTIALS')
    expect((await remove(testPasskey(ORIGIN).id)).body.code).toBe('ERR_PASSKEY_NOT_ACCEPTED')
    expect((await remove(key.id)).body).toEqual({ done: true })
    expect(t.letters.at(-1)).toMatchObject({ values: { how: 'removed', name: 'Starý' } })
    expect((await enter(key)).body.code).toBe('ERR_PASSKEY_NOT_ACCEPTED')
  })

  test.each([
    ['by a zero character', '\u0000'],
    ['by nothing', ''],
    ['by an object', { toString: 1 }],
    ['by what is no base64url', 'a b'],
    ['at too great length', 'x'.repeat(1_401)],
  ])('named %s is a bad request', async (_, id) => {
    const { requestId } = await begin()
    expect((await login(requestId, { id })).status).toBe(400)
  })

  test('keeps of a device only what is known', async () => {
    const { options } = (await own('Begin', { password: JANA.password })).body
    const key = testPasskey(ORIGIN)
    const answer = key.register(options, ['usb', 'internal', '\u0000', { toString: 1 }, 'x'.repeat(1_000)])
    expect((await own('Add', { name: 'Klíč', answer })).body).toEqual({ done: true })
    const rows = await t.db.query<{ transports: string[] }>({
      text: 'select transports from sign_in.player_passkey where credential_id = $1',
      values: [key.id],
    })
    expect(rows).toEqual([{ transports: ['internal', 'usb'] }])
  })

  test('with a longer name than any device makes is refused', async () => {
    const { options } = (await own('Begin', { password: JANA.password })).body
    const answer = testPasskey(ORIGIN, undefined, 1_040).register(options)
    expect((await own('Add', { name: 'Dlouhý', answer })).body.code).toBe('ERR_PASSKEY_NOT_ACCEPTED')
  })

  test('is not asked of the device where there are as many as there may be', async () => {
    await t.db.query({
      text: `insert into sign_in.player_passkey (credential_id, target, player_id, public_key, counter, transports, aaguid,
               is_backed_up, name, made_at)
             select 'full-' || n, 'other_brand', $1, '\\x00', 0, '{}', '', false, 'One of many', now()
               from generate_series(1, $2::int) n`,
      values: [playerId, signInRules.playerPasskey.passkeysMax],
    })
    const begun = await own('Begin', { password: JANA.password })
    await t.db.query({ text: `delete from sign_in.player_passkey where credential_id like 'full-%'`, values: [] })
    expect(begun.body.code).toBe('ERR_PASSKEY_NOT_ACCEPTED')
  })

  test('of a locked account opens nothing', async () => {
    const key = await add('Zamčený')
    await t.db.query({
      text: `update players.player set state = 'locked', lock_reason = 'fraud', lock_explanation = 'x', locked_by = 1,
               locked_at = now() where id = $1`,
      values: [playerId],
    })
    expect((await enter(key)).body.code).toBe('ERR_ACCOUNT_LOCKED')
  })
})
