import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReplyOf } from '#contract/call.ts'
import { checkDoor, getHall } from '#contract/play-v1/staff-hall.ts'
import * as calls from '#contract/play-v1/venue-play.ts'
import { TEST_VENUE } from '#tests/api.ts'
import { writeDocumentOfAnother } from '#tests/documents.ts'
import { CARD, openTestHall, OTHER_VENUE, PIN, type TestHall } from '../test-venue.ts'

let hall: TestHall
beforeAll(async () => {
  hall = await openTestHall({ StakeDayCasinoLimit: 100_000, LossDayCasinoLimit: 60_000, VisitCountMonthCasinoLimit: 2 })
})
afterAll(() => hall?.api.close())

const shown = async (venueId: string = TEST_VENUE.id) => {
  const answer = await hall.ask(getHall, { query: { venueId } }, await hall.api.freshToken('staff'))
  expect(answer.status).toBe(200)
  return answer as unknown as ReplyOf<typeof getHall>
}

const atDoor = async (documentNumber: string) =>
  hall.ask(checkDoor, { body: { documentNumber } }, await hall.api.freshToken('staff'))
/** The number of a document that staff have verified. */
const ownDocument = () => `9${String(hall.playerId).padStart(8, '0')}`

it('returns at the entrance whether a document may enter, and nothing more', async () => {
  expect(await atDoor('111222333')).toEqual({ status: 200, answer: 'unknown' })
  expect(await atDoor(ownDocument())).toEqual({ status: 200, answer: 'allowed' })
  // Another account that entered the same number does not keep its holder out.
  await writeDocumentOfAnother(hall.api, hall.playerId)
  expect(await atDoor(ownDocument())).toEqual({ status: 200, answer: 'allowed' })
})

it("shows to its manager the terminals, today's visits and incidents, without names", async () => {
  const { ask, terminals, playerId } = hall
  const byVenue = (call: (typeof calls)['signIn' | 'enter' | 'panicAtTerminal'], body: object) =>
    ask(call, { body }, hall.hall.token)
  expect(await shown()).toMatchObject({ attendance: { visits: 0, people: 0, hours: [] }, incidents: [] })
  expect((await byVenue(calls.enter, { reference: hall.reference(), cardNumber: CARD })).status).toBe(200)
  const sitting = await byVenue(calls.signIn, { terminalId: terminals[0], cardNumber: CARD, pin: PIN })
  const now = await shown()
  expect(now.terminals.map(({ serial, taken }) => [serial, taken])).toEqual([
    ['T-1', 1],
    ['T-2', 0],
  ])
  expect(now.attendance).toMatchObject({ visits: 1, people: 1, hours: [{ visits: 1 }] })
  expect((await byVenue(calls.panicAtTerminal, { sittingId: sitting['sittingId'] })).status).toBe(200)
  const after = await shown()
  expect(after.terminals[0]).toMatchObject({ taken: 0, since: null })
  expect(after.incidents).toMatchObject([{ serial: 'T-1', reason: 'panic' }])
  expect(JSON.stringify(after)).not.toContain(String(playerId))
  expect(await atDoor(ownDocument())).toEqual({ status: 200, answer: 'not-allowed' })
  // Other venues' incidents are not shown.
  expect((await shown(OTHER_VENUE.id)).incidents).toEqual([])
})
