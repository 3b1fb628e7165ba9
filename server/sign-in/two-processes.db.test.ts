import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openControlBus, type ControlBus } from '#server/kernel/index.ts'
import { announceEnded, endPlayerSessions } from './end-player-sessions.ts'
import { openPlayerSession } from './open-player-session.ts'
import { makePlayerGuard } from './player-guard.ts'
import { makeSessionCache } from './session-cache.ts'
import { testApp, type TestApp } from './test-app.ts'

let t: TestApp
let buses: ControlBus[]

beforeAll(async () => {
  t = await testApp()
})
afterAll(async () => {
  for (const bus of buses) await bus.close()
  await t.close()
})

test('a session that one process ends is dead in the other within a moment, though both remembered it', async () => {
  const caches = [makeSessionCache(), makeSessionCache()]
  buses = await Promise.all(
    caches.map((cache) =>
      openControlBus({
        db: t.db,
        databaseUrl: t.db.url,
        logger: pino({ level: 'silent' }),
        onMessage: cache.hear,
        onReconnect: cache.forgetAll,
      }),
    ),
  )
  const [first, second] = caches.map((sessions, index) => {
    const needs = { ...t.needs, sessions, sendControl: buses[index]?.send ?? t.needs.sendControl }
    return { needs, guard: makePlayerGuard(needs) }
  })
  if (!first || !second) throw new Error('two processes were made')

  const playerId = await t.seedJana()
  const client = { ip: '10.0.0.1', userAgent: '' }
  const { token } = await t.db.transaction((tx) => openPlayerSession(tx, first.needs, { playerId, client }))
  expect((await second.guard(token))?.playerId).toBe(playerId)
  expect((await first.guard(token))?.playerId).toBe(playerId)

  const ended = await endPlayerSessions(t.db, { playerId, reason: 'ended-by-staff', now: t.clock.now() })
  expect(await second.guard(token), 'remembered until the message comes').toBeDefined()
  await announceEnded(first.needs, ended)
  expect(await first.guard(token)).toBeUndefined()
  await vi.waitFor(async () => expect(await second.guard(token)).toBeUndefined(), { timeout: 2000 })
})
