import { afterAll, beforeAll, expect, it } from 'vitest'
import { composeTopology } from '#apps/api/compose/compose-topology.ts'
import type { CallDefinition } from '#contract/call.ts'
import * as own from '#contract/capi-v1.1/transfers.ts'
import * as account from '#contract/funds-transfer/player-account.ts'
import * as places from '#contract/onling-v2/topology.ts'
import { moveTerminals } from '#contract/play-v1/staff-places.ts'
import { leaveTerminal, signIn } from '#contract/play-v1/venue-play.ts'
import { seedPlaces } from '#server/topology/index.ts'
import { TEST_VENUE } from '#tests/api.ts'
import { CARD, openTestHall, OTHER_VENUE, PIN, type TestHall } from './test-venue.ts'

const FACTS = { producer: 'Test machines', kind: 'Slot', seats: 1 } as const
const czk = (amountMinor: number) => ({ amountMinor, currency: 'CZK' })

let hall: TestHall
let terminalId: string
beforeAll(async () => {
  hall = await openTestHall({})
  terminalId = hall.terminals[0] ?? ''
})
afterAll(() => hall?.api.close())

const asStaff = async (call: CallDefinition, sent: object) =>
  hall.ask(call, call.method === 'POST' ? { body: sent } : { query: sent }, await hall.api.freshToken('staff'))
const move = (venueId: string | null, more: object = {}) =>
  asStaff(places.updateTerminal, { terminalId, serial: 'T-1', ...FACTS, venueId, ...more })
const moveMany = (more: object = {}) =>
  asStaff(moveTerminals, { isPreview: false, terminalIds: hall.terminals, venueId: OTHER_VENUE.id, ...more })
const standsAt = async () => {
  const shown = await asStaff(places.getTerminal, { terminalId })
  return (shown['place'] as { venueId: string } | null)?.venueId ?? null
}
const refused = (because: string) => ({ status: 422, code: 'ERR_TERMINAL_IN_USE', details: { because } })
const inAnHour = () => new Date(hall.api.clock.now().getTime() + 3_600_000).toISOString()

it('a terminal at which somebody plays is neither moved nor ended now; its other facts change, and a later move is planned', async () => {
  const sitting = { terminalId, cardNumber: CARD, pin: PIN }
  expect(await hall.ask(signIn, { body: sitting }, await hall.freshHallToken())).toMatchObject({ status: 200 })
  expect(await move(OTHER_VENUE.id)).toMatchObject(refused('player'))
  expect(await move(null)).toMatchObject(refused('player'))
  expect(await asStaff(places.deleteTerminal, { terminalId })).toMatchObject(refused('player'))
  expect((await moveMany({ isPreview: true }))['rows']).toMatchObject([
    { serial: 'T-1', outcome: 'used' },
    { serial: 'T-2', outcome: 'moved' },
  ])
  expect(await moveMany()).toMatchObject({ ...refused('player'), details: { serials: ['T-1'] } })
  expect(await standsAt()).toBe(TEST_VENUE.id)
  expect(await move(TEST_VENUE.id, { seats: 1 })).toMatchObject({ status: 200 })
  expect((await moveMany({ isPreview: true, from: inAnHour() }))['rows']).toMatchObject([
    { outcome: 'moved' },
    { outcome: 'moved' },
  ])
  await hall.ask(leaveTerminal, { body: {} }, await hall.api.freshToken('player'))
  expect(await move(OTHER_VENUE.id)).toMatchObject({ status: 200 })
  hall.api.clock.advance(1_000)
  expect(await move(TEST_VENUE.id)).toMatchObject({ status: 200 })
})

it('while somebody plays, only where it stood before is corrected', async () => {
  hall.api.clock.advance(1_000)
  const away = hall.api.clock.now().toISOString()
  expect(await move(OTHER_VENUE.id)).toMatchObject({ status: 200 })
  hall.api.clock.advance(1_000)
  const back = hall.api.clock.now().toISOString()
  expect(await move(TEST_VENUE.id)).toMatchObject({ status: 200 })
  hall.api.clock.advance(1_000)
  const sitting = { terminalId, cardNumber: CARD, pin: PIN }
  expect(await hall.ask(signIn, { body: sitting }, await hall.freshHallToken())).toMatchObject({ status: 200 })
  // It was there all the time: this ends before the stay of today begins.
  const corrected = { from: away, expectedVenueId: OTHER_VENUE.id }
  expect(await move(TEST_VENUE.id, corrected)).toMatchObject({ status: 200 })
  const then = await asStaff(places.getTerminal, { terminalId, asOf: away })
  expect(then['place']).toMatchObject({ venueId: TEST_VENUE.id })
  expect(await move(OTHER_VENUE.id, { from: back })).toMatchObject(refused('player'))
  // It was in the store meanwhile: where it stands now is no part of it.
  const stored = { from: away, until: back, expectedVenueId: TEST_VENUE.id }
  expect(await move(null, stored)).toMatchObject({ status: 200 })
  expect((await asStaff(places.getTerminal, { terminalId, asOf: away }))['place']).toBeNull()
  expect((await asStaff(places.getTerminal, { terminalId, asOf: back }))['place']).toMatchObject({
    venueId: TEST_VENUE.id,
  })
  expect(await move(null, { from: away })).toMatchObject(refused('player'))
  // So with many at once.
  const many = { terminalIds: [terminalId], venueId: OTHER_VENUE.id, from: away }
  expect((await moveMany({ ...many, isPreview: true, until: back }))['rows']).toMatchObject([{ outcome: 'moved' }])
  expect(await moveMany({ ...many, until: back })).toMatchObject({ status: 200 })
  expect((await asStaff(places.getTerminal, { terminalId, asOf: away }))['place']).toMatchObject({
    venueId: OTHER_VENUE.id,
  })
  const reachesNow = { ...many, from: back, until: inAnHour() }
  expect((await moveMany({ ...reachesNow, isPreview: true }))['rows']).toMatchObject([{ outcome: 'used' }])
  expect(await moveMany(reachesNow)).toMatchObject(refused('player'))
  expect(await standsAt()).toBe(TEST_VENUE.id)
  await hall.ask(leaveTerminal, { body: {} }, await hall.api.freshToken('player'))
})

it('nor one to which money is on its way', async () => {
  const token = (await hall.api.freshToken('player')) ?? ''
  await hall.ask(own.setLandBasedWalletEnable, { body: { isEnabled: true } }, token)
  const begun = await hall.ask(
    own.transfer,
    { body: { amount: czk(50_000), to: 'land-based', idempotencyKey: 'to-the-land-based-wallet' } },
    token,
  )
  await hall.ask(own.commit, { query: { id: begun['transferId'] } }, token)
  const reference = hall.reference()
  const query = { playerId: hall.playerId }
  const venue = async (call: CallDefinition, body: object) =>
    hall.ask(call, { query, body }, await hall.freshHallToken())
  const take = { amount: czk(30_000), reference, place: 'T-1', proof: { cardNumber: CARD, pin: PIN } }
  expect(await venue(account.transferFromV2, take)).toMatchObject({ status: 200, state: 'prepared' })
  hall.api.clock.advance(1_000)
  expect(await move(OTHER_VENUE.id)).toMatchObject(refused('money'))
  expect(await venue(account.transferCommit, { reference })).toMatchObject({ status: 200 })
  expect(await move(OTHER_VENUE.id)).toMatchObject({ status: 200 })
  hall.api.clock.advance(1_000)
  // Where it stood is no obstacle for the player's money.
  const back = { amount: czk(30_000), reference: hall.reference(), place: 'T-1' }
  expect(await venue(account.transferTo, back)).toMatchObject({ status: 200, state: 'done' })
})

it('of two people who move it from where they saw it, one does', async () => {
  expect(await move(TEST_VENUE.id, { expectedVenueId: TEST_VENUE.id })).toMatchObject(refused('moved'))
  const both = await Promise.all([
    move(TEST_VENUE.id, { expectedVenueId: OTHER_VENUE.id }),
    move(null, { expectedVenueId: OTHER_VENUE.id }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(both.find(({ status }) => status === 422)).toMatchObject(refused('moved'))
})

it('is not moved to a venue that has ended', async () => {
  hall.api.clock.advance(1_000)
  const written = { kind: 'Bar', name: 'Bar Habr', street: 'Habrová 4', town: 'Zlín', postCode: '76001' }
  const { venueId } = await asStaff(places.createVenue, written)
  hall.api.clock.advance(1_000)
  const { environment, db, clock } = hall.api
  const needs = composeTopology({ db, clock, configuration: environment.configuration }, environment)
  await seedPlaces(needs, String(venueId), [{ kind: 'venue-end', wanted: { venueId: String(venueId) } }])
  hall.api.clock.advance(1_000)
  const from = await standsAt()
  expect(await move(String(venueId))).toMatchObject({ status: 422, code: 'ERR_VENUE_NOT_FOUND' })
  expect(await standsAt()).toBe(from)
})
