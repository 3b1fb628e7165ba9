import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import * as playerLimits from '#contract/capi-v1.1/player-limits.ts'
import * as exclusion from '#contract/play-v1/exclusion.ts'
import { getHall } from '#contract/play-v1/staff-hall.ts'
import * as calls from '#contract/play-v1/venue-play.ts'
import { sql } from '#server/kernel/index.ts'
import { TEST_VENUE } from '#tests/api.ts'
import { countWaiting } from '#tests/count-waiting.ts'
import { PATIENCE } from '#tests/patience.ts'
import { endOverdue } from './end-overdue.ts'
import { CARD, openTestHall, PIN, type Answer, type TestHall } from './test-venue.ts'

let hall: TestHall
beforeAll(async () => {
  hall = await openTestHall({ StakeDayCasinoLimit: 10_000, LossDayCasinoLimit: 6_000, VisitCountMonthCasinoLimit: 2 })
})
afterAll(() => hall?.api.close())
/** Each test begins without play and with nobody at a terminal. */
afterEach(async () => {
  const { api, ask, playerToken } = hall
  await ask(calls.leaveTerminal, { body: {} }, playerToken)
  await api.db.query(sql`alter table venue_play.fact disable trigger keep_facts`)
  for (const table of [sql`venue_play.fact`, sql`venue_play.play_day`, sql`limits.visit`])
    await api.db.query(sql`delete from ${table}`)
  await api.db.query(sql`alter table venue_play.fact enable trigger keep_facts`)
})

const atHall = (call: CallDefinition, body: object) => hall.ask(call, { body }, hall.hall.token)
const signIn = (terminal = 0, proof: object = { cardNumber: CARD, pin: PIN }) =>
  atHall(calls.signIn, { terminalId: hall.terminals[terminal], ...proof })
const stake = (sitting: Answer, amountMinor: number, reference = hall.reference()) =>
  atHall(calls.stake, { sittingId: sitting['sittingId'], reference, amountMinor })
const fact = (kind: string, more: object = {}) => ({
  reference: hall.reference(),
  kind,
  playerId: hall.playerId,
  at: hall.api.clock.now().toISOString(),
  ...more,
})
const report = (...facts: object[]) => atHall(calls.report, { sentAt: hall.api.clock.now().toISOString(), facts })
const outcomesOf = (answer: Answer) => (answer['outcomes'] as { outcome: string }[]).map(({ outcome }) => outcome)
const presentOf = async (kind: string) => {
  const shown = await hall.ask(playerLimits.getLimits, { body: {} }, hall.playerToken)
  const limits = shown['limits'] as { kind: string; present: { amountMinor?: number; count?: number } }[]
  const { present } = limits.find((one) => one.kind === kind) ?? {}
  return present?.amountMinor ?? present?.count
}

describe('a player at a terminal', () => {
  it('signs in by card and PIN, by card, or by the code from the phone, which is valid once', async () => {
    expect(await signIn(0, { cardNumber: CARD, pin: '9999' })).toMatchObject({ code: 'ERR_INVALID_CREDENTIALS' })
    expect(await signIn()).toMatchObject({
      status: 200,
      playerId: hall.playerId,
      way: 'card-pin',
      stakeLeftMinor: 10_000,
    })
    await hall.ask(calls.leaveTerminal, { body: {} }, hall.playerToken)
    expect(await signIn(0, { cardNumber: CARD })).toMatchObject({ status: 200, way: 'card' })
    await hall.ask(calls.leaveTerminal, { body: {} }, hall.playerToken)
    const { code } = await hall.ask(calls.getTerminalCode, { body: {} }, hall.playerToken)
    expect(await signIn(0, { code })).toMatchObject({ status: 200, way: 'code' })
    await hall.ask(calls.leaveTerminal, { body: {} }, hall.playerToken)
    expect(await signIn(0, { code })).toMatchObject({ code: 'ERR_INVALID_CREDENTIALS' })
  })
  it('is in one place: another terminal refuses, and the web takes no stake until they have left', async () => {
    const { api, playerId } = hall
    const status = async () => {
      const [row] = await api.db.query<{ status: number }>(sql`
        select b.status from ledger.balance b join wallet.wallet w using (account_id) where w.player_id = ${playerId}`)
      return row?.status
    }
    const [one, two] = await Promise.all([signIn(0), signIn(1)])
    expect([one.status, two.status].toSorted()).toEqual([200, 422])
    expect([one, two]).toContainEqual(expect.objectContaining({ code: 'ERR_OTHER_SESSION_IS_ACTIVE' }))
    expect(await status()).toBe(8)
    const sittingId = (one.status === 200 ? one : two)['sittingId']
    const signedOut = await atHall(calls.signOut, { sittingId, because: 'signed-out' })
    expect(signedOut).toMatchObject({ status: 200, endReason: 'signed-out' })
    expect(await atHall(calls.signOut, { sittingId, because: 'idle' })).toMatchObject({ endReason: 'signed-out' })
    expect(await status()).toBe(0)
  })
  it('whose sign-in was not heard signs in again to the same sitting, until they have played', async () => {
    const first = await signIn()
    expect(await signIn()).toMatchObject({ status: 200, sittingId: first['sittingId'] })
    expect(await signIn(1)).toMatchObject({ code: 'ERR_OTHER_SESSION_IS_ACTIVE', details: { at: 'terminal' } })
    expect(await stake(first, 100)).toMatchObject({ status: 200 })
    expect(await signIn()).toMatchObject({ code: 'ERR_OTHER_SESSION_IS_ACTIVE', details: { at: 'here' } })
  })
  it('stakes within the limits of web and terminals together, and each reference once', async () => {
    const sitting = await signIn()
    const reference = hall.reference()
    expect(await stake(sitting, 4_000, reference)).toMatchObject({
      status: 200,
      stakeLeftMinor: 6_000,
      lossLeftMinor: 2_000,
    })
    expect(await stake(sitting, 4_000, reference)).toMatchObject({ status: 200, stakeLeftMinor: 6_000 })
    expect(await stake(sitting, 3_000, reference)).toMatchObject({ code: 'ERR_KEY_REUSED' })
    expect(await stake(sitting, 2_001)).toMatchObject({
      code: 'ERR_LOSS_LIMIT_REACHED',
      details: { leftMinor: 2_000 },
    })
    await report(fact('win', { amountMinor: 8_000, sittingId: sitting['sittingId'] }))
    expect(await stake(sitting, 6_000)).toMatchObject({ status: 200, stakeLeftMinor: 0 })
    expect(await stake(sitting, 1)).toMatchObject({ code: 'ERR_STAKE_LIMIT_REACHED' })
    expect(await presentOf('StakeDayCasinoLimit')).toBe(10_000)
    expect(await presentOf('LossDayCasinoLimit')).toBe(2_000)
  })
  it('never stakes above a limit, with any number of concurrent stakes', async () => {
    const sitting = await signIn()
    const answers = await Promise.all(Array.from({ length: 20 }, () => stake(sitting, 700)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8)
    expect(await presentOf('LossDayCasinoLimit')).toBe(5_600)
  })
  it('is stopped by the panic button on the phone from the next stake on, and then signed out', async () => {
    const sitting = await signIn()
    expect((await stake(sitting, 1_000)).status).toBe(200)
    await hall.ask(exclusion.pressPanic, { body: {} }, hall.playerToken)
    expect(await stake(sitting, 1_000)).toMatchObject({ code: 'ERR_PANIC_STOP' })
    const { api } = hall
    const needs = await workerNeeds()
    expect(await endOverdue(needs)).toBe(1)
    expect(await atHall(calls.getSitting, { sittingId: sitting['sittingId'] })).toMatchObject({ endReason: 'excluded' })
    expect(await signIn()).toMatchObject({ code: 'ERR_PANIC_STOP' })
    await api.db.query(sql`update exclusion.state set ended_at = now(), end_reason = 'elapsed' where ended_at is null`)
    await api.db.query(sql`update ledger.balance set status = 0`)
  })
})

describe('a fact reported by a venue', () => {
  it('counts once, in any order, late and repeated, with a wrong clock', async () => {
    const now = hall.api.clock.now().getTime()
    const ahead = 10 * 60_000
    const yesterday = new Date(now - 86_400_000 + ahead).toISOString()
    const facts = [
      fact('win', { amountMinor: 5_000, at: new Date(now + ahead).toISOString() }),
      fact('stake', { amountMinor: 8_000, at: new Date(now + ahead).toISOString() }),
      fact('stake', { amountMinor: 3_000, at: yesterday }),
    ]
    const sentAt = new Date(now + ahead).toISOString()
    const tell = () => atHall(calls.report, { sentAt, facts: facts.toReversed() })
    const answers = await Promise.all([tell(), tell(), tell()])
    expect(answers.flatMap(outcomesOf).filter((outcome) => outcome === 'counted')).toHaveLength(3)
    expect(answers[0]).toMatchObject({ clockAheadMs: ahead })
    expect(await presentOf('StakeDayCasinoLimit')).toBe(8_000)
    expect(await presentOf('LossDayCasinoLimit')).toBe(3_000)
    const { days } = await hall.ask(calls.getVenuePlay, { query: {} }, hall.playerToken)
    expect(days).toHaveLength(new Date(yesterday).getUTCMonth() === new Date(now).getUTCMonth() ? 2 : 1)
  })
  it('rolls a stake back once, before or after the stake is reported', async () => {
    const [before, after] = [fact('stake', { amountMinor: 9_000 }), fact('stake', { amountMinor: 4_000 })]
    const rollBack = (of: { reference: string }) => fact('rollback', { rollsBack: of.reference })
    await report(after)
    expect(outcomesOf(await report(rollBack(before), rollBack(after)))).toEqual(['counted', 'counted'])
    expect(outcomesOf(await report(rollBack(after), before, after))).toEqual(['repeated', 'repeated', 'repeated'])
    expect(await presentOf('StakeDayCasinoLimit')).toBe(0)
  })
  it('counts even above a limit, and changes the remaining limits at the terminal at once', async () => {
    const sitting = await signIn()
    await report(fact('stake', { amountMinor: 7_000 }))
    expect(await presentOf('LossDayCasinoLimit')).toBe(7_000)
    expect(await stake(sitting, 1)).toMatchObject({ code: 'ERR_LOSS_LIMIT_REACHED' })
  })
  it('by a reference of something else is refused, so that nobody believes it counted', async () => {
    const won = fact('win', { amountMinor: 300 })
    expect(outcomesOf(await report(won))).toEqual(['counted'])
    expect(outcomesOf(await report(won))).toEqual(['repeated'])
    const others = [
      { ...won, amountMinor: 400 },
      { ...won, kind: 'jackpot' },
    ]
    for (const other of others)
      expect(await report(other)).toMatchObject({ outcomes: [{ outcome: 'refused', code: 'ERR_KEY_REUSED' }] })
  })
  it('is named where it can never count', async () => {
    const strangers = [
      fact('stake', { amountMinor: 1, playerId: 999_999 }),
      fact('stake', { amountMinor: 1, terminalId: hall.otherTerminal }),
      fact('stake'),
      fact('visit'),
    ]
    const { outcomes } = await report(...strangers)
    expect(outcomes).toMatchObject([
      { outcome: 'refused', code: 'ERR_PLAYER_NOT_FOUND' },
      { outcome: 'refused', code: 'ERR_TERMINAL_NOT_FOUND' },
      { outcome: 'refused', code: 'ERR_INVALID_CONTRACT' },
      { outcome: 'counted', code: null },
    ])
  })
})

describe('a visit', () => {
  it('is refused above the monthly number, counts once, and is shown on the web', async () => {
    const reference = hall.reference()
    const enter = (name = hall.reference()) => atHall(calls.enter, { reference: name, cardNumber: CARD })
    expect(await enter(reference)).toMatchObject({ status: 200, visitsThisMonth: 1 })
    expect(await enter(reference)).toMatchObject({ status: 200, visitsThisMonth: 1 })
    expect(await enter()).toMatchObject({ visitsThisMonth: 2 })
    expect(await enter()).toMatchObject({ code: 'ERR_VISIT_LIMIT_REACHED' })
    expect(await presentOf('VisitCountMonthCasinoLimit')).toBe(2)
  })
  it('begins with a sign-in where the venue has reported none, and counts once, also if it is reported later', async () => {
    const leave = () => hall.ask(calls.leaveTerminal, { body: {} }, hall.playerToken)
    const attendance = async () => {
      const shown = await hall.ask(getHall, { query: { venueId: TEST_VENUE.id } }, await hall.api.freshToken('staff'))
      return shown['attendance']
    }
    for (const terminal of [0, 1]) {
      expect(await signIn(terminal)).toMatchObject({ status: 200 })
      expect(await presentOf('VisitCountMonthCasinoLimit')).toBe(1)
      await leave()
    }
    expect(await attendance()).toMatchObject({ visits: 1, people: 1 })
    const before = { at: new Date(hall.api.clock.now().getTime() - 60_000).toISOString() }
    const reported = fact('visit', before)
    expect(outcomesOf(await report(reported))).toEqual(['counted'])
    expect(outcomesOf(await report(reported))).toEqual(['repeated'])
    expect(await presentOf('VisitCountMonthCasinoLimit')).toBe(1)
    expect(await attendance()).toMatchObject({ visits: 1, people: 1 })
    await report(fact('visit', before))
    expect(await attendance()).toMatchObject({ visits: 2, people: 1 })
    expect(await presentOf('VisitCountMonthCasinoLimit')).toBe(2)
    expect(await signIn()).toMatchObject({ status: 200 })
    await leave()
  })
  it('counts once when it is reported while the person signs in', async () => {
    const { db } = hall.api
    const both = await db.transaction(async (tx) => {
      await tx.query(sql`lock table limits.visit in share mode`)
      const reporting = report(fact('visit'))
      await expect.poll(() => countWaiting(db), PATIENCE).toBe(1)
      const signing = signIn()
      await expect.poll(() => countWaiting(db), PATIENCE).toBe(2)
      return [reporting, signing]
    })
    expect(await Promise.all(both)).toMatchObject([{ status: 200 }, { status: 200 }])
    expect(await presentOf('VisitCountMonthCasinoLimit')).toBe(1)
  })
  it('is refused above the monthly number at a terminal too, where the person has not come in', async () => {
    const elsewhere = () => ({ body: { reference: hall.reference(), cardNumber: CARD } })
    for (let visits = 1; visits <= 2; visits += 1)
      expect(await hall.ask(calls.enter, elsewhere(), hall.other.token)).toMatchObject({ visitsThisMonth: visits })
    expect(await signIn()).toMatchObject({ code: 'ERR_VISIT_LIMIT_REACHED' })
    expect(await presentOf('VisitCountMonthCasinoLimit')).toBe(2)
  })
})

describe('a venue', () => {
  it('that is closed permits no play, and names the law and when it opens', async () => {
    const { clock } = hall.api
    const before = clock.now()
    clock.set(new Date(`${new Date(before.getTime() + 86_400_000).toISOString().slice(0, 10)}T04:00:00Z`))
    const body = { terminalId: hall.terminals[0], cardNumber: CARD, pin: PIN }
    const refused = await hall.ask(calls.signIn, { body }, await hall.freshHallToken())
    clock.set(before)
    expect(refused).toMatchObject({
      code: 'ERR_VENUE_CLOSED',
      details: { ruleId: 'CZ-38', opensAt: expect.any(String) },
    })
  })
  it('acts only for itself: every call is tried with data of another', async () => {
    const sitting = await signIn()
    const { sittingId } = sitting
    const asOther = (call: CallDefinition, body: object) => hall.ask(call, { body }, hall.other.token)
    const reference = hall.reference()
    expect(await asOther(calls.signIn, { terminalId: hall.terminals[1], cardNumber: CARD, pin: PIN })).toMatchObject({
      code: 'ERR_TERMINAL_NOT_FOUND',
    })
    for (const [call, more] of [
      [calls.signOut, { because: 'signed-out' }],
      [calls.stake, { reference, amountMinor: 1 }],
      [calls.panicAtTerminal, {}],
      [calls.getSitting, {}],
    ] as const)
      expect(await asOther(call, { sittingId, ...more })).toMatchObject({ code: 'ERR_SESSION_NOT_FOUND' })
    const foreign = fact('win', { amountMinor: 50, sittingId, terminalId: hall.terminals[0] })
    expect(await asOther(calls.report, { sentAt: foreign.at, facts: [foreign] })).toMatchObject({
      outcomes: [{ outcome: 'refused', code: 'ERR_TERMINAL_NOT_FOUND' }],
    })
    expect(await atHall(calls.getSitting, { sittingId })).toMatchObject({ endedAt: null, lossLeftMinor: 6_000 })
  })
})

async function workerNeeds() {
  const { venuePlayGround } = await import('#apps/api/compose/compose-venue-play.ts')
  const { composeLimits } = await import('#apps/api/compose/compose-limits.ts')
  const { composeSignIn } = await import('#apps/api/compose/compose-sign-in.ts')
  const { api } = hall
  const ground = { ...api, configuration: api.environment.configuration, bus: { send: async () => {} } }
  const limits = composeLimits(ground, { databaseUrl: api.db.url })
  const signIn = await composeSignIn(ground, api.environment)
  return venuePlayGround(ground, { limits, signIn })
}
