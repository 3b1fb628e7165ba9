import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { APPROVAL_STATES, approvalMoves } from '#contract/states/approval-states.ts'
import { movableClock, openDatabase, refuse, sql, type Database } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { expireRequests } from './end-request.ts'
import { emptyPreview, writeFirstPolicy, type Action, type ActionRequest } from './index.ts'
import { approvalParts } from './personal-data.ts'
import { signRequest } from './sign-request.ts'
import { openTestProcess, START, testRule, type TestStaff } from './test-approvals.ts'

const ROOT = '/capi/Play/v1/Backoffice/Approvals'
const STATE = '/capi/BackOffice/v1/Approvals/GetState'
const WHY = 'The night shift has nobody else who could.'
const CHECKED = 'I have read the account and the letter myself.'
const clock = movableClock(START)
const iveta: TestStaff = { userId: 1, name: 'Iveta', permissions: [] }
const zdena: TestStaff = { userId: 2, name: 'Zdena', permissions: [] }
const karel: TestStaff = { userId: 3, name: 'Karel', permissions: [] }
const ALL = ['approvals.use', 'approvals.policy', 'bonuses.manage'] as const
let db: TestDatabase
let otherDb: Database
let one: Awaited<ReturnType<typeof openTestProcess>>
let other: typeof one
let give: (input: Gift, request: ActionRequest) => Promise<number>

/** An action with everything that an action can have: an amount, an affected person, and warnings. */
type Gift = { readonly playerId: number; readonly amountMinor: number; readonly area?: string }
const gift: Action<Gift, number> = {
  key: 'bonuses.assign',
  permission: 'bonuses.manage',
  preview: async (tx, { playerId, amountMinor, area }) => {
    const [box] = await tx.query<{ held: number; isOdd: boolean }>(sql`
      select held, is_odd from public.box where player_id = ${playerId} for update`)
    if (!box) return refuse('ERR_PLAYER_NOT_FOUND')
    return {
      ...emptyPreview,
      subject: { kind: 'box', id: String(playerId), label: String(playerId) },
      ...(area === undefined ? {} : { permissions: [area] }),
      playerId,
      amount: { amountMinor, currency: 'CZK' },
      touched: { kind: 'players', count: 1 },
      changes: [{ field: 'held', before: box.held, after: box.held + amountMinor }],
      warnings: box.isOdd ? [{ id: 'odd-box', about: null }] : [],
    }
  },
  run: async (tx, { playerId, amountMinor }, { asker, approver }) => {
    const rows = await tx.query<{ held: number }>(sql`
      update public.box set held = held + ${amountMinor}, given_by = ${`${asker.name}+${approver?.name ?? ''}`}
       where player_id = ${playerId} returning held`)
    return rows[0]?.held ?? 0
  },
}

beforeAll(async () => {
  db = await testDatabase()
  otherDb = openDatabase({ url: db.url, connections: 4, applicationName: 'other' })
  await db.query(sql`
    create table public.box (player_id bigint primary key, held bigint not null, is_odd boolean not null, given_by text)`)
  for (const staff of [iveta, zdena, karel]) staff.permissions = ALL
  const people = [iveta, zdena, karel]
  one = await openTestProcess({ db, clock }, people, (_, approvals) => {
    give = approvals.register(gift)
  })
  other = await openTestProcess({ db: otherDb, clock }, people, (_, approvals) => {
    approvals.register(gift)
  })
  await writeFirstPolicy(one.needs, [
    testRule({ action: 'bonuses.assign', needs: 'nobody' }),
    testRule({ action: 'bonuses.assign', needs: 'reason', overMinor: 100 }),
    testRule({ action: 'bonuses.assign', needs: 'second', overMinor: 1_000 }),
    testRule({ action: 'bonuses.assign', needs: 'second', withWarning: true, livesMinutes: 30 }),
    testRule({ action: 'approvals.policy', needs: 'second', permission: 'approvals.policy' }),
  ])
})
afterAll(async () => {
  await one.app.close()
  await other.app.close()
  await otherDb.close()
  await db.close()
})
beforeEach(async () => {
  for (const staff of [iveta, zdena, karel]) staff.permissions = ALL
  await db.query(sql`truncate public.box`)
  await db.query(sql`insert into public.box values (1, 0, false), (2, 0, true)`)
  await db.query(sql`alter table approvals.request disable trigger request_stays`)
  await db.query(sql`delete from approvals.request`)
  await db.query(sql`alter table approvals.request enable trigger request_stays`)
  await db.query(sql`delete from kernel.outbox`)
})

const callerOf = ({ userId, name, permissions }: TestStaff): ActionRequest['caller'] => ({
  kind: 'staff',
  userId,
  name,
  sessionId: 's',
  audience: 'main',
  roles: [],
  ceilings: {},
  permissions,
  idleEndsAt: START,
  absoluteEndsAt: START,
})
const request = (who: TestStaff, more: Partial<ActionRequest> = {}): ActionRequest => ({
  caller: callerOf(who),
  reason: WHY,
  ...more,
})
const big = { playerId: 1, amountMinor: 5_000 }
/** Requests what needs a second person, and returns the request's id. */
async function asked(input: Gift = big, of: ActionRequest = request(iveta)): Promise<string> {
  const refusal = await give(input, of).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
  return String((refusal as { details: { approvalId: string } }).details.approvalId)
}
const sign = (approvalId: string, who: TestStaff, more: object = {}, at = one) =>
  at.call(who, `${ROOT}/Approve`, { body: { approvalId, explanation: CHECKED, ...more } })
const get = async (approvalId: string, who: TestStaff) =>
  (await one.call(who, `${ROOT}/Get`, { query: { approvalId } })).body
const list = async (view: string, who: TestStaff) =>
  (await one.call(who, `${ROOT}/List`, { query: { view } })).body['rows'] as Record<string, unknown>[]
const held = async (playerId = 1) =>
  (
    await db.query<{ held: number; givenBy: string | null }>(sql`
    select held, given_by from public.box where player_id = ${playerId}`)
  )[0]
const told = async () =>
  (await db.query<{ name: string }>(sql`select name from kernel.outbox order by id`)).map(({ name }) => name)

describe('the policy', () => {
  test('lets one person do what it allows, with a reason where it requires one', async () => {
    expect(await give({ playerId: 1, amountMinor: 100 }, request(iveta, { reason: '' }))).toBe(100)
    await expect(give({ playerId: 1, amountMinor: 101 }, request(iveta, { reason: ' ' }))).rejects.toMatchObject({
      code: 'ERR_REASON_REQUIRED',
    })
    expect(await give({ playerId: 1, amountMinor: 101 }, request(iveta))).toBe(201)
    expect(await told()).toEqual([])
  })

  test('never runs for somebody who has lost the permission, whatever their session caches', async () => {
    const before = request(iveta)
    iveta.permissions = ['approvals.use']
    await expect(give({ playerId: 1, amountMinor: 1 }, before)).rejects.toMatchObject({ code: 'ERR_APPROVAL_NO_ASKER' })
    expect(await held()).toMatchObject({ held: 0 })
  })

  test('is written once and never changed', async () => {
    const before = await one.call(iveta, `${ROOT}/GetPolicy`, { query: {} })
    await writeFirstPolicy(one.needs, [testRule({ action: 'bonuses.assign', needs: 'nobody' })])
    expect(await one.call(iveta, `${ROOT}/GetPolicy`, { query: {} })).toEqual(before)
    for (const statement of [
      sql`update approvals.policy_rule set needs = 'nobody'`,
      sql`delete from approvals.policy_rule`,
      sql`update approvals.policy_version set valid_from = now()`,
    ])
      await expect(db.query(statement)).rejects.toThrow('never rewritten')
  })

  test('is changed by two people, and only to a valid one', async () => {
    const { body: policy } = await one.call(iveta, `${ROOT}/GetPolicy`, { query: {} })
    const basedOn = policy['version']
    const own = testRule({ action: 'approvals.policy', needs: 'second', permission: 'approvals.policy' })
    const change = (rules: object[]) =>
      one.call(iveta, `${ROOT}/ChangePolicy`, { body: { basedOn, rules, explanation: WHY } })
    for (const rules of [
      [own],
      [own, testRule({ action: 'bonuses.assign', needs: 'second', overMinor: 1 })],
      [testRule({ action: 'bonuses.assign', needs: 'nobody' }), { ...own, needs: 'nobody' }],
      [own, testRule({ action: 'bonuses.assign', needs: 'second', permission: 'no.such' })],
    ])
      expect(await change(rules)).toMatchObject({ status: 422, body: { code: 'ERR_POLICY_NOT_ALLOWED' } })
    const wanted = [
      ...(policy['rules'] as object[]),
      testRule({ action: 'bonuses.assign', needs: 'second', overMinor: 900 }),
    ]
    const { body } = await change(wanted)
    expect(body).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    const { approvalId } = body['details'] as { approvalId: string }
    expect(await sign(approvalId, iveta)).toMatchObject({ body: { code: 'ERR_SECOND_PERSON_NEEDED' } })
    expect(await sign(approvalId, zdena)).toMatchObject({ status: 200, body: { state: 'executed' } })
    const { body: now } = await one.call(iveta, `${ROOT}/GetPolicy`, { query: {} })
    expect(now).toMatchObject({ version: Number(basedOn) + 1, askedByName: 'Iveta', approvedByName: 'Zdena' })
    expect(now['rules']).toHaveLength(wanted.length)
    const { body: earlier } = await one.call(iveta, `${ROOT}/GetPolicy`, { query: { version: String(basedOn) } })
    expect(earlier['rules']).toEqual(policy['rules'])
  })
})

describe('a request', () => {
  test('waits for somebody else, who carries out what was shown', async () => {
    const id = await asked()
    expect(await held()).toMatchObject({ held: 0 })
    expect(await list('mine', iveta)).toEqual([])
    expect(await list('own', iveta)).toMatchObject([{ approvalId: id, isOwn: true, canSign: false }])
    expect(await list('mine', zdena)).toMatchObject([
      { approvalId: id, isOwn: false, canSign: true, askedByName: 'Iveta' },
    ])
    expect(await get(id, zdena)).toMatchObject({
      reason: WHY,
      look: { changes: [{ field: 'held', before: 0, after: 5_000 }] },
      lookNow: { changes: [{ field: 'held', before: 0, after: 5_000 }] },
    })
    expect(await sign(id, zdena)).toMatchObject({
      status: 200,
      body: { state: 'executed', decidedByName: 'Zdena', decision: CHECKED },
    })
    expect(await held()).toEqual({ held: 5_000, givenBy: 'Iveta+Zdena' })
    expect(await told()).toEqual(['approvals.asked', 'approvals.executed'])
    expect((await one.call(zdena, `${ROOT}/Count`, { query: {} })).body).toMatchObject({ mine: 0, executedToday: 1 })
  })

  test('names in the audit log what it is about, when it is asked for and when it is repeated', async () => {
    const notes: unknown[] = []
    const audit = {
      concerns: (playerId: number) => void notes.push(['concerns', playerId]),
      subject: (...subject: readonly unknown[]) => void notes.push(subject),
      changed: () => void notes.push('changed'),
    }
    const id = await asked(big, request(iveta, { audit }))
    const first = notes.splice(0)
    expect(first).toEqual([
      ['other', '1'],
      ['concerns', 1],
      ['approval', id],
    ])
    await asked(big, request(iveta, { audit }))
    expect(notes).toEqual(first)
  })

  test('is one, however often the same person requests the same', async () => {
    const ids = await Promise.all([asked(), asked(), asked()])
    expect(new Set(ids).size).toBe(1)
    expect(await asked(big, request(zdena))).not.toBe(ids[0])
    expect(await asked({ ...big, amountMinor: 5_001 })).not.toBe(ids[0])
  })

  test('is not approved by its requester, nor by somebody who lost the permission since', async () => {
    const id = await asked()
    expect(await sign(id, iveta)).toMatchObject({ status: 422, body: { code: 'ERR_SECOND_PERSON_NEEDED' } })
    zdena.permissions = ['approvals.use']
    expect((await sign(id, zdena)).status).toBe(403)
    expect(await held()).toMatchObject({ held: 0 })
    expect((await sign(id, karel)).body).toMatchObject({ state: 'executed' })
  })

  test('is not carried out for a requester who lost the permission, or was deactivated', async () => {
    const id = await asked()
    iveta.permissions = ['approvals.use']
    expect(await sign(id, zdena)).toMatchObject({ status: 422, body: { code: 'ERR_APPROVAL_NO_ASKER' } })
    expect(await held()).toMatchObject({ held: 0 })
  })

  test('runs once for concurrent approvals, at two processes', async () => {
    const id = await asked()
    const answers = await Promise.all([
      sign(id, zdena, {}, one),
      sign(id, zdena, {}, other),
      sign(id, karel, {}, other),
      sign(id, karel, {}, one),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
    expect(answers.filter(({ body }) => body['code'] === 'ERR_STATE_CHANGED')).toHaveLength(3)
    expect(await held()).toMatchObject({ held: 5_000 })
  })

  test('whose effect has changed since it was shown runs nothing and shows both', async () => {
    const id = await asked()
    await db.query(sql`update public.box set held = 7 where player_id = 1`)
    expect(await get(id, zdena)).toMatchObject({ state: 'waiting', lookNow: { changes: [{ before: 7 }] } })
    expect(await sign(id, zdena)).toMatchObject({
      status: 200,
      body: {
        state: 'changed',
        look: { changes: [{ before: 0 }] },
        lookNow: { changes: [{ before: 7, after: 5_007 }] },
      },
    })
    expect(await held()).toMatchObject({ held: 7 })
    expect(await sign(id, karel)).toMatchObject({ body: { code: 'ERR_STATE_CHANGED' } })
    const again = await asked()
    expect(again).not.toBe(id)
    expect((await sign(again, zdena)).body).toMatchObject({
      state: 'executed',
      history: [{ approvalId: id, state: 'changed' }],
    })
  })

  test('that ran nothing is no approval in the audit log', async () => {
    const late = await asked()
    clock.advance(60 * 60_000)
    const changes: unknown[] = []
    const audit = { changed: (...change: readonly unknown[]) => void changes.push(change) }
    const signing = { caller: callerOf(zdena), explanation: CHECKED, acceptedWarnings: [], audit }
    const needs = { ...one.needs, approvals: one.approvals }
    await signRequest(needs, { ...signing, approvalId: late })
    const other = await asked()
    await db.query(sql`update public.box set held = 7 where player_id = 1`)
    await signRequest(needs, { ...signing, approvalId: other })
    expect(changes).toEqual([
      [{ requestState: 'waiting' }, { requestState: 'expired' }],
      [{ requestState: 'waiting' }, { requestState: 'changed' }],
    ])
  })

  test('of another right about the same subject is no part of its history', async () => {
    const hidden = await asked({ ...big, area: 'risk.money' })
    const open = await asked()
    expect(await get(hidden, zdena)).toMatchObject({ code: 'ERR_APPROVAL_NOT_FOUND' })
    expect(await get(open, zdena)).toMatchObject({ history: [] })
    expect(await get(open, iveta)).toMatchObject({ history: [{ approvalId: hidden }] })
    expect(await sign(hidden, zdena)).toMatchObject({ status: 403 })
  })

  test('whose subject is gone returns the refusal', async () => {
    const id = await asked()
    await db.query(sql`delete from public.box where player_id = 1`)
    expect(await get(id, zdena)).toMatchObject({ obstacle: 'ERR_PLAYER_NOT_FOUND', lookNow: null })
    expect((await sign(id, zdena)).body).toMatchObject({
      state: 'changed',
      obstacle: 'ERR_PLAYER_NOT_FOUND',
      obstacleDetails: {},
    })
  })

  test('has each warning accepted by both', async () => {
    const odd = { playerId: 2, amountMinor: 1 }
    await expect(give(odd, request(iveta))).rejects.toMatchObject({
      code: 'ERR_WARNINGS_NOT_ACCEPTED',
      details: { warnings: ['odd-box'] },
    })
    const id = await asked(odd, request(iveta, { acceptedWarnings: ['odd-box'] }))
    expect(await sign(id, zdena)).toMatchObject({ status: 422, body: { code: 'ERR_WARNINGS_NOT_ACCEPTED' } })
    expect(await held(2)).toMatchObject({ held: 0 })
    expect((await sign(id, zdena, { acceptedWarnings: ['odd-box'] })).body).toMatchObject({
      state: 'executed',
      acceptedByAsker: ['odd-box'],
      acceptedBySigner: ['odd-box'],
    })
  })

  test('expires, and nothing happens; it can be requested again', async () => {
    const id = await asked()
    clock.advance(60 * 60_000)
    expect(await list('mine', zdena)).toEqual([])
    expect((await sign(id, zdena)).body).toMatchObject({ state: 'expired' })
    const second = await asked()
    clock.advance(60 * 60_000)
    // The worker of another brand of the same database leaves it to this one's, whose letter leads here.
    expect(await expireRequests({ ...one.needs, target: 'another' })).toBe(0)
    expect(await expireRequests(one.needs)).toBe(1)
    expect((await get(second, iveta))['state']).toBe('expired')
    const third = await asked()
    clock.advance(60 * 60_000)
    // The worker has not expired it: the repeated request does.
    expect(await asked()).not.toBe(third)
    expect((await get(third, iveta))['state']).toBe('expired')
    expect(await held()).toMatchObject({ held: 0 })
  })

  test('is refused with a reason by an approver, and withdrawn by its requester', async () => {
    const id = await asked()
    const body = { approvalId: id, explanation: CHECKED }
    expect(await one.call(iveta, `${ROOT}/Refuse`, { body })).toMatchObject({
      body: { code: 'ERR_SECOND_PERSON_NEEDED' },
    })
    expect(await one.call(zdena, `${ROOT}/Withdraw`, { body: { approvalId: id } })).toMatchObject({
      body: { code: 'ERR_APPROVAL_NOT_FOUND' },
    })
    expect((await one.call(zdena, `${ROOT}/Refuse`, { body })).body).toMatchObject({
      state: 'refused',
      decision: CHECKED,
    })
    const second = await asked()
    expect((await one.call(iveta, `${ROOT}/Withdraw`, { body: { approvalId: second } })).body).toMatchObject({
      state: 'withdrawn',
    })
    expect(await sign(second, zdena)).toMatchObject({ body: { code: 'ERR_STATE_CHANGED' } })
    expect(await held()).toMatchObject({ held: 0 })
  })

  test('is visible only to its requester and possible approvers', async () => {
    const id = await asked()
    const outsider: TestStaff = { userId: 4, name: 'Petr', permissions: ['approvals.use'] }
    const process = await openTestProcess({ db, clock }, [outsider], (_, approvals) => void approvals.register(gift))
    const answer = await process.call(outsider, `${ROOT}/Get`, { query: { approvalId: id } })
    expect(answer).toMatchObject({ status: 422, body: { code: 'ERR_APPROVAL_NOT_FOUND' } })
    const open = await process.call(outsider, `${ROOT}/List`, { query: { view: 'open' } })
    expect(open.body['rows']).toEqual([])
    await process.app.close()
  })

  test('tells its state to those who may see it, without a dry run and its locks', async () => {
    const stateFor = async (approvalId: string, who: TestStaff) =>
      (await one.call(who, STATE, { query: { approvalId } })).body
    const id = await asked()
    await otherDb.transaction(async (tx) => {
      await tx.query(sql`select from public.box where player_id = 1 for update`)
      expect(await stateFor(id, iveta)).toEqual({ state: 'waiting' })
    })
    const hidden = await asked({ ...big, area: 'risk.money' })
    expect(await stateFor(hidden, zdena)).toMatchObject({ code: 'ERR_APPROVAL_NOT_FOUND' })
    await sign(id, zdena)
    expect(await stateFor(id, iveta)).toEqual({ state: 'executed' })
    clock.advance(60 * 60_000)
    expect(await stateFor(hidden, iveta)).toEqual({ state: 'expired' })
  })

  test('stores its texts and what was shown sealed, until its person is erased', async () => {
    const id = await asked()
    const text = JSON.stringify(await db.query(sql`select input_sealed, look_sealed from approvals.request`))
    expect(text).not.toContain(':5000')
    await db.query(sql`update approvals.request set obstacle_details_sealed = look_sealed`)
    await db.transaction((tx) => approvalParts()[0]?.erase(tx, 1, clock.now()) ?? Promise.resolve())
    expect(await get(id, iveta)).toMatchObject({ state: 'expired', reason: null, look: null })
    expect(await db.query(sql`select obstacle_details_sealed from approvals.request`)).toEqual([
      { obstacleDetailsSealed: null },
    ])
  })
})

test('a permission that the policy adds after a request counts at the venues of its holder only', async () => {
  const id = await asked()
  const { body: policy } = await one.call(iveta, `${ROOT}/GetPolicy`, { query: {} })
  const stricter = testRule({ action: 'bonuses.assign', needs: 'second', permission: 'approvals.policy' })
  const change = await one.call(iveta, `${ROOT}/ChangePolicy`, {
    body: { basedOn: policy['version'], rules: [...(policy['rules'] as object[]), stricter], explanation: WHY },
  })
  const { approvalId } = change.body['details'] as { approvalId: string }
  expect(await sign(approvalId, karel)).toMatchObject({ status: 200 })

  const ofHall: TestStaff = { userId: 4, name: 'Petr', permissions: ALL, venues: { 'approvals.policy': ['another'] } }
  const hall = await openTestProcess({ db, clock }, [iveta, ofHall], (_, approvals) => void approvals.register(gift))
  expect(await sign(id, ofHall, {}, hall)).toMatchObject({ status: 422, body: { code: 'ERR_APPROVAL_NOT_FOUND' } })
  await hall.app.close()
  expect(await held()).toMatchObject({ held: 0 })
  expect(await sign(id, zdena)).toMatchObject({ status: 200, body: { state: 'executed' } })
})

test('the database has the same transitions, and refuses any other', async () => {
  const ways = await db.query<{ fromState: string; toState: string }>(sql`select * from approvals.request_way`)
  const declared = Object.values(approvalMoves).flatMap(({ from, to }) =>
    from.map((fromState) => ({ fromState, toState: to })),
  )
  expect(new Set(ways.map((way) => JSON.stringify(way)))).toEqual(new Set(declared.map((way) => JSON.stringify(way))))
  const id = await asked()
  for (const statement of [
    sql`update approvals.request set state = 'executed', decided_by = 1, decided_at = asked_at where id = ${id}`,
    sql`update approvals.request set fingerprint = 'another' where id = ${id}`,
    sql`update approvals.request set reason = 'another' where id = ${id}`,
    sql`delete from approvals.request where id = ${id}`,
  ])
    await expect(db.query(statement)).rejects.toThrow()
  await sign(id, zdena)
  for (const state of APPROVAL_STATES.filter((state) => state !== 'executed'))
    await expect(db.query(sql`update approvals.request set state = ${state} where id = ${id}`)).rejects.toThrow()
})
