import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import cookies from '@fastify/cookie'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  composePrizes,
  composeRoundsOfBooks,
  nameOfGame,
  tournamentBrandOf,
} from '#apps/api/compose/compose-tournaments.ts'
import { demoTargets } from '#config/demo.ts'
import { fileRoutes } from '#contract/files.ts'
import { createRound, createTournament, register } from '#contract/onling-v2/tournaments.ts'
import type { BoardNews } from '#contract/shapes/tournaments.ts'
import { findBonusWorth } from '#server/bonuses/index.ts'
import { reactTo, sql } from '#server/kernel/index.ts'
import type { Mail } from '#server/messaging/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { letOnePerson } from '#tests/let-one-person.ts'
import { writeRounds } from '#tests/write-rounds.ts'
import { boardRoutes, openBoards } from './board-stream.ts'
import { countScores } from './count-scores.ts'
import { cancelRound, moveRounds } from './move-rounds.ts'
import { tournamentReactions } from './notify-players.ts'

const explanation = 'A tournament of the tests, as it was agreed.'
const GAME = 'OvocnyKolotoc'
const HOUR = 3_600_000

let api: TestApi
let origin: string
let playerId: number
let accountId: number
const letters: Mail[] = []

beforeAll(async () => {
  api = await openTestApi({ target: { APP_TARGET: demoTargets.SVK, MARKET_LOCALE: 'SVK' }, isVerified: true })
  origin = `http://127.0.0.1:${(await api.listen()).public}`
  await letOnePerson(api.db, api.clock.now(), ['tournaments.plan'])
  const [wallet] = await api.db.query<{ playerId: number; accountId: number }>(
    sql`select player_id, account_id from wallet.wallet`,
  )
  ;({ playerId, accountId } = wallet ?? { playerId: 0, accountId: 0 })
})
afterAll(() => api?.close())

const needs = () => {
  const { configuration } = api.environment
  return {
    ...composePrizes({ db: api.db, clock: api.clock, configuration }),
    rounds: composeRoundsOfBooks('Europe/Bratislava'),
  }
}
const inMs = (ms: number) => new Date(api.clock.now().getTime() + ms).toISOString()

/** A running round that the test player has entered. */
async function runningRound(): Promise<string> {
  const token = await api.freshToken('staff')
  const rules = {
    name: 'Naživo',
    about: '',
    hallId: null,
    gameKeys: [GAME],
    scoring: { kind: 'largest-win' },
    stakeMinMinor: 0,
    countsFreeRounds: false,
    countsBonusMoney: true,
    prizes: [{ kind: 'money', fromPlace: 1, toPlace: 1, amountMinor: 500 }],
  }
  const written = await api.send(createTournament, { input: { body: { ...rules, explanation } }, token })
  const { tournamentId } = written.json<{ tournamentId: string }>()
  const plan = {
    opensAt: inMs(-HOUR),
    registersUntil: inMs(3 * HOUR),
    startsAt: inMs(HOUR),
    endsAt: inMs(3 * HOUR),
    capacity: null,
  }
  const planned = await api.send(createRound, { input: { body: { tournamentId, ...plan, explanation } }, token })
  const { roundId } = planned.json<{ roundId: string }>()
  await moveRounds(needs())
  const body = { roundId, termsVersion: 1, isAnonymous: true }
  const entered = await api.send(register, { input: { body }, token: await api.freshToken('player') })
  expect(entered.json()).toMatchObject({ state: 'in' })
  api.clock.advance(HOUR)
  await moveRounds(needs())
  return roundId
}

/** The events of a board's stream, one after another. */
async function* follow(roundId: string, token?: string): AsyncGenerator<BoardNews> {
  const answer = await fetch(`${origin}${fileRoutes.tournamentBoard.root}/${roundId}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  let text = ''
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1]
      text = text.slice(end + 2)
      if (data) yield JSON.parse(data) as BoardNews
    }
  }
}
async function next(board: AsyncGenerator<BoardNews>): Promise<BoardNews> {
  const { value } = await board.next()
  return value as BoardNews
}
/** Runs the reaction to an event, as the worker does. */
async function hear(
  name: 'exclusion.begun' | 'tournaments.entry-removed' | 'tournaments.round-moved',
  payload: object,
): Promise<void> {
  const reactions = tournamentReactions({
    db: api.db,
    clock: api.clock,
    brand: tournamentBrandOf(api.environment.configuration),
    bonusWorth: findBonusWorth,
    nameOfGame,
    findContact: async () => ({ email: 'jana@players.test', language: 'sk' }),
    sendLetter: async (_, mail) => void letters.push(mail),
  })
  for (const reaction of reactions) await reactTo(reaction, { name, payload })
}

it('sends its state at once and every change after that, to each viewer with their own place', async () => {
  const roundId = await runningRound()
  const everybody = follow(roundId)
  const own = follow(roundId, await api.freshToken('player'))
  expect(await next(everybody)).toMatchObject({ state: 'running', players: 1, rows: [], own: null })
  expect(await next(own)).toMatchObject({ own: { state: 'in', place: null } })
  await writeRounds(api.db, { playerId, accountId, currency: 'EUR', gameKey: GAME }, [
    { stake: 20, win: 90, at: api.clock.now() },
  ])
  await countScores(needs())
  const news = await next(everybody)
  expect(news).toMatchObject({ rows: [{ place: 1, name: null, score: 45_000, isOwn: false }], own: null })
  expect(JSON.stringify(news)).not.toContain('playerId')
  expect(await next(own)).toMatchObject({ rows: [{ place: 1, isOwn: true }], own: { place: 1, rounds: 1 } })

  // After an exclusion: the row is removed, and one letter is sent.
  await hear('exclusion.begun', { playerId, exclusionId: randomUUID(), kind: 'break' })
  await hear('exclusion.begun', { playerId, exclusionId: randomUUID(), kind: 'self' })
  expect(await next(everybody)).toMatchObject({ players: 0, rows: [] })
  expect(await next(own)).toMatchObject({ own: { state: 'removed', removedBecause: 'excluded', place: null } })
  for (const _ of [1, 2]) await hear('tournaments.entry-removed', { roundId, playerId, because: 'excluded' })
  expect(letters).toEqual([
    {
      to: 'jana@players.test',
      language: 'sk',
      template: 'tournament-removed',
      values: { tournament: 'Naživo', because: 'excluded' },
    },
  ])
  await everybody.return(undefined)
  await own.return(undefined)
})

it('is not found if there is no such round', async () => {
  for (const wrong of [randomUUID(), 'x', '..%2f..', '0'.repeat(36)]) {
    const answer = await fetch(`${origin}${fileRoutes.tournamentBoard.root}/${wrong}`)
    expect(answer.status).toBe(404)
    await answer.body?.cancel()
  }
})

it('sends one letter about a cancelled round to each player in it', async () => {
  letters.length = 0
  const roundId = await runningRound()
  await cancelRound(needs(), { roundId, byName: 'Iveta', because: explanation })
  for (const _ of [1, 2]) await hear('tournaments.round-moved', { roundId, from: 'running', to: 'cancelled' })
  expect(letters).toMatchObject([{ template: 'tournament-cancelled', values: { tournament: 'Naživo' } }])
})

it('does not count a browser that disconnected before it joined', async () => {
  const roundId = await runningRound()
  const brand = tournamentBrandOf(api.environment.configuration)
  const boards = openBoards({ db: api.db, clock: api.clock, brand, onError: () => undefined })
  const app = fastify()
  const gone = new AbortController()
  const viewer = { playerId: null, source: '192.0.2.9' }
  const left = Promise.withResolvers<void>()
  app.get('/leaves', async ({ raw }, reply) => {
    gone.abort()
    await once(raw.socket, 'close')
    try {
      // More than the maximum for one address.
      for (let index = 0; index < 101; index += 1) await boards.join(roundId, { ...viewer, reply })
      left.resolve()
    } catch (error) {
      left.reject(error)
    }
  })
  app.get('/stays', async (_, reply) =>
    (await boards.join(roundId, { ...viewer, reply })) === 'joined' ? reply : reply.code(404).send(),
  )
  const site = await app.listen({ port: 0, host: '127.0.0.1' })
  await expect(fetch(`${site}/leaves`, { signal: gone.signal })).rejects.toThrow()
  await left.promise
  const stays = await fetch(`${site}/stays`)
  expect(stays.status).toBe(200)
  boards.close()
  await stays.text()
  await app.close()
})

it('refuses viewers beyond its maximum and tells them when to come again, and is not found for none of that', async () => {
  const roundId = await runningRound()
  const brand = tournamentBrandOf(api.environment.configuration)
  const bounds = { db: api.db, clock: api.clock, brand, onError: () => undefined }
  for (const [maxima, status, code] of [
    [{ viewersMax: 1 }, 503, 'ERR_UNAVAILABLE'],
    [{ viewersOfSource: 1 }, 429, 'ERR_TOO_MANY_REQUESTS'],
  ] as const) {
    const app = fastify()
    const boards = openBoards({ ...bounds, ...maxima })
    app.decorate('settings', { ...api.app.settings })
    app.decorate('rateLimit', () => async () => {})
    await app.register(cookies)
    boardRoutes(app, boards)
    const at = await app.listen({ port: 0, host: '127.0.0.1' })
    const url = `${at}${fileRoutes.tournamentBoard.root}/${roundId}`
    const first = await fetch(url)
    expect(first.status).toBe(200)
    const second = await fetch(url)
    expect(second.status).toBe(status)
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await second.json()).toMatchObject({ code })
    await first.body?.cancel()
    await app.close()
  }
})
