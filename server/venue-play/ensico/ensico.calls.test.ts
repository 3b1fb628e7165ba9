import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { lockCardAtVenue, unlockCardAtVenue } from '#contract/capi-v1/player-cards.ts'
import * as own from '#contract/capi-v1.1/transfers.ts'
import * as ensico from '#contract/ensico/ensico.ts'
import * as account from '#contract/funds-transfer/player-account.ts'
import * as calls from '#contract/play-v1/venue-play.ts'
import { TEST_VENUE } from '#tests/api.ts'
import { CARD, openTestHall, OTHER_VENUE, PIN, type Answer, type TestHall } from '../test-venue.ts'

let hall: TestHall
let sitting: Answer
beforeAll(async () => {
  hall = await openTestHall({ LossDayCasinoLimit: 50_000 })
  const { ask, playerToken, playerId, terminals } = hall
  await ask(own.setLandBasedWalletEnable, { body: { isEnabled: true } }, playerToken)
  const body = { amount: czk(80_000), to: 'land-based', idempotencyKey: 'to-the-land-based-wallet' }
  const begun = await ask(own.transfer, { body }, playerToken)
  await ask(own.commit, { query: { id: begun['transferId'] } }, playerToken)
  const at = { terminalId: terminals[0], cardNumber: CARD, pin: PIN }
  sitting = await ask(calls.signIn, { body: at }, hall.hall.token)
  const take = {
    amount: czk(30_000),
    reference: 'to-the-terminal',
    place: terminals[0],
    proof: { cardNumber: CARD, pin: PIN },
  }
  await ask(account.transferFrom, { query: { playerId }, body: take }, hall.hall.token)
})
afterAll(() => hall?.api.close())

const czk = (amountMinor: number) => ({ amountMinor, currency: 'CZK' })
const params = { id: TEST_VENUE.id }
const ask = (call: CallDefinition, input: object, token = hall.hall.token) =>
  hall.ask(call, { params, ...input }, token)
const itemsOf = (answer: Answer) => answer['items'] as { type: string; amountMinor: number; transactionId: string }[]

describe('a card at a machine', () => {
  it('tells whether its holder plays here, and the balance of the land-based wallet', async () => {
    const rfid = CARD.toLowerCase()
    const inGame = await ask(ensico.getPlayerInGameInfoByRfid, { body: { rfid, requestId: 'request-1' } })
    expect(inGame).toMatchObject({
      status: 200,
      playerId: hall.playerId,
      sessionId: sitting['sittingId'],
      terminalId: hall.terminals[0],
      balanceMinor: 50_000,
      currency: 'CZK',
      canPlay: true,
      blockReasons: [],
      requestId: 'request-1',
    })
    const elsewhere = { params: { id: OTHER_VENUE.id }, body: { rfid } }
    expect(await ask(ensico.getPlayerInGameInfoByRfid, elsewhere, hall.other.token)).toMatchObject({ sessionId: null })
  })
  it('discloses of its holder no more than a machine needs', async () => {
    const detail = await ask(ensico.getPlayerDetailByRfid, { body: { rfid: CARD } })
    expect(detail).toEqual({
      status: 200,
      playerId: hall.playerId,
      nickname: null,
      cardState: 'ACTIVE',
      playerState: 'open',
      adult: true,
      excluded: false,
      limitsReached: [],
      language: 'cs',
      requestId: null,
    })
  })
  it('that is locked cannot play, and one without a holder is not found', async () => {
    const { ask: send, hall: system } = hall
    const lock = { cardNumber: CARD, reason: 'Lost', explanation: 'The player lost it in the hall.' }
    expect((await send(lockCardAtVenue, { body: lock }, system.token)).status).toBe(200)
    expect(await ask(ensico.getPlayerInGameInfoByRfid, { body: { rfid: CARD } })).toMatchObject({
      code: 'ERR_INVALID_CARD_ID',
      details: { state: 'locked' },
    })
    expect(await ask(ensico.getPlayerDetailByRfid, { body: { rfid: CARD } })).toMatchObject({ cardState: 'LOCKED' })
    await send(
      unlockCardAtVenue,
      { body: { cardNumber: CARD, explanation: 'The player found it again.' } },
      system.token,
    )
    const unknown = { body: { rfid: 'FFFF00001111' } }
    expect(await ask(ensico.getPlayerDetailByRfid, unknown)).toMatchObject({ code: 'ERR_INVALID_CARD_ID' })
  })
})

describe('the topology', () => {
  it('is the caller’s venue with its terminals, and its version changes with it', async () => {
    const before = await ask(ensico.getTopology, { query: {} })
    expect(before).toMatchObject({ venues: [{ id: TEST_VENUE.id, terminals: [{ seats: 1 }, { gameType: 'Slot' }] }] })
    const again = await ask(ensico.getTopology, { query: { venueId: TEST_VENUE.id } })
    expect(again['version']).toBe(before['version'])
    const other = await ask(ensico.getTopology, { query: {} }, hall.other.token)
    expect(other).toMatchObject({ venues: [{ id: OTHER_VENUE.id, terminals: [{ serial: 'O-1' }] }] })
    expect(other['version']).not.toBe(before['version'])
  })
  it('has a health call with our clock', async () => {
    const time = hall.api.clock.now().toISOString()
    expect(await ask(ensico.health, {})).toMatchObject({ status: 'UP', time })
  })
})

describe('transactions', () => {
  it('are money and play in the order in which they were reported, in pages that later reports do not shift', async () => {
    const { ask: send, playerId, api, terminals } = hall
    const from = new Date(api.clock.now().getTime() - 3_600_000).toISOString()
    const to = new Date(api.clock.now().getTime() + 3_600_000).toISOString()
    const query = (more: object) => ask(ensico.queryTransactions, { body: { from, to, ...more } })
    const tell = async (kind: string, reference: string, amountMinor: number, ago: number) => {
      api.clock.advance(1_000)
      const at = new Date(api.clock.now().getTime() - ago).toISOString()
      const fact = { reference, kind, playerId, at, amountMinor, terminalId: terminals[0], roundId: 'round-7' }
      await send(calls.report, { body: { sentAt: api.clock.now().toISOString(), facts: [fact] } }, hall.hall.token)
    }
    await tell('stake', 'the-stake', 2_000, 0)
    await tell('win', 'the-win-1', 5_000, 0)
    const first = await query({ limit: 2 })
    expect(itemsOf(first).map(({ type, amountMinor }) => [type, amountMinor])).toEqual([
      ['CREDIT', 30_000],
      ['DEBIT', 2_000],
    ])
    // It happened before the rows shown, and is reported now.
    await tell('jackpot', 'the-jackpot', 9_000, 60_000)
    const second = await query({ limit: 2, cursor: first['nextCursor'] })
    expect(itemsOf(second).map(({ type }) => type)).toEqual(['WIN', 'JACKPOT'])
    expect(second['nextCursor']).toBeNull()
    expect(itemsOf(await query({ types: ['WIN', 'CREDIT'] })).map(({ type }) => type)).toEqual(['CREDIT', 'WIN'])
    expect(itemsOf(await query({ terminalId: terminals[1] }))).toEqual([])
    expect(itemsOf(await query({ playerId: 999_999 }))).toEqual([])
    expect(await query({ from: to, to: from })).toMatchObject({ code: 'ERR_TIMES_NOT_VALID' })
    const cursor = String(first['nextCursor'])
    for (const wrong of ['', 'x', cursor.slice(0, -1), `${cursor}0`, cursor.replace(/^\d{4}-\d\d/, '2026-13'), to])
      expect(await query({ cursor: wrong }), wrong).toMatchObject({
        status: 400,
        code: 'ERR_INVALID_INPUT',
        details: { field: 'cursor' },
      })
  })
})

it('a venue queries only itself: every call is refused with the id of another', async () => {
  const now = new Date(0).toISOString()
  const foreign = { params: { id: OTHER_VENUE.id } }
  for (const [call, input] of [
    [ensico.getPlayerInGameInfoByRfid, { ...foreign, body: { rfid: CARD } }],
    [ensico.getPlayerDetailByRfid, { ...foreign, body: { rfid: CARD } }],
    [ensico.queryTransactions, { ...foreign, body: { from: now, to: hall.api.clock.now().toISOString() } }],
    [ensico.getTopology, { query: { venueId: OTHER_VENUE.id } }],
  ] as const)
    expect(await ask(call, input)).toMatchObject({ code: 'ERR_VENUE_NOT_FOUND' })
  const terminal = { body: { rfid: CARD, terminalId: hall.otherTerminal } }
  expect(await ask(ensico.getPlayerDetailByRfid, terminal)).toMatchObject({ code: 'ERR_TERMINAL_NOT_FOUND' })
})

it('money held for a terminal is shown to its player with the serial number, also where the venue names the id', async () => {
  const { playerId, playerToken, terminals } = hall
  const proof = { cardNumber: CARD, pin: PIN }
  const body = { amount: czk(5_000), reference: 'a-hold-at-a-terminal', place: terminals[1], proof }
  expect(await ask(account.transferFromV2, { query: { playerId }, body })).toMatchObject({ status: 200 })
  expect(await ask(calls.getVenuePlay, { query: {} }, playerToken)).toMatchObject({
    holds: [{ what: 'venue', place: `${TEST_VENUE.name}: T-2` }],
  })
})
