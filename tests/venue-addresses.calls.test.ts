import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest'
import * as calls from '#contract/onling-v2/topology.ts'
import { demoRegisters } from '#providers/registers/demo-access.ts'
import { buildRegisters } from '#providers/registers/registers-server.ts'
import { judgeVenueAddress, makeRuian, makeSmartform } from '#server/players/index.ts'
import { topologyHeartbeats } from '#server/topology/index.ts'
import { openTestApi, type TestApi } from './api.ts'

const TIMEOUT_MS = 3_000
const hall = { kind: 'GamingHall', street: 'Sokolská 101/1', town: 'Praha', postCode: '12000' }
let stand: FastifyInstance
let api: TestApi
let partners: { smartform: ReturnType<typeof makeSmartform>; ruian: ReturnType<typeof makeRuian> }
let count = 0

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
})
afterAll(async () => {
  await api?.close()
  await stand?.close()
})
beforeEach(() => tell('good'))

const tell = (fault: string) => stand.inject({ method: 'POST', url: '/__sandbox/addresses', payload: { fault } })
let asked: string[] = []
/** A worker, by its beat. */
function startWorker(): () => Promise<void> {
  const { db, clock, environment } = api
  const { brand, market } = environment.configuration
  const registers = { ...partners, permanentCountries: market.allowedPermanentAddressCountry }
  const beats = topologyHeartbeats({
    db,
    clock,
    target: brand.target,
    askRegister: async (query) => {
      asked.push(query.street)
      return (await judgeVenueAddress(registers, { query })).match
    },
  })
  return async () => {
    asked = []
    for (const { beat } of beats) await beat()
  }
}
const prove = () => startWorker()()
async function ask(call: Parameters<TestApi['send']>[0], input: { body?: object; query?: object }) {
  return (await api.send(call, { input, token: await api.freshToken('staff') })).json<Record<string, unknown>>()
}
async function open(more: object = {}): Promise<string> {
  count += 1
  return String((await ask(calls.createVenue, { body: { ...hall, name: `Herna ${count}`, ...more } }))['venueId'])
}
const shown = (venueId: string) => ask(calls.getVenue, { query: { venueId } })

it('of a venue is shown as confirmed with the time of the answer, and each new version is asked about', async () => {
  const venueId = await open()
  expect(await shown(venueId)).toMatchObject({ addressMatch: null, addressAskedAt: null })
  await prove()
  const askedAt = api.clock.now().toISOString()
  expect(await shown(venueId)).toMatchObject({ addressMatch: 'EXACT', addressAskedAt: askedAt })
  api.clock.advance(60_000)
  await ask(calls.updateVenue, { body: { venueId, ...hall, name: 'Herna jinde', street: 'Neexistující 1' } })
  expect(await shown(venueId)).toMatchObject({ addressMatch: null })
  await prove()
  expect(await shown(venueId)).toMatchObject({ addressMatch: 'NONE' })
  // The version before has its own answer.
  expect(await ask(calls.getVenue, { query: { venueId, asOf: askedAt } })).toMatchObject({ addressMatch: 'EXACT' })
})

test.each([
  ['PARTIAL', { postCode: '11000' }],
  ['NONE', { street: 'Sokolská' }],
  ['NONE', { street: '***' }],
])('has the answer %s', async (addressMatch, more) => {
  const venueId = await open(more)
  await prove()
  expect(await shown(venueId)).toMatchObject({ addressMatch })
})

test.each(['fail', 'http_500', 'garbage'])('is asked about again after the register did "%s"', async (fault) => {
  const venueId = await open()
  await tell(fault)
  await prove()
  expect(await shown(venueId)).toMatchObject({ addressMatch: null })
  await tell('good')
  await prove()
  expect(await shown(venueId)).toMatchObject({ addressMatch: 'EXACT' })
})

it('is not asked about at each beat while the register does not answer, which holds up no other address', async () => {
  const MINUTE_MS = 60_000
  const beat = startWorker()
  const venueId = await open()
  await tell('fail')
  await beat()
  await beat()
  expect(asked).toEqual([])
  api.clock.advance(MINUTE_MS)
  await beat()
  expect(asked).toHaveLength(1)
  api.clock.advance(MINUTE_MS)
  await tell('good')
  const other = await open()
  await beat()
  expect(await shown(other)).toMatchObject({ addressMatch: 'EXACT' })
  expect(await shown(venueId)).toMatchObject({ addressMatch: null })
  api.clock.advance(4 * MINUTE_MS)
  await beat()
  expect(await shown(venueId)).toMatchObject({ addressMatch: 'EXACT' })
})
