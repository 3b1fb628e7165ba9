import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallDefinition, ReplyOf } from '#contract/call.ts'
import * as staff from '#contract/onling-v2/topology.ts'
import { approve } from '#contract/play-v1/approvals.ts'
import { listPublicVenues } from '#contract/play-v1/venues.ts'
import { daysAfter } from '#contract/states/calendar.ts'
import { openTestApi, TEST_VENUE, type TestApi } from '#tests/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api?.close())

type Venue = ReplyOf<typeof listPublicVenues>['venues'][number]
const shown = async (): Promise<Venue[]> => {
  const answer = await api.send(listPublicVenues, { input: { query: {} } })
  expect(answer.statusCode, answer.body).toBe(200)
  // Whether it is open now must not be cached.
  expect(answer.headers['cache-control']).toBe('no-store')
  return answer.json<{ venues: Venue[] }>().venues
}
const write = async (call: CallDefinition, body: object) => {
  const answer = await api.send(call, { input: { body }, token: await api.freshToken('staff') })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Record<string, string>>()
}

it('shows everybody a venue once play is permitted there, with its hours, special days and machines', async () => {
  const venueId = TEST_VENUE.id
  expect(await shown()).toEqual([])
  const wanted = { thing: 'venue', thingId: venueId, decision: 'D-1', acceptedWarnings: ['lets-play'] }
  const explanation = 'The ministry has decided, and I have read it.'
  const asked = await api.send(staff.createValidity, {
    input: { body: { ...wanted, explanation } },
    token: await api.freshToken('staff'),
  })
  const { approvalId } = asked.json<{ details: { approvalId: string } }>().details
  const signed = await api.send(approve, {
    input: { body: { approvalId, explanation, acceptedWarnings: ['lets-play'] } },
    token: await api.tokenOfRole('administrator'),
  })
  expect(signed.statusCode, signed.body).toBe(200)
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    await write(staff.createOpening, { venueId, weekday, opens: '10:00', closes: '22:00' })
    await write(staff.createOpening, { venueId, weekday, opens: '22:00', closes: '23:00' })
  }
  const [before] = await shown()
  const [today, tomorrow] = [before?.days[0]?.day ?? '', before?.days[1]?.day ?? '']
  await write(staff.createSpecialOpening, { venueId, day: tomorrow, reason: 'Inventory' })
  await write(staff.createTerminal, { serial: 'P-1', producer: 'Synot', kind: 'Roulette', seats: 8, venueId })
  const [venue] = await shown()
  expect(venue).toMatchObject({ venueId, name: TEST_VENUE.name, isOpen: true, hasKiosk: false })
  expect(venue?.days.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6].map((index) => daysAfter(today, index)))
  expect(venue?.days[1]).toMatchObject({ isSpecial: true, periods: [] })
  // It does not close between hours that follow each other.
  expect(venue?.days[0]?.periods).toHaveLength(2)
  expect(venue?.changesAt).toBe(venue?.days[0]?.periods[1]?.closesAt)
  expect(venue?.machines).toEqual([{ kind: 'Roulette', terminals: 1, seats: 8 }])
  // Who wrote it and by which decision is not public.
  expect(JSON.stringify(venue)).not.toMatch(/Inventory|D-1|writtenBy/)
})
