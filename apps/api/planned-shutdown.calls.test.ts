import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { deposit } from '#contract/capi-v1.1/funds.ts'
import { withdraw } from '#contract/capi-v1.1/withdrawals.ts'
import * as shutdowns from '#contract/onling-v2/diagnostics.ts'
import { demoRedirect } from '#contract/onling-v2/online-game.ts'
import { loginByEmail } from '#contract/onling-v2/player.ts'
import * as play from '#contract/play-v1/play.ts'
import { makeLogger } from '#server/kernel/index.ts'
import { cheapPasswords, clearRegister, openTestApi, type TestApi } from '#tests/api.ts'
import { composeApi, type Api } from './compose/compose-api.ts'

const MINUTE_MS = 60_000
const GAME = 'OvocnyKolotoc'
const WHY = { explanation: 'The database gets a new version.' }
let api: TestApi
let other: Api

beforeAll(async () => {
  api = await openTestApi()
  other = await composeApi({
    environment: api.environment,
    clock: api.clock,
    logger: makeLogger({ name: 'other', level: 'silent' }),
    passwordCost: cheapPasswords,
    minimumRoundMs: 0,
    register: clearRegister,
  })
  await other.app.ready()
})
afterAll(async () => {
  await other.close()
  await api.close()
})

type Sent = { readonly body?: object; readonly query?: Record<string, string> }

async function ask(app: Api['app'], call: CallDefinition, { body, query }: Sent = {}, token?: string) {
  const answer = await app.inject({
    method: call.method,
    url: call.path,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    ...(body ? { payload: body } : {}),
    ...(query ? { query } : {}),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const staff = async (call: CallDefinition, sent: Sent) => ask(api.app, call, sent, await api.freshToken('staff'))

/** The time some minutes from now. */
const at = (minutes: number) => new Date(api.clock.now().getTime() + minutes * MINUTE_MS).toISOString()
const period = (from: number, to: number) => ({ startsAt: at(from), endsAt: at(to), message: 'Nová verze databáze.' })

async function plan(from: number, to: number, more: object = {}): Promise<shutdowns.Shutdown> {
  const planned = await staff(shutdowns.createPlannedShutdown, { body: { ...period(from, to), ...WHY, ...more } })
  expect(planned.status, JSON.stringify(planned.body)).toBe(200)
  return planned.body as shutdowns.Shutdown
}

const launch = (app: Api['app']) => ask(app, demoRedirect, { query: { gameKey: GAME } })
const bothLaunch = async () => {
  const answers = await Promise.all([launch(api.app), launch(other.app)])
  return answers.map(({ body }) => body.code ?? 'open')
}
const login = { email: 'jana@players.test', password: 'a-password-for-tests' }
const refused = (until: string) => ({ code: 'ERR_SHUTDOWN_PLANNED', details: { until } })

describe('a planned shutdown', () => {
  it('begins and ends at its minute in every process, and says when what it holds opens again', async () => {
    const player = await api.freshToken('player')
    const { endsAt, leadMinutes } = await plan(10, 20, { holds: ['deposits', 'signIn'] })
    expect(leadMinutes).toBe(1440)
    await expect.poll(async () => (await ask(other.app, shutdowns.listPlannedShutdowns)).body.shutdowns.length).toBe(1)
    expect(await bothLaunch()).toEqual(['open', 'open'])
    const launched = await launch(other.app)
    const token = new URL(launched.body.launchUrl).searchParams.get('token') ?? ''
    const opened = await ask(other.app, play.openSession, { body: { token, gameKey: GAME } })
    const { gameToken, session } = opened.body
    const round = (roundId: string) =>
      ask(other.app, play.playRound, { body: { roundId, stakeMinor: session.stakes[0] } }, gameToken)
    const before = '0190a000-0000-7000-8000-000000000001'
    const played = await round(before)
    expect(played.status, JSON.stringify(played.body)).toBe(200)

    api.clock.advance(10 * MINUTE_MS)
    await expect.poll(bothLaunch).toEqual(['ERR_SHUTDOWN_PLANNED', 'ERR_SHUTDOWN_PLANNED'])
    for (const { app } of [api, other]) {
      expect((await launch(app)).body).toMatchObject(refused(endsAt))
      expect((await ask(app, loginByEmail, { body: login })).body).toMatchObject(refused(endsAt))
      const order = {
        amount: { amountMinor: 50_000, currency: 'CZK' },
        method: 'CardOnline',
        gateway: 'Csob',
        idempotencyKey: before,
        returnPath: '/cs/deposit/return',
      }
      expect((await ask(app, deposit, { body: order }, player)).body).toMatchObject(refused(endsAt))
      // Not affected by this shutdown: it is refused for another reason.
      const money = { amount: order.amount, method: 'BankTransfer', account: '1', holder: 'J', idempotencyKey: before }
      expect((await ask(app, withdraw, { body: money }, player)).body.code).not.toBe('ERR_SHUTDOWN_PLANNED')
      expect((await app.inject('/health/ready')).statusCode).toBe(200)
    }
    // A repeated request gets its round; no new round begins.
    expect((await round(before)).body).toMatchObject({ isRepeat: true, round: played.body.round })
    expect((await round('0190a000-0000-7000-8000-000000000002')).body).toMatchObject(refused(endsAt))

    api.clock.advance(10 * MINUTE_MS)
    expect(await bothLaunch()).toEqual(['open', 'open'])
    expect((await ask(other.app, loginByEmail, { body: login })).status).toBe(200)
    expect((await ask(other.app, shutdowns.listPlannedShutdowns)).body).toEqual({ shutdowns: [] })
  })

  it('is moved and ended early, everywhere at once', async () => {
    const { shutdownId } = await plan(1, 30, { holds: [] })
    api.clock.advance(2 * MINUTE_MS)
    await expect.poll(bothLaunch).toEqual(['ERR_SHUTDOWN_PLANNED', 'ERR_SHUTDOWN_PLANNED'])
    const moved = { shutdownId, ...period(5, 30), holds: ['withdrawals'], ...WHY }
    // The proposer acknowledges that players' money is held; then a second person approves.
    expect((await staff(shutdowns.updatePlannedShutdown, { body: moved })).body).toMatchObject({
      code: 'ERR_WARNINGS_NOT_ACCEPTED',
    })
    const accepted = { ...moved, acceptedWarnings: ['withdrawals-held'] }
    expect((await staff(shutdowns.updatePlannedShutdown, { body: accepted })).body.code).toBe('ERR_APPROVAL_NEEDED')
    expect(await bothLaunch()).toEqual(['ERR_SHUTDOWN_PLANNED', 'ERR_SHUTDOWN_PLANNED'])
    const later = { ...moved, holds: ['deposits'] }
    expect((await staff(shutdowns.updatePlannedShutdown, { body: later })).status).toBe(200)
    await expect.poll(bothLaunch).toEqual(['open', 'open'])
    api.clock.advance(6 * MINUTE_MS)
    expect(await bothLaunch()).toEqual(['ERR_SHUTDOWN_PLANNED', 'ERR_SHUTDOWN_PLANNED'])
    expect((await staff(shutdowns.deletePlannedShutdown, { query: { shutdownId } })).status).toBe(200)
    await expect.poll(bothLaunch).toEqual(['open', 'open'])
    expect((await staff(shutdowns.deletePlannedShutdown, { query: { shutdownId } })).body.code).toBe(
      'ERR_STATE_CHANGED',
    )
    expect((await staff(shutdowns.updatePlannedShutdown, { body: later })).body.code).toBe('ERR_STATE_CHANGED')
  })

  it('ends after it starts, and not in the past', async () => {
    for (const [from, to] of [
      [10, 10],
      [20, 10],
      [-20, -10],
    ] as const) {
      const body = { ...period(from, to), ...WHY }
      expect((await staff(shutdowns.createPlannedShutdown, { body })).body).toMatchObject({
        code: 'ERR_INVALID_CONTRACT',
        details: { field: 'endsAt' },
      })
    }
    const unexplained = await staff(shutdowns.createPlannedShutdown, { body: period(10, 20) })
    expect(unexplained.body.code).toBe('ERR_REASON_REQUIRED')
  })
})
