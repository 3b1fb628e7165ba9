import { randomUUID } from 'node:crypto'
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as play from '#contract/play-v1/play.ts'
import { openTracing } from '#telemetry'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { openGame } from '#tests/load/open-game.ts'
import { openRoundRoom, type RoundRoom } from '#tests/load/round-room.ts'
import { PATIENCE } from '#tests/patience.ts'

let database: TestDatabase
let room: RoundRoom
let origin: string

beforeAll(async () => {
  database = await testDatabase()
  room = await openRoundRoom(database.url)
  origin = await room.app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await room.close()
  await database.close()
})

async function openTable(balanceMinor: number): Promise<{ token: string; stakeMinor: number; playerId: number }> {
  const player = await room.addPlayer(balanceMinor)
  const { gameToken: token, session } = await openGame(room.app, 'OvocnyKolotoc', player)
  return { token, stakeMinor: session.defaultStake, playerId: player.playerId }
}

async function post(token: string, body: unknown) {
  const response = await fetch(origin + play.playRound.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}

it('answers on the fast path as on the common path, with the same permanent headers', async () => {
  const { token, stakeMinor } = await openTable(100_000)
  const first = await post(token, { roundId: randomUUID(), stakeMinor })
  const second = await post(token, { roundId: randomUUID(), stakeMinor })
  expect([first.status, second.status]).toEqual([200, 200])
  // The common path sends the rest of the rate limit; the fast path does not. This test distinguishes them by it.
  expect([first.headers.has('x-ratelimit-limit'), second.headers.has('x-ratelimit-limit')]).toEqual([true, false])
  const lasting = [
    'content-type',
    'content-security-policy',
    'x-content-type-options',
    'cache-control',
    'referrer-policy',
  ]
  for (const name of lasting) {
    expect(second.headers.get(name)).toBeTruthy()
    expect(second.headers.get(name)).toBe(first.headers.get(name))
  }
  expect(second.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(Object.keys(second.body)).toEqual(Object.keys(first.body))
})

it('returns the stored round when its id is sent again', async () => {
  const { token, stakeMinor } = await openTable(100_000)
  const body = { roundId: randomUUID(), stakeMinor }
  const answers = await Promise.all([post(token, body), post(token, body), post(token, body)])
  expect(answers.filter((answer) => answer.body['isRepeat'] === false)).toHaveLength(1)
  for (const answer of answers) expect(answer.body['round']).toEqual(answers[0]?.body['round'])
})

it.each([
  ['a wrong stake type', { roundId: randomUUID(), stakeMinor: '100' }, 400],
  ['an extra field', { roundId: randomUUID(), stakeMinor: 100, more: 1 }, 400],
  ['broken JSON', '{"roundId":', 400],
  ['a hostile number', { roundId: "'; drop table x;--", stakeMinor: 100 }, 400],
  ['a body that is too long', { roundId: 'x'.repeat(70_000), stakeMinor: 100 }, 413],
])('leaves %s to the schema', async (_, body, status) => {
  const { token, stakeMinor } = await openTable(100_000)
  await post(token, { roundId: randomUUID(), stakeMinor })
  const answer = await post(token, body)
  expect(answer.status).toBe(status)
  expect(answer.body['requestId']).toBeTruthy()
})

it('refuses a round once, on the fast path, in the format of the common path', async () => {
  const { token, stakeMinor } = await openTable(100_000)
  await post(token, { roundId: randomUUID(), stakeMinor })
  const short = await post(token, { roundId: randomUUID(), stakeMinor: stakeMinor + 1 })
  const common = await post(token, { roundId: randomUUID(), stakeMinor: stakeMinor + 1, bet: {} })
  expect([short.status, common.status]).toEqual([422, 422])
  expect([short.headers.has('x-ratelimit-limit'), common.headers.has('x-ratelimit-limit')]).toEqual([false, true])
  expect(Object.keys(short.body)).toEqual(expect.arrayContaining(['code', 'requestId']))
  expect(short.body['code']).toBe('ERR_STAKE_NOT_ALLOWED')
  expect(short.headers.get('content-type')).toBe(common.headers.get('content-type'))
  expect(short.headers.get('content-security-policy')).toBeTruthy()
})

it('refuses with the code, and admits nobody without an open session', async () => {
  const { token, stakeMinor } = await openTable(1)
  const answer = await post(token, { roundId: randomUUID(), stakeMinor })
  expect([answer.status, answer.body['code']]).toEqual([422, 'ERR_INSUFFICIENT_FUNDS'])
  await callRoom(room.app, play.closeSession, { token, body: {} })
  expect((await post(token, { roundId: randomUUID(), stakeMinor })).status).toBe(401)
  expect((await post(`tg_${'x'.repeat(43)}`, { roundId: randomUUID(), stakeMinor })).status).toBe(401)
  expect((await post('', { roundId: randomUUID(), stakeMinor })).status).toBe(401)
})

it('traces a round from the request to its commit, where its trace is sampled', async () => {
  const { token, stakeMinor } = await openTable(100_000)
  await post(token, { roundId: randomUUID(), stakeMinor })
  const exporter = new InMemorySpanExporter()
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_SAMPLER_ARG: '1' }
  room.app.tracing = openTracing('api', env, new SimpleSpanProcessor({ exporter }))
  try {
    const answer = await post(token, { roundId: randomUUID(), stakeMinor })
    expect(answer.status).toBe(200)
    await vi.waitFor(() => expect(exporter.getFinishedSpans()).toHaveLength(2), PATIENCE)
    const [commit, round] = exporter.getFinishedSpans()
    expect([commit?.name, round?.name]).toEqual(['commit', `POST ${play.playRound.path}`])
    expect(commit?.parentSpanContext?.spanId).toBe(round?.spanContext().spanId)
    expect(round?.attributes).toEqual({ 'http.route': play.playRound.path, 'http.response.status_code': 200 })
  } finally {
    room.app.tracing = undefined
  }
})
