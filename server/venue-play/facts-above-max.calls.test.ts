import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeApi, type Api } from '#apps/api/compose/compose-api.ts'
import { demoTargets } from '#config/demo.ts'
import type { CallDefinition, ReplyOf } from '#contract/call.ts'
import { getHall } from '#contract/play-v1/staff-hall.ts'
import * as calls from '#contract/play-v1/venue-play.ts'
import { makeLogger, sql } from '#server/kernel/index.ts'
import { seedVenue } from '#server/topology/index.ts'
import { cheapPasswords, clearRegister, TEST_VENUE } from '#tests/api.ts'
import { openVenue } from '#tests/open-venue.ts'
import { CARD, openTestHall, OTHER_VENUE, PIN, type Answer, type TestHall } from './test-venue.ts'

const MAX_MINOR = 10_000
const CASINO = {
  id: '0190d3a0-7b1c-7000-8000-00000000e573',
  kind: 'Casino',
  name: 'Kasino Dub',
  street: 'Dubová 3',
  town: 'Ostrava',
  postCode: '70200',
  workrooms: [],
} as const

let hall: TestHall
/** Another process of the API on the same database. */
let second: Api
let managers: { readonly own: string; readonly other: string }
beforeAll(async () => {
  hall = await openTestHall({})
  const { environment, clock, tokenOfRole } = hall.api
  const logger = makeLogger({ name: 'api', level: 'silent' })
  const more = { passwordCost: cheapPasswords, minimumRoundMs: 0, register: clearRegister }
  second = await composeApi({ environment, clock, logger, ...more })
  await second.app.ready()
  managers = { own: await tokenOfRole('hall-manager'), other: await tokenOfRole('hall-manager', OTHER_VENUE.id) }
  await tokenOfRole('operations')
  await tokenOfRole('cashier')
})
afterAll(async () => {
  await second?.close()
  await hall?.api.close()
})

const atHall = async (call: CallDefinition, body: object, client?: string) =>
  hall.ask(call, { body }, await hall.freshHallToken(client))
const signIn = (terminalId: string | undefined = hall.terminals[0], client?: string) =>
  atHall(calls.signIn, { terminalId, cardNumber: CARD, pin: PIN }, client)
const stake = ({ sittingId }: Answer, amountMinor: number, client?: string) =>
  atHall(calls.stake, { sittingId, reference: hall.reference(), amountMinor }, client)
const leave = async () => hall.ask(calls.leaveTerminal, { body: {} }, await hall.api.freshToken('player'))
const inSecond = async (call: CallDefinition, body: object): Promise<Answer> => {
  const headers = { authorization: `Bearer ${await hall.freshHallToken()}` }
  const answer = await second.app.inject({ method: call.method, url: call.path, headers, payload: body })
  return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() }
}
const reported = (more: object = {}) => ({
  reference: hall.reference(),
  kind: 'stake',
  playerId: hall.playerId,
  terminalId: hall.terminals[1],
  amountMinor: 12_000,
  at: hall.api.clock.now().toISOString(),
  ...more,
})
const reportOf = (...facts: object[]) => ({ sentAt: hall.api.clock.now().toISOString(), facts })
const report = (...facts: object[]) => atHall(calls.report, reportOf(...facts))
const shownTo = async (token: string, venueId: string = TEST_VENUE.id) =>
  (await hall.ask(getHall, { query: { venueId } }, token)) as unknown as ReplyOf<typeof getHall>
const incidents = async (token?: string) => {
  const { incidents: all } = await shownTo(token ?? (await hall.api.freshToken('staff')) ?? '')
  return all.filter(({ reason }) => reason === 'stake-above-max')
}
const letters = async () => {
  const rows = await hall.api.db.query<{ recipient: string }>(sql`
    select recipient from messaging.outgoing where template = 'staff-stake-above-max' order by recipient`)
  return rows.map(({ recipient }) => recipient)
}
const nextDay = () => hall.api.clock.advance(86_400_000)

describe("a stake above the law's maximum, before it is taken", () => {
  it('is refused by name with the bound and the figures of the terminal, and recorded; the maximum itself is taken', async () => {
    const { db } = hall.api
    const sitting = await signIn()
    expect(sitting).toMatchObject({ status: 200, stakeMaxMinor: MAX_MINOR })
    expect(await stake(sitting, MAX_MINOR + 1)).toMatchObject({
      status: 422,
      code: 'ERR_STAKE_NOT_ALLOWED',
      details: {
        ruleId: 'CZ-25-HALL',
        figure: { value: MAX_MINOR, unit: 'minor', currency: 'CZK' },
        present: { value: MAX_MINOR + 1 },
        stakeMaxMinor: MAX_MINOR,
        goodForMs: expect.any(Number),
        texts: expect.objectContaining({ cs: expect.stringContaining('100') }),
      },
    })
    const decided = await db.query(sql`
      select 1 from law.decision where player_id = ${hall.playerId} and refusal ->> 'ruleId' = 'CZ-25-HALL'`)
    expect(decided).toHaveLength(1)
    expect(await stake(sitting, MAX_MINOR)).toMatchObject({ status: 200, stakeMaxMinor: MAX_MINOR })
    const facts = await db.query<{ amountMinor: number }>(
      sql`select amount_minor from venue_play.fact where kind = 'stake'`,
    )
    expect(facts).toEqual([{ amountMinor: MAX_MINOR }])
    await leave()
  })

  it('is refused by every process, and when the figures of the sitting have expired', async () => {
    const sitting = await signIn()
    const asked = () => ({
      sittingId: sitting['sittingId'],
      reference: hall.reference(),
      amountMinor: MAX_MINOR + 1,
    })
    expect(await inSecond(calls.stake, asked())).toMatchObject({ code: 'ERR_STAKE_NOT_ALLOWED' })
    hall.api.clock.advance(61_000)
    const refused = { code: 'ERR_STAKE_NOT_ALLOWED', details: { ruleId: 'CZ-25-HALL', stakeMaxMinor: MAX_MINOR } }
    expect(await inSecond(calls.stake, asked())).toMatchObject(refused)
    const both = [stake(sitting, MAX_MINOR + 1), inSecond(calls.stake, asked())]
    for (const answer of await Promise.all(both)) expect(answer).toMatchObject(refused)
    await leave()
  })

  it('has the bound of its kind of venue: a casino has another one', async () => {
    const { api } = hall
    await seedVenue(api.db, { ...CASINO, target: api.environment.configuration.brand.target })
    const [terminalId] = await openVenue(api, CASINO.id, ['K-1'])
    await hall.addClient('casino', CASINO.id)
    const sitting = await signIn(terminalId, 'casino')
    expect(sitting).toMatchObject({ status: 200, stakeMaxMinor: 100_000 })
    expect(await stake(sitting, 100_000, 'casino')).toMatchObject({ status: 200 })
    expect(await stake(sitting, 100_001, 'casino')).toMatchObject({
      code: 'ERR_STAKE_NOT_ALLOWED',
      details: { ruleId: 'CZ-25-CASINO', figure: { value: 100_000 } },
    })
    await leave()
  })
})

describe("a stake above the law's maximum, reported afterwards", () => {
  it('counts, is an incident of the hall, and is told once a day to those who manage it', async () => {
    expect(await report(reported(), reported({ amountMinor: MAX_MINOR }))).toMatchObject({
      outcomes: [{ outcome: 'counted' }, { outcome: 'counted' }],
    })
    expect(await incidents(managers.own)).toMatchObject([
      {
        serial: 'T-2',
        stake: {
          amount: { amountMinor: 12_000, currency: 'CZK' },
          max: { amountMinor: MAX_MINOR, currency: 'CZK' },
          ruleId: 'CZ-25-HALL',
        },
      },
    ])
    expect((await shownTo(managers.own)).stakeMax).toEqual({
      amount: { amountMinor: MAX_MINOR, currency: 'CZK' },
      ruleId: 'CZ-25-HALL',
    })
    // Not to a cashier, nor to the manager of another venue.
    const managing = ['admin@staff.test', 'hall-manager@staff.test', 'operations@staff.test']
    expect(await letters()).toEqual(managing)
    expect(await report(reported())).toMatchObject({ outcomes: [{ outcome: 'counted' }] })
    expect(await letters()).toEqual(managing)
    expect(await incidents()).toHaveLength(2)
    expect((await shownTo(managers.other, OTHER_VENUE.id)).incidents).toEqual([])
  })

  it('is recorded once, told once, whoever reports it, and named in the audit log', async () => {
    nextDay()
    const [before, fact] = [await letters(), reported()]
    const answers = await Promise.all([
      report(fact),
      inSecond(calls.report, reportOf(fact)),
      inSecond(calls.report, reportOf(reported())),
      report(reported()),
    ])
    for (const answer of answers) expect(answer.status).toBe(200)
    expect(await letters()).toHaveLength(before.length + 3)
    expect(await incidents()).toHaveLength(3)
    const named = await hall.api.db.query(sql`
      select 1 from audit.call_outcome where subjects @> '[{"kind":"law","id":"CZ-25-HALL"}]' and player_id = ${hall.playerId}`)
    expect(named.length).toBeGreaterThan(0)
  })

  it('is the newest incident when it was reported, however long ago it was staked', async () => {
    nextDay()
    await report(reported())
    const hours = (count: number) => new Date(hall.api.clock.now().getTime() - count * 3_600_000).toISOString()
    hall.api.clock.advance(1_000)
    await report(reported({ amountMinor: 13_000, at: hours(30) }))
    expect((await incidents()).map(({ stake: one }) => one?.amount.amountMinor)).toEqual([13_000, 12_000])
  })

  it('is no incident once it was rolled back, nor if it happened before the rule was in force', async () => {
    nextDay()
    const fact = reported()
    await report(fact, reported({ at: '2026-11-20T12:00:00.000Z' }))
    expect(await incidents()).toHaveLength(1)
    await report(reported({ kind: 'rollback', amountMinor: undefined, rollsBack: fact.reference }))
    expect(await incidents()).toEqual([])
  })
})

describe("a win above the law's maximum", () => {
  const WIN_MAX_MINOR = 50_000_000
  const won = (more: object = {}) => reported({ kind: 'win', amountMinor: WIN_MAX_MINOR + 1, ...more })
  const wins = async (token?: string) => {
    const { incidents: all } = await shownTo(token ?? (await hall.api.freshToken('staff')) ?? '')
    return all.filter(({ reason }) => reason === 'win-above-max')
  }
  const lettersOfWins = async () =>
    hall.api.db.query(sql`select 1 from messaging.outgoing where template = 'staff-win-above-max'`)

  it('counts, is an incident of the hall with its rule, and is told once a day, apart from stakes', async () => {
    nextDay()
    await report(reported())
    const toldOfStakes = await letters()
    const first = won()
    const concurrent = [
      report(first),
      inSecond(calls.report, reportOf(first)),
      report(won({ amountMinor: WIN_MAX_MINOR })),
    ]
    for (const answer of await Promise.all(concurrent)) expect(answer.status).toBe(200)
    await report(won({ kind: 'jackpot' }), won())
    const max = { amountMinor: WIN_MAX_MINOR, currency: 'CZK' }
    const shown = {
      serial: 'T-2',
      stake: null,
      win: { amount: { ...max, amountMinor: WIN_MAX_MINOR + 1 }, max, ruleId: 'CZ-24-TERMINAL' },
    }
    // A jackpot is a win as well.
    expect(await wins()).toMatchObject([shown, shown, shown])
    expect((await shownTo((await hall.api.freshToken('staff')) ?? '')).winMax).toEqual({
      amount: max,
      ruleId: 'CZ-24-TERMINAL',
    })
    expect(await lettersOfWins()).toHaveLength(3)
    expect(await letters()).toEqual(toldOfStakes)
    const sums = await hall.api.db.query<{ won: number }>(sql`
      select won from venue_play.play_day where player_id = ${hall.playerId} order by day desc limit 1`)
    // All four count: three above, and one of exactly the maximum.
    expect(sums).toEqual([{ won: 4 * WIN_MAX_MINOR + 3 }])
    const named = await hall.api.db.query(sql`
      select 1 from audit.call_outcome where subjects @> '[{"kind":"law","id":"CZ-24-TERMINAL"}]' and player_id = ${hall.playerId}`)
    expect(named.length).toBeGreaterThan(0)
  })

  it('of a round that is reported in parts is judged as one, and is one incident with all of it', async () => {
    nextDay()
    const part = (more: object = {}) => won({ amountMinor: 20_000_000, roundId: 'round-7', ...more })
    await report(part(), part())
    expect(await wins()).toEqual([])
    // Neither another round, nor one of that name at another terminal, nor on another day.
    await report(part({ roundId: 'round-8' }), part({ terminalId: hall.terminals[0] }))
    hall.api.clock.advance(25 * 3_600_000)
    await report(part())
    expect(await wins()).toEqual([])
    const both = [report(part({ kind: 'jackpot' })), inSecond(calls.report, reportOf(part()))]
    for (const answer of await Promise.all(both)) expect(answer.status).toBe(200)
    const of = (amountMinor: number) => ({ serial: 'T-2', win: { amount: { amountMinor }, ruleId: 'CZ-24-TERMINAL' } })
    expect(await wins()).toMatchObject([of(60_000_000)])
    await report(part({ amountMinor: 1_000 }))
    expect(await wins()).toMatchObject([of(60_001_000)])
  })

  it('is no incident where it happened before the rule was in force', async () => {
    nextDay()
    await report(won({ at: '2026-11-20T12:00:00.000Z' }))
    expect(await wins()).toEqual([])
  })
})

it('where the law has no known maximum a terminal has none, and takes the stake', async () => {
  const slovak = await openTestHall({}, { target: { APP_TARGET: demoTargets.SVK, MARKET_LOCALE: 'SVK' } })
  const body = { terminalId: slovak.terminals[0], cardNumber: CARD, pin: PIN }
  const sitting = await slovak.ask(calls.signIn, { body }, slovak.hall.token)
  expect(sitting).toMatchObject({ status: 200, stakeMaxMinor: null })
  const asked = { sittingId: sitting['sittingId'], reference: slovak.reference(), amountMinor: 50_000 }
  expect(await slovak.ask(calls.stake, { body: asked }, slovak.hall.token)).toMatchObject({
    status: 200,
    stakeMaxMinor: null,
  })
  await slovak.api.close()
})
