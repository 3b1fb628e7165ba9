import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch } from '#contract/onling-v2/online-game.ts'
import * as calls from '#contract/play-v1/venue-play.ts'
import { sql } from '#server/kernel/index.ts'
import { CARD, openTestHall, PIN, type Answer, type TestHall } from './test-venue.ts'

const MINUTE_MS = 60_000
const GAME = 'OvocnyKolotoc'

let hall: TestHall
beforeAll(async () => {
  hall = await openTestHall({}, { minimumRoundMs: 3_000 })
})
afterAll(() => hall?.api.close())

const atHall = (call: Parameters<TestHall['ask']>[0], body: object) => hall.ask(call, { body }, hall.hall.token)
const signIn = () => atHall(calls.signIn, { terminalId: hall.terminals[0], cardNumber: CARD, pin: PIN })
const onPhone = async (call: Parameters<TestHall['ask']>[0], body: object) =>
  hall.ask(call, { body }, await hall.api.freshToken('player'))
const playOnWeb = () => onPhone(launch, { gameKey: GAME, mode: 'real' })
const fact = (kind: string, minutesAgo: number, more: object = {}) => ({
  reference: hall.reference(),
  kind,
  playerId: hall.playerId,
  amountMinor: 100,
  at: new Date(hall.api.clock.now().getTime() - minutesAgo * MINUTE_MS).toISOString(),
  ...more,
})
const report = (facts: readonly object[]) => atHall(calls.report, { sentAt: hall.api.clock.now().toISOString(), facts })
const forget = async () => {
  const { db } = hall.api
  await db.query(sql`alter table venue_play.fact disable trigger keep_facts`)
  await db.query(sql`delete from venue_play.fact`)
  await db.query(sql`alter table venue_play.fact enable trigger keep_facts`)
}

it('begins a break after two hours of play at terminals, there and on the web, whatever the order of reports', async () => {
  // The middle is reported last: it joins two periods of play.
  const ago = [115, 105, 95, 25, 15, 5, 85, 75, 65, 55, 45, 35]
  for (const minutes of ago.slice(0, 6)) await report([fact('stake', minutes)])
  expect((await playOnWeb()).status).toBe(200)
  await report(ago.slice(6).map((minutes) => fact('stake', minutes)))
  hall.api.clock.advance(6 * MINUTE_MS)
  for (const answer of [await signIn(), await playOnWeb()])
    expect(answer).toMatchObject({
      code: 'ERR_BREAK_REQUIRED',
      details: { ruleId: 'CZ-22', earliestAllowedAt: expect.any(String) },
    })
  hall.api.clock.advance(15 * MINUTE_MS)
  expect((await signIn()).status).toBe(200)
  await onPhone(calls.leaveTerminal, {})
  await forget()
})

it('begins a break at a terminal when it is due, and not only at the next check', async () => {
  await report([115, 105, 95, 85, 75, 65, 55, 45, 35, 25, 15, 5].map((minutes) => fact('stake', minutes)))
  const sitting = await signIn()
  const stake = () =>
    atHall(calls.stake, { sittingId: sitting['sittingId'], reference: hall.reference(), amountMinor: 100 })
  hall.api.clock.advance(4 * MINUTE_MS + 40_000)
  expect((await stake()).status).toBe(200)
  hall.api.clock.advance(30_000)
  expect(await stake()).toMatchObject({ code: 'ERR_BREAK_REQUIRED', details: { ruleId: 'CZ-22' } })
  await onPhone(calls.leaveTerminal, {})
  hall.api.clock.advance(15 * MINUTE_MS)
  await forget()
})

it('ignores a round at a terminal that was rolled back', async () => {
  const rounds = [115, 105, 95, 85, 75, 65, 55, 45, 35, 25, 15, 5].map((minutes) => fact('stake', minutes))
  await report(rounds)
  await report(
    rounds.map(({ reference }) => ({ ...fact('rollback', 1), amountMinor: undefined, rollsBack: reference })),
  )
  hall.api.clock.advance(6 * MINUTE_MS)
  expect((await signIn()).status).toBe(200)
  await onPhone(calls.leaveTerminal, {})
  await forget()
})

it("still counts play that another player's rollback names", async () => {
  await report([115, 105, 95, 85, 75, 65, 55, 45, 35, 25, 15, 5].map((minutes) => fact('stake', minutes)))
  await hall.api.db.query(sql`
    insert into venue_play.fact (id, venue_id, reference, kind, player_id, amount_minor, currency, rolls_back, at, told_at,
                                 recorded_at, day)
    select gen_random_uuid(), venue_id, reference || '-back', 'rollback', 999999999, 0, currency, reference, at, told_at,
           recorded_at, day
      from venue_play.fact`)
  hall.api.clock.advance(6 * MINUTE_MS)
  expect(await signIn()).toMatchObject({ code: 'ERR_BREAK_REQUIRED' })
  hall.api.clock.advance(15 * MINUTE_MS)
  await forget()
})

it('has one hourly maximum loss for a game, wherever it is played', async () => {
  // Early in the hour, so that all facts are in the same hour.
  const now = hall.api.clock.now().getTime()
  hall.api.clock.advance(3_600_000 - (now % 3_600_000) + 10 * MINUTE_MS)
  hall.hall.token = await hall.freshHallToken()
  const sitting = await signIn()
  const stake = (more: object): Promise<Answer> =>
    atHall(calls.stake, { sittingId: sitting['sittingId'], reference: hall.reference(), amountMinor: 100, ...more })
  expect((await stake({ gameKey: GAME })).status).toBe(200)
  await report([fact('stake', 2, { amountMinor: 1_000_000_000, gameKey: GAME })])
  expect(await stake({ gameKey: GAME })).toMatchObject({
    code: 'ERR_HOURLY_LOSS_REACHED',
    details: { ruleId: 'CZ-23' },
  })
  // Another game has its own sum.
  expect((await stake({})).status).toBe(200)
  await report([fact('win', 1, { amountMinor: 1_000_000_000, gameKey: GAME })])
  expect((await stake({ gameKey: GAME })).status).toBe(200)
})

it('accepts of several concurrent stakes only what the hourly maximum allows', async () => {
  await forget()
  const sitting = await hall.api.db.query<{ id: string }>(sql`select id from venue_play.sitting where ended_at is null`)
  const stake = (amountMinor: number): Promise<Answer> =>
    atHall(calls.stake, { sittingId: sitting[0]?.id, reference: hall.reference(), amountMinor, gameKey: GAME })
  const lost = (amountMinor: number) => report([fact('stake', 2, { amountMinor, gameKey: GAME })])
  await lost(1_000_000_000)
  const { details } = await stake(100)
  const max = (details as { figure: { value: number } }).figure.value
  await forget()
  await lost(max - 150)
  const answers = await Promise.all([1, 2, 3, 4].map(() => stake(100)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
  for (const answer of answers.filter(({ status }) => status === 422))
    expect(answer).toMatchObject({ code: 'ERR_HOURLY_LOSS_REACHED', details: { ruleId: 'CZ-23' } })
})

it('invalidates the hourly loss of a game that the books have cached for the web', async () => {
  const { db, clock } = hall.api
  const hourEnds = new Date(clock.now().getTime() + 3_600_000)
  const isKnown = async () => {
    const [row] = await db.query<{ known: number }>(sql`
      select count(*) as known from ledger.balance b join wallet.wallet w on w.account_id = b.account_id
       where w.player_id = ${hall.playerId} and b.hour_ends = ${hourEnds}`)
    return (row?.known ?? 0) > 0
  }
  const set = () => db.query(sql`update ledger.balance set hour_ends = ${hourEnds}`)
  await set()
  await report([fact('stake', 1, { amountMinor: 100 })])
  expect(await isKnown()).toBe(true)
  await report([fact('win', 1, { amountMinor: 100, gameKey: GAME })])
  expect(await isKnown()).toBe(false)
  await set()
  await onPhone(calls.leaveTerminal, {})
  expect(await isKnown()).toBe(false)
})
