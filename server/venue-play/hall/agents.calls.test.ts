import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ReplyOf } from '#contract/call.ts'
import { getHall } from '#contract/play-v1/staff-hall.ts'
import { reportState } from '#contract/play-v1/venue-play.ts'
import { AGENT_CLOCK_MAX_MS, AGENT_SILENT_MS } from '#contract/shapes/venue-play.ts'
import { sql } from '#server/kernel/index.ts'
import { TEST_VENUE } from '#tests/api.ts'
import { openTestHall, OTHER_VENUE, type TestHall } from '../test-venue.ts'

const DAY_MS = 86_400_000

let hall: TestHall
let managers: { readonly own: string; readonly other: string }
beforeAll(async () => {
  hall = await openTestHall({})
  const { tokenOfRole } = hall.api
  managers = { own: await tokenOfRole('hall-manager'), other: await tokenOfRole('hall-manager', OTHER_VENUE.id) }
})
afterAll(() => hall?.api.close())
beforeEach(async () => {
  await hall.api.db.query(sql`delete from venue_play.agent`)
  await hall.api.db.query(sql`delete from messaging.outgoing where template = 'staff-clock-off'`)
})

let upMs = 0
type State = {
  readonly aheadMs?: number
  readonly waiting?: number
  readonly refused?: number
  readonly by?: string
  readonly run?: string
  readonly upMs?: number
}

async function report({ aheadMs = 0, by = 'hall', ...state }: State = {}) {
  const machineAt = new Date(hall.api.clock.now().getTime() + aheadMs).toISOString()
  const body = { machineAt, run: 'first', upMs: (upMs += 1), waiting: 0, refused: 0, ...state }
  const answer = await hall.ask(reportState, { body }, await hall.freshHallToken(by))
  expect(answer).toEqual({ status: 200, clockAheadMs: aheadMs })
}

async function agents(token: string = managers.own, venueId: string = TEST_VENUE.id) {
  const shown = await hall.ask(getHall, { query: { venueId } }, token)
  expect(shown.status).toBe(200)
  return (shown as unknown as ReplyOf<typeof getHall>).agents
}

const letters = () =>
  hall.api.db.query<{ recipient: string; values: unknown }>(sql`
    select recipient from messaging.outgoing where template = 'staff-clock-off' order by recipient`)

it('shows the last report of the agent of a venue to its manager only', async () => {
  expect(await agents()).toEqual([])
  await report({ waiting: 3, refused: 1, aheadMs: -1_500 })
  const reportedAt = hall.api.clock.now().toISOString()
  const shown = {
    clientId: expect.any(String),
    name: 'hall',
    reportedAt,
    isSilent: false,
    clockAheadMs: -1_500,
    clockOffSince: null,
  }
  expect(await agents()).toEqual([{ ...shown, waiting: 3, refused: 1 }])
  expect(await agents(managers.other, OTHER_VENUE.id)).toEqual([])
  await report({ by: 'other-hall', aheadMs: 500 })
  expect(await agents()).toEqual([{ ...shown, waiting: 3, refused: 1 }])
  expect(await agents(managers.other, OTHER_VENUE.id)).toMatchObject([{ name: 'other-hall', clockAheadMs: 500 }])
})

it('is the last report of its process, whatever arrives afterwards; another process begins anew', async () => {
  await report({ upMs: 20_000, waiting: 1 })
  await report({ upMs: 5_000, waiting: 9, aheadMs: -300_000 })
  await report({ upMs: 20_000, waiting: 8 })
  expect(await agents()).toMatchObject([{ waiting: 1, clockAheadMs: 0, clockOffSince: null }])
  expect(await letters()).toEqual([])
  await report({ run: 'second', upMs: 0, waiting: 2 })
  expect(await agents()).toMatchObject([{ waiting: 2 }])
})

it('is silent once it has reported nothing for longer than it should', async () => {
  await report()
  hall.api.clock.advance(AGENT_SILENT_MS)
  expect(await agents()).toMatchObject([{ isSilent: false }])
  hall.api.clock.advance(1)
  expect(await agents()).toMatchObject([{ isSilent: true }])
  await report()
  expect(await agents()).toMatchObject([{ isSilent: false }])
})

it('shows the last one however long ago it reported, and others for a week', async () => {
  await hall.addClient('second-agent', TEST_VENUE.id)
  await report({ by: 'second-agent' })
  await report()
  expect(await agents()).toMatchObject([{ name: 'hall' }, { name: 'second-agent' }])
  hall.api.clock.advance(6 * DAY_MS)
  await report()
  hall.api.clock.advance(2 * DAY_MS)
  managers = {
    own: await hall.api.tokenOfRole('hall-manager'),
    other: await hall.api.tokenOfRole('hall-manager', OTHER_VENUE.id),
  }
  expect(await agents()).toMatchObject([{ name: 'hall', isSilent: true }])
  hall.api.clock.advance(10 * DAY_MS)
  expect(await agents(await hall.api.tokenOfRole('hall-manager'))).toMatchObject([{ name: 'hall', isSilent: true }])
})

it('has a clock that is off since the first report that said so, told to the managers once a day', async () => {
  const off = AGENT_CLOCK_MAX_MS + 1
  managers = { ...managers, own: await hall.api.tokenOfRole('hall-manager') }
  await report({ aheadMs: AGENT_CLOCK_MAX_MS })
  expect(await agents()).toMatchObject([{ clockOffSince: null }])
  expect(await letters()).toEqual([])
  const since = hall.api.clock.now().toISOString()
  // Concurrent reports of the same agent.
  await Promise.all([report({ aheadMs: off }), report({ aheadMs: off })])
  hall.api.clock.advance(15_000)
  await report({ aheadMs: 600_000 })
  expect(await agents()).toMatchObject([{ clockAheadMs: 600_000, clockOffSince: since }])
  const told = await letters()
  expect(told.map(({ recipient }) => recipient)).toEqual(['admin@staff.test', 'hall-manager@staff.test'])
  // Set right and off again: on the same day nobody is told again.
  await report()
  expect(await agents()).toMatchObject([{ clockAheadMs: 0, clockOffSince: null }])
  await report({ aheadMs: -600_000 })
  expect(await letters()).toEqual(told)
  hall.api.clock.advance(DAY_MS)
  await report({ aheadMs: -600_000 })
  expect(await letters()).toHaveLength(2 * told.length)
})

it('is refused to anybody but a system of a venue, and with a state that cannot be', async () => {
  const body = { machineAt: hall.api.clock.now().toISOString(), run: 'first', upMs: 1, waiting: 0, refused: 0 }
  for (const audience of ['staff', 'player'] as const)
    expect((await hall.ask(reportState, { body }, await hall.api.freshToken(audience))).status).toBe(403)
  const wrong = { ...body, waiting: -1 }
  expect((await hall.ask(reportState, { body: wrong }, await hall.freshHallToken())).status).toBe(400)
  expect(await hall.api.db.query(sql`select 1 from venue_play.agent`)).toEqual([])
})
