import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import * as internal from '#contract/capi-v1/internal-places.ts'
import * as reporting from '#contract/capi-v1/reporting.ts'
import * as calls from '#contract/capi-v1/topology.ts'
import { catalogue } from '#contract/catalogue.ts'
import { issueToken } from '#contract/oauth2/token.ts'
import * as staffCalls from '#contract/onling-v2/topology.ts'
import { saveParty } from '#contract/play-v1/staff-places.ts'
import { seedClient, withoutMoney } from '#server/sign-in/index.ts'
import { openTestApi, TEST_VENUE, type TestApi } from '#tests/api.ts'

const SECRET = 'a-secret-of-thirty-two-random-bytes'
const hall = { kind: 'GamingHall', name: 'Herna Severní', street: 'Růžová 2', town: 'Jihlava', postCode: '58601' }
const machine = { serial: 'SN-1', producer: 'Synot', kind: 'Slot', seats: 1 }

type Body = Record<string, unknown>
type Answer = { readonly status: number; readonly body: Body }

let api: TestApi
let [operator, venue]: (string | undefined)[] = []
let otherVenue: string

beforeAll(async () => {
  api = await openTestApi()
  for (const [id, venueId] of [
    ['operator', null],
    ['venue', TEST_VENUE.id],
  ] as const) {
    const grants = [withoutMoney('places.read'), withoutMoney('places.change')]
    await seedClient(api, { id, kind: 'internal', name: id, secret: SECRET, venueId, grants, ratePerMinute: 10_000 })
  }
  operator = await tokenOf('operator')
  otherVenue = String(venueOf(await once(calls.addVenue, hall))['venueId'])
})
afterAll(() => api?.close())
beforeEach(async () => {
  ;[operator, venue] = [await tokenOf('operator'), await tokenOf('venue')]
})

const tokenOf = async (id: string) => {
  const query = { grant_type: 'client_credentials', client_id: id, client_secret: SECRET }
  return (await api.send(issueToken, { input: { query } })).json<{ access_token: string }>().access_token
}
async function ask(call: CallDefinition, body: object, token = operator, params?: object): Promise<Answer> {
  const answer = await api.send(call, { input: { body, ...(params ? { params } : {}) }, token })
  return { status: answer.statusCode, body: answer.json<Body>() }
}
const once = (call: CallDefinition, body: object, token = operator) =>
  ask(call, { idempotencyKey: randomUUID(), ...body }, token)
const venueOf = ({ body }: Answer) => body['venue'] as Body
const rowsOf = ({ body }: Answer, name = 'rows') => body[name] as Body[]
async function newMachine(serial: string): Promise<string> {
  const body = { ...machine, serial }
  const answer = await api.send(staffCalls.createTerminal, { input: { body }, token: await api.freshToken('staff') })
  return answer.json<{ terminalId: string }>().terminalId
}

describe('a service of a venue', () => {
  it('finds no other venue, in each call that names one', async () => {
    const named = catalogue.filter(
      ({ scope, body }) =>
        (scope === 'places.read' || scope === 'places.change') &&
        body !== undefined &&
        'venueId' in ((body as { properties?: object }).properties ?? {}),
    )
    expect(named.map(({ path }) => path.split('/').slice(-2).join('/')).toSorted()).toEqual([
      'Internal/GetVenue',
      'Terminals/AddTerminalToVenue',
      'Terminals/ListTerminalsInVenue',
      'Topology/AddMultipleTerminals',
      'Venues/Change',
      'Venues/Get',
      'Venues/GetOpeningClosingTimes',
      'Venues/Remove',
    ])
    const more: Record<string, object> = {
      AddTerminalToVenue: { terminalId: randomUUID(), idempotencyKey: randomUUID() },
      AddMultipleTerminals: { idempotencyKey: randomUUID(), isPreview: true, terminals: [machine] },
      Change: { ...hall, idempotencyKey: randomUUID() },
      Remove: { idempotencyKey: randomUUID() },
      GetOpeningClosingTimes: { from: '2026-12-01', until: '2026-12-02' },
    }
    for (const call of named) {
      const body = { venueId: otherVenue, ...more[call.path.split('/').at(-1) ?? ''] }
      for (const venueId of [otherVenue, otherVenue.toUpperCase(), randomUUID()])
        expect(await ask(call, { ...body, venueId }, venue), call.path).toMatchObject({
          status: 422,
          body: { code: call === calls.removeVenue ? 'ERR_ONLY_OPERATOR' : 'ERR_VENUE_NOT_FOUND' },
        })
    }
    expect(venueOf(await once(calls.changeVenue, { ...hall, venueId: otherVenue }))).toMatchObject({ name: hall.name })
  })

  it('can neither add nor end a venue, not even its own', async () => {
    expect((await once(calls.addVenue, { ...hall, name: 'Herna Cizí' }, venue)).body).toMatchObject({
      code: 'ERR_ONLY_OPERATOR',
    })
    expect((await once(calls.removeVenue, { venueId: TEST_VENUE.id }, venue)).body).toMatchObject({
      code: 'ERR_ONLY_OPERATOR',
    })
  })

  it('sees only its own venue and terminals; others are not found', async () => {
    const [own, foreign] = [await newMachine('OWN-1'), await newMachine('FOREIGN-1')]
    expect((await once(calls.addTerminalToVenue, { terminalId: foreign, venueId: otherVenue })).status).toBe(200)
    const placed = await once(calls.addTerminalToVenue, { terminalId: own, venueId: TEST_VENUE.id }, venue)
    expect(placed.body['terminal']).toMatchObject({ place: { venueId: TEST_VENUE.id } })
    for (const call of [calls.listVenues, internal.listVenues])
      expect(rowsOf(await ask(call, {}, venue)).map(({ venueId }) => venueId)).toEqual([TEST_VENUE.id])
    expect(rowsOf(await ask(internal.getAllTerminals, {}, venue))).toMatchObject([{ terminalId: own }])
    expect(rowsOf(await ask(internal.listTerminalsAssignements, {}, venue))).toMatchObject([{ serial: 'OWN-1' }])
    expect(rowsOf(await ask(reporting.listPlaces, {}, venue), 'places')).toMatchObject([
      { placeId: TEST_VENUE.id, terminals: 1 },
    ])
    for (const call of [calls.getHistoryOfTerminal, internal.getHistoryOfTerminal]) {
      expect((await ask(call, { terminalId: own }, venue)).body).toMatchObject({ facts: [{ serial: 'OWN-1' }] })
      for (const terminalId of [foreign, randomUUID()])
        expect((await ask(call, { terminalId }, venue)).body).toMatchObject({ code: 'ERR_TERMINAL_NOT_FOUND' })
    }
    const stolen = { terminalId: foreign, venueId: TEST_VENUE.id }
    expect((await once(calls.addTerminalToVenue, stolen, venue)).body).toMatchObject({ code: 'ERR_TERMINAL_NOT_FOUND' })
    expect(rowsOf(await ask(calls.listTerminalsInVenue, { venueId: otherVenue }))).toHaveLength(1)
  })
})

describe('a service of the operator', () => {
  it('adds a venue once per key, and finds the response again by its receipt', async () => {
    const body = { ...hall, name: 'Herna Jednou', idempotencyKey: randomUUID() }
    const both = await Promise.all([ask(calls.addVenue, body), ask(calls.addVenue, body)])
    const [first, second] = both
    expect(venueOf(first)['venueId']).toBe(venueOf(second)['venueId'])
    expect((await ask(calls.addVenue, { ...body, name: 'Herna Jiná' })).body).toMatchObject({ code: 'ERR_KEY_REUSED' })
    const hash = first.body['receipt']
    const found = await ask(internal.findReceipt, {}, operator, { hash })
    expect(found.body).toMatchObject({ call: calls.addVenue.path, reply: { id: venueOf(first)['venueId'] } })
    for (const [token, asked] of [
      [venue, hash],
      [operator, 'x'.repeat(43)],
    ] as const)
      expect((await ask(internal.findReceipt, {}, token, { hash: asked })).body).toMatchObject({
        code: 'ERR_RECEIPT_NOT_FOUND',
      })
  })

  it('changes and ends a venue from now on, never in the past', async () => {
    const venueId = venueOf(await once(calls.addVenue, { ...hall, name: 'Herna Krátká' }))['venueId']
    const from = new Date(api.clock.now().getTime() - 86_400_000).toISOString()
    expect((await once(calls.changeVenue, { ...hall, venueId, from })).body).toMatchObject({
      code: 'ERR_TIMES_NOT_VALID',
      details: { because: 'past' },
    })
    api.clock.advance(1000)
    expect((await once(calls.removeVenue, { venueId })).status).toBe(200)
    for (const call of [calls.getVenue, internal.getVenue])
      expect((await ask(call, { venueId })).body).toMatchObject({ code: 'ERR_VENUE_NOT_FOUND' })
    const asOf = new Date(api.clock.now().getTime() - 500).toISOString()
    expect((await ask(calls.getVenue, { venueId, asOf })).body).toMatchObject({ mayBePlayed: false })
  })

  it('adds many terminals at once, all or none, after a preview that writes nothing', async () => {
    const terminals = ['M-1', 'M-2', 'm-1'].map((serial) => ({ ...machine, serial }))
    const bulk = { terminals, venueId: otherVenue, isPreview: true }
    const outcomes = (answer: Answer) => rowsOf(answer).map(({ outcome }) => outcome)
    expect(outcomes(await once(internal.addMultipleTerminals, bulk))).toEqual(['added', 'added', 'twice'])
    expect((await once(internal.addMultipleTerminals, { ...bulk, isPreview: false })).body).toMatchObject({
      code: 'ERR_TIMES_OVERLAP',
      details: { serials: ['m-1'] },
    })
    const good = { ...bulk, terminals: terminals.slice(0, 2), isPreview: false, idempotencyKey: randomUUID() }
    const done = await ask(internal.addMultipleTerminals, good)
    expect(outcomes(done)).toEqual(['added', 'added'])
    expect((await ask(internal.addMultipleTerminals, good)).body).toEqual(done.body)
    expect(outcomes(await once(internal.addMultipleTerminals, bulk))).toEqual(['known', 'known', 'twice'])
    const there = rowsOf(await ask(calls.listTerminalsInVenue, { venueId: otherVenue, limit: 200 }))
    expect(there.map(({ serial }) => serial)).toEqual(expect.arrayContaining(['M-1', 'M-2']))
    const unknown = { ...bulk, terminals: [{ ...machine, serial: 'M-9' }], venueId: randomUUID() }
    expect((await once(internal.addMultipleTerminals, unknown)).body).toMatchObject({ code: 'ERR_VENUE_NOT_FOUND' })
  })

  it('reads where a terminal stood, also in versions corrected since', async () => {
    const terminalId = await newMachine('PATH-1')
    await once(calls.addTerminalToVenue, { terminalId, venueId: otherVenue })
    api.clock.advance(60_000)
    await once(calls.addTerminalToVenue, { terminalId, venueId: TEST_VENUE.id })
    const { body } = await ask(calls.getHistoryOfTerminal, { terminalId })
    const places = body['places'] as { venueId: string; validUntil: string | null; knownUntil: string | null }[]
    expect(places).toHaveLength(3)
    expect(places.filter(({ knownUntil }) => knownUntil === null)).toMatchObject([
      { venueId: otherVenue, validUntil: expect.any(String) },
      { venueId: TEST_VENUE.id, validUntil: null },
    ])
    const until = new Date(api.clock.now().getTime() - 30_000).toISOString()
    const before = rowsOf(await ask(internal.listTerminalsAssignements, { until, limit: 200 }))
    expect(before.filter((row) => row['terminalId'] === terminalId)).toMatchObject([{ venueId: otherVenue }])
    expect((await ask(internal.listTerminalsAssignements, { from: until, until })).body).toMatchObject({
      code: 'ERR_TIMES_NOT_VALID',
    })
  })

  it('reads when a venue opens and closes, with legal hours and special days', async () => {
    const token = await api.freshToken('staff')
    const open = (weekday: number) =>
      api.send(staffCalls.createOpening, {
        input: { body: { venueId: otherVenue, weekday, opens: '10:00', closes: '03:00' } },
        token,
      })
    for (const weekday of [1, 2, 3, 4, 5, 6, 7]) expect((await open(weekday)).statusCode).toBe(200)
    const asked = { venueId: otherVenue, from: '2099-03-28', until: '2099-03-30' }
    const { body } = await ask(calls.getOpeningClosingTimes, asked)
    expect(body['periods']).toEqual([
      {
        day: '2099-03-28',
        opensAt: '2099-03-28T09:00:00.000Z',
        closesAt: '2099-03-29T01:00:00.000Z',
        opening: 'Regular',
        closing: 'Regular',
      },
      {
        day: '2099-03-29',
        opensAt: '2099-03-29T08:00:00.000Z',
        closesAt: '2099-03-30T01:00:00.000Z',
        opening: 'Regular',
        closing: 'Regular',
      },
    ])
    for (const until of ['2099-03-28', '2099-09-01'])
      expect((await ask(calls.getOpeningClosingTimes, { ...asked, until })).body).toMatchObject({
        code: 'ERR_TIMES_NOT_VALID',
      })
  })

  it('reads the operator, its company and the producers', async () => {
    expect((await ask(calls.getOperator, {})).body).toMatchObject({ code: 'ERR_PARTY_NOT_FOUND' })
    const token = await api.freshToken('staff')
    const save = async (body: object) =>
      (await api.send(saveParty, { input: { body }, token })).json<{ partyId: string }>().partyId
    const companyId = await save({ kind: 'company', name: 'Tolar a. s.', companyNumber: '12345678' })
    const partyId = await save({ kind: 'operator', name: 'Tolar', licenceNumber: 'MF-1/2026', companyId })
    expect((await ask(calls.getOperator, {})).body).toMatchObject({ partyId, licenceNumber: 'MF-1/2026' })
    expect((await ask(reporting.getOperator, {})).body).toMatchObject({
      operator: { partyId },
      company: { partyId: companyId },
    })
    expect(rowsOf(await ask(reporting.listProducers, {}), 'producers')).toMatchObject([{ name: 'Synot' }])
  })
})
