import { afterAll, beforeAll, expect, it } from 'vitest'
import { pressPanic } from '#contract/play-v1/exclusion.ts'
import * as calls from '#contract/play-v1/venue-play.ts'
import { CARD, openTestHall, PIN, type TestHall } from './test-venue.ts'

/** Panic stops that were pressed offline and are reported later. */
const HOUR_MS = 3_600_000
let hall: TestHall
beforeAll(async () => {
  hall = await openTestHall({})
})
afterAll(() => hall?.api.close())

const signIn = async () =>
  hall.ask(
    calls.signIn,
    { body: { terminalId: hall.terminals[0], cardNumber: CARD, pin: PIN } },
    await hall.freshHallToken(),
  )
async function tell(sittingId: unknown, pressedAt: Date) {
  const body = { sittingId, at: pressedAt.toISOString() }
  return hall.ask(calls.panicAtTerminal, { body }, await hall.freshHallToken())
}

it('blocks play for the rest of the stop, or not at all if it would have ended', async () => {
  const { clock } = hall.api
  const { sittingId } = await signIn()
  const pressedAt = clock.now()
  clock.advance(72 * HOUR_MS)
  expect(await tell(sittingId, pressedAt)).toMatchObject({ status: 200, until: null })
  const late = await signIn()
  expect(late).toMatchObject({ status: 200 })
  const pressedLater = clock.now()
  clock.advance(5 * HOUR_MS)
  expect(await tell(late['sittingId'], pressedLater)).toMatchObject({
    status: 200,
    until: new Date(pressedLater.getTime() + 48 * HOUR_MS).toISOString(),
  })
  expect(await signIn()).toMatchObject({ code: 'ERR_PANIC_STOP' })
})

it('begins neither before the sitting nor in the future', async () => {
  const { clock } = hall.api
  clock.advance(72 * HOUR_MS)
  const { sittingId } = await signIn()
  const now = clock.now().getTime()
  const full = new Date(now + 48 * HOUR_MS).toISOString()
  expect(await tell(sittingId, new Date(now + HOUR_MS))).toMatchObject({ until: full })
  expect(await tell(sittingId, new Date(now - 100 * HOUR_MS))).toMatchObject({ until: full })
})

it('does not shorten a stop that is pressed a moment after its report', async () => {
  const { api, ask } = hall
  const { clock } = api
  clock.advance(72 * HOUR_MS)
  const { sittingId } = await signIn()
  const pressedAt = clock.now()
  clock.advance(47 * HOUR_MS)
  const token = await api.freshToken('player')
  expect(await tell(sittingId, pressedAt)).toMatchObject({
    until: new Date(clock.now().getTime() + HOUR_MS).toISOString(),
  })
  clock.advance(30_000)
  const pressed = () => ask(pressPanic, { body: {} }, token)
  const full = new Date(clock.now().getTime() + 48 * HOUR_MS).toISOString()
  const first = await pressed()
  expect(first).toMatchObject({ status: 200, until: full })
  expect(await pressed()).toEqual(first)
})
