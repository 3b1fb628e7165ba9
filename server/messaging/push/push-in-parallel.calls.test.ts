import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { composePushSending } from '#apps/api/compose/compose-push.ts'
import { get } from '#contract/onling-v2/player.ts'
import { addPushDevice, agreeToPush } from '#contract/play-v1/push.ts'
import { PUSH_DEVICES_MAX, PUSH_KINDS } from '#contract/shapes/push.ts'
import { buildPushService, type PushFault } from '#providers/push/push-server.ts'
import { newId, reactTo, sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { deliverPush } from './deliver-push.ts'
import { holdNextDevice } from './held-devices.queries.ts'
import { pushReactions } from './push-reactions.ts'
import { readServerKeys } from './server-keys.ts'

const HOUR = 3_600_000
/** An origin without a server. */
const UNREACHABLE = 'http://127.0.0.1:9'
const serverKeys = readServerKeys(randomBytes(32).toString('base64url')) ?? []
const serverKey = serverKeys[0]?.publicKey ?? ''
let api: TestApi
let service: ReturnType<typeof buildPushService>
let other: ReturnType<typeof buildPushService>
let origin: string
let otherOrigin: string
let playerId: number
let failures: unknown[]

beforeAll(async () => {
  service = buildPushService({ now: () => api.clock.now() })
  other = buildPushService({ now: () => api.clock.now() })
  origin = await service.app.listen({ port: 0, host: '127.0.0.1' })
  otherOrigin = await other.app.listen({ port: 0, host: '127.0.0.1' })
  api = await openTestApi({ push: { serverKeys, otherServices: [origin, otherOrigin, UNREACHABLE] } })
  playerId = (await api.send(get, { input: {}, token: api.tokens.player })).json<{ playerId: number }>().playerId
})
afterAll(async () => {
  await api.close()
  await service.app.close()
  await other.app.close()
})
beforeEach(async () => {
  for (const table of [sql`outgoing_push`, sql`push_device`, sql`push_consent`])
    await api.db.query(sql`delete from messaging.${table}`)
  failures = []
  // By day, because some notifications wait during the night.
  const now = api.clock.now()
  const noon = new Date(`${new Date(now.getTime() + 24 * HOUR).toISOString().slice(0, 10)}T11:00:00Z`)
  api.clock.advance(noon.getTime() - now.getTime())
  const token = await api.freshToken('player')
  for (const kind of PUSH_KINDS)
    expect((await api.send(agreeToPush, { input: { body: { kind, isAgreed: true } }, token })).statusCode).toBe(200)
})

const sending = () => ({
  ...composePushSending({ db: api.db, clock: api.clock, configuration: api.environment.configuration } as never, {
    ...api.environment,
    push: { serverKeys, otherServices: [] },
  }),
  timeoutMs: 20_000,
  onFailure: (error: unknown) => void failures.push(error),
})
const deliver = () => deliverPush(sending())

async function addBrowser(fault: PushFault = 'none', at = { service, origin }, endpoint?: string): Promise<string> {
  const subscription = at.service.subscribe(at.origin, serverKey, fault)
  const body = { ...subscription, endpoint: endpoint ?? subscription.endpoint }
  const answer = await api.send(addPushDevice, { input: { body }, token: await api.freshToken('player') })
  expect(answer.statusCode).toBe(200)
  return body.endpoint
}
const addBrowsers = async (count: number, fault: PushFault = 'none') => {
  const browsers: string[] = []
  for (let nth = 0; nth < count; nth += 1) browsers.push(await addBrowser(fault))
  return browsers
}

/** One notification of each kind, in this order. */
const ORDER = ['withdrawal-ended', 'document-judged', 'limit-near']
async function queueThree(): Promise<void> {
  const resetsAt = new Date(api.clock.now().getTime() + 12 * HOUR).toISOString()
  const id = newId(api.clock.now())
  for (const [name, payload] of [
    ['payments.withdrawal-moved', { withdrawalId: id, playerId, from: 'sent', to: 'done' }],
    ['documents.verdict-given', { playerId, verdictId: id, isApproved: true }],
    ['limits.nearly-reached', { playerId, kind: 'lossDay', percent: 90, resetsAt }],
  ] as const) {
    // Each at a different instant, because they are sent in the order in which they were queued.
    api.clock.advance(1)
    for (const one of pushReactions(sending()))
      if (one.event === name) await reactTo(one, { name, payload } as Parameters<typeof reactTo>[1])
  }
}
const topicsAt = (browser: string, at = service) => at.receivedBy(browser).map(({ topic }) => topic)
const rows = () =>
  api.db.query<{ state: string; attempts: number; problem: string | null }>(
    sql`select state, attempts, problem from messaging.outgoing_push order by queued_at, id`,
  )

describe('devices', () => {
  it('get notifications in parallel, and each device one at a time and in order', async () => {
    const browsers = await addBrowsers(PUSH_DEVICES_MAX, 'held')
    await queueThree()
    const delivery = deliver()
    await expect.poll(() => browsers.map(service.askedAt)).toEqual(browsers.map(() => 1))
    browsers.forEach(service.letGo)
    await delivery
    for (const browser of browsers) expect(topicsAt(browser)).toEqual(ORDER)
    expect(browsers.map(service.mostAtOnceAt)).toEqual(browsers.map(() => 1))
    expect(failures).toEqual([])
  })

  it('get every notification once if two workers deliver', async () => {
    const browsers = await addBrowsers(PUSH_DEVICES_MAX)
    await queueThree()
    await Promise.all([deliver(), deliver(), deliver()])
    // A device that one worker was about to release when the other looked is found in the next run.
    await deliver()
    for (const browser of browsers) expect(topicsAt(browser)).toEqual(ORDER)
    expect(browsers.map(service.mostAtOnceAt)).toEqual(browsers.map(() => 1))
    expect((await rows()).every(({ state, attempts }) => state === 'sent' && attempts === 1)).toBe(true)
  })

  it('get no notification that a worker of the release before, which holds no devices, takes in this moment', async () => {
    const browser = await addBrowser()
    await queueThree()
    const later = new Date(api.clock.now().getTime() + 60_000)
    const waiting = () =>
      api.db.query(sql`
        select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%messaging.outgoing_push%'`)
    let delivery = Promise.resolve()
    await api.db.transaction(async (tx) => {
      await tx.query(sql`
        update messaging.outgoing_push set attempts = attempts + 1, next_attempt_at = ${later} where kind = ${ORDER[0] ?? ''}`)
      delivery = deliver()
      await expect
        .poll(async () => topicsAt(browser).length > 0 || (await waiting()).length > 0, { timeout: 10_000 })
        .toBe(true)
    })
    await delivery
    expect(topicsAt(browser)).toEqual(ORDER.slice(1))
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1, 1])
  })

  it('of a push service that does not answer hold no other, nor what is queued meanwhile', async () => {
    const dead = await addBrowsers(PUSH_DEVICES_MAX - 2, 'held')
    const fast = await addBrowser()
    const elsewhere = await addBrowser('none', { service: other, origin: otherOrigin })
    await queueThree()
    const delivery = deliver()
    await expect.poll(() => [topicsAt(fast), topicsAt(elsewhere, other)], { timeout: 10_000 }).toEqual([ORDER, ORDER])
    expect(dead.map(service.askedAt)).toEqual(dead.map(() => 1))
    api.clock.advance(60)
    await queueThree()
    await expect
      .poll(() => [topicsAt(fast), topicsAt(elsewhere, other)], { timeout: 10_000 })
      .toEqual([
        [...ORDER, ...ORDER],
        [...ORDER, ...ORDER],
      ])
    expect(dead.map((browser) => topicsAt(browser).length)).toEqual(dead.map(() => 0))
    dead.forEach(service.letGo)
    await delivery
    for (const browser of dead) expect(topicsAt(browser).slice(0, 3)).toEqual(ORDER)
  })

  it('of an unreachable push service are retried later, and do not delay the others', async () => {
    await addBrowser('none', undefined, `${UNREACHABLE}/push/1`)
    const fast = await addBrowser()
    await queueThree()
    await deliver()
    expect(topicsAt(fast)).toEqual(ORDER)
    // The first is to be retried, and the two after it wait for it.
    expect((await rows()).filter(({ state }) => state === 'queued').map(({ attempts }) => attempts)).toEqual([1, 0, 0])
    expect(failures).toHaveLength(1)
  })

  it('whose push service sends Retry-After get their queued notifications after that time, in order', async () => {
    const browser = await addBrowser('once-429')
    await queueThree()
    await deliver()
    api.clock.advance(110_000)
    await deliver()
    expect(service.askedAt(browser)).toBe(1)
    api.clock.advance(15_000)
    await deliver()
    expect(topicsAt(browser)).toEqual(ORDER)
  })

  it('that are unknown to their push service cause one request, whatever else is queued', async () => {
    const gone = await addBrowser('410')
    const fast = await addBrowser()
    await queueThree()
    await deliver()
    expect(service.askedAt(gone)).toBe(1)
    expect(topicsAt(fast)).toEqual(ORDER)
    const unsent = (await rows()).filter(({ state }) => state !== 'sent')
    expect(unsent.map(({ problem }) => problem)).toEqual([
      'the push service answered 410',
      'device-gone',
      'device-gone',
    ])
  })

  it('of a crashed worker stay leased for a minute, then another worker sends', async () => {
    const browser = await addBrowser()
    await queueThree()
    const now = api.clock.now()
    const held = await holdNextDevice(api.db, {
      target: sending().target,
      now,
      heldUntil: new Date(now.getTime() + 60_000),
      fullServices: [],
    })
    expect(held?.service).toBe(origin)
    await deliver()
    expect(service.askedAt(browser)).toBe(0)
    api.clock.advance(60_000)
    await deliver()
    expect(topicsAt(browser)).toEqual(ORDER)
  })
})
