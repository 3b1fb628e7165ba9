import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { issueToken } from '#contract/oauth2/token.ts'
import { approve } from '#contract/play-v1/approvals.ts'
import * as staff from '#contract/play-v1/staff-clients.ts'
import { countWaiting } from '#tests/count-waiting.ts'
import { letOnePerson } from '#tests/let-one-person.ts'
import { openTestApi, TEST_VENUE, type TestApi } from '#tests/api.ts'
import { newId, sql } from '#server/kernel/index.ts'
import { heartbeats, withoutMoney } from '../index.ts'
import { changeClientAction, type ClientChange } from './change-client.ts'
import { countClientCalls } from './use.queries.ts'

const explanation = 'The hall has opened and needs a till of its own.'
const CLIENT = 'hall-lipa'
const made = { name: 'Herna Lípa, pokladna', venueId: TEST_VENUE.id, ratePerMinute: 60 }
const give = { scope: 'money.give', callMaxMinor: 50_000, dayMaxMinor: 100_000, unprovedMaxMinor: 0 } as const

let api: TestApi
let second: string
beforeAll(async () => {
  api = await openTestApi()
  second = await api.tokenOfRole('operations')
})
afterAll(() => api?.close())

async function ask(call: CallDefinition, input: { body?: object; query?: object }, by?: string) {
  const answer = await api.send(call, { input, token: by ?? (await api.freshToken('staff')) })
  return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() }
}
const shown = () => ask(staff.getClient, { query: { clientId: CLIENT } })
/** Approves a change as a second person; returns the preview. */
const signed = (change: ClientChange) => {
  const { target, market } = {
    target: api.environment.configuration.brand.target,
    market: api.environment.configuration.market,
  }
  const action = changeClientAction({
    ...api,
    target,
    market: { currency: market.currency.code, timeZone: market.timeZone },
    signingKey: Buffer.alloc(32, 3),
  })
  const asker = { userId: 1, name: 'Iveta' }
  const approver = { userId: 2, name: 'Eva', permissions: [] }
  const by = { asker, approver, reason: explanation, decision: null, acceptedWarnings: [] }
  return api.db.transaction(async (tx) => {
    const look = await action.preview(tx, change, asker)
    await action.run(tx, change, by)
    return look
  })
}
const tokenBy = async (secret: string) => {
  const query = { grant_type: 'client_credentials', client_id: CLIENT, client_secret: secret }
  return (await api.send(issueToken, { input: { query } })).statusCode
}

describe('a client', () => {
  it('is created by two people, and has no secret before one is made for it', async () => {
    const grants = [withoutMoney('queue'), give]
    const body = { clientId: CLIENT, ...made, grants, explanation }
    expect(await ask(staff.createClient, { body })).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    expect(await shown()).toMatchObject({ code: 'ERR_CLIENT_NOT_FOUND' })
    const { changes } = await signed({ clientId: CLIENT, made, grants })
    expect(changes).toContainEqual({ field: 'scope', about: 'queue', before: false, after: true })
    const callMax = { amountMinor: give.callMaxMinor, currency: 'CZK' }
    expect(changes).toContainEqual({ field: 'callMax', about: give.scope, before: null, after: callMax })
    expect(await shown()).toMatchObject({
      venueName: TEST_VENUE.name,
      createdBy: 'Iveta',
      secretsGood: [],
      grants: [{ scope: 'money.give' }, { scope: 'queue', calls: expect.arrayContaining([expect.any(String)]) }],
    })
    await expect(signed({ clientId: CLIENT, made, grants })).rejects.toMatchObject({ code: 'ERR_CLIENT_EXISTS' })
  })

  it('has ceilings for what moves money, and only for that', async () => {
    for (const grant of [withoutMoney('money.give'), { ...give, scope: 'queue' as const }])
      await expect(signed({ clientId: CLIENT, grants: [grant] })).rejects.toMatchObject({
        code: 'ERR_INVALID_CONTRACT',
      })
  })

  it('is restricted by one person and extended by two', async () => {
    const set = (grants: readonly object[]) =>
      ask(staff.setClientGrants, { body: { clientId: CLIENT, grants, explanation } })
    expect(await set([{ ...give, callMaxMinor: 40_000 }])).toMatchObject({ status: 200 })
    for (const more of [[give], [withoutMoney('queue'), { ...give, callMaxMinor: 40_000 }]])
      expect(await set(more)).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    expect(await shown()).toMatchObject({
      grants: [{ scope: 'money.give', callMaxMinor: 40_000, amountTodayMinor: 0 }],
    })
  })

  it('does not get back by one person what another person removes at the same moment', async () => {
    const present = [{ ...give, callMaxMinor: 40_000 }]
    const set = (grants: readonly object[], by?: string) =>
      ask(staff.setClientGrants, { body: { clientId: CLIENT, grants, explanation } }, by)
    const untilWaiting = async (count: number) => {
      while ((await countWaiting(api.db)) < count);
    }
    const { asked } = await api.db.transaction(async (tx) => {
      await tx.query(sql`select from sign_in.client where id = ${CLIENT} for update`)
      const removed = set([])
      await untilWaiting(1)
      const kept = set(present, second)
      await untilWaiting(2)
      return { asked: Promise.all([removed, kept]) }
    })
    const [removed, kept] = await asked
    expect(removed).toMatchObject({ status: 200 })
    expect(kept).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    expect(await shown()).toMatchObject({ grants: [] })
    await signed({ clientId: CLIENT, grants: [{ ...give, callMaxMinor: 40_000 }] })
  })

  it('gets a secret by two people, shown once, to the requester and within a day', async () => {
    const add = (token?: string) =>
      ask(staff.addClientSecret, { body: { clientId: CLIENT, endOldAfterHours: 1, explanation } }, token)
    const sign = async () => {
      const { details } = (await add()) as unknown as { details: { approvalId: string } }
      const body = { approvalId: details.approvalId, explanation, acceptedWarnings: [] }
      expect(await ask(approve, { body }, second)).toMatchObject({ status: 200, state: 'executed' })
    }
    expect(await add()).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    await sign()
    expect(((await shown()) as unknown as { secretsGood: unknown[] }).secretsGood).toEqual([])
    // The person who approved it does not get it: they would have to request one themselves.
    expect(await add(second)).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    const got = await add()
    expect(got).toMatchObject({ status: 200, clientId: CLIENT })
    expect(await tokenBy(String((got as unknown as { secret: string }).secret))).toBe(200)
    expect(await add()).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    await sign()
    api.clock.advance(25 * 3_600_000)
    expect(await add()).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    const { secretsGood } = (await shown()) as unknown as { secretsGood: { secretId: string }[] }
    for (const { secretId } of secretsGood)
      await ask(staff.endClientSecret, { body: { clientId: CLIENT, secretId, explanation } })
    await letOnePerson(api.db, api.clock.now(), ['clients.secret'])
    await api.db.query(sql`delete from sign_in.client_secret_order`)
  })

  it('changes from one secret to the next without a gap', async () => {
    const add = async (endOldAfterHours: number) =>
      (await ask(staff.addClientSecret, { body: { clientId: CLIENT, endOldAfterHours, explanation } })) as unknown as {
        secret: string
        secretId: string
      }
    const first = await add(0)
    api.clock.advance(1_000)
    const second = await add(24)
    expect([await tokenBy(first.secret), await tokenBy(second.secret)]).toEqual([200, 200])
    const { secretsGood } = (await shown()) as unknown as { secretsGood: { expiresAt: string | null; hint: string }[] }
    expect(secretsGood.map(({ expiresAt }) => expiresAt === null)).toEqual([true, false])
    expect(JSON.stringify(await shown())).not.toContain(second.secret)
    api.clock.advance(25 * 3_600_000)
    expect([await tokenBy(first.secret), await tokenBy(second.secret)]).toEqual([401, 200])
    await ask(staff.endClientSecret, { body: { clientId: CLIENT, secretId: second.secretId, explanation } })
    expect(await tokenBy(second.secret)).toBe(401)
  })

  it('is disabled by one person and enabled by two', async () => {
    expect(await ask(staff.switchClientOff, { body: { clientId: CLIENT, explanation } })).toMatchObject({ status: 200 })
    expect(await shown()).toMatchObject({ isActive: false, offBy: 'Iveta' })
    const on = await ask(staff.switchClientOn, { body: { clientId: CLIENT, explanation } })
    expect(on).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    await signed({ clientId: CLIENT, isActive: true })
    const { rows } = (await ask(staff.listClients, { query: {} })) as unknown as { rows: { clientId: string }[] }
    expect(rows).toContainEqual(expect.objectContaining({ clientId: CLIENT, isActive: true, offBy: null }))
  })

  it('has its use by minute for a while, and the time of its last call for good', async () => {
    const clean = heartbeats(api as unknown as Parameters<typeof heartbeats>[0]).find(
      ({ name }) => name === 'sign-in.clean',
    )
    const minutes = () =>
      api.db.query<{ minute: Date }>(sql`select minute from sign_in.client_minute where client_id = ${CLIENT}`)
    const count = (minute: Date) =>
      countClientCalls(
        api.db,
        { clientId: CLIENT, secretId: newId(minute), scope: 'queue', minute, day: '2026-01-01' },
        1,
      )
    const now = api.clock.now().getTime()
    const [first, last] = [new Date(now), new Date(now + 60_000)] as const
    await count(first)
    await count(last)
    api.clock.advance(36 * 24 * 3_600_000)
    await clean?.beat()
    expect(await minutes()).toEqual([{ minute: last }])
    expect(await shown()).toMatchObject({ lastCallAt: last.toISOString() })
  })
})
