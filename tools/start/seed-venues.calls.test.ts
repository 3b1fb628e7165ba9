import { afterAll, beforeAll, expect, it } from 'vitest'
import { listDesks } from '#contract/play-v1/staff-cash.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { demoVenue } from './demo.ts'
import { DEMO_DESK, listDemoVenues } from './demo-places.ts'
import { seedVenues } from './seed-venues.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api?.close())

it('each venue of the demonstration has one cash desk, also after a second start', async () => {
  const { db, clock, environment } = api
  const { configuration, sessionPepper } = environment
  const ground = { db, clock, configuration, bus: { send: async () => {} } }
  await seedVenues(ground, sessionPepper, { userId: 1, name: 'Iveta' })
  await seedVenues(ground, sessionPepper, { userId: 1, name: 'Iveta' })
  const token = await api.freshToken('staff')
  const { desks } = (await api.send(listDesks, { input: { query: {} }, token })).json()
  const expected = [demoVenue.id, ...listDemoVenues(configuration.market.key).map(({ venue }) => venue.id)]
  expect(desks.map(({ venueId }: { venueId: string }) => venueId).sort()).toEqual(expected.sort())
  expect(new Set(desks.map(({ name }: { name: string }) => name))).toEqual(new Set([DEMO_DESK]))
})
