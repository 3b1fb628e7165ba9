import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { composePushSending } from '#apps/api/compose/compose-push.ts'
import { get, logout } from '#contract/onling-v2/player.ts'
import { listMessages } from '#contract/play-v1/messages.ts'
import * as calls from '#contract/play-v1/push.ts'
import { PUSH_DEVICES_MAX, PUSH_KINDS, type PushKind } from '#contract/shapes/push.ts'
import { buildPushService, type PushFault, type Subscription } from '#providers/push/push-server.ts'
import { insertExclusion } from '#server/exclusion/exclusion.queries.ts'
import { newId, reactTo, sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { deliverPush } from './deliver-push.ts'
import { pushReactions } from './push-reactions.ts'
import { readServerKeys } from './server-keys.ts'

const HOUR = 3_600_000
const privateKeys = [1, 2].map(() => randomBytes(32).toString('base64url'))
const serverKeys = readServerKeys(privateKeys.join(',')) ?? []
const [newest = '', former = ''] = serverKeys.map(({ publicKey }) => publicKey)
let api: TestApi
let service: ReturnType<typeof buildPushService>
let origin: string
let playerId: number
let token: string
const failures: unknown[] = []

beforeAll(async () => {
  service = buildPushService({ now: () => api.clock.now() })
  origin = await service.app.listen({ port: 0, host: '127.0.0.1' })
  api = await openTestApi({ push: { serverKeys, otherServices: [origin] } })
  playerId = (await api.send(get, { input: {}, token: api.tokens.player })).json<{ playerId: number }>().playerId
})
afterAll(async () => {
  await api.close()
  await service.app.close()
})
beforeEach(async () => {
  for (const table of [sql`outgoing_push`, sql`push_device`, sql`push_consent`])
    await api.db.query(sql`delete from messaging.${table}`)
  await api.db.query(sql`delete from exclusion.state`)
  token = (await api.freshToken('player')) ?? ''
  failures.length = 0
})

const sending = (keys = serverKeys) => ({
  ...composePushSending({ db: api.db, clock: api.clock, configuration: api.environment.configuration } as never, {
    ...api.environment,
    push: { serverKeys: keys, otherServices: [origin] },
  }),
  timeoutMs: 300,
  onFailure: (error: unknown) => void failures.push(error),
})
const deliver = (keys = serverKeys) => deliverPush(sending(keys))
const ask = async (call: Parameters<TestApi['send']>[0], body: object) => {
  const answer = await api.send(call, { input: { body }, token })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}
const show = async () =>
  (await api.send(calls.getPush, { input: {}, token })).json<{
    serverKey: string | null
    kinds: { kind: string; isAgreed: boolean }[]
    devices: { deviceId: string; lastSentAt: string | null }[]
  }>()
const agree = (kind: PushKind, isAgreed = true) => ask(calls.agreeToPush, { kind, isAgreed })
const add = (subscription: Subscription) => ask(calls.addPushDevice, subscription)
const addBrowser = async (fault?: PushFault) => {
  const subscription = service.subscribe(origin, newest, fault)
  expect((await add(subscription)).status).toBe(200)
  return subscription.endpoint
}
/** The worker handles the event of an ended withdrawal. */
const endWithdrawal = async (withdrawalId = newId(api.clock.now()), to = 'done') => {
  // Each at a different instant, because rows are read in order of time.
  api.clock.advance(1)
  for (const one of pushReactions(sending()))
    await reactTo(one, { name: 'payments.withdrawal-moved', payload: { withdrawalId, playerId, from: 'sent', to } })
}
const rows = () =>
  api.db.query<{ state: string; attempts: number; problem: string | null }>(
    sql`select state, attempts, problem from messaging.outgoing_push order by queued_at, id`,
  )

describe('a player is notified', () => {
  it('of what they agreed to, on each of their devices, once however often the event comes', async () => {
    await agree('withdrawal-ended')
    const browsers = [await addBrowser(), await addBrowser()]
    const withdrawalId = newId(api.clock.now())
    for (const _ of [1, 2]) await endWithdrawal(withdrawalId)
    await deliver()
    for (const browser of browsers)
      expect(service.receivedBy(browser)).toEqual([
        {
          text: expect.stringContaining('"tag":"withdrawal-ended"'),
          ttl: 86_400,
          topic: 'withdrawal-ended',
          urgency: 'normal',
        },
      ])
    expect(service.receivedBy(browsers[0] ?? '')[0]?.text).not.toContain(withdrawalId)
    expect((await show()).devices.every(({ lastSentAt }) => lastSentAt !== null)).toBe(true)
  })

  it('of nothing without a consent to its kind', async () => {
    await agree('document-judged')
    const browser = await addBrowser()
    await endWithdrawal()
    await deliver()
    expect(service.askedAt(browser)).toBe(0)
    expect(await rows()).toEqual([])
  })

  it('not of what they do themselves', async () => {
    await agree('withdrawal-ended')
    await addBrowser()
    for (const to of ['pending', 'cancelled', 'sent', 'suspended']) await endWithdrawal(undefined, to)
    expect(await rows()).toEqual([])
  })

  it('not after the consent was withdrawn, though the notification waited already', async () => {
    await agree('withdrawal-ended')
    const browser = await addBrowser()
    await endWithdrawal()
    await agree('withdrawal-ended', false)
    await deliver()
    expect(service.askedAt(browser)).toBe(0)
    expect(await rows()).toEqual([{ state: 'stopped', attempts: 1, problem: 'not-agreed' }])
  })

  it('not after it was withdrawn at a process whose clock is behind', async () => {
    await agree('withdrawal-ended')
    api.clock.advance(-2_000)
    await agree('withdrawal-ended', false)
    api.clock.advance(2_000)
    expect((await show()).kinds).toContainEqual({ kind: 'withdrawal-ended', isAgreed: false })
  })

  it('of nothing while kept from playing, whether that began before or after it was queued', async () => {
    await agree('withdrawal-ended')
    const browser = await addBrowser()
    const queuedBefore = newId(api.clock.now())
    await endWithdrawal(queuedBefore)
    await api.db.transaction((tx) =>
      insertExclusion(tx, {
        id: newId(api.clock.now()),
        playerId,
        originPlayerId: playerId,
        kind: 'self',
        source: 'web',
        ruleId: 'test',
        packId: 'test',
        from: api.clock.now(),
        until: null,
        months: null,
        receipt: 'R-1',
        reason: null,
        explanation: null,
        userId: null,
        userName: null,
      } as unknown as Parameters<typeof insertExclusion>[1]),
    )
    await endWithdrawal()
    await deliver()
    expect(service.askedAt(browser)).toBe(0)
    expect(await rows()).toEqual([{ state: 'stopped', attempts: 1, problem: 'kept-away' }])
  })

  it('in the morning of what came at night, and at once of a limit, for an hour', async () => {
    for (const kind of PUSH_KINDS) await agree(kind)
    const browser = await addBrowser()
    const now = api.clock.now()
    const night = new Date(`${now.toISOString().slice(0, 10)}T22:30:00Z`)
    api.clock.advance(night.getTime() - now.getTime())
    token = (await api.freshToken('player')) ?? ''
    await endWithdrawal()
    const resetsAt = new Date(night.getTime() + 12 * HOUR).toISOString()
    for (const one of pushReactions(sending()))
      await reactTo(one, {
        name: 'limits.nearly-reached',
        payload: { playerId, kind: 'lossDay', percent: 90, resetsAt },
      })
    await deliver()
    expect(service.receivedBy(browser)).toMatchObject([{ topic: 'limit-near', ttl: 3600 }])
    api.clock.advance(9 * HOUR)
    await deliver()
    expect(service.receivedBy(browser).map(({ topic }) => topic)).toEqual(['limit-near', 'withdrawal-ended'])
  })

  it('of eight things within a day at most', async () => {
    await agree('withdrawal-ended')
    const browser = await addBrowser()
    for (let nth = 0; nth < 10; nth += 1) await endWithdrawal()
    await deliver()
    expect(service.receivedBy(browser)).toHaveLength(8)
    expect((await rows()).filter(({ problem }) => problem === 'day-limit')).toHaveLength(2)
  })

  it('of eight also where all happen at once', async () => {
    await agree('withdrawal-ended')
    const browser = await addBrowser()
    await Promise.all(Array.from({ length: 12 }, () => endWithdrawal()))
    await deliver()
    expect(service.receivedBy(browser)).toHaveLength(8)
  })
})

describe('a push service', () => {
  it.each(['404', '410'] as const)('that does not know the browser any more (%s) is not asked again', async (fault) => {
    await agree('withdrawal-ended')
    const [browser, other] = [await addBrowser(fault), await addBrowser()]
    await endWithdrawal()
    await endWithdrawal()
    await deliver()
    expect(service.askedAt(browser)).toBe(1)
    expect(service.receivedBy(other)).toHaveLength(2)
    expect((await show()).devices).toHaveLength(1)
    expect(failures).toEqual([])
  })

  it.each(['429', '429-date'] as const)(
    'that asks to wait (%s) gets the next request after that time',
    async (fault) => {
      await agree('withdrawal-ended')
      const browser = await addBrowser(fault)
      await endWithdrawal()
      await deliver()
      api.clock.advance(118_000)
      await deliver()
      expect(service.askedAt(browser)).toBe(1)
      api.clock.advance(3_000)
      await deliver()
      expect(service.askedAt(browser)).toBe(2)
    },
  )

  it.each(['500', 'late'] as const)('that fails (%s) gets six requests and no more', async (fault) => {
    await agree('withdrawal-ended')
    const browser = await addBrowser(fault)
    await endWithdrawal()
    for (let nth = 0; nth < 8; nth += 1) {
      await deliver()
      api.clock.advance(0.4 * HOUR)
    }
    expect(service.askedAt(browser)).toBe(6)
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 6 }])
    token = (await api.freshToken('player')) ?? ''
    expect((await show()).devices).toHaveLength(1)
  })

  it('that failed once gets it later', async () => {
    await agree('withdrawal-ended')
    const browser = await addBrowser('once-503')
    await endWithdrawal()
    await deliver()
    api.clock.advance(60_000)
    await deliver()
    expect(service.receivedBy(browser)).toHaveLength(1)
  })

  it.each(['400', '413'] as const)('that rejects it (%s) is not asked again, and staff see why', async (fault) => {
    await agree('withdrawal-ended')
    const browser = await addBrowser(fault)
    await endWithdrawal()
    await deliver()
    api.clock.advance(HOUR)
    await deliver()
    expect(service.askedAt(browser)).toBe(1)
    const seen = await api.send(listMessages, { input: { query: { playerId } }, token: await api.freshToken('staff') })
    expect(seen.json<{ messages: object[] }>().messages).toContainEqual(
      expect.objectContaining({
        channel: 'push',
        template: 'withdrawal-ended',
        state: 'failed',
        problem: expect.stringContaining(fault),
      }),
    )
  })

  it('is not asked about what nobody needs any more', async () => {
    await agree('withdrawal-ended')
    const browser = await addBrowser()
    await endWithdrawal()
    api.clock.advance(73 * HOUR)
    await deliver()
    expect(service.askedAt(browser)).toBe(0)
    expect(await rows()).toMatchObject([{ state: 'stopped', problem: 'too-late' }])
  })

  it('takes messages of the key that the browser subscribed with only (403 of another)', async () => {
    await agree('withdrawal-ended')
    const subscription = service.subscribe(origin, former)
    expect((await add({ ...subscription, serverKey: newest })).status).toBe(200)
    await endWithdrawal()
    await deliver()
    expect(await rows()).toMatchObject([{ state: 'failed', problem: expect.stringContaining('403') }])
  })
})

describe('a key that is replaced', () => {
  it('serves browsers that subscribed with it, until it is removed; no browser can be added with it', async () => {
    await agree('withdrawal-ended')
    const subscription = service.subscribe(origin, former)
    expect((await add(subscription)).body).toMatchObject({ code: 'ERR_PUSH_DEVICE_NOT_ACCEPTED' })
    const browser = await addBrowser()
    const [newKey, formerKey] = serverKeys
    if (!newKey || !formerKey) throw new Error('There are two keys.')
    await endWithdrawal()
    await deliver([formerKey, newKey])
    expect(service.receivedBy(browser)).toHaveLength(1)
    await endWithdrawal()
    await deliver([formerKey])
    expect(service.askedAt(browser)).toBe(1)
    expect((await rows()).at(-1)).toMatchObject({ state: 'stopped', problem: 'key-retired' })
    expect((await show()).devices).toEqual([])
  })
})

describe('a device', () => {
  it('is listed, confirmed by its browser, and removed', async () => {
    const endpoint = await addBrowser()
    const [device] = (await show()).devices
    expect((await ask(calls.confirmPushDevice, { endpoint })).body).toEqual({
      deviceId: device?.deviceId,
      serverKey: newest,
    })
    expect((await ask(calls.removePushDevice, { deviceId: device?.deviceId })).status).toBe(200)
    expect((await ask(calls.removePushDevice, { deviceId: device?.deviceId })).body).toMatchObject({
      code: 'ERR_PUSH_DEVICE_NOT_FOUND',
    })
    expect((await ask(calls.confirmPushDevice, { endpoint })).body).toMatchObject({ deviceId: null })
  })

  it('is no longer notified after a sign-out on it, but still after an idle session', async () => {
    await agree('withdrawal-ended')
    const browser = await addBrowser()
    await api.db.query(sql`
      update sign_in.player_session set ended_at = ${api.clock.now()}, end_reason = 'idle' where player_id = ${playerId} and ended_at is null`)
    await endWithdrawal()
    await deliver()
    expect(service.receivedBy(browser)).toHaveLength(1)

    // Its next session, in which the browser reports that it is still subscribed.
    api.clock.advance(HOUR)
    token = (await api.freshToken('player')) ?? ''
    const again = await ask(calls.confirmPushDevice, { endpoint: browser })
    expect(again.body['deviceId']).not.toBeNull()
    await endWithdrawal()
    await api.send(logout, { input: { body: {} }, token })
    await deliver()
    expect(service.receivedBy(browser)).toHaveLength(1)
    expect((await rows()).at(-1)).toMatchObject({ state: 'stopped', problem: 'signed-out' })
    token = (await api.freshToken('player')) ?? ''
    expect((await show()).devices).toEqual([])
  })

  it('is no longer notified after a new password, even if its session had expired before', async () => {
    await agree('withdrawal-ended')
    const browser = await addBrowser()
    await api.db.query(
      sql`update sign_in.player_session set ended_at = ${api.clock.now()}, end_reason = 'idle' where ended_at is null`,
    )
    api.clock.advance(HOUR)
    await api.db.query(
      sql`update sign_in.player_password set set_at = ${api.clock.now()} where player_id = ${playerId}`,
    )
    await endWithdrawal()
    await deliver()
    expect(service.askedAt(browser)).toBe(0)
    expect((await rows()).at(-1)).toMatchObject({ state: 'stopped', problem: 'signed-out' })
  })

  it('of another player is no longer theirs', async () => {
    await agree('withdrawal-ended')
    const endpoint = await addBrowser()
    await api.db.query(sql`update messaging.push_device set player_id = ${playerId + 1_000}`)
    expect((await ask(calls.confirmPushDevice, { endpoint })).body).toMatchObject({ deviceId: null })
    expect(await api.db.query(sql`select from messaging.push_device`)).toHaveLength(0)
  })

  it.each([
    ['of no push service', { endpoint: 'https://example.com/push/1' }],
    ['inside our own network', { endpoint: 'http://127.0.0.1:5432/' }],
    ['with a key that is no point of the curve', { browserKey: `B${'A'.repeat(86)}` }],
  ])('%s is refused', async (_, change) => {
    const refused = await add({ ...service.subscribe(origin, newest), ...change })
    expect([refused.status, refused.body['code']]).toEqual([422, 'ERR_PUSH_DEVICE_NOT_ACCEPTED'])
  })

  it('above the maximum is refused, and the same one twice counts once', async () => {
    const subscription = service.subscribe(origin, newest)
    for (let nth = 0; nth < 2; nth += 1) expect((await add(subscription)).status).toBe(200)
    for (let nth = 1; nth < PUSH_DEVICES_MAX; nth += 1) {
      api.clock.advance(60_000)
      await addBrowser()
    }
    expect((await show()).devices).toHaveLength(PUSH_DEVICES_MAX)
    api.clock.advance(60_000)
    expect((await add(service.subscribe(origin, newest))).body).toMatchObject({ code: 'ERR_PUSH_DEVICES_MAX' })
  })
})
