import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { composeApi } from '#apps/api/compose/compose-api.ts'
import { composeExclusion, lawOfExclusion } from '#apps/api/compose/compose-exclusion.ts'
import { deposit } from '#contract/capi-v1.1/funds.ts'
import { getLimits, updateLimits } from '#contract/capi-v1.1/player-limits.ts'
import { addPlayerToRvo } from '#contract/capi-v1.1/player-exclusion.ts'
import * as internal from '#contract/capi-v1/exclusion.ts'
import * as sessions from '#contract/capi-v1/sessions.ts'
import * as kiosk from '#contract/kiosk/player-exclusion.ts'
import { checkRvo, getRvoState } from '#contract/onling-v2/player-exclusion.ts'
import * as player from '#contract/onling-v2/player.ts'
import { create } from '#contract/onling-v2/registration.ts'
import * as own from '#contract/play-v1/exclusion.ts'
import { listSessions } from '#contract/play-v1/backoffice.ts'
import { approve } from '#contract/play-v1/approvals.ts'
import { endAllSessions } from '#contract/play-v1/player-account.ts'
import * as staff from '#contract/play-v1/staff-exclusion.ts'
import { makeLogger, sql } from '#server/kernel/index.ts'
import { cheapPasswords, clearRegister, type TestApi } from '#tests/api.ts'
import { testEnvironment } from '#tests/environment.ts'
import { signByTwo } from '#tests/sign-by-two.ts'
import { queryRegister } from './query-register.ts'
import { applyToRegister } from './exclude-self.ts'
import type { Register } from './index.ts'
import { liftAllElapsed, sendApplications } from './exclusion.work.ts'
import { listDueApplications } from './register.queries.ts'
import { launch, openGame, openPlayingApi, playRound } from './test-play.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const REASON = 'The player asked for it on the phone today.'

type World = Awaited<ReturnType<typeof openPlayingApi>>
let world: World

const open = () => {
  beforeAll(async () => {
    world = await openPlayingApi()
  })
  afterAll(() => world.api.close())
  beforeEach(() => {
    world.told.answer = 'clear'
  })
}
/** The player's token, or a new one: sessions end while the clock advances. */
const token = async () => (await world.api.freshToken('player')) ?? ''
const staffToken = async () => (await world.api.freshToken('staff')) ?? ''
const game = async () => openGame(world.api, await token())
const exclusions = async () =>
  (await world.api.send(own.getExclusions, { input: { query: {} }, token: await token() })).json<{
    inForce: { kind: string; until: string | null; receipt: string; exclusionId: string; ruleId: string }[]
    history: { kind: string; endReason: string }[]
    play: { playedMinutes: number }
  }>()
const press = async (with_: string) => world.api.send(own.pressPanic, { input: { body: {} }, token: with_ })
type Apart = { readonly register: Register; readonly send: () => Promise<void> }
/** A room of its own, as in the worker. */
const apart = ({ register = clearRegister, send = async () => {} }: Partial<Apart> = {}) => {
  const { db, clock } = world.api
  const environment = testEnvironment(db.url)
  const { configuration } = environment
  return composeExclusion({ db, clock, configuration, bus: { send } }, environment, register)
}

/** How long a page waits for a change before it repeats the request. */
const WAIT_MS = 25_000

/** The answer to a waiting page, before its time is over. */
async function hear(watching: ReturnType<TestApi['send']>): Promise<unknown> {
  const tooLate = new Promise<'nothing was told'>((resolve) => {
    setTimeout(() => resolve('nothing was told'), WAIT_MS - 3_000).unref()
  })
  const heard = await Promise.race([watching, tooLate])
  return heard === 'nothing was told' ? heard : heard.json()
}

describe('a panic stop', () => {
  open()

  it('stops a running game at once, in every process, and returns a receipt for 48 hours', async () => {
    const { api } = world
    const environment = testEnvironment(api.db.url)
    const logger = makeLogger({ name: 'other', level: 'silent' })
    const other = await composeApi({
      environment,
      logger,
      clock: api.clock,
      passwordCost: cheapPasswords,
      minimumRoundMs: 0,
      register: clearRegister,
    })
    const elsewhere = { ...api, app: other.app }
    const sendThere: typeof api.send = (call, { input = {}, token: bearer }) =>
      other.app.inject({
        method: call.method,
        url: call.path,
        headers: { authorization: `Bearer ${bearer}`, ...(input.body ? { 'content-type': 'application/json' } : {}) },
        ...(input.body ? { payload: JSON.stringify(input.body) } : {}),
        ...(input.query ? { query: input.query as Record<string, string> } : {}),
      })
    const running = await game()
    const settled = randomUUID()
    expect(await playRound(api, running, settled)).toMatchObject({ status: 200 })
    expect(await playRound({ ...elsewhere, send: sendThere }, running)).toMatchObject({ status: 200 })

    const watching = sendThere(own.watchSession, {
      input: { query: { waitMs: String(WAIT_MS) } },
      token: running.gameToken,
    })
    const receipt = (await press(await token())).json<{
      receipt: string
      until: string
      from: string
      ruleId: string
    }>()
    expect(Date.parse(receipt.until) - Date.parse(receipt.from)).toBe(48 * HOUR)
    expect(receipt).toMatchObject({ ruleId: 'CZ-19', receipt: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/) })

    expect(await hear(watching)).toEqual({ isOver: true, code: 'ERR_PANIC_STOP' })
    for (const send of [api.send, sendThere])
      expect(await playRound({ ...api, send }, running)).toMatchObject({
        status: 422,
        code: 'ERR_PANIC_STOP',
        details: { ruleId: 'CZ-19', earliestAllowedAt: receipt.until },
      })
    // A settled round is returned again, and pressing again has the same result.
    expect(await playRound(api, running, settled)).toMatchObject({ status: 200, isRepeat: true })
    expect((await press(await token())).json()).toMatchObject({ receipt: receipt.receipt })
    expect((await launch(api, await token())).json()).toMatchObject({ code: 'ERR_PANIC_STOP' })
    await other.close()
  })

  it('refuses deposits, and lets the player sign in again', async () => {
    const { api } = world
    const body = {
      amount: { amountMinor: 20_000, currency: 'CZK' },
      method: 'CardOnline',
      gateway: 'Csob',
      idempotencyKey: randomUUID(),
      returnPath: '/cs/deposit/return',
    }
    const answer = await api.send(deposit, { input: { body }, token: await token() })
    expect(answer.json()).toMatchObject({ code: 'ERR_PANIC_STOP' })
    api.clock.advance(40 * MINUTE) // the session has expired: signing in is allowed
    expect((await exclusions()).inForce).toMatchObject([{ kind: 'panic' }])
  })

  it('ends after 48 hours and not before, whether the worker runs or not', async () => {
    const { api } = world
    const [panic] = (await exclusions()).inForce
    api.clock.set(new Date(Date.parse(panic?.until ?? '') - 1))
    expect((await launch(api, await token())).json()).toMatchObject({ code: 'ERR_PANIC_STOP' })
    api.clock.advance(1)
    expect(await playRound(api, await game())).toMatchObject({ status: 200 })
    expect((await exclusions()).history).toMatchObject([{ kind: 'panic', endReason: 'time' }])
  })

  it('pressed in the game is in force although the process dies before it has notified the others', async () => {
    const { api, playerId } = world
    const running = await game()
    expect(await playRound(api, running)).toMatchObject({ status: 200 })
    const dying = apart({ send: () => Promise.reject(new Error('the process dies')) })
    const { pressPanic } = await import('./press-panic.ts')
    await expect(pressPanic(dying.needs, { playerId, source: 'game' })).rejects.toThrow('the process dies')
    await dying.close()
    // The API was not notified; the books refuse the stake, and the reason is found.
    expect(await playRound(api, running)).toMatchObject({ status: 422, code: 'ERR_PANIC_STOP' })
  })

  it('is lifted by the worker too', async () => {
    const { api, playerId } = world
    api.clock.advance(48 * HOUR)
    const worker = apart()
    await liftAllElapsed(worker.needs)
    await worker.close()
    const rows = await api.db.query<{ status: number }>(sql`
      select b.status from wallet.wallet w join ledger.balance b on b.account_id = w.account_id
       where w.player_id = ${playerId}`)
    expect(rows).toEqual([{ status: 0 }])
  })

  it('cannot be ended by staff, and stays in force when the player is unlocked', async () => {
    const { api, playerId } = world
    await press(await token())
    const bearer = await staffToken()
    const [panic] = (await exclusions()).inForce
    const body = { playerId, exclusionId: panic?.exclusionId, explanation: REASON }
    const ended = await api.send(staff.endPlayerExclusion, { input: { body }, token: bearer })
    expect(ended.json()).toMatchObject({ code: 'ERR_NOT_ALLOWED_BY_LAW' })
    const lock = { playerId, reason: 'other', explanation: REASON }
    expect((await api.send(player.lock, { input: { body: lock }, token: bearer })).statusCode).toBe(200)
    const unlock = { playerId, explanation: REASON }
    expect((await api.send(player.unlock, { input: { body: unlock }, token: bearer })).statusCode).toBe(200)
    expect((await launch(api, await token())).json()).toMatchObject({ code: 'ERR_PANIC_STOP' })
  })
})

describe('a stop during play', () => {
  open()

  it('lets no stake and no deposit pass at any of two processes, once its reply was sent', async () => {
    const { api } = world
    const other = await composeApi({
      environment: testEnvironment(api.db.url),
      logger: makeLogger({ name: 'other', level: 'silent' }),
      clock: api.clock,
      passwordCost: cheapPasswords,
      minimumRoundMs: 0,
      register: clearRegister,
    })
    const there: TestApi = {
      ...api,
      send: (call, { input = {}, token: bearer }) =>
        other.app.inject({
          method: call.method,
          url: call.path,
          headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
          payload: JSON.stringify(input.body),
        }),
    }
    const running = await game()
    const bearer = await token()
    const played = (count: number) =>
      Array.from({ length: count }, (_, at) => playRound(at % 2 === 0 ? api : there, running))
    const [pressed, ...before] = await Promise.all([press(bearer), ...played(6)])
    expect(pressed.statusCode).toBe(200)
    for (const { code } of before) expect([undefined, 'ERR_PANIC_STOP']).toContain(code)
    for (const { status, code } of await Promise.all(played(4))) expect([status, code]).toEqual([422, 'ERR_PANIC_STOP'])
    const body = {
      amount: { amountMinor: 20_000, currency: 'CZK' },
      method: 'CardOnline',
      gateway: 'Csob',
      idempotencyKey: randomUUID(),
      returnPath: '/cs/deposit/return',
    }
    for (const { send } of [api, there])
      expect((await send(deposit, { input: { body }, token: bearer })).json()).toMatchObject({ code: 'ERR_PANIC_STOP' })
    await other.close()
  })
})

describe('the register', () => {
  open()
  const answers = async () =>
    (
      await world.api.send(staff.listRegisterChecks, {
        input: { query: { playerId: world.playerId } },
        token: await staffToken(),
      })
    ).json<{ rows: { answer: string; reason: string; problem: string | null; livesUntil: string | null }[] }>().rows

  it('that does not answer lets nobody play, and prevents nobody from signing in', async () => {
    const { api, told } = world
    const running = await game()
    told.answer = 'unknown'
    expect(await playRound(api, running)).toMatchObject({
      status: 422,
      code: 'ERR_EXCLUDED',
      details: { ruleId: 'CZ-21' },
    })
    expect((await answers())[0]).toMatchObject({
      answer: 'unknown',
      reason: 'stake',
      problem: 'timeout',
      livesUntil: null,
    })
    expect((await api.send(player.get, { input: { query: {} }, token: await token() })).statusCode).toBe(200)
    // After a failure there is a pause, then it is queried again.
    const asked = told.asked.length
    await playRound(api, running)
    expect(told.asked).toHaveLength(asked)
    told.answer = 'clear'
    api.clock.advance(5_000)
    expect(await playRound(api, running)).toMatchObject({ status: 200 })
  })

  it('is queried again after the legal interval and after each sign-in, and otherwise not', async () => {
    const { api, told } = world
    const running = await game()
    await playRound(api, running)
    const asked = told.asked.length
    for (const _ of [1, 2]) {
      api.clock.advance(20 * MINUTE)
      await playRound(api, running)
      expect(told.asked).toHaveLength(asked)
    }
    api.clock.advance(21 * MINUTE)
    await playRound(api, running)
    expect(told.asked).toHaveLength(asked + 1)
    api.clock.advance(31 * MINUTE)
    const next = await game() // the old session has expired: a sign-in
    api.clock.advance(MINUTE)
    await playRound(api, next)
    expect(told.asked).toHaveLength(asked + 2)
  })

  it('announces an answer that changes something, and no other: what is read for a stake would be old at once', async () => {
    const { playerId } = world
    let announced = 0
    const send = async () => void (announced += 1)
    const silent = async () => ({ answer: 'unknown', problem: 'timeout', resultId: null }) as const
    const clear = apart({ register: clearRegister, send })
    const unknown = apart({ register: { ...clearRegister, check: silent }, send })
    const said = async ({ needs }: typeof clear) => {
      announced = 0
      await queryRegister(needs, playerId, 'stake')
      return announced
    }
    expect([await said(clear), await said(clear), await said(unknown), await said(clear)]).toEqual([0, 0, 0, 1])
    await clear.close()
    await unknown.close()
  })

  it('excludes who is in it until an answer says otherwise', async () => {
    const { api, told } = world
    const running = await game()
    told.answer = 'excluded'
    expect((await api.send(checkRvo, { input: { body: {} }, token: await token() })).json()).toMatchObject({
      answer: 'excluded',
    })
    expect(await playRound(api, running)).toMatchObject({ code: 'ERR_EXCLUDED' })
    expect((await exclusions()).inForce).toMatchObject([{ kind: 'register', ruleId: 'CZ-21', until: null }])
    const state = await api.send(getRvoState, { input: { query: {} }, token: await token() })
    expect(state.json()).toMatchObject({ isExcluded: true, lastAnswer: { answer: 'excluded' } })
    told.answer = 'unknown'
    await api.send(checkRvo, { input: { body: {} }, token: await token() })
    expect((await exclusions()).inForce).toMatchObject([{ kind: 'register' }])
    told.answer = 'clear'
    await api.send(checkRvo, { input: { body: {} }, token: await token() })
    expect((await exclusions()).inForce).toEqual([])
    expect((await exclusions()).history[0]).toMatchObject({ kind: 'register', endReason: 'register-answer' })
    expect(await playRound(api, await game())).toMatchObject({ status: 200 })
  })

  it.each(['excluded', 'unknown'] as const)('that answers "%s" lets nobody register', async (answer) => {
    const { api, told } = world
    told.answer = answer
    const body = {
      email: `${randomUUID()}@players.test`,
      password: 'lampa kosatec mlyn',
      firstName: 'Eva',
      surname: 'Dvořáková',
      birthDate: '1988-02-03',
      language: 'cs',
      consentTermsVersion: '2026-11',
    }
    const refused = await api.send(create, { input: { body } })
    expect(refused.json()).toMatchObject({ code: 'ERR_EXCLUDED', details: { ruleId: 'CZ-21' } })
    told.answer = 'clear'
    expect((await api.send(create, { input: { body } })).statusCode).toBe(200)
  })

  it('has every answer stored: nobody changes or removes one', async () => {
    for (const statement of [
      sql`update exclusion.register_check set answer = 'clear'`,
      sql`delete from exclusion.register_check`,
    ])
      await expect(world.api.db.query(statement)).rejects.toThrow('append-only')
  })
})

describe('a break', () => {
  open()

  it('is forced after 120 minutes of play, for 15, and shown', async () => {
    const { api } = world
    const running = await game()
    const begun = api.clock.now().getTime()
    while (api.clock.now().getTime() - begun < 120 * MINUTE) {
      expect(await playRound(api, running)).toMatchObject({ status: 200 })
      api.clock.advance(10 * MINUTE)
    }
    const breakEnds = new Date(begun + 135 * MINUTE).toISOString()
    expect(await playRound(api, running)).toMatchObject({
      status: 422,
      code: 'ERR_BREAK_REQUIRED',
      details: { ruleId: 'CZ-22', earliestAllowedAt: breakEnds },
    })
    expect((await exclusions()).inForce).toMatchObject([{ kind: 'break', until: breakEnds }])
    api.clock.set(new Date(Date.parse(breakEnds) - 1))
    expect(await playRound(api, running)).toMatchObject({ code: 'ERR_BREAK_REQUIRED' })
    api.clock.advance(1)
    expect(await playRound(api, running)).toMatchObject({ status: 200 })
    expect((await exclusions()).play.playedMinutes).toBe(0)
  })

  it('that the player takes voluntarily counts', async () => {
    const { api } = world
    for (let pause = 0; pause < 10; pause += 1) {
      api.clock.advance(15 * MINUTE)
      expect(await playRound(api, await game())).toMatchObject({ status: 200 })
    }
  })
})

describe('the hourly loss', () => {
  open()

  it('of a game refuses the stake that could exceed its bound, until the hour is over', async () => {
    const { api, playerId } = world
    const { gate, close } = apart()
    const asked = { playerId, stakeMinor: 400, gameKey: 'OvocnyKolotoc', hourLossMaxMinor: 1_000 }
    await gate.judgeStake(asked)
    await gate.judgeStake(asked)
    // The books have no loss: the two stakes above were not booked. Fresh facts let it pass.
    await gate.judgeStake(asked)
    await expect(gate.judgeStake({ ...asked, stakeMinor: 1_001 })).rejects.toMatchObject({
      code: 'ERR_HOURLY_LOSS_REACHED',
    })
    const hour = new Date(Math.floor(api.clock.now().getTime() / HOUR) * HOUR)
    await api.db.query(sql`
      insert into exclusion.hour_play (player_id, game_key, hour, staked, won)
      values (${playerId}, 'OvocnyKolotoc', ${hour}, 5000, 4200)`)
    gate.forgetAll()
    await expect(gate.judgeStake(asked)).rejects.toMatchObject({
      code: 'ERR_HOURLY_LOSS_REACHED',
      details: { ruleId: 'CZ-23', earliestAllowedAt: new Date(hour.getTime() + HOUR).toISOString() },
    })
    await gate.judgeStake({ ...asked, gameKey: 'MajakBoure' })
    api.clock.advance(HOUR)
    await gate.judgeStake(asked)
    await close()
  })
})

describe('self-exclusion', () => {
  open()

  it('has the terms of the law, and no end before its time', async () => {
    const { api } = world
    const exclude = async (months: number | null) =>
      api.send(own.excludeSelf, { input: { body: { months } }, token: await token() })
    expect((await exclude(3)).json()).toMatchObject({ code: 'ERR_AMOUNT_NOT_ALLOWED', details: { months: [12, 24] } })
    // A term is counted in calendar months of the market, and every year has the day on which it ends.
    const dayOf = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Bratislava' }).format(at)
    while (dayOf(api.clock.now()).endsWith('02-29')) api.clock.advance(24 * HOUR)
    const [year = '', ...day] = dayOf(api.clock.now()).split('-')
    const excluded = (await exclude(12)).json<{ until: string; ruleId: string }>()
    expect(dayOf(new Date(excluded.until))).toBe([Number(year) + 1, ...day].join('-'))
    expect((await launch(api, await token())).json()).toMatchObject({
      code: 'ERR_SELF_EXCLUDED',
      details: { earliestAllowedAt: excluded.until },
    })
  })

  it('without an end is ended by staff after the minimum term only, with a reason that is stored', async () => {
    const { api, playerId } = world
    const forever = (
      await api.send(own.excludeSelf, { input: { body: { months: null } }, token: await token() })
    ).json<{ exclusionId: string; until: null }>()
    expect(forever.until).toBeNull()
    const body = { playerId, exclusionId: forever.exclusionId, explanation: REASON }
    const end = async (second = '') => signByTwo(api, staff.endPlayerExclusion, { body, second })
    expect((await end()).body).toMatchObject({ code: 'ERR_NOT_ALLOWED_BY_LAW' })
    api.clock.advance(366 * 24 * HOUR)
    const alone = await end((await api.freshToken('staff')) ?? '')
    expect(alone.body).toMatchObject({ code: 'ERR_SECOND_PERSON_NEEDED' })
    expect((await exclusions()).inForce).toHaveLength(1)
    expect((await end(await api.tokenOfRole('risk'))).body).toMatchObject({ state: 'executed' })
    expect((await end()).body).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    expect((await exclusions()).inForce).toEqual([])
    expect(await playRound(api, await game())).toMatchObject({ status: 200 })
  })

  it('by staff stops play, and is ended by staff', async () => {
    const { api, playerId } = world
    const running = await game()
    const body = { playerId, months: null, reason: 'problem-gambling', explanation: REASON }
    const added = (await api.send(staff.addPlayerExclusion, { input: { body }, token: await staffToken() })).json<{
      exclusionId: string
      userName: string
    }>()
    expect(added).toMatchObject({ kind: 'staff', reason: 'problem-gambling', userName: 'Iveta' })
    expect(await playRound(api, running)).toMatchObject({ code: 'ERR_PLAYING_BLOCKED' })
    const end = { playerId, exclusionId: added.exclusionId, explanation: REASON }
    const second = await api.tokenOfRole('administrator')
    const unseen = await signByTwo(api, staff.endPlayerExclusion, { body: end, second })
    expect(unseen.body).toMatchObject({ code: 'ERR_WARNINGS_NOT_ACCEPTED' })
    expect(await playRound(api, running)).toMatchObject({ code: 'ERR_PLAYING_BLOCKED' })
    const acceptedWarnings = ['problem-gambling']
    const ended = await signByTwo(api, staff.endPlayerExclusion, { body: end, second, acceptedWarnings })
    expect(ended.body).toMatchObject({ state: 'executed' })
    expect(await playRound(api, running)).toMatchObject({ status: 200 })
    const audited = await api.db.query<{ action: string; subjects: unknown }>(sql`
      select action, subjects from audit.call left join audit.call_outcome on call_id = id
       where coalesce(call.player_id, call_outcome.player_id) = ${playerId} order by id desc limit 1`)
    expect(audited[0]).toMatchObject({
      action: approve.path,
      subjects: [{ kind: 'approval' }, { kind: 'exclusion', id: added.exclusionId }],
    })
    const { rows } = (
      await api.send(staff.getPlayerExclusions, { input: { query: { playerId } }, token: await staffToken() })
    ).json<{ rows: { exclusionId: string; endedBy: string; endExplanation: string }[] }>()
    expect(rows.find(({ exclusionId }) => exclusionId === added.exclusionId)).toMatchObject({
      endedBy: 'Iveta, administrator',
      endExplanation: REASON,
    })
  })

  it('in the register is sent until the register has accepted it', async () => {
    const { api, told } = world
    const answer = await api.send(addPlayerToRvo, { input: { body: { months: 24 } }, token: await token() })
    expect(answer.json()).toMatchObject({ exclusion: { kind: 'self', months: 24 }, application: { state: 'waiting' } })
    const failing = { ...clearRegister, apply: async () => ({ outcome: 'failed' as const, problem: 'http-500' }) }
    const worker = apart({ register: failing })
    await sendApplications(worker.needs)
    const stateOf = async () =>
      (await api.send(getRvoState, { input: { query: {} }, token: await token() })).json<{
        application: { state: string }
      }>().application
    expect(await stateOf()).toMatchObject({ state: 'waiting' })
    api.clock.advance(MINUTE)
    const better = apart()
    // The worker of another brand in the same database leaves it as it is.
    await sendApplications({ ...better.needs, target: 'another' })
    await sendApplications(better.needs)
    expect(await stateOf()).toMatchObject({ state: 'accepted', acceptedId: expect.any(String) })
    await worker.close()
    await better.close()
    expect(told.answer).toBe('clear')
  })

  it('in the register is sent also behind many of another brand, and a bounded number is read at a time', async () => {
    const { api } = world
    const { db, clock } = api
    await db.query(sql`
      update exclusion.application set state = 'waiting', next_try_at = ${clock.now()}`)
    await db.query(sql`
      insert into exclusion.application (id, player_id, exclusion_id, source, months, asked_at, state, next_try_at)
      select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 0, exclusion_id, source, months, asked_at,
             state, next_try_at
        from (select * from exclusion.application limit 1) as one, generate_series(1, 250) as n`)
    const page = { now: clock.now(), after: '00000000-0000-0000-0000-000000000000', limit: 100 }
    expect(await listDueApplications(db, page)).toHaveLength(100)
    const worker = apart()
    await sendApplications(worker.needs)
    const left = await db.query<{ playerId: number }>(sql`
      select distinct player_id from exclusion.application where state = 'waiting'`)
    expect(left).toEqual([{ playerId: 0 }])
    await db.query(sql`delete from exclusion.application where player_id = 0`)
    await worker.close()
  })
})

describe('in Slovakia', () => {
  open()

  it('the register cannot be written, and the terms are the market’s', async () => {
    const { needs, close } = apart()
    const law = lawOfExclusion(needs, 'SVK')
    const slovak = { ...needs, law }
    await expect(
      applyToRegister(slovak, { playerId: world.playerId, months: 12, source: 'web' }),
    ).rejects.toMatchObject({ code: 'ERR_REGISTER_NOT_WRITABLE', details: { ruleId: 'SK-09' } })
    expect(law.term()).toEqual({ months: [6, 12, 24], ruleId: 'SK-09b' })
    expect(law.forcedBreak()).toBeUndefined()
    expect(law.panic()).toMatchObject({ hours: 48, ruleId: 'SK-OP-04' })
    await close()
  })
})

describe('a kiosk', () => {
  open()

  it('excludes one player by a token that is valid once, for a short time, and at that kiosk', async () => {
    const { api, playerId } = world
    const bearer = await api.freshToken('kiosk')
    const generate = async () =>
      (await api.send(kiosk.generateExclusionToken, { input: { body: { playerId } }, token: bearer })).json<{
        exclusionToken: string
      }>().exclusionToken
    const apply = (exclusionToken: string, months = 12) =>
      api.send(kiosk.addPlayerToRvoByToken, { input: { body: { exclusionToken, months } }, token: bearer })
    const late = await generate()
    const good = await generate()
    expect((await apply(good, 5)).json()).toMatchObject({ code: 'ERR_AMOUNT_NOT_ALLOWED' })
    expect((await apply(good)).json()).toMatchObject({ exclusion: { source: 'kiosk', kind: 'self' } })
    expect((await apply(good)).json()).toMatchObject({ code: 'ERR_TOKEN_INVALID' })
    await api.db.query(sql`update exclusion.kiosk_token set device_id = 'another' where used_at is null`)
    expect((await apply(late)).json()).toMatchObject({ code: 'ERR_TOKEN_INVALID' })
    await api.db.query(sql`update exclusion.kiosk_token set device_id = 'test-kiosk'`)
    api.clock.advance(6 * MINUTE)
    expect((await apply(late)).json()).toMatchObject({ code: 'ERR_TOKEN_EXPIRED' })
    const active = await api.send(kiosk.hasPlayerActiveSession, { input: { query: { playerId } }, token: bearer })
    expect(active.json()).toEqual({ hasActiveSession: true })
  })

  it('may not make the calls of land-based systems', async () => {
    const { api, playerId } = world
    const bearer = await api.freshToken('kiosk')
    const answer = await api.send(internal.getLastRvoResult, { input: { body: { playerId } }, token: bearer })
    expect(answer.statusCode).toBe(403)
  })
})

describe('the page of a running game', () => {
  open()

  it('is notified at once that its session was ended on another device', async () => {
    const { api } = world
    const bearer = await token()
    const running = await game()
    const watch = () => api.send(own.watchSession, { input: { query: { waitMs: WAIT_MS } }, token: running.gameToken })
    const watching = watch()
    await api.send(endAllSessions, { input: { body: {} }, token: bearer })
    expect(await hear(watching)).toEqual({ isOver: false, code: null })
    expect((await watch()).statusCode).toBe(401)
  })
})

describe('a land-based system', () => {
  open()

  it('sees open sessions and ends them at once', async () => {
    const { api, playerId } = world
    const bearer = await api.freshToken('internal')
    const mine = await token()
    const by = await api.send(sessions.sessionsByPlayer, { input: { body: { playerId } }, token: bearer })
    const [first] = by.json<{ sessions: { sessionId: string }[] }>().sessions
    const all = await api.send(sessions.allActiveSessionsByCurrentScope, { input: { body: {} }, token: bearer })
    expect(all.json<{ rows: { sessionId: string }[] }>().rows.map(({ sessionId }) => sessionId)).toContain(
      first?.sessionId,
    )
    const kill = () =>
      api.send(sessions.killSession, { input: { body: { sessionId: first?.sessionId } }, token: bearer })
    expect((await kill()).json()).toEqual({ done: true })
    expect((await kill()).json()).toMatchObject({ code: 'ERR_SESSION_NOT_FOUND' })
    expect((await api.send(player.get, { input: { query: {} }, token: mine })).statusCode).toBe(401)
    await token()
    const ended = await api.send(sessions.killSessionsByPlayer, { input: { body: { playerId } }, token: bearer })
    expect(ended.json<{ ended: number }>().ended).toBeGreaterThanOrEqual(1)
  })
})

describe('a session', () => {
  open()

  it('ends when the day’s time is used up, with its games and the reason', async () => {
    const { api, playerId } = world
    const kind = 'LogonDurationDayWholeSystemLimit'
    const shown = (await api.send(getLimits, { input: { body: {} }, token: await token() })).json<{
      limits: { kind: string; present: { minutes: number } }[]
    }>()
    const minutes = (shown.limits.find((limit) => limit.kind === kind)?.present.minutes ?? 0) + 10
    const changes = [{ kind, value: { minutes } }]
    const running = await game()
    expect(await playRound(api, running)).toMatchObject({ status: 200 })
    await api.send(updateLimits, { input: { body: { changes } }, token: await token() })
    api.clock.advance(11 * MINUTE)
    const bearer = await api.freshToken('staff')
    const list = await api.send(listSessions, { input: { query: { playerId } }, token: bearer })
    const reasons = list.json<{ rows: { endReason: string | null }[] }>().rows.map(({ endReason }) => endReason)
    expect(reasons[0]).toBe('limit-reached')
    expect(await playRound(api, running)).not.toMatchObject({ status: 200 })
  })
})
