import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeApi } from '#apps/api/compose/compose-api.ts'
import type { CallDefinition } from '#contract/call.ts'
import * as sessions from '#contract/capi-v1/sessions.ts'
import { setLandBasedWalletEnable } from '#contract/capi-v1.1/transfers.ts'
import { catalogue } from '#contract/catalogue.ts'
import { getBalance, transferFrom, transferTo } from '#contract/funds-transfer/player-account.ts'
import { addToQueue, listQueue } from '#contract/funds-transfer/player-queue.ts'
import { accountingTransaction } from '#contract/funds-transfer/player-transaction.ts'
import { issueToken } from '#contract/oauth2/token.ts'
import { movesMoney, type Scope } from '#contract/scopes.ts'
import { makeLogger, sql } from '#server/kernel/index.ts'
import { seedVenue } from '#server/topology/index.ts'
import { cheapPasswords, clearRegister, openTestApi, TEST_VENUE, type TestApi } from '#tests/api.ts'
import { openVenue } from '#tests/open-venue.ts'
import { testEnvironment } from '#tests/environment.ts'
import { seedClient, setClientActive, withoutMoney } from '../index.ts'
import { endSecrets, findLivingSecrets, replaceClientGrants } from './clients.queries.ts'
import { addSecret } from './keep-client.ts'

const SECRET = 'a-secret-of-thirty-two-random-bytes'
const OTHER = { ...TEST_VENUE, id: '0190d3a0-7b1c-7000-8000-00000000e572', name: 'Herna Ostrava' }

let api: TestApi
let playerId: number
let serial = 0
beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
  await openVenue(api)
  const [row] = await api.db.query<{ playerId: number }>(sql`select player_id from wallet.wallet limit 1`)
  playerId = row?.playerId ?? 0
  await api.send(setLandBasedWalletEnable, {
    input: { body: { isEnabled: true } },
    token: await api.freshToken('player'),
  })
  await seedVenue(api.db, { ...OTHER, target: api.environment.configuration.brand.target })
})
afterAll(() => api?.close())

type Ceilings = Partial<Record<'callMaxMinor' | 'dayMaxMinor' | 'unprovedMaxMinor', number>>
const grantOf = (scope: Scope, ceilings: Ceilings = {}) => ({
  ...withoutMoney(scope),
  ...(movesMoney(scope) ? { callMaxMinor: 1e9, dayMaxMinor: 1e9, unprovedMaxMinor: 1e9, ...ceilings } : {}),
})
/** Creates a venue of its own with these grants and returns its name. */
async function hall(
  grants: readonly ReturnType<typeof grantOf>[],
  of: { venueId?: string | null; ratePerMinute?: number } = {},
): Promise<string> {
  const id = `hall-${++serial}`
  const venueId = of.venueId === undefined ? TEST_VENUE.id : of.venueId
  await seedClient(api, { id, kind: 'internal', name: id, secret: SECRET, venueId, grants })
  await api.db.query(sql`update sign_in.client set rate_per_minute = ${of.ratePerMinute ?? 600} where id = ${id}`)
  return id
}
const ask = (query: object, source?: string) =>
  api.send(issueToken, {
    input: { query: { grant_type: 'client_credentials', ...query } },
    ...(source ? { source } : {}),
  })
const tokenOf = async (id: string, secret = SECRET) =>
  (await ask({ client_id: id, client_secret: secret })).json<{ access_token: string }>().access_token
const czk = (amountMinor: number) => ({ amountMinor, currency: 'CZK' })
const reference = () => `reference-${++serial}`

async function make(call: CallDefinition, token: string, input: { body?: object; query?: object }) {
  const answer = await api.send(call, { input, token })
  return { status: answer.statusCode, ...answer.json<{ code?: string; details?: Record<string, unknown> }>() }
}
const balance = (token: string) => make(getBalance, token, { query: { playerId }, body: {} })
const give = (token: string, amount: number, more: object = {}) =>
  make(transferTo, token, { query: { playerId }, body: { amount: czk(amount), reference: reference(), ...more } })
const take = (token: string, amount: number, more: object = {}) =>
  make(transferFrom, token, { query: { playerId }, body: { amount: czk(amount), reference: reference(), ...more } })

async function elsewhere() {
  return composeApi({
    environment: testEnvironment(api.db.url),
    logger: makeLogger({ name: 'other', level: 'silent' }),
    clock: api.clock,
    passwordCost: cheapPasswords,
    minimumRoundMs: 0,
    register: clearRegister,
  })
}

describe('the contract', () => {
  it('has a scope for every call of services and devices, and for no other', () => {
    for (const { audience, scope, path } of catalogue)
      expect([path, scope !== undefined]).toEqual([path, audience === 'internal' || audience === 'kiosk'])
  })
})

describe('a token', () => {
  it('is issued for the secret in the header, in a form or in the query, and for one of them only', async () => {
    const id = await hall([])
    const url = issueToken.path
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const basic = { authorization: `Basic ${Buffer.from(`${id}:${SECRET}`).toString('base64')}` }
    const body = `grant_type=client_credentials&client_id=${id}&client_secret=${SECRET}`
    const send = (headers: Record<string, string>, payload: string) =>
      api.app.inject({ method: 'POST', url, headers: { ...form, ...headers }, payload })
    expect((await send(basic, 'grant_type=client_credentials')).json()).toMatchObject({ token_type: 'Bearer' })
    expect((await send({}, body)).json()).toMatchObject({ expires_in: 3600 })
    expect((await ask({ client_id: id, client_secret: SECRET })).statusCode).toBe(200)
    expect((await send(basic, body)).json()).toMatchObject({ code: 'ERR_INVALID_CONTRACT' })
    expect((await send({}, body.replace('client_credentials', 'password'))).json()).toMatchObject({
      code: 'ERR_INVALID_CONTRACT',
    })
    expect((await send({}, body.replace(SECRET, 'wrong'))).json()).toMatchObject({ code: 'ERR_INVALID_CREDENTIALS' })
  })

  it('is refused with the errors of the standard (RFC 6749 §5.2), and not cached', async () => {
    const id = await hall([])
    const wrong = await ask({ client_id: id, client_secret: 'wrong' })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toMatchObject({ error: 'invalid_client', code: 'ERR_INVALID_CREDENTIALS' })
    expect(wrong.headers['www-authenticate']).toMatch(/^Basic realm=/)
    const unknown = await ask({ client_id: 'nobody-of-this-name', client_secret: 'wrong' })
    expect({ ...unknown.json<object>(), requestId: '' }).toEqual({ ...wrong.json<object>(), requestId: '' })
    const asked = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } } as const
    for (const [body, error] of [
      ['', 'invalid_request'],
      ['grant_type=client_credentials', 'invalid_request'],
      [`grant_type=password&client_id=${id}&client_secret=${SECRET}`, 'unsupported_grant_type'],
    ] as const) {
      const answer = await api.app.inject({ ...asked, url: issueToken.path, payload: body })
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([400, error])
      expect(answer.headers['www-authenticate']).toBeUndefined()
    }
    const other = await api.app.inject({ ...asked, url: `${issueToken.path}?grant_type=password` })
    expect([other.statusCode, other.json()]).toMatchObject([400, { error: 'unsupported_grant_type' }])
    for (const { headers } of [wrong, other, await ask({ client_id: id, client_secret: SECRET })])
      expect(headers).toMatchObject({ 'cache-control': 'no-store', pragma: 'no-cache' })
  })

  it('is issued to its owner despite a stranger’s bad attempts, which are throttled', async () => {
    const id = await hall([])
    const answers = []
    for (let tries = 0; tries < 60; tries += 1)
      answers.push(await ask({ client_id: id, client_secret: 'wrong' }, '203.0.113.9'))
    const last = answers.at(-1)
    expect([last?.statusCode, last?.json()]).toMatchObject([429, { code: 'ERR_TOO_MANY_BAD_ATTEMPTS' }])
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask({ client_id: id, client_secret: SECRET }, '198.51.100.7')).statusCode).toBe(200)
  })
})

describe('a client', () => {
  it('without grants may do nothing, and the refusal names the missing scope', async () => {
    const token = await tokenOf(await hall([]))
    expect(await balance(token)).toMatchObject({ status: 403, details: { scope: 'money.read' } })
    const killed = await make(sessions.killSessionsByPlayer, token, { body: { playerId } })
    expect(killed).toMatchObject({ status: 403, details: { scope: 'sessions.end' } })
  })

  it('loses a scope at once, in every process', async () => {
    const id = await hall([grantOf('money.read')])
    const token = await tokenOf(id)
    const other = await elsewhere()
    const there = async () =>
      (
        await other.app.inject({
          method: 'POST',
          url: `${getBalance.path}?playerId=${playerId}`,
          headers: { authorization: `Bearer ${token}` },
          payload: {},
        })
      ).statusCode
    expect([(await balance(token)).status, await there()]).toEqual([200, 200])
    await replaceClientGrants(api.db, id, [], { at: api.clock.now(), by: 'a test' })
    expect([(await balance(token)).status, await there()]).toEqual([403, 403])
    await api.db.transaction((tx) => setClientActive(tx, id, { isActive: false, at: api.clock.now(), by: 'a test' }))
    expect([(await balance(token)).status, await there()]).toEqual([401, 401])
    expect((await ask({ client_id: id, client_secret: SECRET })).json()).toMatchObject({
      code: 'ERR_INVALID_CREDENTIALS',
    })
    await other.close()
  })

  it('is limited to its number of calls per minute, over all processes', async () => {
    const token = await tokenOf(await hall([grantOf('money.read')], { ratePerMinute: 3 }))
    const other = await elsewhere()
    const there = () =>
      other.app.inject({
        method: 'POST',
        url: `${getBalance.path}?playerId=${playerId}`,
        headers: { authorization: `Bearer ${token}` },
        payload: {},
      })
    const answers = [
      (await balance(token)).status,
      (await there()).statusCode,
      (await balance(token)).status,
      (await there()).statusCode,
    ]
    expect(answers).toEqual([200, 200, 200, 429])
    expect(await balance(token)).toMatchObject({ code: 'ERR_TOO_MANY_REQUESTS', details: { perMinute: 3 } })
    api.clock.advance(60_000)
    expect((await balance(token)).status).toBe(200)
    await other.close()
  })

  it('acts for its own venue only, however another one is written', async () => {
    const id = await hall([grantOf('queue'), grantOf('money.give'), grantOf('money.desk')])
    const token = await tokenOf(id)
    for (const place of [OTHER.name, OTHER.id, OTHER.name.toUpperCase(), `${OTHER.name}, desk 1`])
      expect(await give(token, 10_000, { place })).toMatchObject({ status: 403, details: { because: 'foreign-place' } })
    expect((await give(token, 10_000, { place: 'desk 1' })).status).toBe(200)
    const moved = await api.db.query<{ place: string; venueId: string }>(sql`
      select place, venue_id from payments.funds_transfer where asked_by = ${id}`)
    expect(moved).toEqual([{ place: 'Herna Lípa: desk 1', venueId: TEST_VENUE.id }])
    const refused = await api.db.query<{ because: string; times: number }>(sql`
      select because, sum(times)::integer as times from sign_in.client_refusal where client_id = ${id} group by because`)
    expect(refused).toEqual([{ because: 'foreign-place', times: 4 }])
  })

  it('that acts for no venue names none', async () => {
    const token = await tokenOf(await hall([grantOf('money.give')], { venueId: null }))
    expect((await give(token, 10_000)).status).toBe(200)
    expect(await give(token, 10_000, { place: TEST_VENUE.name })).toMatchObject({
      status: 403,
      details: { because: 'no-venue' },
    })
  })

  it('does not see who waits at another venue', async () => {
    const here = await tokenOf(await hall([grantOf('queue')]))
    const there = await tokenOf(await hall([grantOf('queue')], { venueId: OTHER.id }))
    const query = { queue: 'Transfer' }
    await make(addToQueue, here, { query, body: { playerId, place: 'bar' } })
    expect(await make(listQueue, there, { query, body: {} })).toMatchObject({ players: [] })
    expect(await make(listQueue, here, { query, body: {} })).toMatchObject({ players: [{ place: 'Herna Lípa: bar' }] })
  })
})

describe('money', () => {
  it('has a ceiling for one call and one for a day, each refused with its figure, and failed calls do not count', async () => {
    const ceilings = { callMaxMinor: 50_000, dayMaxMinor: 80_000 }
    const id = await hall([grantOf('money.give', ceilings)])
    const token = await tokenOf(id)
    expect(await give(token, 50_100)).toMatchObject({
      code: 'ERR_CLIENT_AMOUNT',
      details: { limit: 'call', maxMinor: 50_000, currency: 'CZK' },
    })
    const same = reference()
    expect((await give(token, 50_000, { reference: same })).status).toBe(200)
    expect((await give(token, 50_000, { reference: same })).status).toBe(200) // the same one again
    expect(await give(token, 40_000)).toMatchObject({
      code: 'ERR_CLIENT_AMOUNT',
      details: { limit: 'day', maxMinor: 80_000, leftMinor: 30_000 },
    })
    expect((await give(token, 30_000)).status).toBe(200)
    api.clock.advance(24 * 3_600_000)
    expect((await give(await tokenOf(id), 30_000)).status).toBe(200)
  })

  it('of a day is one sum for concurrent calls', async () => {
    const token = await tokenOf(await hall([grantOf('money.give', { dayMaxMinor: 50_000 })]))
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => give(token, 20_000)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  })

  it('is not debited without the player’s card and PIN beyond what the grant allows', async () => {
    const scopes = [grantOf('money.take', { unprovedMaxMinor: 10_000 }), grantOf('money.desk', { unprovedMaxMinor: 0 })]
    const token = await tokenOf(await hall([...scopes, grantOf('money.give')]))
    expect((await give(token, 60_000)).status).toBe(200)
    expect((await take(token, 10_000)).status).toBe(200)
    expect(await take(token, 10_100)).toMatchObject({ code: 'ERR_PROOF_REQUIRED', details: { maxMinor: 10_000 } })
    const cashOut = { playerId, reference: reference(), kind: 'CashOut', amount: czk(10_000) }
    expect(await make(accountingTransaction, token, { body: cashOut })).toMatchObject({ code: 'ERR_PROOF_REQUIRED' })
    const proof = { cardNumber: 'AABBCCDD', pin: '1357' }
    expect(await take(token, 20_000, { proof })).toMatchObject({ code: 'ERR_INVALID_PIN' })
  })

  it('is not debited so in small parts either, also by concurrent calls and by another system', async () => {
    api.clock.advance(24 * 3_600_000)
    const scopes = [grantOf('money.take', { unprovedMaxMinor: 50_000 }), grantOf('money.give')]
    const [token, other] = [await tokenOf(await hall(scopes)), await tokenOf(await hall(scopes))]
    expect((await give(token, 90_000)).status).toBe(200)
    const parts = await Promise.all([token, other, token, other].map((one) => take(one, 20_000)))
    expect(parts.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(parts.filter(({ code }) => code === 'ERR_PROOF_REQUIRED')).toHaveLength(2)
    api.clock.advance(24 * 3_600_000)
    expect((await take(await tokenOf(await hall(scopes)), 20_000)).status).toBe(200)
  })
})

describe('the secret of a venue under load', () => {
  it('is changed without one call that fails, at two processes', async () => {
    const id = await hall([grantOf('money.read')], { ratePerMinute: 10_000 })
    const other = await elsewhere()
    const call = async (app: TestApi['app'], secret: string) => {
      const query = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret })
      const given = await app.inject({ method: 'POST', url: `${issueToken.path}?${query.toString()}` })
      const token = given.json<{ access_token?: string }>().access_token ?? ''
      const headers = { authorization: `Bearer ${token}` }
      const url = `${getBalance.path}?playerId=${playerId}`
      return (await app.inject({ method: 'POST', url, headers, payload: {} })).statusCode
    }
    let present = SECRET
    const load = async (app: TestApi['app']) => {
      const codes: number[] = []
      for (let calls = 0; calls < 40; calls += 1) codes.push(await call(app, present))
      return codes
    }
    const running = [load(api.app), load(other.app)]
    const [old] = await findLivingSecrets(api.db, id, api.clock.now())
    const made = await addSecret(api.db, { clientId: id, at: new Date(api.clock.now().getTime() + 1), by: 'a test' })
    expect(await call(other.app, SECRET)).toBe(200)
    present = made.secret
    const codes = (await Promise.all(running)).flat()
    expect(new Set(codes)).toEqual(new Set([200]))
    const token = await tokenOf(id)
    await endSecrets(api.db, [old?.id ?? ''], api.clock.now())
    // Tokens of the old secret end with it, in every process.
    expect((await balance(token)).status).toBe(401)
    expect(await call(other.app, SECRET)).toBe(401)
    expect(await call(api.app, made.secret)).toBe(200)
    await other.close()
  })
})
