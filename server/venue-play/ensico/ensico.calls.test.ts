import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { lockCardAtVenue, unlockCardAtVenue } from '#contract/capi-v1/player-cards.ts'
import * as own from '#contract/capi-v1.1/transfers.ts'
import * as ensico from '#contract/ensico/ensico.ts'
import * as account from '#contract/funds-transfer/player-account.ts'
import * as queue from '#contract/funds-transfer/player-queue.ts'
import { accountingTransaction } from '#contract/funds-transfer/player-transaction.ts'
import * as calls from '#contract/play-v1/venue-play.ts'
import { sql } from '#server/kernel/index.ts'
import { insertPlayer } from '#server/players/index.ts'
import { openWallet } from '#server/wallet/index.ts'
import { TEST_VENUE } from '#tests/api.ts'
import { countWaiting } from '#tests/count-waiting.ts'
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
const addOtherPlayer = () =>
  hall.api.db.transaction(async (tx) => {
    const of = { email: 'ota@players.test', firstName: 'Ota', surname: 'Druhý', birthDate: '1980-02-03' }
    const { target } = hall.api.environment.configuration.brand
    const player = { ...of, target, language: 'cs', currency: 'CZK', consents: [] } as const
    const playerId = await insertPlayer(tx, { ...player, registeredAt: hall.api.clock.now() })
    await openWallet(tx, { playerId, currency: 'CZK' })
    return playerId
  })
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
    api.clock.advance(60_000)
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
  it('are not passed by while an earlier report is still being written', async () => {
    const { ask: send, playerId, api, terminals } = hall
    // What is received at one instant is in no order that a test could know.
    api.clock.advance(1_000)
    const [from, to] = [-3_600_000, 3_600_000].map((by) => new Date(api.clock.now().getTime() + by).toISOString())
    const query = (more: object) => ask(ensico.queryTransactions, { body: { from, to, ...more } })
    const seen = itemsOf(await query({}))
    const at = api.clock.now().toISOString()
    const stake = { reference: 'a-slow-stake', kind: 'stake', playerId, at, amountMinor: 700, terminalId: terminals[0] }
    const otherId = await addOtherPlayer()
    let slow: Promise<Answer> | undefined
    let cursor: unknown
    await api.db.transaction(async (tx) => {
      await tx.query(sql`select from venue_play.sitting where player_id = ${playerId} for update`)
      slow = send(calls.report, { body: { sentAt: at, facts: [stake] } }, hall.hall.token)
      await expect.poll(() => countWaiting(api.db)).toBeGreaterThan(0)
      for (const reference of ['meanwhile-1', 'meanwhile-2']) {
        api.clock.advance(1_000)
        const body = { sentAt: api.clock.now().toISOString(), facts: [{ ...stake, reference, playerId: otherId }] }
        expect(await send(calls.report, { body }, hall.hall.token)).toMatchObject({ status: 200 })
      }
      const full = await query({ limit: seen.length + 1 })
      expect(itemsOf(full).at(-1)).toMatchObject({ type: 'DEBIT', playerId: otherId })
      cursor = full['nextCursor']
    })
    expect(await slow).toMatchObject({ status: 200 })
    // A reader goes on behind the cursor; where there is none it reads the same page again.
    const news = itemsOf(await query(typeof cursor === 'string' ? { cursor } : {}))
    expect(news).toContainEqual(expect.objectContaining({ type: 'DEBIT', playerId }))
    api.clock.advance(60_000)
    const settled = await query({ limit: seen.length + 1 })
    expect(itemsOf(settled).at(-1)).toMatchObject({ type: 'DEBIT', playerId })
    expect(settled['nextCursor']).toBeTypeOf('string')
  })
})

describe('what a maker of equipment is not given', () => {
  const query = (more: object = {}) => {
    const now = hall.api.clock.now().getTime()
    const [from, to] = [now - 3_600_000, now + 3_600_000].map((at) => new Date(at).toISOString())
    return ask(ensico.queryTransactions, { body: { from, to, ...more } })
  }
  it('cash that a desk takes and pays out: none of it came near a terminal', async () => {
    const before = itemsOf(await query())
    hall.api.clock.advance(1_000)
    const proof = { cardNumber: CARD, pin: PIN }
    for (const kind of ['CashIn', 'CashOut']) {
      const body = { playerId: hall.playerId, reference: `at-the-desk-${kind}`, kind, amount: czk(10_000) }
      const booked = { body: { ...body, place: 'desk 1', ...(kind === 'CashOut' ? { proof } : {}) } }
      expect(await hall.ask(accountingTransaction, booked, hall.hall.token)).toMatchObject({ status: 200 })
    }
    expect(itemsOf(await query())).toEqual(before)
  })
  it('and what it is given is complete: a transfer in two steps comes after what was read before its commit', async () => {
    const { playerId, terminals } = hall
    const proof = { cardNumber: CARD, pin: PIN }
    const take = (call: CallDefinition, reference: string) => {
      hall.api.clock.advance(1_000)
      const body = { amount: czk(5_000), reference, place: terminals[0], proof }
      return ask(call, { query: { playerId }, body })
    }
    const begun = await take(account.transferFromV2, 'in-two-steps')
    const at = hall.api.clock.now()
    const between = await take(account.transferFrom, 'in-one-step')
    const cursor = `${hall.api.clock.now().toISOString()}_${String(between['transferId'])}`
    hall.api.clock.advance(1_000)
    const named = { query: { playerId }, body: { reference: 'in-two-steps' } }
    expect(await ask(account.transferCommit, named)).toMatchObject({ state: 'done' })
    expect(await query({ cursor })).toMatchObject({
      items: [{ transactionId: begun['transferId'], type: 'CREDIT', at: at.toISOString() }],
    })
  })
})

describe('a transfer that is rolled back after it was done', () => {
  const query = (more: object = {}) => {
    const now = hall.api.clock.now().getTime()
    const [from, to] = [now - 3_600_000, now + 3_600_000].map((at) => new Date(at).toISOString())
    return ask(ensico.queryTransactions, { body: { from, to, ...more } })
  }
  const reference = 'done-and-rolled-back'
  const rollBack = () => ask(account.transferRollback, { query: { playerId: hall.playerId }, body: { reference } })
  it('stays where a reader has seen it, and its rollback follows with an id of its own', async () => {
    const { playerId, terminals, api } = hall
    const proof = { cardNumber: CARD, pin: PIN }
    api.clock.advance(1_000)
    const body = { amount: czk(5_000), reference, place: terminals[0], proof }
    const { transferId } = await ask(account.transferFrom, { query: { playerId }, body })
    const credit = { transactionId: transferId, type: 'CREDIT', amountMinor: 5_000 }
    const before = itemsOf(await query())
    expect(before.at(-1)).toMatchObject(credit)
    const cursor = `${api.clock.now().toISOString()}_${String(transferId)}`
    api.clock.advance(1_000)
    const at = api.clock.now().toISOString()
    expect(await rollBack()).toMatchObject({ state: 'rolled-back' })
    api.clock.advance(1_000)
    // A repeated request is the same rollback.
    expect(await rollBack()).toMatchObject({ state: 'rolled-back' })
    const rollback = { type: 'ROLLBACK', amountMinor: 5_000, at, terminalId: terminals[0], playerId }
    const after = itemsOf(await query())
    expect(after).toMatchObject([...before, rollback])
    expect(after.at(-1)?.transactionId).not.toBe(transferId)
    expect(itemsOf(await query({ cursor }))).toMatchObject([rollback])
    expect(itemsOf(await query({ types: ['ROLLBACK'] }))).toMatchObject([rollback])
    expect(itemsOf(await query({ types: ['CREDIT'] })).at(-1)).toMatchObject(credit)
    expect(itemsOf(await query({ terminalId: terminals[1] }))).toEqual([])
  })
  it('is not given to another venue', async () => {
    const now = hall.api.clock.now().getTime()
    const [from, to] = [now - 3_600_000, now + 3_600_000].map((at) => new Date(at).toISOString())
    const input = { params: { id: OTHER_VENUE.id }, body: { from, to } }
    expect(itemsOf(await ask(ensico.queryTransactions, input, hall.other.token))).toEqual([])
  })
  it('leaves nothing where it was only prepared', async () => {
    const { playerId, terminals } = hall
    const before = itemsOf(await query())
    const named = { query: { playerId }, body: { reference: 'prepared-only' } }
    const proof = { cardNumber: CARD, pin: PIN }
    await ask(account.transferFromV2, {
      ...named,
      body: { ...named.body, amount: czk(5_000), place: terminals[0], proof },
    })
    expect(await ask(account.transferRollback, named)).toMatchObject({ state: 'rolled-back' })
    expect(itemsOf(await query())).toEqual(before)
  })
})

it('a queue takes a terminal of the venue that calls, by id or serial number, and no other', async () => {
  const { playerId, terminals, otherTerminal } = hall
  const token = await hall.freshHallToken()
  const query = { queue: 'Transfer' }
  const add = (place: string) => ask(queue.addToQueue, { query, body: { playerId, place } }, token)
  const refused = { code: 'ERR_TERMINAL_NOT_FOUND' }
  expect(await add(otherTerminal)).toMatchObject(refused)
  expect(await add('0190d3a0-7b1c-7000-8000-0000000000ff')).toMatchObject(refused)
  const both = { add: { playerId, place: otherTerminal }, remove: { playerId } }
  expect(await ask(queue.addAndRemove, { query, body: both }, token)).toMatchObject(refused)
  expect(await ask(queue.listQueue, { query, body: {} }, token)).toMatchObject({ players: [] })
  expect(await add(terminals[0] ?? '')).toMatchObject({ status: 200 })
  expect(await ask(queue.listQueue, { query, body: {} }, token)).toMatchObject({
    players: [{ playerId, place: `${TEST_VENUE.name}: T-1` }],
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

it('a question about a card stores nothing and does not query the register', async () => {
  const { api, playerId } = hall
  // Every earlier response of the register has expired.
  api.clock.advance(40 * 86_400_000)
  const token = await hall.freshHallToken()
  const kept = async () =>
    api.db.query(sql`
      select (select count(*) from exclusion.register_check) as checks, (select count(*) from law.decision) as decisions,
             (select count(*) from exclusion.state where player_id = ${playerId}) as exclusions`)
  const before = await kept()
  expect(await ask(ensico.getPlayerInGameInfoByRfid, { body: { rfid: CARD } }, token)).toMatchObject({ status: 200 })
  expect(await ask(ensico.getPlayerDetailByRfid, { body: { rfid: CARD } }, token)).toMatchObject({ status: 200 })
  expect(await kept()).toEqual(before)
})
