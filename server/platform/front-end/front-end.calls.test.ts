import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { demoTargets } from '#config/demo.ts'
import type { CallDefinition } from '#contract/call.ts'
import * as bonuses from '#contract/onling-v2/bonuses.ts'
import * as autoTest from '#contract/onling-v2/auto-test.ts'
import * as calls from '#contract/onling-v2/front-end.ts'
import { loginByEmail } from '#contract/onling-v2/player.ts'
import { sendCodeByEmail, verifyEmail } from '#contract/onling-v2/player-contacts.ts'
import { createRegistrationToken, verifyRegistrationToken } from '#contract/onling-v2/registration.ts'
import { approve } from '#contract/play-v1/approvals.ts'
import { getConfigValue, SERVER_CONFIG_NAMES } from '#contract/onling-v2/server-config.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { signByTwo } from '#tests/sign-by-two.ts'

let api: TestApi
let slovak: TestApi
let second: string
beforeAll(async () => {
  api = await openTestApi()
  second = await api.tokenOfRole('administrator')
  slovak = await openTestApi({ target: { APP_TARGET: demoTargets.SVK, MARKET_LOCALE: 'SVK' } })
})
afterAll(async () => {
  await api.close()
  await slovak.close()
})

const explanation = 'The notice of Friday is over.'
const ask = async (call: CallDefinition, input: object) => {
  const answer = await api.send(call, { input, token: api.tokens.staff })
  return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() }
}
const saveAlone = (name: string, value: string) => ask(calls.saveValue, { body: { name, value, explanation } })
const save = (name: string, value: string) =>
  signByTwo(api, calls.saveValue, { body: { name, value, explanation }, second })
const read = async (name: string) => (await api.send(calls.getValue, { input: { query: { name } } })).json<object>()
const remove = (name: string) => ask(calls.removeValue, { query: { name, explanation } })

describe('a value for the front ends', () => {
  it('is written by one of the staff, signed by another, and read by everybody', async () => {
    expect(await read('kioskNotice.cs')).toEqual({ value: null, changedAt: null })
    expect(await saveAlone('kioskNotice.cs', 'V pátek od 22 h zavřeno.')).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    expect(await read('kioskNotice.cs')).toEqual({ value: null, changedAt: null })
    expect(await save('kioskNotice.cs', 'V pátek od 22 h zavřeno.')).toMatchObject({ status: 200 })
    await save('kioskNotice.cs', 'V sobotu zavřeno.')
    expect(await read('kioskNotice.cs')).toEqual({ value: 'V sobotu zavřeno.', changedAt: expect.any(String) })
    expect(await ask(calls.listValues, {})).toMatchObject({
      values: [{ name: 'kioskNotice.cs', value: 'V sobotu zavřeno.', approvedBy: 'administrator' }],
    })
  })
  it('stands in the audit log as what it is, with the text before and after', async () => {
    const rows = await api.db.query<{ subjects: unknown }>(sql`
      select o.subjects from audit.call c join audit.call_outcome o on o.call_id = c.id
       where c.action = ${approve.path} order by c.id`)
    expect(rows.at(-1)?.subjects).toContainEqual(
      expect.objectContaining({ kind: 'front-end-value', id: 'kioskNotice.cs' }),
    )
  })
  it('is taken off by one person, once, also under a name that nobody reads any more', async () => {
    await api.db.query(sql`
      insert into platform.front_end_value (target, name, value, changed_by, changed_at)
      select target, 'oldBanner', 'Of a release before.', 'Somebody', changed_at from platform.front_end_value`)
    for (const name of ['kioskNotice.cs', 'oldBanner']) {
      expect(await remove(name)).toMatchObject({ status: 200 })
      expect(await remove(name)).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    }
    expect(await ask(calls.listValues, {})).toMatchObject({ values: [] })
  })
  it('has no name that no front end reads', async () => {
    expect(await saveAlone('notice', 'Nobody would see it.')).toMatchObject({ status: 400 })
  })
  it('is not stored by a player, nor by staff without the permission', async () => {
    const input = { body: { name: 'kioskNotice.cs', value: 'x', explanation } }
    expect((await api.send(calls.saveValue, { input, token: api.tokens.player })).statusCode).toBe(403)
    expect((await api.send(calls.saveValue, { input, token: api.tokens.staffWithoutRights })).statusCode).toBe(403)
  })
})

describe('the configuration', () => {
  const value = async (name: string, of = api) =>
    (await of.send(getConfigValue, { input: { query: { name } } })).json<{ value: unknown }>().value
  it('is that of the brand and its market', async () => {
    expect(await value('market')).toBe('CZE')
    expect(await value('currency')).toEqual({ code: 'CZK', fractionDigitsMin: 0, fractionDigitsMax: 2 })
    expect(await value('currency', slovak)).toMatchObject({ code: 'EUR' })
    expect(await value('allowedPermanentAddressCountry', slovak)).toEqual(['SVK'])
  })
  test.each(SERVER_CONFIG_NAMES)('returns %s', async (name) => {
    expect(await value(name)).toBeDefined()
  })
  it('returns nothing for an unknown name', async () => {
    const answer = await api.send(getConfigValue, { input: { query: { name: 'sessionPepper' } } })
    expect(answer.statusCode).toBe(400)
  })
})

describe('an automatic test', () => {
  const secretOf = async (contact: string) =>
    (await api.send(autoTest.getActionToken, { input: { body: { contact } } })).json<{
      template: string
      code: string | null
      token: string | null
    }>()
  it('gets a player who can sign in, and can read their letters', async () => {
    const made = await api.send(autoTest.generatePlayer, { input: { body: {} } })
    const { email, password } = made.json<{ email: string; password: string }>()
    const signedIn = await api.send(loginByEmail, { input: { body: { email, password } } })
    const { token } = signedIn.json<{ token: string }>()
    await api.send(sendCodeByEmail, { input: { body: { email } }, token })
    const found = await secretOf(email)
    expect(found).toMatchObject({ template: 'email-code', token: null })
    const proved = await api.send(verifyEmail, { input: { body: { code: found.code } }, token })
    expect(proved.statusCode).toBe(200)
  })
  it('continues by the link of a letter', async () => {
    const email = 'newcomer@players.test'
    await api.send(createRegistrationToken, { input: { body: { email, language: 'cs' } } })
    const { template, token } = await secretOf(email)
    expect(template).toBe('registration')
    expect((await api.send(verifyRegistrationToken, { input: { body: { token } } })).json()).toMatchObject({ email })
  })
  it('ends a check of a player as a partner would, and withdraws the verdict', async () => {
    const settle = async (body: object) =>
      (await api.send(autoTest.setKycResult, { input: { body } })).json<Record<string, unknown>>()
    const made = async (birthDate: string) =>
      (await api.send(autoTest.generatePlayer, { input: { body: { birthDate } } })).json<{ playerId: number }>()
    const { playerId } = await made('1980-05-06')
    const verified = await settle({ playerId, result: 'verified' })
    expect(verified).toMatchObject({ state: 'verified', problem: null })
    expect(await settle({ playerId, result: 'rejected', problem: 'deceased' })).toEqual({
      verificationId: verified['verificationId'],
      state: 'rejected',
      problem: 'deceased',
    })
    const child = await made('2015-05-06')
    expect(await settle({ playerId: child.playerId, result: 'verified' })).toMatchObject({
      state: 'rejected',
      problem: 'not-adult',
    })
    expect(await settle({ playerId: 1, result: 'verified' })).toMatchObject({ code: 'ERR_PLAYER_NOT_FOUND' })
  })
  it('cannot use an e-mail that is taken, nor read a message that was not sent', async () => {
    const taken = await api.send(autoTest.generatePlayer, { input: { body: { email: 'jana@players.test' } } })
    expect(taken.json()).toMatchObject({ code: 'ERR_EMAIL_ALREADY_USED' })
    const nothing = await api.send(autoTest.getActionToken, { input: { body: { contact: 'nobody@players.test' } } })
    expect(nothing.json()).toMatchObject({ code: 'ERR_TOKEN_INVALID' })
  })
  it('removes what it has defined, and nothing else', async () => {
    const terms = {
      amountMinor: 10_000,
      wageringTimes: 5,
      stakeMaxMinor: null,
      daysToAccept: 7,
      daysToPlay: 30,
      explanation: 'A test of definitions.',
    }
    const token = await api.freshToken('staff')
    const define = async (name: string) =>
      (await api.send(bonuses.create, { input: { body: { name, ...terms } }, token })).json<{ bonusId: string }>()
        .bonusId
    const bonusId = await define('trial-a of one test')
    await define('of somebody else')
    const remove = async () =>
      (await api.send(autoTest.deleteDefinitions, { input: { body: { nameStart: 'trial-a' } } })).json()
    const definition = { kind: 'bonus', definitionId: bonusId, name: 'trial-a of one test' }
    expect(await remove()).toEqual({ deleted: [definition], kept: [] })
    expect(await remove()).toEqual({ deleted: [], kept: [] })
  })
  it('gets the time of the platform', async () => {
    const { now } = (await api.send(autoTest.getTime, { input: { query: {} } })).json<{ now: string }>()
    expect(now).toBe(api.clock.now().toISOString())
  })
  it('gets 404 where these calls do not exist', async () => {
    const before = api.app.settings
    Object.assign(api.app, { settings: { ...before, testCallsExist: false } })
    const all = Object.values(autoTest)
    expect(all).toHaveLength(6)
    for (const call of all) expect((await api.send(call, { input: { body: {}, query: {} } })).statusCode).toBe(404)
    Object.assign(api.app, { settings: before })
  })
})
