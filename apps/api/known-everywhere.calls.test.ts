import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { deposit } from '#contract/capi-v1.1/funds.ts'
import { updateLimits } from '#contract/capi-v1.1/player-limits.ts'
import { getDocumentTypes } from '#contract/capi-v1/static-document.ts'
import * as shutdowns from '#contract/onling-v2/diagnostics.ts'
import * as frontEnd from '#contract/onling-v2/front-end.ts'
import { disable, enable } from '#contract/onling-v2/manage-online-game.ts'
import { launch } from '#contract/onling-v2/online-game.ts'
import * as player from '#contract/onling-v2/player.ts'
import { getTypeRestrictions, setTypeRestriction } from '#contract/onling-v2/type-restrictions.ts'
import { verifyToken } from '#contract/onling-v2/user.ts'
import { endSessions } from '#contract/play-v1/backoffice.ts'
import { getPage, getStamp } from '#contract/play-v1/content.ts'
import { excludeSelf, pressPanic } from '#contract/play-v1/exclusion.ts'
import { switchClientOff } from '#contract/play-v1/staff-clients.ts'
import * as content from '#contract/play-v1/staff-content.ts'
import { deactivateStaff } from '#contract/play-v1/staff-members.ts'
import { EXCLUSION_CHANGED, openExclusionGate } from '#server/exclusion/index.ts'
import { GAME_SESSION_CHANGED, makeLiveSessions } from '#server/game-rounds/sessions/live-sessions.ts'
import { makeSeedSealer } from '#server/game-rounds/seeds/seal-seed.ts'
import { openGame, openPlayingApi, playRound } from '#server/exclusion/test-play.ts'
import { makeLogger } from '#server/kernel/index.ts'
import { LIMITS_CHANGED, openStakeGate } from '#server/limits/index.ts'
import { cheapPasswords, clearRegister, type TestApi } from '#tests/api.ts'
import { signByTwo } from '#tests/sign-by-two.ts'
import { composeApi, type Api } from './compose/compose-api.ts'
import { composeExclusion } from './compose/compose-exclusion.ts'
import { composeLimits } from './compose/compose-limits.ts'
import { keyFor } from './gates/key-for.ts'

// Two APIs on one database. A change at one of them reaches the other within a second by a message: its own timers
// stand still.

const GAME = 'OvocnyKolotoc'
const WHY = 'The operator decided it this morning.'
const SOON = { timeout: 1000, interval: 5 }

let here: TestApi
let other: Api
let there: TestApi
let playerId: number
let second: string

beforeAll(async () => {
  ;({ api: here, playerId } = await openPlayingApi())
  vi.useFakeTimers({ toFake: ['setInterval'] })
  other = await composeApi({
    environment: here.environment,
    clock: here.clock,
    logger: makeLogger({ name: 'other', level: 'silent' }),
    passwordCost: cheapPasswords,
    minimumRoundMs: 0,
    register: clearRegister,
  })
  vi.useRealTimers()
  await other.app.ready()
  there = { ...here, app: other.app, send: sendTo(other.app) }
  second = await here.tokenOfRole('operations')
})
afterAll(async () => {
  await other.close()
  await here.close()
})

const sendTo =
  (app: Api['app']): TestApi['send'] =>
  (call, { input = {}, token }) =>
    app.inject({
      method: call.method,
      url: call.path,
      ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
      ...(input.body ? { payload: input.body } : {}),
      ...(input.query ? { query: input.query as Record<string, string> } : {}),
    })

/** Somebody of the staff changes something at the first API. */
async function change(call: CallDefinition, sent: object): Promise<Record<string, unknown>> {
  const input = call.method === 'POST' ? { body: sent } : { query: sent }
  const answer = await here.send(call, { input, token: await here.freshToken('staff') })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const own = async () => (await here.freshToken('player')) ?? ''
const statusThere = async (call: CallDefinition, token: string) =>
  (await there.send(call, { input: call.method === 'POST' ? { body: {} } : { query: {} }, token })).statusCode
const readThere = async (call: CallDefinition, query: object = {}, token?: string) =>
  (await there.send(call, { input: { query }, token })).json()
/** A round at the other API, in a game that is open there and was played there before. */
async function openThere() {
  const game = await openGame(there, await own())
  expect(await playRound(there, game)).toMatchObject({ status: 200 })
  return async () => (await playRound(there, game)).code ?? 'played'
}

it('a sign-out, by the player or by staff, ends the sign-in and its game', async () => {
  for (const end of ['logout', 'staff'] as const) {
    const token = await own()
    const round = await openThere()
    expect(await statusThere(player.get, token)).toBe(200)
    if (end === 'logout') await here.send(player.logout, { input: { body: {} }, token })
    else await change(endSessions, { playerId, explanation: WHY })
    await expect.poll(() => statusThere(player.get, token), SOON).toBe(401)
    await expect.poll(round, SOON).not.toBe('played')
  }
})

it('a member of staff who leaves is shut out', async () => {
  const token = await here.tokenOfRole('support')
  const verified = async () => (await there.send(verifyToken, { input: { body: {} }, token })).statusCode
  const { user } = (await there.send(verifyToken, { input: { body: {} }, token })).json<{ user: { userId: number } }>()
  await change(deactivateStaff, { userId: user.userId, explanation: WHY })
  await expect.poll(verified, SOON).toBe(401)
})

it('a game that is switched off takes no round, pages of the site are made anew, and it comes back', async () => {
  const round = await openThere()
  const stamp = async () => (await readThere(getStamp)).stamp
  const before = await stamp()
  await change(disable, { gameKey: GAME, explanation: WHY })
  await expect.poll(round, SOON).toBe('ERR_GAME_DISABLED')
  expect(await stamp()).not.toBe(before)
  await change(enable, { gameKey: GAME, explanation: WHY })
  await expect.poll(round, SOON).toBe('played')
  expect(await stamp()).toBe(before)
})

it('a planned shutdown holds, and ends when it is taken back', async () => {
  const round = await openThere()
  const at = (minutes: number) => new Date(here.clock.now().getTime() + minutes * 60_000).toISOString()
  const stamp = (await readThere(getStamp)).stamp
  const { shutdownId } = await change(shutdowns.createPlannedShutdown, {
    startsAt: at(0),
    endsAt: at(20),
    message: 'Nová verze databáze.',
    explanation: WHY,
  })
  await expect.poll(round, SOON).toBe('ERR_SHUTDOWN_PLANNED')
  expect((await readThere(getStamp)).stamp).not.toBe(stamp)
  await change(shutdowns.deletePlannedShutdown, { shutdownId })
  await expect.poll(round, SOON).toBe('played')
})

it('a value of the front ends, and a closed way to pay, are those of everybody', async () => {
  const notice = { name: 'kioskNotice.cs', value: 'V pátek zavřeno.', explanation: WHY }
  expect(await signByTwo(here, frontEnd.saveValue, { body: notice, second })).toMatchObject({ status: 200 })
  expect(await readThere(frontEnd.getValue, { name: 'kioskNotice.cs' })).toMatchObject({ value: 'V pátek zavřeno.' })
  const way = { direction: 'withdrawal', method: 'BankTransfer' }
  await change(setTypeRestriction, { ...way, isRestricted: true, explanation: WHY })
  expect(await readThere(getTypeRestrictions, {}, await own())).toMatchObject({ restrictions: [way] })
  await change(setTypeRestriction, { ...way, isRestricted: false, explanation: WHY })
})

it('a client that is switched off is let in nowhere', async () => {
  const token = (await here.freshToken('internal')) ?? ''
  expect(await statusThere(getDocumentTypes, token)).toBe(200)
  await change(switchClientOff, { clientId: 'test-internal', explanation: WHY })
  expect(await statusThere(getDocumentTypes, token)).toBe(401)
})

it('what is heard of a player while their stake is judged is not remembered as it was before', async () => {
  const { db, clock, environment } = here
  const ground = { db, clock, configuration: environment.configuration, bus: { send: async () => {} } }
  const exclusion = composeExclusion(ground, environment, clearRegister)
  const limits = composeLimits(ground, environment)
  const stake = { playerId, stakeMinor: 100, game: 'casino' } as const
  /** The player about whom a message arrives during each check. */
  let id = ''
  const gates = [
    openExclusionGate({
      ...exclusion.needs,
      law: {
        ...exclusion.needs.law,
        judge: async (...asked) => {
          gates[0]?.onMessage({ topic: EXCLUSION_CHANGED, id })
          return exclusion.needs.law.judge(...asked)
        },
      },
    }),
    openStakeGate({
      ...limits.needs,
      sendControl: async () => {},
      db: {
        ...db,
        transaction: async (work) => {
          const done = await db.transaction(work)
          gates[1]?.onMessage({ topic: LIMITS_CHANGED, id })
          return done
        },
      },
    }),
  ] as const
  for (const gate of gates) {
    id = String(playerId)
    await gate.judgeStake(stake)
    id = String(playerId + 1)
    const again = gate.judgeStake(stake)
    expect(again, 'is judged by what is true now').toBeInstanceOf(Promise)
    await again
    expect(gate.judgeStake(stake), 'is remembered, whatever is heard of others').toBeUndefined()
  }
  await exclusion.close()
  await limits.close()
})

it('what is heard of a game while its session is read is not remembered as it was before', async () => {
  const { db, clock, environment } = here
  const { gameToken } = await openGame(here, await own())
  /** The session about which a message arrives during each check. */
  let id: string = randomUUID()
  const bounds = {}
  const live = makeLiveSessions({
    db: {
      ...db,
      query: async (question) => {
        const found = await db.query(question)
        live.onMessage({ topic: GAME_SESSION_CHANGED, id })
        return found as never
      },
    },
    seeds: makeSeedSealer(keyFor(environment.sessionPepper, 'game seeds')),
    now: clock.now,
    boundsNow: () => bounds,
  })
  const ofGame = (await live.findByToken(gameToken))?.row.id ?? ''
  expect(live.recall(gameToken)?.row.id, 'whatever is heard of others').toBe(ofGame)
  live.forgetAll()
  id = ofGame
  expect((await live.findByToken(gameToken))?.row.id).toBe(ofGame)
  expect(live.recall(gameToken), 'may have ended').toBeUndefined()
})

it('a tighter limit holds', async () => {
  const round = await openThere()
  const value = { amountMinor: 100, currency: 'CZK' }
  const changes = [{ kind: 'StakeDayCasinoLimit', value }]
  const changed = await here.send(updateLimits, { input: { body: { changes } }, token: await own() })
  expect(changed.statusCode, changed.body).toBe(200)
  await expect.poll(round, SOON).toBe('ERR_STAKE_LIMIT_REACHED')
})

it('terms that begin are asked for, and shown', async () => {
  const { rows } = await change(content.listContent, { limit: 200 })
  const isTerms = ({ place, language }: Record<string, unknown>) => place === 'terms' && language === 'cs'
  const contentId = (rows as Record<string, unknown>[]).find(isTerms)?.['contentId']
  const { latestVersion } = await change(content.getContent, { contentId })
  const text = '# Výběr\n\nOdešleme do 24 hodin.'
  const { version } = await change(content.savePage, { contentId, basedOn: latestVersion, title: 'Podmínky', text })
  const signed = await signByTwo(here, content.publishContent, {
    body: { contentId, version, from: null, until: null, explanation: WHY },
    second,
    acceptedWarnings: ['terms-notice-short:30'],
  })
  expect(signed.body).toMatchObject({ state: 'executed' })
  expect(await readThere(getPage, { page: 'terms', language: 'cs' })).toMatchObject({ version })
  // A player who was signed in before is checked at the next sign-in.
  await here.send(player.logout, { input: { body: {} }, token: await own() })
  here.clock.advance(60_000)
  const token = await own()
  const payIn = async () => {
    const amount = { amountMinor: 50_000, currency: 'CZK' }
    const way = { method: 'CardOnline', gateway: 'Csob', returnPath: '/cs/ucet' }
    const body = { amount, ...way, idempotencyKey: randomUUID() }
    return (await there.send(deposit, { input: { body }, token })).json().code
  }
  await expect.poll(payIn, SOON).toBe('ERR_TERMS_NOT_ACCEPTED')
})

it.each([
  ['a panic stop', pressPanic, {}, 'ERR_PANIC_STOP'],
  ['an exclusion', excludeSelf, { months: null }, 'ERR_SELF_EXCLUDED'],
])('%s ends play', async (_, call, body, code) => {
  const launched = async () => {
    const input = { body: { gameKey: GAME, mode: 'real' } }
    return (await there.send(launch, { input, token: await own() })).json().code
  }
  const answer = await here.send(call, { input: { body }, token: await own() })
  expect(answer.statusCode, answer.body).toBe(200)
  await expect.poll(launched, SOON).toBe(code)
})
