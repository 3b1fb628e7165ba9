import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { demoTargets } from '#config/demo.ts'
import * as internal from '#contract/capi-v1/addresses.ts'
import * as calls from '#contract/onling-v2/player-address.ts'
import { checkVenueAddress } from '#contract/play-v1/staff-places.ts'
import { createRegistrationToken } from '#contract/onling-v2/registration.ts'
import { suggestAddressForRegistration } from '#contract/play-v1/registration-address.ts'
import { demoRegisters } from '#providers/registers/demo-access.ts'
import { buildRegisters } from '#providers/registers/registers-server.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { confirmAddresses } from './confirm-addresses.ts'
import { makeRuian } from './ruian.ts'
import { makeSmartform } from './smartform.ts'

const TIMEOUT_MS = 3_000
const sokolska = { street: 'Sokolská', houseNumber: '101/1', town: 'Praha', postCode: '12000', country: 'CZE' }
const obchodna = { street: 'Obchodná', houseNumber: '434/1', town: 'Bratislava', postCode: '81101', country: 'SVK' }

let stand: FastifyInstance
let api: TestApi
let slovak: TestApi
let partners: { smartform: ReturnType<typeof makeSmartform>; ruian: ReturnType<typeof makeRuian> }

beforeAll(async () => {
  stand = buildRegisters({ ...demoRegisters, slowMs: 60_000 })
  const origin = await stand.listen({ port: 0, host: '127.0.0.1' })
  const [clientId = '', password = ''] = demoRegisters.smartformLogin.split(':')
  const smartform = { baseUrl: `${origin}/smartform-ws`, clientId, password }
  const ruian = { baseUrl: `${origin}/arcgis/rest/services/RUIAN/Vyhledavaci_sluzba_nad_daty_RUIAN/MapServer` }
  partners = {
    smartform: makeSmartform({ ...smartform, timeoutMs: TIMEOUT_MS }),
    ruian: makeRuian({ ...ruian, timeoutMs: TIMEOUT_MS }),
  }
  api = await openTestApi({ addresses: { smartform, ruian } })
  slovak = await openTestApi({
    target: { APP_TARGET: demoTargets.SVK, MARKET_LOCALE: 'SVK' },
    addresses: { smartform, ruian: undefined },
  })
})
afterAll(async () => {
  await api.close()
  await slovak.close()
  await stand.close()
})
beforeEach(() => tell('good'))

const tell = (fault: string) => stand.inject({ method: 'POST', url: '/__sandbox/addresses', payload: { fault } })
const asPlayer = (call: Parameters<TestApi['send']>[0], input: object, of = api) =>
  of.send(call, { input, token: of.tokens.player })
const asClient = async (call: Parameters<TestApi['send']>[0], body: object, of = api) =>
  of.send(call, { input: { body }, token: await of.freshToken('internal') })
const keep = (address: object, kind = 'Permanent', of = api) =>
  asPlayer(calls.updateAddress, { body: { kind, address } }, of)
const confirm = (of = api) =>
  confirmAddresses({ db: of.db, clock: of.clock, ...partners, ruian: of === api ? partners.ruian : undefined })
const kept = async (of = api) =>
  (await asPlayer(calls.getAddresses, { query: {} }, of)).json<{ addresses: { kind: string; confirmedBy: string }[] }>()
    .addresses

describe('suggestions for a player who types an address', () => {
  it('are addresses with that beginning, with or without accents', async () => {
    const answer = await asPlayer(calls.suggestAddress, { query: { text: 'sokolska 10' } })
    const { isAvailable, suggestions } = answer.json<{ isAvailable: boolean; suggestions: object[] }>()
    expect(isAvailable).toBe(true)
    expect(suggestions[0]).toEqual({ ...sokolska, label: 'Sokolská 101/1, 120 00 Praha' })
  })
  it('are in the own market, unless another country is requested', async () => {
    const ofMarket = await asPlayer(calls.suggestAddress, { query: { text: 'Obchodná' } }, slovak)
    expect(ofMarket.json()).toMatchObject({ suggestions: expect.arrayContaining([expect.objectContaining(obchodna)]) })
    const abroad = await asPlayer(calls.suggestAddress, { query: { text: 'Obchodná', country: 'SVK' } })
    expect(abroad.json<{ suggestions: object[] }>().suggestions).not.toHaveLength(0)
  })
  it('are not requested for two letters', async () => {
    expect((await asPlayer(calls.suggestAddress, { query: { text: 'so' } })).statusCode).toBe(400)
  })
  test.each(['fail', 'unauthorised', 'slow', 'http_500', 'garbage'])(
    // The slow partner responds after a minute, which is longer than this test may take.
    'are empty when the partner does "%s", without waiting for it',
    async (fault) => {
      await tell(fault)
      const answer = await asPlayer(calls.suggestAddress, { query: { text: `Ječná ${fault}` } })
      expect(answer.json()).toEqual({ isAvailable: false, suggestions: [] })
    },
  )
  it('are cached for a day', async () => {
    await asPlayer(calls.suggestAddress, { query: { text: 'Korunní' } })
    await tell('http_500')
    const again = await asPlayer(calls.suggestAddress, { query: { text: 'korunni ' } })
    expect(again.json<{ suggestions: object[] }>().suggestions).toHaveLength(8)
  })
  it('need the token of the registration while registering', async () => {
    const body = { text: 'Mincovní' }
    const stranger = await api.send(suggestAddressForRegistration, {
      input: { body: { ...body, token: 'tf_not_a_token_of_anybody' } },
    })
    expect(stranger.json()).toMatchObject({ code: 'ERR_TOKEN_INVALID' })
    const started = await api.send(createRegistrationToken, {
      input: { body: { email: 'adresa@players.test', language: 'cs' } },
    })
    const { token } = started.json<{ token: string }>()
    const answer = await api.send(suggestAddressForRegistration, { input: { body: { ...body, token } } })
    expect(answer.json<{ suggestions: object[] }>().suggestions).toHaveLength(8)
  })
})

describe('a stored address', () => {
  it('is confirmed by the register of its country, with its code', async () => {
    expect((await keep(sokolska)).json()).toMatchObject({ ...sokolska, kind: 'Permanent', confirmedBy: null })
    await confirm()
    expect(await kept()).toMatchObject([{ kind: 'Permanent', confirmedBy: 'ruian' }])
    expect(await api.db.query(sql`select match, register_code from players.address`)).toEqual([
      { match: 'EXACT', registerCode: '21000000' },
    ])
    await keep(obchodna, 'Permanent', slovak)
    await confirm(slovak)
    expect(await kept(slovak)).toMatchObject([{ confirmedBy: 'smartform' }])
  })
  it('stays as it was entered if no register has it', async () => {
    await keep({ ...sokolska, houseNumber: '9999' })
    await confirm()
    expect(await kept()).toMatchObject([{ confirmedBy: null }])
    expect(await api.db.query(sql`select match, next_ask_at from players.address`)).toEqual([
      { match: 'PARTIAL', nextAskAt: null },
    ])
  })
  it('is checked again, at growing intervals, while the register is down', async () => {
    await keep(sokolska)
    await tell('http_500')
    await confirm()
    await confirm()
    expect(await api.db.query(sql`select match, asks from players.address`)).toEqual([{ match: null, asks: 1 }])
    await tell('good')
    api.clock.advance(61_000)
    await confirm()
    expect(await kept()).toMatchObject([{ confirmedBy: 'ruian' }])
  })
  it('ignores a result for its earlier value', async () => {
    await keep(sokolska)
    const slow: typeof partners.ruian = {
      ...partners.ruian,
      validate: async (sought) => {
        api.clock.advance(1000)
        await keep({ ...sokolska, houseNumber: '9999' })
        return partners.ruian.validate(sought)
      },
    }
    let asked = 0
    const once: typeof slow = {
      ...slow,
      validate: (sought) => (asked++ === 0 ? slow.validate(sought) : partners.ruian.validate(sought)),
    }
    await confirmAddresses({ db: api.db, clock: api.clock, smartform: partners.smartform, ruian: once })
    expect(await kept()).toMatchObject([{ houseNumber: '9999', confirmedBy: null }])
  })
  it('must be in the market if it is the permanent one; a contact address may be anywhere', async () => {
    const refused = await keep(obchodna)
    expect(refused.json()).toMatchObject({
      code: 'ERR_INVALID_CONTRACT',
      details: { fields: [{ field: 'address', part: 'country', kind: 'InvalidValue' }] },
    })
    expect((await keep(obchodna, 'Contact')).statusCode).toBe(200)
    expect((await keep(sokolska, 'Permanent', slovak)).json()).toMatchObject({ code: 'ERR_INVALID_CONTRACT' })
  })
  it('is refused with each part that is wrong', async () => {
    const refused = await keep({ ...sokolska, houseNumber: 'x', town: '', postCode: '999' })
    expect(refused.json()).toMatchObject({
      details: {
        fields: [
          { part: 'houseNumber', kind: 'InvalidValue' },
          { part: 'town', kind: 'RequiredField' },
          { part: 'postCode', kind: 'InvalidValue' },
        ],
      },
    })
  })
  it('can be removed unless it is the permanent one', async () => {
    const remove = (kind: string) => asPlayer(calls.deleteAddress, { query: { kind } })
    expect((await remove('Permanent')).json()).toMatchObject({ code: 'ERR_ADDRESS_NEEDED' })
    expect((await remove('Contact')).statusCode).toBe(200)
    expect((await remove('Contact')).json()).toMatchObject({ code: 'ERR_ADDRESS_NOT_FOUND' })
  })
})

describe('validation of an address', () => {
  const judge = async (address: object, of = api) =>
    (await asPlayer(calls.validateAddress, { body: { address } }, of)).json<{ match: string; suggestions: object[] }>()
  test.each([
    ['EXACT', sokolska],
    ['EXACT', { ...sokolska, town: 'Praha 2', street: 'ul. Sokolska', postCode: '120 00' }],
    ['EXACT', { street: '', houseNumber: '3', town: 'Olešná', postCode: '39301', country: 'CZE' }],
    ['EXACT', { street: '', houseNumber: 'ev. 8', town: 'Olešná', postCode: '39301', country: 'CZE' }],
    ['PARTIAL', { ...sokolska, postCode: '11000' }],
    ['NONE', { ...sokolska, street: 'Neexistující' }],
    ['EXACT', obchodna],
    ['PARTIAL', { ...obchodna, postCode: '81102' }],
  ])('returns %s', async (match, address) => {
    expect((await judge(address)).match).toBe(match)
  })
  it('returns the result for the address of a venue to staff', async () => {
    const { country: _, ...query } = sokolska
    const answer = await api.send(checkVenueAddress, { input: { query }, token: await api.freshToken('staff') })
    expect(answer.json()).toMatchObject({ match: 'EXACT', suggestions: [{ street: sokolska.street }] })
  })
  test.each(['fail', 'http_500', 'garbage', 'slow'])('returns UNKNOWN if the register does "%s"', async (fault) => {
    await tell(fault)
    expect(await judge(sokolska)).toEqual({ match: 'UNKNOWN', suggestions: [] })
  })
})

describe('land-based systems', () => {
  it("receive the partner's result, or that there is none", async () => {
    const found = await asClient(internal.suggestBySmartForm, { text: 'Ječná 11' })
    expect(found.json<{ suggestions: object[] }>().suggestions).not.toHaveLength(0)
    expect((await asClient(internal.validateBySmartForm, { address: obchodna })).json()).toMatchObject({
      match: 'EXACT',
      addresses: [{ code: '21090000' }],
    })
    await tell('too_many')
    expect((await asClient(internal.validateBySmartForm, { address: obchodna })).json()).toMatchObject({
      match: 'MANY',
    })
    await tell('fail')
    expect((await asClient(internal.validateBySmartForm, { address: obchodna })).json()).toMatchObject({
      code: 'ERR_PARTNER_UNAVAILABLE',
      details: { problem: 'result-not-ok' },
    })
  })
  it('get Czech addresses from the Czech register, and only at Czech brands', async () => {
    const body = { street: 'Sokolská', houseNumber: '101', orientationNumber: '1', town: 'Praha', postCode: '120 00' }
    expect((await asClient(internal.validateByRuian, body)).json()).toMatchObject({
      match: 'EXACT',
      addresses: [{ street: 'Sokolská', code: '21000000' }],
    })
    const inPart = { street: '', part: 'Horka', houseNumber: '2', town: 'Přišimasy', postCode: '28201' }
    expect((await asClient(internal.validateByRuian, inPart)).json()).toMatchObject({ match: 'EXACT' })
    expect((await asClient(internal.validateByRuian, body, slovak)).json()).toMatchObject({
      code: 'ERR_PARTNER_UNAVAILABLE',
      details: { problem: 'not-of-this-market' },
    })
  })
})
