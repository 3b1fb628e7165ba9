import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openControlBus, type ControlBus, type ControlMessage, type StaffCaller } from '#server/kernel/index.ts'
import { PATIENCE } from '#tests/patience.ts'
import { announceEnded, endPlayerSessions } from './players/end-player-sessions.ts'
import { openPlayerSession } from './players/open-player-session.ts'
import { makePlayerGuard } from './players/player-guard.ts'
import { deactivateStaff } from './members/deactivate.ts'
import { makeSessionWaiters } from './profile/session-waiters.ts'
import { watchOwnSession } from './profile/watch-own-session.ts'
import { changeTestRole } from './roles/test-roles.ts'
import { seedStaff } from './seed.ts'
import { EVERYBODY, makeSessionCache, RIGHTS_CHANGED, SESSION_ENDED } from './session-cache.ts'
import { testApp, type TestApp } from './test-app.ts'

let t: TestApp
const buses: ControlBus[] = []

async function openBus(onMessage: (message: ControlMessage) => void): Promise<void> {
  const logger = pino({ level: 'silent' })
  buses.push(await openControlBus({ db: t.db, databaseUrl: t.db.url, logger, onMessage, onReconnect: () => {} }))
}

beforeAll(async () => {
  t = await testApp()
})
afterAll(async () => {
  for (const bus of buses) await bus.close()
  await t.close()
})

test('a session that one process ends is soon invalid in the other, although both cached it', async () => {
  const caches = [makeSessionCache(), makeSessionCache()]
  for (const cache of caches) await openBus(cache.onMessage)
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
  await vi.waitFor(async () => expect(await second.guard(token)).toBeUndefined(), PATIENCE)
})

test('a page of a clerk that waits at one process is notified at once when another changes their rights or session', async () => {
  const waiters = makeSessionWaiters()
  await openBus(waiters.onMessage)
  const bus = buses.at(-1)
  const here = { ...t.needs, waiters, sendControl: bus?.send ?? t.needs.sendControl }
  const administrator = await t.seedStaff(['administrator'])
  const { userId } = await seedStaff(t.needs, {
    email: 'karel@tolar.example',
    password: 'karel-pomaha-vsem',
    name: 'Karel Podpora',
    roles: ['support'],
    totpSecret: null,
  })
  const session = { kind: 'staff', userId, sessionId: randomUUID() } as StaffCaller
  const client = { ip: '127.0.0.1', userAgent: '' }
  // Longer than the test may take: only a notification ends the wait.
  const watch = async (seen?: string) => {
    const query = { waitMs: 25_000, ...(seen ? { seen } : {}) }
    return (await watchOwnSession(here, { caller: session, query, client })).mark
  }
  const first = await watch()
  const waiting = watch(first)
  await changeTestRole(t.needs, 'support', { permissions: { 'players.search': null } })
  await bus?.send({ topic: RIGHTS_CHANGED, id: EVERYBODY })
  const second = await waiting
  expect(second).not.toBe(first)
  // A change before the request does not wait either.
  expect(await watch(first)).toBe(second)

  const untilGone = watch(second)
  const caller = { kind: 'staff', userId: administrator.userId } as StaffCaller
  await deactivateStaff(t.needs, {
    body: { userId, explanation: 'They left the company today.' },
    caller,
  } as Parameters<typeof deactivateStaff>[1])
  expect(await untilGone).not.toBe(second)

  // The end of a session is not compared: the wait itself ends.
  const untilEnded = watch(await watch())
  await bus?.send({ topic: SESSION_ENDED, id: session.sessionId })
  await untilEnded
})
