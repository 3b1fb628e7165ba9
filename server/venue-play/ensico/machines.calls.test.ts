import { afterAll, beforeAll, expect, it } from 'vitest'
import * as calls from '#contract/play-v1/venue-play.ts'
import { openMachineSystem } from '#providers/machines/machine-system.ts'
import { seedClient } from '#server/sign-in/index.ts'
import { TEST_VENUE, testClient } from '#tests/api.ts'
import { CARD, openTestHall, OTHER_VENUE, PIN, type TestHall } from '../test-venue.ts'

// A maker's system that knows nothing of ours but the protocol, over the network, signed both ways.

let hall: TestHall
let origin: string
beforeAll(async () => {
  hall = await openTestHall({})
  const { internal } = await hall.api.listen()
  origin = `http://127.0.0.1:${internal}`
  await seedClient(hall.api, testClient('internal'))
})
afterAll(() => hall?.api.close())

const open = (venueId: string = TEST_VENUE.id, clientSecret = testClient('internal').secret) =>
  openMachineSystem({
    origin,
    clientId: testClient('internal').id,
    clientSecret,
    venueId,
    now: () => hall.api.clock.now(),
  })

it('reads where it stands, whether a card may play, and what happened, each once', async () => {
  const system = await open()
  const { venues } = await system.readTopology()
  expect(venues.map(({ id }) => id)).toEqual([TEST_VENUE.id])
  expect(venues[0]?.terminals).toHaveLength(2)
  expect(await system.checkCard(CARD)).toEqual({ canPlay: true, why: [] })
  expect(await system.checkCard('00000000')).toEqual({ canPlay: false, why: ['ERR_INVALID_CARD_ID'] })
  const at = { terminalId: hall.terminals[0], cardNumber: CARD, pin: PIN }
  const { sittingId } = await hall.ask(calls.signIn, { body: at }, hall.hall.token)
  const stake = { sittingId, reference: hall.reference(), amountMinor: 500 }
  await hall.ask(calls.stake, { body: stake }, hall.hall.token)
  hall.api.clock.advance(1_000)
  expect(await system.readNews()).toMatchObject([{ type: 'DEBIT', amountMinor: 500 }])
  expect(await system.readNews()).toEqual([])
})

it('gets no key with a wrong secret, and nothing of another venue', async () => {
  await expect(open(TEST_VENUE.id, 'another-secret-of-thirty-two-byte')).rejects.toThrow('gives no token')
  await expect((await open(OTHER_VENUE.id)).readNews()).rejects.toThrow('ERR_VENUE_NOT_FOUND')
})
