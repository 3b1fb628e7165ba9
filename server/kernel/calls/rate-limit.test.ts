import { pino } from 'pino'
import { Type } from 'typebox'
import { beforeEach, expect, it } from 'vitest'
import { defineCall } from '#contract/call.ts'
import { buildApp } from './app.ts'
import type { Guards, PlayerCaller } from './callers.ts'
import { makeMetrics } from '../metrics.ts'
import { serve } from './serve.ts'

const call = defineCall({
  method: 'POST',
  path: '/capi/Play/v1/Test/Call',
  audience: 'player',
  summary: 'A call of a player',
  body: Type.Object({}),
  reply: Type.Object({ done: Type.Literal(true) }),
  refusals: [],
})
const COMMON_RATE = 600
const until = new Date('2026-07-01T10:00:00Z')
const jana: PlayerCaller = {
  kind: 'player',
  playerId: 1,
  sessionId: 'session-of-jana',
  sessionStartedAt: until,
  idleEndsAt: until,
  absoluteEndsAt: until,
}
const TOKEN = `tp_${'j'.repeat(40)}`
const guards: Guards = {
  player: async (token) => (token === TOKEN ? jana : undefined),
  staff: async () => undefined,
  game: async () => undefined,
  recordCall: async () => async () => {},
}

let app: Awaited<ReturnType<typeof buildApp>>
beforeEach(async () => {
  app = await buildApp({
    settings: {
      ownOrigins: [],
      secureCookies: false,
      testCallsExist: false,
      rateFactor: 1,
      trustedProxies: ['127.0.0.1'],
    },
    guards,
    metrics: makeMetrics(),
    logger: pino({ level: 'silent' }),
  })
  serve(app, call, async () => ({ done: true as const }))
})

const ask = async (token: string, ip = '203.0.113.9') => {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': ip }
  return (await app.inject({ method: 'POST', url: call.path, headers, payload: {} })).statusCode
}
const invented = (number: number) => `tp_${String(number).padStart(40, '0')}`

it('counts made-up tokens by address, and a caller by their session', async () => {
  for (let number = 0; number < COMMON_RATE; number += 1) expect(await ask(invented(number))).toBe(401)
  for (let number = COMMON_RATE; number < COMMON_RATE + 100; number += 1) expect(await ask(invented(number))).toBe(429)
  expect(await ask(invented(0), '203.0.113.10')).toBe(401)
  // Somebody else at the same address, who is signed in, is not limited by them.
  expect(await ask(TOKEN)).toBe(200)
})

it('counts a caller whichever address their requests come from', async () => {
  for (let number = 0; number < COMMON_RATE; number += 1)
    expect(await ask(TOKEN, `198.51.100.${number % 250}`)).toBe(200)
  expect(await ask(TOKEN, '198.51.100.251')).toBe(429)
})
