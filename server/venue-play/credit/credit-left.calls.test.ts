import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import * as own from '#contract/capi-v1.1/transfers.ts'
import * as account from '#contract/funds-transfer/player-account.ts'
import { getHall } from '#contract/play-v1/staff-hall.ts'
import * as calls from '#contract/play-v1/venue-play.ts'
import { openMail } from '#apps/api/compose/open-mail.ts'
import { openDatabase, sql, type Database } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { TEST_VENUE } from '#tests/api.ts'
import { CARD, openTestHall, OTHER_VENUE, PIN, type Answer, type TestHall } from '../test-venue.ts'
import { creditReactions, judgeCredit } from './judge-credit.ts'

/** Credit that is left on a terminal when its player was signed out elsewhere. */
const QUARTER_MS = 15 * 60_000
let hall: TestHall
let otherDb: Database
const czk = (amountMinor: number) => ({ amountMinor, currency: 'CZK' })

const needsOf = (db: Database) => {
  const { clock, environment } = hall.api
  const { configuration } = environment
  const { target } = configuration.brand
  return {
    db,
    clock,
    target,
    currency: 'CZK',
    findContact: (querier: Pick<Database, 'query'>, playerId: number) => findPlayerById(querier, target, playerId),
    sendLetter: openMail({ clock, configuration }),
  } as const
}
/** Both workers judge at once, and both hear of the last transfers. */
async function work() {
  const [one, other] = [needsOf(hall.api.db), needsOf(otherDb)]
  await Promise.all([judgeCredit(one), judgeCredit(other)])
}
async function hear(transfer: Answer) {
  const event = {
    transferId: String(transfer['transferId']),
    playerId: hall.playerId,
    state: String(transfer['state']),
  }
  const reactions = [needsOf(hall.api.db), needsOf(otherDb)].flatMap((needs) => creditReactions(needs))
  await Promise.all(reactions.map(({ react }) => react(event as never)))
}

beforeAll(async () => {
  hall = await openTestHall({})
  otherDb = openDatabase({ url: hall.api.db.url, connections: 4, applicationName: 'other' })
  const ask = (call: CallDefinition, input: object) => hall.ask(call, input, hall.playerToken)
  await ask(own.setLandBasedWalletEnable, { body: { isEnabled: true } })
  const body = { amount: czk(80_000), to: 'land-based', idempotencyKey: 'money-for-the-venues' }
  const begun = await ask(own.transfer, { body })
  await ask(own.commit, { query: { id: begun['transferId'] } })
})
afterAll(async () => {
  await otherDb?.close()
  await hall?.api.close()
})
beforeEach(() => hall.api.clock.advance(60_000))

const atHall = async (call: CallDefinition, input: object) => hall.ask(call, input, await hall.freshHallToken())
async function signIn(terminal = 0): Promise<string> {
  const answer = await atHall(calls.signIn, {
    body: { terminalId: hall.terminals[terminal], cardNumber: CARD, pin: PIN },
  })
  expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 })
  return String(answer['sittingId'])
}
const move = async (
  call: CallDefinition,
  amountMinor: number,
  reference = hall.reference(),
  place = hall.terminals[0],
) => {
  const body = { amount: czk(amountMinor), reference, place }
  const answer = await atHall(call, { query: { playerId: hall.playerId }, body })
  expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 })
  return answer
}
const take = (amountMinor: number) => move(account.transferFrom, amountMinor)
const giveBack = (amountMinor: number) => move(account.transferTo, amountMinor)
const stake = (sittingId: string, amountMinor: number) =>
  atHall(calls.stake, { body: { sittingId, amountMinor, reference: hall.reference() } })
const report = (sittingId: string, amountMinor: number, kind = 'win', more: object = {}) => {
  const at = hall.api.clock.now().toISOString()
  const { playerId, terminals } = hall
  const amount = kind === 'rollback' ? {} : { amountMinor }
  const fact = {
    reference: hall.reference(),
    kind,
    playerId,
    terminalId: terminals[0],
    sittingId,
    at,
    ...amount,
    ...more,
  }
  return atHall(calls.report, { body: { sentAt: at, facts: [fact] } })
}
const leaveByPhone = async () => hall.ask(calls.leaveTerminal, { body: {} }, await hall.api.freshToken('player'))
const incidents = async (venueId: string = TEST_VENUE.id) => {
  const shown = await hall.ask(getHall, { query: { venueId } }, await hall.api.freshToken('staff'))
  return (shown['incidents'] as { reason: string; credit: object | null; serial: string }[]).filter(
    ({ reason }) => reason === 'credit-left',
  )
}
const left = async () =>
  (await hall.ask(calls.getVenuePlay, { query: {} }, await hall.api.freshToken('player')))['left']
const letters = async () =>
  (
    await hall.api.db.query<{ values: object }>(
      sql`select values from messaging.outgoing where template = 'credit-left' order by queued_at, id`,
    )
  ).map(({ values }) => values)

it('is an incident of the hall and a letter to its player a quarter of an hour after the end, once, until it is given back', async () => {
  const sittingId = await signIn()
  await take(50_000)
  await stake(sittingId, 10_000)
  await report(sittingId, 4_000)
  await leaveByPhone()
  hall.api.clock.advance(QUARTER_MS - 1000)
  await work()
  expect([await incidents(), await letters()]).toEqual([[], []])
  hall.api.clock.advance(1000)
  await work()
  await work()
  expect(await incidents()).toMatchObject([{ serial: 'T-1', credit: czk(44_000) }])
  expect(await incidents(OTHER_VENUE.id)).toEqual([])
  expect(await left()).toMatchObject([{ amount: czk(44_000), venueName: TEST_VENUE.name, terminal: 'T-1' }])
  expect(await letters()).toMatchObject([{ place: `${TEST_VENUE.name}, T-1` }])
  expect(JSON.stringify(await letters())).toContain('440')
  const part = await giveBack(40_000)
  await hear(part)
  expect(await incidents()).toMatchObject([{ credit: czk(4_000) }])
  const rest = await giveBack(4_000)
  await Promise.all([hear(rest), hear(rest)])
  expect([await incidents(), await left(), (await letters()).length]).toEqual([[], [], 1])
})

it('is none where all was given back, or nothing was won', async () => {
  const sittingId = await signIn()
  await take(20_000)
  await stake(sittingId, 5_000)
  await leaveByPhone()
  await giveBack(15_000)
  hall.api.clock.advance(QUARTER_MS)
  await work()
  expect(await incidents()).toEqual([])
})

it('grows and shrinks with what is reported late, and with a stake that is rolled back', async () => {
  const before = (await letters()).length
  const sittingId = await signIn()
  await take(10_000)
  const reference = hall.reference()
  await atHall(calls.stake, { body: { sittingId, amountMinor: 10_000, reference } })
  await leaveByPhone()
  hall.api.clock.advance(QUARTER_MS)
  await work()
  expect(await incidents()).toEqual([])
  await report(sittingId, 3_000)
  await report(sittingId, 0, 'rollback', { rollsBack: reference })
  await work()
  expect(await incidents()).toEqual([])
  hall.api.clock.advance(QUARTER_MS)
  await work()
  expect(await incidents()).toMatchObject([{ credit: czk(13_000) }])
  expect((await letters()).length).toBe(before + 1)
  await hear(await giveBack(13_000))
  expect(await incidents()).toEqual([])
})

it('of an earlier sitting ends although its player sits at the terminal again, with other money', async () => {
  await signIn()
  await take(6_000)
  await leaveByPhone()
  hall.api.clock.advance(QUARTER_MS)
  await work()
  expect(await incidents()).toMatchObject([{ credit: czk(6_000) }])
  await signIn()
  await take(5_000)
  hall.api.clock.advance(60_000)
  await hear(await giveBack(6_000))
  expect(await incidents()).toEqual([])
  await leaveByPhone()
  await giveBack(5_000)
  hall.api.clock.advance(QUARTER_MS)
  await work()
  expect(await incidents()).toEqual([])
})

it('is there again when its return is rolled back, without another letter', async () => {
  await signIn()
  await take(7_000)
  await leaveByPhone()
  hall.api.clock.advance(QUARTER_MS)
  await work()
  const count = (await letters()).length
  const reference = hall.reference()
  await hear(await move(account.transferTo, 7_000, reference))
  expect(await incidents()).toEqual([])
  const undone = await atHall(account.transferRollback, { query: { playerId: hall.playerId }, body: { reference } })
  expect(undone).toMatchObject({ status: 200, state: 'rolled-back' })
  await hear(undone)
  await work()
  expect(await incidents()).toMatchObject([{ credit: czk(7_000) }])
  expect((await letters()).length).toBe(count)
})

it('of an erased player is an incident of the hall, and nobody is written to', async () => {
  const count = (await letters()).length
  const shown = (await incidents()).length
  await signIn(1)
  await move(account.transferFrom, 5_000, hall.reference(), hall.terminals[1])
  await leaveByPhone()
  const { playerId } = hall
  const [player] = await hall.api.db.query<{ email: string }>(
    sql`select email from players.player where id = ${playerId}`,
  )
  await hall.api.db.query(sql`update players.player set email = '' where id = ${playerId}`)
  hall.api.clock.advance(QUARTER_MS)
  await work()
  await hall.api.db.query(sql`update players.player set email = ${player?.email ?? ''} where id = ${playerId}`)
  expect(await incidents()).toHaveLength(shown + 1)
  expect((await letters()).length).toBe(count)
})
