import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { PERMISSIONS } from '#contract/permissions.ts'
import { catalogue } from '#contract/catalogue.ts'
import * as cards from '#contract/capi-v1/player-cards.ts'
import * as topology from '#contract/capi-v1/topology.ts'
import * as contract from '#contract/onling-v2/player.ts'
import { getRound } from '#contract/play-v1/backoffice.ts'
import {
  buildApp,
  makeFieldCipher,
  makeMetrics,
  movableClock,
  refuse,
  serve,
  sql,
  type StaffCaller,
} from '#server/kernel/index.ts'
import { READING_CALLS } from './get-audit.ts'
import { listDoneRows } from './timeline.queries.ts'
import { auditParts, makeCallRecorder, makeStaffEventRecorder, routes } from './index.ts'

const START = new Date('2026-07-01T10:00:00Z')
const iveta: StaffCaller = {
  kind: 'staff',
  userId: 7,
  name: 'Iveta',
  sessionId: '01890000-0000-7000-8000-000000000001',
  audience: 'main',
  roles: [],
  ceilings: {},
  permissions: PERMISSIONS,
  idleEndsAt: START,
  absoluteEndsAt: START,
}
const EXPLANATION = 'The name on the card is another one.'
let db: TestDatabase
let app: FastifyInstance
const clock = movableClock(START)
const cipher = makeFieldCipher({ keys: [{ id: 'test', key: Buffer.alloc(32, 1) }], indexKey: Buffer.alloc(32, 2) })
let duringCall: () => Promise<void> = async () => {}
let permissions: StaffCaller['permissions'] = PERMISSIONS

beforeAll(async () => {
  db = await testDatabase()
  app = await openTestApp((app) => {
    routes(app, { db, clock, cipher })
    serve(app, contract.lock, async () => {
      await duringCall()
      return { done: true } as const
    })
    serve(app, contract.search, async () => ({ rows: [], nextCursor: null }))
    serve(app, getRound, async ({ concerns }) => {
      concerns(44)
      return refuse('ERR_ROUND_NOT_FOUND')
    })
  })
})

async function openTestApp(mount: (app: FastifyInstance) => void): Promise<FastifyInstance> {
  const made = await buildApp({
    settings: {
      ownOrigins: [],
      secureCookies: true,
      testCallsExist: true,
      rateFactor: 1000,
      trustedProxies: ['127.0.0.1'],
    },
    guards: {
      player: async () => undefined,
      staff: async () => ({ ...iveta, permissions }),
      game: async () => undefined,
      recordCall: makeCallRecorder({ db, clock, cipher }),
    },
    metrics: makeMetrics(),
    logger: pino({ level: 'silent' }),
  })
  mount(made)
  await made.ready()
  return made
}

afterAll(async () => {
  await app.close()
  await db.close()
})

const authorization = 'Bearer ts_0123456789012345678901234567890123456789'
const lock = (playerId: number) =>
  app.inject({
    method: 'POST',
    url: contract.lock.path,
    headers: { authorization },
    payload: { playerId, reason: 'other', explanation: EXPLANATION },
  })
const audit = async (query: Record<string, string> = {}) =>
  (await app.inject({ url: '/capi/v2-onling/UserAudit/Get', query, headers: { authorization } })).json()
const outcomes = () =>
  db.query<{ playerId: number; status: number | null }>(sql`
    select c.player_id, o.status from audit.call c left join audit.call_outcome o on o.call_id = c.id
     where c.action = ${contract.lock.path} order by c.id`)

test('a call is in the log before it runs, and its outcome before the response', async () => {
  let seen: unknown
  duringCall = async () => {
    seen = await outcomes()
  }
  expect((await lock(1)).statusCode).toBe(200)
  expect(seen).toEqual([{ playerId: 1, status: null }])
  expect(await outcomes()).toEqual([{ playerId: 1, status: 200 }])
})

test('a refused call remains in the log', async () => {
  duringCall = async () => refuse('ERR_STATE_CHANGED')
  expect((await lock(2)).statusCode).toBe(422)
  const found = (await audit({ playerId: '2', action: contract.lock.path })).rows
  expect(found).toMatchObject([
    { userName: 'Iveta', playerId: 2, reason: 'other', explanation: EXPLANATION, at: START.toISOString() },
  ])
})

test('a call without the permission is refused and in the log, for bearer and cookie', async () => {
  permissions = ['audit.read']
  let didRun = false
  duringCall = async () => {
    didRun = true
  }
  expect((await lock(21)).statusCode).toBe(403)
  const byCookie = await app.inject({
    method: 'POST',
    url: contract.lock.path,
    headers: { cookie: `tolar_staff=${authorization.slice('Bearer '.length)}`, 'sec-fetch-site': 'same-origin' },
    payload: { playerId: 22, reason: 'other', explanation: EXPLANATION },
  })
  expect(byCookie.statusCode).toBe(403)
  permissions = PERMISSIONS
  expect(didRun).toBe(false)
  // They were refused before their input was read.
  const refused = { action: contract.lock.path, outcome: 'refused', code: 'ERR_NOT_ALLOWED', userName: 'Iveta' }
  expect((await audit({ outcome: 'refused', limit: '2' })).rows).toMatchObject([
    { ...refused, explanation: null, playerId: null },
    { ...refused, explanation: null, playerId: null },
  ])
})

test('a call with invalid input is in the log without the input', async () => {
  const wrong = await app.inject({
    method: 'POST',
    url: contract.lock.path,
    headers: { authorization },
    payload: { playerId: 23, reason: 'no such reason', explanation: 'short' },
  })
  expect(wrong.statusCode).toBe(400)
  expect((await audit({ playerId: '23', action: contract.lock.path })).rows).toMatchObject([
    { outcome: 'refused', reason: null, explanation: null },
  ])
})

test('a request that waits for a second person is not refused, and is found as waiting', async () => {
  duringCall = async () => refuse('ERR_APPROVAL_NEEDED')
  expect((await lock(33)).statusCode).toBe(422)
  const found = async (query: Record<string, string>) =>
    (await audit({ playerId: '33', action: contract.lock.path, ...query })).rows.map(
      ({ outcome }: { outcome: string }) => outcome,
    )
  expect(await found({})).toEqual(['waiting'])
  expect(await found({ outcomes: 'waiting' })).toEqual(['waiting'])
  expect(await found({ outcome: 'refused' })).toEqual([])
  const slice = { playerId: 33, until: clock.now(), isNow: true, before: null, limit: 10 }
  const rows = await listDoneRows(db, slice, { only: null, without: READING_CALLS })
  expect(rows.map(({ what }) => what)).toEqual(['waiting'])
})

test('the log can be filtered by outcome and by time', async () => {
  duringCall = async () => refuse('ERR_STATE_CHANGED')
  clock.advance(60_000)
  const from = clock.now().toISOString()
  await lock(31)
  duringCall = async () => {}
  clock.advance(60_000)
  const before = clock.now().toISOString()
  await lock(31)
  const found = async (query: Record<string, string>) =>
    (await audit({ playerId: '31', action: contract.lock.path, ...query })).rows.map(
      ({ outcome }: { outcome: string }) => outcome,
    )
  expect(await found({})).toEqual(['done', 'refused'])
  expect(await found({ outcome: 'refused' })).toEqual(['refused'])
  expect(await found({ from, before })).toEqual(['refused'])
  expect(await found({ from: before })).toEqual(['done'])
})

test('a call that cannot be recorded does not run', async () => {
  let didRun = false
  duringCall = async () => {
    didRun = true
  }
  await db.query(sql`alter table audit.call add constraint broken check (player_id <> 3) not valid`)
  expect((await lock(3)).statusCode).toBe(500)
  expect(didRun).toBe(false)
  await db.query(sql`alter table audit.call drop constraint broken`)
})

test('nothing in the log can be changed or deleted', async () => {
  for (const table of [sql`audit.call`, sql`audit.call_outcome`]) {
    await expect(db.query(sql`delete from ${table}`)).rejects.toThrow('append-only')
    await expect(db.query(sql`truncate ${table} cascade`)).rejects.toThrow('append-only')
  }
  await expect(db.query(sql`update audit.call set reason = 'another'`)).rejects.toThrow('append-only')
})

test('the log is read newest first, by page and filter, and reading it is recorded', async () => {
  duringCall = async () => {}
  for (const playerId of [10, 11, 10]) await lock(playerId)
  await db.transaction((tx) =>
    makeStaffEventRecorder({ clock })(tx, {
      userId: 8,
      userName: 'Karel',
      sessionId: iveta.sessionId,
      action: 'staff.signed-in',
      requestId: 'r-12345678',
    }),
  )
  expect((await audit({ playerId: '10', action: contract.lock.path })).rows.length).toBe(2)
  expect((await audit({ userId: '8' })).rows).toMatchObject([
    { userName: 'Karel', action: 'staff.signed-in', playerId: null },
  ])
  const first = await audit({ limit: '2', action: contract.lock.path })
  const second = await audit({ limit: '2', action: contract.lock.path, cursor: first.nextCursor })
  expect(first.rows.map(({ playerId }: { playerId: number }) => playerId)).toEqual([10, 11])
  expect(second.rows[0].playerId).toBe(10)
  expect((await audit()).rows[0].action).toBe('/capi/v2-onling/UserAudit/Get')
})

test('knows whose data a response contained if the request named nobody', async () => {
  const roundId = '01890000-0000-7000-8000-00000000abcd'
  await app.inject({ url: getRound.path, query: { roundId }, headers: { authorization } })
  expect((await audit({ playerId: '44', action: getRound.path })).rows).toMatchObject([
    { action: getRound.path, playerId: 44, subject: roundId, outcome: 'refused' },
  ])
})

test('stores of a searched e-mail address only what does not identify its owner', async () => {
  await app.inject({
    url: contract.search.path,
    query: { text: 'jana.novakova@post.example Nováková +420777123456 100001' },
    headers: { authorization },
  })
  const { rows } = await audit({ action: contract.search.path })
  expect(rows).toMatchObject([{ subject: 'j…@post.example N… +…456 100001' }])
})

test('an explanation is stored beside the record, proved by its digest, until its person is erased', async () => {
  duringCall = async () => {}
  await lock(51)
  await lock(52)
  const words = sql`audit.call_words`
  await expect(db.query(sql`update ${words} set explanation = 'Something else.'`)).rejects.toThrow('append-only')
  await expect(db.query(sql`delete from ${words}`)).rejects.toThrow('erased person only')
  await db.transaction(async (tx) => {
    for (const part of auditParts()) await part.erase?.(tx, 51, clock.now())
  })
  const erased = (await audit({ playerId: '51', action: contract.lock.path })).rows
  expect(erased).toMatchObject([{ reason: 'other', explanation: null, areWordsErased: true }])
  const kept = (await audit({ playerId: '52', action: contract.lock.path })).rows
  expect(kept).toMatchObject([{ explanation: EXPLANATION, areWordsErased: false }])
  await expect(
    db.query(sql`insert into ${words} (call_id, salt, explanation)
                 values (${erased[0].auditId}, '\\x00', 'What was never written.')`),
  ).rejects.toThrow('not those of the record')
})

test('contains the subject and the change of a call, for staff who may see the person', async () => {
  const call = { ...contract.lock, path: '/capi/v2-onling/Player/LockForTest' } as const
  const other = await openTestApp((app) =>
    serve(app, call, async ({ subject, changed }) => {
      subject('payment', 'p-1')
      changed({ state: 'pending' }, { state: 'sent' })
      return { done: true } as const
    }),
  )
  const payload = { playerId: 61, reason: 'other', explanation: EXPLANATION }
  await other.inject({ method: 'POST', url: call.path, headers: { authorization }, payload })
  await other.close()
  const about = { subjectKind: 'payment', subjectId: 'p-1' }
  expect((await audit(about)).rows).toMatchObject([
    { playerId: 61, change: { before: { state: 'pending' }, after: { state: 'sent' } }, isChangeHidden: false },
  ])
  permissions = ['audit.read']
  expect((await audit(about)).rows).toMatchObject([{ change: null, isChangeHidden: true }])
  permissions = PERMISSIONS
  const [{ sealed }] = (await db.query<{ sealed: string }>(
    sql`select change_sealed as sealed from audit.call_change`,
  )) as [{ sealed: string }]
  expect(sealed).not.toContain('pending')
})

test('changesOnly leaves out what services only read, and not a change beside a reading at one path', () => {
  expect(READING_CALLS).toEqual(expect.arrayContaining([topology.listVenues.path, cards.getCardState.path]))
  expect(READING_CALLS).not.toContain(cards.lockCardAtVenue.path)
  const changing = catalogue.filter(({ method }) => method === 'DELETE' || method === 'PUT').map(({ path }) => path)
  expect(changing.filter((path) => READING_CALLS.includes(path))).toEqual([])
  // A query by POST is declared as one: named like one it would fill "changes only".
  const named = catalogue.filter(
    ({ method, audience, path }) =>
      method !== 'GET' && ['internal', 'kiosk'].includes(audience) && /\/(?:Get|List|By)\w*$/.test(path),
  )
  const others = named.map(({ path }) => path).filter((path) => !READING_CALLS.includes(path))
  // They ask a register, or issue a key.
  expect(others.map((path) => path.split('/').at(-1))).toEqual(['BySDSL', 'BySDSLByPlayer', 'GetSigningKey'])
})

test('changesOnly leaves out read-only calls', async () => {
  duringCall = async () => {}
  await lock(71)
  await audit()
  const actions = (rows: { action: string }[]) => new Set(rows.map(({ action }) => action))
  expect(actions((await audit({ changesOnly: 'true' })).rows)).not.toContain('/capi/v2-onling/UserAudit/Get')
  expect(actions((await audit()).rows)).toContain('/capi/v2-onling/UserAudit/Get')
})
