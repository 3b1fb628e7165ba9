import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import * as calls from '#contract/onling-v2/topology.ts'
import { getAudit } from '#contract/onling-v2/user.ts'
import * as own from '#contract/play-v1/staff-places.ts'
import { dayOf, firstOfMonth } from '#contract/states/calendar.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

const HOUR_MS = 3_600_000
const hall = { kind: 'GamingHall', name: 'Herna Mnoho', street: 'Růžová 2', town: 'Jihlava', postCode: '58601' }
const machine = { producer: 'Synot', kind: 'Slot', seats: 1 }
const listOf = (...serials: string[]) => serials.map((serial) => ({ ...machine, serial }))

let api: TestApi
let staff: string | undefined
let [venueId, otherId] = ['', '']

type Body = Record<string, unknown> & { readonly rows: readonly Record<string, string | null>[] }
async function ask(call: CallDefinition, sent: object) {
  const input = call.method === 'POST' ? { body: sent } : { query: sent }
  const answer = await api.send(call, { input, token: staff })
  return { status: answer.statusCode, body: answer.json<Body>() }
}
const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR_MS).toISOString()
const standing = async (venue: string, asOf?: string) =>
  (await ask(calls.listTerminals, { venueId: venue, ...(asOf ? { asOf } : {}) })).body.rows.map(({ serial }) => serial)
const outcomes = ({ body }: Awaited<ReturnType<typeof ask>>) => body.rows.map(({ outcome }) => outcome)

beforeAll(async () => {
  api = await openTestApi()
  staff = await api.freshToken('staff')
  venueId = String((await ask(calls.createVenue, hall)).body['venueId'])
  otherId = String((await ask(calls.createVenue, { ...hall, name: 'Herna Jiná' })).body['venueId'])
})
afterAll(() => api?.close())
beforeEach(async () => {
  staff = await api.freshToken('staff')
})

describe('many terminals at once', () => {
  it('are added all or none; a preview writes nothing and a repeat adds none', async () => {
    const wanted = { isPreview: false, venueId, terminals: listOf('M-1', 'M-2', 'M-3') }
    const preview = await ask(own.addTerminals, { ...wanted, isPreview: true })
    expect(outcomes(preview)).toEqual(['added', 'added', 'added'])
    expect(await standing(venueId)).toEqual([])
    expect((await ask(own.addTerminals, { ...wanted, terminals: listOf('M-1', 'm-1') })).body).toMatchObject({
      code: 'ERR_TIMES_OVERLAP',
      details: { serials: ['m-1'] },
    })
    const tooMany = listOf(...Array.from({ length: 501 }, (_, no) => `N-${no}`))
    expect((await ask(own.addTerminals, { ...wanted, terminals: tooMany })).body).toMatchObject({
      code: 'ERR_INVALID_INPUT',
      fields: [{ path: 'body/terminals', problem: 'maxItems', limit: 500 }],
    })
    expect((await ask(own.addTerminals, wanted)).status).toBe(200)
    expect((await standing(venueId)).toSorted()).toEqual(['M-1', 'M-2', 'M-3'])
    expect((await ask(own.addTerminals, wanted)).body).toMatchObject({ code: 'ERR_TIMES_OVERLAP' })
  })

  it('are moved on a day, after a preview that names conflicts; a repeat moves nothing', async () => {
    const { rows } = (await ask(calls.listTerminals, { venueId })).body
    const terminalIds = rows.map(({ terminalId }) => terminalId)
    const [from, later] = [inHours(24), inHours(48)]
    const move = { isPreview: false, terminalIds, venueId: otherId, from }
    expect(outcomes(await ask(own.moveTerminals, { ...move, isPreview: true }))).toEqual(['moved', 'moved', 'moved'])
    expect((await ask(own.moveTerminals, move)).status).toBe(200)
    expect([await standing(venueId), await standing(otherId)].map(({ length }) => length)).toEqual([3, 0])
    expect(await standing(otherId, from)).toHaveLength(3)
    expect(outcomes(await ask(own.moveTerminals, move))).toEqual(['there', 'there', 'there'])
    // A move to the store in an hour conflicts with the move planned for tomorrow.
    const store = { isPreview: true, terminalIds, venueId: null, from: inHours(1) }
    const collided = await ask(own.moveTerminals, store)
    expect(collided.body.rows[0]).toMatchObject({ outcome: 'planned', plannedAt: from, fromVenue: hall.name })
    expect((await ask(own.moveTerminals, { ...store, isPreview: false })).body).toMatchObject({
      code: 'ERR_TIMES_OVERLAP',
    })
    expect((await ask(own.moveTerminals, { ...store, isPreview: false, from: later })).status).toBe(200)
    expect((await ask(calls.listTerminals, { inStore: true, asOf: later })).body.rows).toHaveLength(3)
  })

  it('are in the store for a time: where they stand before and after it stays', async () => {
    await ask(own.addTerminals, { isPreview: false, venueId, terminals: listOf('S-1', 'S-2') })
    const { rows } = (await ask(calls.listTerminals, { venueId })).body
    const terminalIds = rows.flatMap(({ serial, terminalId }) => (String(serial).startsWith('S-') ? terminalId : []))
    const [begins, ends] = [inHours(24), inHours(48)]
    const store = { isPreview: false, terminalIds, venueId: null, from: begins }
    expect((await ask(own.moveTerminals, { ...store, until: begins })).body).toMatchObject({
      code: 'ERR_TIMES_NOT_VALID',
      details: { field: 'until' },
    })
    expect(outcomes(await ask(own.moveTerminals, { ...store, isPreview: true, until: ends }))).toEqual([
      'moved',
      'moved',
    ])
    expect((await ask(own.moveTerminals, { ...store, until: ends })).status).toBe(200)
    const standingThen = async (asOf: string) => (await standing(venueId, asOf)).filter((one) => one?.startsWith('S-'))
    expect(await standingThen(inHours(1))).toHaveLength(2)
    expect(await standingThen(begins)).toEqual([])
    expect(await standingThen(ends)).toHaveLength(2)
    const [row] = (await ask(getAudit, { action: own.moveTerminals.path })).body.rows
    expect(row).toMatchObject({ change: { after: { from: begins, until: ends } } })
    // What is planned outside the period is in nobody's way, and what is planned in it is named.
    const before = { ...store, isPreview: true, from: inHours(2) }
    expect(outcomes(await ask(own.moveTerminals, { ...before, until: begins }))).toEqual(['moved', 'moved'])
    expect(outcomes(await ask(own.moveTerminals, { ...before, until: inHours(72) }))).toEqual(['planned', 'planned'])
    expect(outcomes(await ask(own.moveTerminals, { ...store, isPreview: true, until: ends }))).toEqual([
      'there',
      'there',
    ])
  })

  it('say in the audit log where each of them was before', async () => {
    const add = (serial: string, venue: string | null) =>
      ask(own.addTerminals, { isPreview: false, venueId: venue, terminals: listOf(serial) })
    await add('A-1', venueId)
    await add('A-2', null)
    await add('A-3', otherId)
    const { rows } = (await ask(calls.listTerminals, {})).body
    const terminalIds = rows.flatMap(({ serial, terminalId }) => (String(serial).startsWith('A-') ? terminalId : []))
    expect((await ask(own.moveTerminals, { isPreview: false, terminalIds, venueId: otherId })).status).toBe(200)
    const [row] = (await ask(getAudit, { action: own.moveTerminals.path })).body.rows
    expect(row).toMatchObject({
      change: {
        before: { 'terminalPlace A-1': hall.name, 'terminalPlace A-2': '' },
        after: { 'terminalPlace A-1': 'Herna Jiná', 'terminalPlace A-2': 'Herna Jiná' },
      },
    })
    const [changed] = rows.filter(({ serial }) => serial === 'A-1')
    const end = await api.send(calls.deleteTerminal, {
      input: { query: { terminalId: changed?.['terminalId'] } },
      token: staff,
    })
    expect(end.statusCode).toBe(200)
    const [ended] = (await ask(getAudit, { action: calls.deleteTerminal.path })).body.rows
    expect(ended).toMatchObject({
      change: { before: { isThere: true, terminalPlace: 'Herna Jiná' }, after: { isThere: false, terminalPlace: '' } },
    })
  })
})

describe('a month of a venue', () => {
  it('returns hours, special days and the periods closed by law', async () => {
    for (const weekday of [1, 2, 3, 4, 5, 6, 7])
      await ask(calls.createOpening, { venueId, weekday, opens: '18:00', closes: '03:00' })
    const day = dayOf('Europe/Prague', new Date(inHours(24)))
    await ask(calls.createSpecialOpening, { venueId, day, reason: 'Inventory of the hall' })
    const { body } = await ask(own.getCalendar, { venueId, month: firstOfMonth(day) })
    const days = body['days'] as Record<string, unknown>[]
    expect(days.length).toBeGreaterThan(27)
    expect(days.find((one) => one['day'] === day)).toMatchObject({
      periods: [],
      special: { reason: 'Inventory of the hall' },
    })
    expect(days.at(-1)).toMatchObject({ closedByLaw: { from: '03:00', until: '10:00' } })
  })
})
