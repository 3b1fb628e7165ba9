import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { composeExclusion } from '#apps/api/compose/compose-exclusion.ts'
import * as internal from '#contract/capi-v1/exclusion.ts'
import { checkRvo } from '#contract/onling-v2/player-exclusion.ts'
import { create } from '#contract/onling-v2/registration.ts'
import * as own from '#contract/play-v1/exclusion.ts'
import { listRegisterChecks } from '#contract/play-v1/staff-exclusion.ts'
import { sql, type ClientCaller } from '#server/kernel/index.ts'
import { demoRegisters } from '#providers/registers/demo-access.ts'
import { buildRegisters } from '#providers/registers/registers-server.ts'
import { clearRegister } from '#tests/api.ts'
import { testEnvironment } from '#tests/environment.ts'
import { makeSdsl } from './registers/sdsl.ts'
import { validateBySdsl, validatePlayerBySdsl } from './screen-person.ts'
import { openGame, openPlayingApi, playRound } from './test-play.ts'

const MINUTE = 60_000

let world: Awaited<ReturnType<typeof openPlayingApi>>
beforeAll(async () => {
  world = await openPlayingApi()
})
afterAll(() => world?.api.close())

const token = async () => (await world.api.freshToken('player')) ?? ''
const game = async () => openGame(world.api, await token())
const ask = async () => (await world.api.send(checkRvo, { input: { body: {} }, token: await token() })).json()
const kindsInForce = async () =>
  (await world.api.send(own.getExclusions, { input: { query: {} }, token: await token() }))
    .json<{ inForce: { kind: string }[] }>()
    .inForce.map(({ kind }) => kind)

describe('an answer of the register that a venue hands over', () => {
  type Answer = 'clear' | 'excluded' | 'unknown'
  const save = async (answer: Answer, { at = world.api.clock.now(), resultId = randomUUID() as string } = {}) =>
    world.api.send(internal.saveRvoResult, {
      input: { body: { playerId: world.playerId, answer, resultId, checkedAt: at.toISOString() } },
      token: await world.api.freshToken('internal'),
    })
  const last = async () =>
    (
      await world.api.send(internal.getLastRvoResult, {
        input: { body: { playerId: world.playerId } },
        token: await world.api.freshToken('internal'),
      })
    ).json<{ lastAnswer: { answer: string; resultId: string | null } | null }>().lastAnswer
  const ago = (ms: number) => new Date(world.api.clock.now().getTime() - ms)

  beforeEach(async () => {
    world.told.answer = 'clear'
    world.api.clock.advance(MINUTE)
    await ask()
  })

  it.each([
    ['of now', () => new Date(world.api.clock.now())],
    ['from before the entry', () => ago(10 * MINUTE)],
  ])('and that is clear, %s, never lifts what the register said to us', async (_, at) => {
    world.told.answer = 'excluded'
    await ask()
    const running = await game().catch(() => undefined)
    expect(running?.gameToken).toBeUndefined()
    expect((await save('clear', { at: at() })).statusCode).toBe(200)
    expect(await kindsInForce()).toEqual(['register'])
    expect(await last()).toMatchObject({ answer: 'excluded' })
    world.told.answer = 'clear'
    await ask()
    expect(await kindsInForce()).toEqual([])
  })

  it('does not count as fresh: before a stake we ask ourselves', async () => {
    const { api, told } = world
    const running = await game()
    api.clock.advance(61 * MINUTE)
    const next = await game().catch(() => running)
    const asked = told.asked.length
    told.answer = 'unknown'
    expect((await save('clear')).json()).toMatchObject({ answer: 'clear', livesUntil: null })
    expect(await playRound(api, next)).not.toMatchObject({ status: 200 })
    expect(told.asked.length).toBeGreaterThan(asked)
  })

  it('that says excluded stops play until our own request is answered otherwise', async () => {
    const { api, told } = world
    const running = await game()
    expect(await playRound(api, running)).toMatchObject({ status: 200 })
    told.answer = 'excluded'
    const asked = told.asked.length
    await save('excluded')
    expect(await kindsInForce()).toEqual(['register'])
    expect(await playRound(api, running)).toMatchObject({ code: 'ERR_EXCLUDED' })
    expect(told.asked).toHaveLength(asked + 1)
    // A made-up one has no lasting effect: the register's own answer ends it.
    told.answer = 'clear'
    api.clock.advance(MINUTE)
    await ask()
    expect(await playRound(api, running)).toMatchObject({ status: 200 })
  })

  it('that says excluded counts with a wrong clock too, but not against a later answer of the register', async () => {
    const { api } = world
    await save('excluded', { at: ago(5 * MINUTE) })
    expect(await kindsInForce()).toEqual([])
    await save('excluded', { at: new Date(api.clock.now().getTime() + 5 * MINUTE) })
    expect(await kindsInForce()).toEqual(['register'])
    api.clock.advance(MINUTE)
    await ask()
    expect(await kindsInForce()).toEqual([])
  })

  it('is stored once, with the client that handed it over; one that is old or of the future is refused', async () => {
    const { api, playerId } = world
    const outside = { code: 'ERR_INVALID_CONTRACT' }
    expect((await save('clear', { at: ago(61 * MINUTE) })).json()).toMatchObject(outside)
    expect((await save('clear', { at: ago(-MINUTE) })).json()).toMatchObject(outside)
    const first = (await save('clear', { resultId: 'hall-1' })).json()
    expect(first).toMatchObject({ answer: 'clear', resultId: 'hall-1' })
    api.clock.advance(1_000)
    expect((await save('clear', { resultId: 'hall-1' })).json()).toEqual(first)
    const rows = await api.db.query<{ clientId: string; givenAt: Date }>(sql`
      select client_id, given_at from exclusion.register_check where result_id = 'hall-1'`)
    expect(rows).toMatchObject([{ clientId: 'test-internal' }])
    // Another answer under a used id is not lost.
    await save('excluded', { resultId: 'hall-1' })
    expect(await kindsInForce()).toEqual(['register'])
    api.clock.advance(MINUTE)
    await ask()
    const shown = await api.send(listRegisterChecks, {
      input: { query: { playerId } },
      token: await api.freshToken('staff'),
    })
    expect(shown.json<{ rows: { handedOverBy: string | null }[] }>().rows.slice(0, 2)).toMatchObject([
      { reason: 'player-asked', handedOverBy: null },
      { reason: 'handed-over', handedOverBy: 'test-internal' },
    ])
  })

  it('is returned to the system that asked the register, and to no other', async () => {
    await save('clear', { resultId: 'hall-2', at: world.api.clock.now() })
    expect(await last()).toMatchObject({ answer: 'clear' })
    await world.api.db.query(sql`
      insert into exclusion.register_check (id, player_id, register, reason, asked_at, answered_at, answer, result_id,
                                            request_hash, given_at, client_id)
      select gen_random_uuid(), player_id, register, reason, asked_at, answered_at, answer, 'of-another-hall',
             request_hash, given_at + interval '1 hour', 'another-hall'
        from exclusion.register_check where result_id = 'hall-2'`)
    expect((await last())?.resultId).not.toBe('of-another-hall')
  })
})

describe('an answer of the second source', () => {
  const stand = buildRegisters({ ...demoRegisters, slowMs: 60_000 })
  const caller: ClientCaller = {
    kind: 'internal',
    clientId: 'hall',
    name: 'Hall',
    venueId: null,
    venueName: null,
    scopes: [],
    secretId: 'a secret',
    ratePerMinute: 600,
  }
  let needs: Parameters<typeof validateBySdsl>[0]
  let close: () => Promise<void>
  const say = (answer: string, who = '*') =>
    stand.inject({ method: 'POST', url: '/__sandbox/register', payload: { who, answer } })
  const jana = { firstName: 'Jana', surname: 'Nováková', birthDate: '1991-04-12' }

  beforeAll(async () => {
    const origin = await stand.listen({ port: 0, host: '127.0.0.1' })
    const { db, clock } = world.api
    const environment = testEnvironment(db.url)
    const bus = { send: async () => {} }
    const ground = { db, clock, configuration: environment.configuration, bus }
    const composed = composeExclusion(ground, environment, clearRegister)
    close = composed.close
    needs = {
      ...composed.needs,
      sdsl: makeSdsl({ baseUrl: `${origin}/sdsl`, apiKey: demoRegisters.sdslKey, timeoutMs: 300 }),
    }
    world.told.answer = 'clear'
    world.api.clock.advance(MINUTE)
    await ask()
  })
  afterAll(async () => {
    await close()
    await stand.close()
  })

  it('keeps a listed player from playing, which no answer of the register ends, until it says otherwise', async () => {
    const { api, playerId } = world
    const running = await game()
    await say('excluded')
    const said = await validatePlayerBySdsl(needs, { body: { playerId }, caller })
    expect(said).toMatchObject({ isListed: true, reasons: ['SELF_EXCLUSION'] })
    expect(await playRound(api, running)).toMatchObject({ code: 'ERR_EXCLUDED' })
    await ask()
    expect(await kindsInForce()).toEqual(['screening'])
    await say('silent')
    expect(await validatePlayerBySdsl(needs, { body: { playerId }, caller })).toMatchObject({ isListed: null })
    expect(await kindsInForce()).toEqual(['screening'])
    api.clock.advance(MINUTE)
    await say('clear')
    await validatePlayerBySdsl(needs, { body: { playerId }, caller })
    expect(await kindsInForce()).toEqual([])
    expect(await playRound(api, await game())).toMatchObject({ status: 200 })
    const kept = await api.db.query<object>(sql`
      select is_listed, problem, client_id from exclusion.screening where player_id = ${playerId} order by no`)
    expect(kept).toMatchObject([
      { isListed: true, clientId: 'hall' },
      { isListed: null, problem: 'timeout' },
      { isListed: false, problem: null },
    ])
  })

  it('applies where a person who is only named has an account', async () => {
    await say('excluded')
    await validateBySdsl(needs, { body: { ...jana, firstName: 'JANA' }, caller })
    expect(await kindsInForce()).toEqual(['screening'])
    world.api.clock.advance(MINUTE)
    await say('clear')
    await validateBySdsl(needs, { body: jana, caller })
    expect(await kindsInForce()).toEqual([])
  })

  it('is stored for somebody without an account, and prevents their registration', async () => {
    const { api } = world
    const person = { firstName: 'Eva', surname: 'Dvořáková', birthDate: '1988-02-03' }
    const register = () =>
      api.send(create, {
        input: {
          body: {
            ...person,
            email: `${randomUUID()}@players.test`,
            password: 'lampa kosatec mlyn',
            language: 'cs',
            consentTermsVersion: '2026-11',
          },
        },
      })
    await say('excluded')
    await validateBySdsl(needs, { body: person, caller })
    expect((await register()).json()).toMatchObject({ code: 'ERR_EXCLUDED' })
    await say('clear')
    await validateBySdsl(needs, { body: person, caller })
    expect((await register()).statusCode).toBe(200)
  })

  it('is never changed', async () => {
    await expect(world.api.db.query(sql`delete from exclusion.screening`)).rejects.toThrow('append-only')
  })
})
