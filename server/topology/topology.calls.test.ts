import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import * as collin from '#contract/collin/topology.ts'
import * as calls from '#contract/onling-v2/topology.ts'
import * as own from '#contract/play-v1/staff-places.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, TEST_VENUE, type TestApi } from '#tests/api.ts'

const HOUR_MS = 3_600_000
const hall = { kind: 'GamingHall', name: 'Herna Růže', street: 'Růžová 2', town: 'Jihlava', postCode: '58601' }
const machine = { serial: 'SN-1', producer: 'Synot', kind: 'Slot', seats: 1 }

let api: TestApi
let staff: string | undefined

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  staff = await api.freshToken('staff')
})

type Body = Record<string, unknown>
type Answer = { readonly status: number; readonly body: Body }
async function ask(call: CallDefinition, sent: object): Promise<Answer> {
  const input = call.method === 'POST' ? { body: sent } : { query: sent }
  const answer = await api.send(call, { input, token: staff })
  return { status: answer.statusCode, body: answer.json<Body>() }
}
const made = async (call: CallDefinition, sent: object, id: string): Promise<string> => {
  const { status, body } = await ask(call, sent)
  expect({ status, body }).toMatchObject({ status: 200 })
  return String(body[id])
}
const rowsOf = ({ body }: Answer, name = 'rows') => body[name] as Body[]
const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR_MS).toISOString()
const newHall = (name: string) => made(calls.createVenue, { ...hall, name }, 'venueId')
const newMachine = (serial: string, more: object = {}) =>
  made(calls.createTerminal, { ...machine, serial, ...more }, 'terminalId')

describe('a venue in time', () => {
  it('has for each instant the facts written for it, also after a change from a later instant on', async () => {
    const venueId = await newHall('Herna Jedna')
    const from = inHours(24)
    const changed = await ask(calls.updateVenue, {
      venueId,
      ...hall,
      name: 'Herna Dvě',
      phone: '+420 600 100 200',
      from,
    })
    expect(changed.body).toMatchObject({ name: 'Herna Dvě', validFrom: from, validUntil: null })
    expect((await ask(calls.getVenue, { venueId })).body).toMatchObject({ name: 'Herna Jedna', validUntil: from })
    expect((await ask(calls.getVenue, { venueId, asOf: from })).body).toMatchObject({ name: 'Herna Dvě' })
    expect((await ask(calls.getVenue, { venueId, asOf: inHours(-24) })).body).toMatchObject({
      code: 'ERR_VENUE_NOT_FOUND',
    })
  })

  it('is corrected by two people, as a new version; what was known before can still be read', async () => {
    const venueId = await newHall('Herna Omyl')
    api.clock.advance(HOUR_MS / 10)
    const knownAt = api.clock.now().toISOString()
    api.clock.advance(HOUR_MS / 10)
    const correction = { venueId, ...hall, name: 'Herna Správně', from: inHours(-0.15) }
    expect((await ask(calls.updateVenue, correction)).body).toMatchObject({ code: 'ERR_WARNINGS_NOT_ACCEPTED' })
    const explanation = 'The name on the licence is another one.'
    const accepted = { ...correction, explanation, acceptedWarnings: ['corrects-past'] }
    expect((await ask(calls.updateVenue, accepted)).body).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    expect((await ask(calls.getVenue, { venueId })).body).toMatchObject({ name: 'Herna Omyl' })
    await ask(calls.updateVenue, { venueId, ...hall, name: 'Herna Správně' })
    expect((await ask(calls.getVenue, { venueId })).body).toMatchObject({ name: 'Herna Správně' })
    expect((await ask(calls.getVenue, { venueId, knownAt })).body).toMatchObject({ name: 'Herna Omyl' })
  })

  it('has a name unique in its town, and rooms that are renamed, added and ended', async () => {
    const venueId = await newHall('Herna Sama')
    expect((await ask(calls.createVenue, { ...hall, name: 'herna sama' })).body).toMatchObject({
      code: 'ERR_TIMES_OVERLAP',
      details: { heldBy: 'venue' },
    })
    const workrooms = [{ name: 'Sál' }, { name: 'Salonek' }]
    const first = await ask(calls.updateVenue, { venueId, ...hall, name: 'Herna Sama', workrooms })
    const rooms = first.body['workrooms'] as { workroomId: string; name: string }[]
    expect(rooms.map(({ name }) => name)).toEqual(['Salonek', 'Sál'])
    const kept = [{ workroomId: rooms[0]?.workroomId, name: 'Modrý salonek' }]
    api.clock.advance(1000)
    const second = await ask(calls.updateVenue, { venueId, ...hall, name: 'Herna Sama', workrooms: kept })
    expect(second.body['workrooms']).toEqual(kept)
    // Nothing narrows it: a call that asks for one venue is refused, not answered with all of them.
    expect((await ask(collin.getWorkrooms, { venueId })).body).toMatchObject({
      code: 'ERR_INVALID_INPUT',
      fields: [{ path: 'querystring/venueId', problem: 'additionalProperties' }],
    })
    expect(rowsOf(await ask(collin.getWorkrooms, {}), 'workrooms')).toContainEqual({
      ...kept[0],
      venueId,
      venueName: 'Herna Sama',
      town: 'Jihlava',
    })
  })

  it('is listed by pages, with former venues', async () => {
    const first = await ask(calls.listVenues, { limit: 1 })
    expect(rowsOf(first)).toHaveLength(1)
    const rest = await ask(calls.listVenues, { cursor: first.body['nextCursor'] })
    const names = [...rowsOf(first), ...rowsOf(rest)].map(({ name }) => name)
    expect(names).toContain(TEST_VENUE.name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('cannot end while terminals stand there, and then needs two people', async () => {
    const venueId = await newHall('Herna Konec')
    const terminalId = await newMachine('END-1', { venueId })
    const end = { venueId, explanation: 'The lease of the house has ended.', acceptedWarnings: 'ends-venue' }
    expect((await ask(calls.deleteVenue, end)).body).toMatchObject({
      code: 'ERR_VENUE_IN_USE',
      details: { because: 'terminals', terminals: 1 },
    })
    api.clock.advance(1000)
    await ask(calls.updateTerminal, { terminalId, ...machine, serial: 'END-1', venueId: null })
    api.clock.advance(1000)
    expect((await ask(calls.deleteVenue, end)).body).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
  })

  it('cannot end while money is on its way there', async () => {
    const venueId = await newHall('Herna Peníze')
    await api.db.query(sql`
      insert into payments.funds_transfer (id, asked_by, player_id, reference, channel, takes_from, takes_minor, gives_to,
             gives_minor, currency, state, balance_minor, created_at, changed_at, expires_at, venue_id)
      select ${randomUUID()}, 'hall', min(id), 'money-on-its-way', 'card', 'cash', 20000, null, 0, 'CZK', 'prepared', 0, now(),
             now(), now() + interval '7 days', ${venueId} from players.player`)
    expect((await ask(calls.deleteVenue, { venueId, acceptedWarnings: 'ends-venue' })).body).toMatchObject({
      details: { because: 'money' },
    })
  })
})

describe('a terminal in time', () => {
  it('stands at one place at an instant, and is moved from an instant on', async () => {
    const [here, there] = [await newHall('Herna Tady'), await newHall('Herna Tam')]
    const terminalId = await newMachine('MOVE-1', { venueId: here })
    const from = inHours(48)
    const moved = await ask(calls.updateTerminal, { terminalId, ...machine, serial: 'MOVE-1', venueId: there, from })
    expect(moved.body).toMatchObject({ place: { venueId: there, venueName: 'Herna Tam', since: from } })
    expect((await ask(calls.getTerminal, { terminalId })).body).toMatchObject({ place: { venueId: here, until: from } })
    expect(rowsOf(await ask(calls.listTerminals, { venueId: there }))).toEqual([])
    expect(rowsOf(await ask(calls.listTerminals, { venueId: there, asOf: from }))).toHaveLength(1)
    expect(rowsOf(await ask(collin.getProviders, {}), 'providers')).toMatchObject([{ name: 'Synot', kind: 'producer' }])
  })

  it('keeps the facts that change while it is in the store for a time', async () => {
    const venueId = await newHall('Herna Sklad')
    const terminalId = await newMachine('STORE-1', { venueId })
    const facts = { terminalId, ...machine, serial: 'STORE-1' }
    const [begins, changes, ends] = [inHours(24), inHours(36), inHours(48)]
    await ask(calls.updateTerminal, { ...facts, softwareBuild: 'second', from: changes })
    const stored = { ...facts, venueId: null, from: begins }
    expect((await ask(calls.updateTerminal, { ...stored, until: begins })).body).toMatchObject({
      code: 'ERR_TIMES_NOT_VALID',
    })
    expect((await ask(calls.updateTerminal, { ...stored, until: ends })).body).toMatchObject({ place: null })
    const at = async (asOf: string) => (await ask(calls.getTerminal, { terminalId, asOf })).body
    expect(await at(changes)).toMatchObject({ place: null, softwareBuild: 'second' })
    expect(await at(ends)).toMatchObject({ place: { venueId }, softwareBuild: 'second' })
  })

  it('has a unique serial number, which is free again after its end', async () => {
    const terminalId = await newMachine('ONE-1')
    expect((await ask(calls.createTerminal, { ...machine, serial: 'one-1' })).body).toMatchObject({
      code: 'ERR_TIMES_OVERLAP',
      details: { heldBy: 'serial' },
    })
    api.clock.advance(1000)
    expect((await ask(calls.deleteTerminal, { terminalId })).status).toBe(200)
    expect((await ask(calls.getTerminal, { terminalId })).body).toMatchObject({ code: 'ERR_TERMINAL_NOT_FOUND' })
    expect(rowsOf(await ask(calls.listTerminals, { inStore: true })).map(({ serial }) => serial)).not.toContain('ONE-1')
    await newMachine('ONE-1')
    const stored = rowsOf(await ask(calls.listTerminals, { inStore: true }))
    expect(stored.map(({ serial }) => serial)).toContain('ONE-1')
    expect(stored.every(({ place }) => place === null)).toBe(true)
  })

  it('cannot be moved to a room of another venue', async () => {
    const venueId = await newHall('Herna Pokoj')
    expect(
      (await ask(calls.createTerminal, { ...machine, serial: 'ROOM-1', venueId, workroomId: randomUUID() })).body,
    ).toMatchObject({ code: 'ERR_WORKROOM_NOT_FOUND' })
  })
})

describe('opening hours', () => {
  it('of a weekday do not overlap, can be changed from a day on, and ended', async () => {
    const venueId = await newHall('Herna Hodiny')
    const hours = { venueId, weekday: 5, opens: '18:00', closes: '02:00', fromDay: '2027-01-01' }
    const openingId = await made(calls.createOpening, hours, 'openingId')
    expect(
      (await ask(calls.createOpening, { ...hours, weekday: 6, opens: '01:00', closes: '02:30' })).body,
    ).toMatchObject({
      code: 'ERR_TIMES_OVERLAP',
      details: { with: openingId, heldBy: 'opening', heldFrom: '2026-12-31T23:00:00.000Z', heldUntil: null },
    })
    const later = { ...hours, openingId, opens: '20:00', fromDay: '2027-02-01' }
    expect((await ask(calls.updateOpening, later)).body).toMatchObject({ opens: '20:00', isOverMidnight: true })
    expect((await ask(calls.deleteOpening, { openingId, fromDay: '2027-03-01' })).status).toBe(200)
    const { body } = await ask(calls.listOpenings, { venueId, allTimes: true })
    expect(body['openings']).toMatchObject([
      { opens: '18:00', fromDay: '2027-01-01', untilDay: '2027-02-01' },
      { opens: '20:00', fromDay: '2027-02-01', untilDay: '2027-03-01' },
    ])
    expect((await ask(calls.getOpening, { openingId, asOf: '2027-01-15T00:00:00Z' })).body).toMatchObject({
      opens: '18:00',
    })
  })

  it('of a hall cannot lie in the legal closing hours; those of a casino may', async () => {
    const venueId = await newHall('Herna Zákon')
    const night = { weekday: 1, opens: '22:00', closes: '04:00' }
    expect((await ask(calls.createOpening, { venueId, ...night })).body).toMatchObject({
      code: 'ERR_CLOSED_BY_LAW',
      details: { ruleId: 'CZ-38', closedFrom: '03:00', closedUntil: '10:00' },
    })
    const casino = await made(calls.createVenue, { ...hall, kind: 'Casino', name: 'Kasino' }, 'venueId')
    await made(calls.createOpening, { venueId: casino, ...night }, 'openingId')
  })

  it('determine whether a venue is open at an instant', async () => {
    const venueId = await newHall('Herna Teď')
    for (let weekday = 1; weekday <= 7; weekday += 1)
      await made(calls.createOpening, { venueId, weekday, opens: '10:00', closes: '03:00' }, 'openingId')
    const isOpen = async (asOf: string) => (await ask(calls.getVenue, { venueId, asOf })).body['isOpen']
    expect(await isOpen('2099-06-01T12:00:00Z')).toBe(true)
    expect(await isOpen('2099-06-01T05:00:00Z')).toBe(false)
    const special = { venueId, day: '2099-06-01', reason: 'A holiday of the town' }
    const specialOpeningId = await made(calls.createSpecialOpening, special, 'specialOpeningId')
    expect(await isOpen('2099-06-01T12:00:00Z')).toBe(false)
    expect((await ask(calls.createSpecialOpening, special)).body).toMatchObject({ code: 'ERR_TIMES_OVERLAP' })
    const moved = { ...special, specialOpeningId, day: '2099-06-02', opens: '12:00', closes: '13:00' }
    expect((await ask(calls.updateSpecialOpening, moved)).body).toMatchObject({ isClosed: false })
    expect(await isOpen('2099-06-01T12:00:00Z')).toBe(true)
    expect(await isOpen('2099-06-02T12:00:00Z')).toBe(false)
    expect(rowsOf(await ask(calls.listSpecialOpenings, { venueId, allTimes: true }), 'specialOpenings')).toHaveLength(1)
    expect((await ask(calls.getSpecialOpening, { specialOpeningId })).body).toMatchObject({ day: '2099-06-02' })
    expect((await ask(calls.deleteSpecialOpening, { specialOpeningId })).status).toBe(200)
    expect(await isOpen('2099-06-02T12:00:00Z')).toBe(true)
  })
})

describe('a validity', () => {
  it('is given by two people, and ended by one', async () => {
    const venueId = await newHall('Herna Platná')
    const wanted = { thing: 'venue', thingId: venueId, decision: 'MF-123/2026' }
    expect((await ask(calls.createValidity, wanted)).body).toMatchObject({
      code: 'ERR_WARNINGS_NOT_ACCEPTED',
    })
    const accepted = { ...wanted, explanation: 'The ministry has decided.', acceptedWarnings: ['lets-play'] }
    const { body } = await ask(calls.createValidity, accepted)
    expect(body).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    const { approve } = await import('#contract/play-v1/approvals.ts')
    const second = await api.tokenOfRole('administrator')
    const { approvalId } = body['details'] as { approvalId: string }
    const signed = await api.send(approve, {
      input: {
        body: { approvalId, explanation: 'I have read the decision myself.', acceptedWarnings: ['lets-play'] },
      },
      token: second,
    })
    expect(signed.statusCode, signed.body).toBe(200)
    expect((await ask(calls.getVenue, { venueId })).body).toMatchObject({ mayBePlayed: true })
    const listed = await ask(calls.listValidities, { thing: 'venue', thingId: venueId })
    const [validity] = rowsOf(listed, 'validities')
    expect(validity).toMatchObject({ decision: 'MF-123/2026', validUntil: null })
    const { validityId } = validity as { validityId: string }
    expect((await ask(calls.getValidity, { validityId })).body).toMatchObject({ thingId: venueId })
    api.clock.advance(1000)
    expect((await ask(calls.deleteValidity, { validityId })).status).toBe(200)
    expect((await ask(calls.getVenue, { venueId })).body).toMatchObject({ mayBePlayed: false })
  })
})

describe('companies', () => {
  it('belong to the one operator of the brand', async () => {
    const companyId = await made(
      own.saveParty,
      { kind: 'company', name: 'Tolar a. s.', companyNumber: '12345678' },
      'partyId',
    )
    const operator = { kind: 'operator', name: 'Tolar', licenceNumber: 'MF-1/2026', companyId }
    const partyId = await made(own.saveParty, operator, 'partyId')
    expect((await ask(own.saveParty, operator)).body).toMatchObject({ code: 'ERR_TIMES_OVERLAP' })
    expect((await ask(own.saveParty, { ...operator, companyId: partyId })).body).toMatchObject({
      code: 'ERR_PARTY_NOT_FOUND',
    })
    expect(rowsOf(await ask(collin.getOperators, {}), 'operators')).toMatchObject([{ partyId, companyId }])
    expect(rowsOf(await ask(collin.getCompanies, {}), 'companies')).toMatchObject([{ name: 'Tolar a. s.' }])
    expect(rowsOf(await ask(own.listParties, { kind: 'company' }), 'parties')).toHaveLength(1)
  })
})

describe('history', () => {
  it('cannot be overwritten by anybody', async () => {
    const statements = [
      sql`update topology.version set valid_from = '1999-01-01Z'`,
      sql`update topology.version set known_until = null where known_until is not null`,
      sql`delete from topology.version`,
      sql`update topology.venue_facts set name = 'another'`,
      sql`delete from topology.terminal_facts`,
    ]
    for (const statement of statements) await expect(api.db.query(statement)).rejects.toThrow('not rewritten')
  })

  it('with two things that claim the same at one instant is refused by the database', async () => {
    await newHall('Herna Zámek')
    await expect(
      api.db.query(sql`
        insert into topology.version (version_id, thing_id, facts_id, valid_from, known_from, claim, slot, written_by)
        select gen_random_uuid(), gen_random_uuid(), facts_id, valid_from, known_from, claim, slot, 'test'
          from topology.version where known_until is null limit 1`),
    ).rejects.toThrow('one_thing_at_a_time')
  })
})
