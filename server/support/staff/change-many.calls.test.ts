import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallDefinition, ReplyOf } from '#contract/call.ts'
import { getAudit } from '#contract/onling-v2/user.ts'
import { sendSupportTicket } from '#contract/onling-v2/feedback.ts'
import * as own from '#contract/play-v1/support.ts'
import * as calls from '#contract/play-v1/staff-support.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

type Rows = ReplyOf<typeof calls.listTickets>['rows']
type Result = ReplyOf<typeof calls.changeMany>['rows']

let api: TestApi
let ids: string[]
let iveta: number

beforeAll(async () => {
  api = await openTestApi()
  ids = [await send(), await send(), await send()]
  const { people } = await ask<ReplyOf<typeof calls.listOwners>>(calls.listOwners, {})
  iveta = people.find(({ name }) => name === 'Iveta')?.userId ?? 0
})
afterAll(() => api?.close())

async function ask<Reply>(call: CallDefinition, values: object, token?: string): Promise<Reply> {
  const input = call.method === 'GET' ? { query: values } : { body: values }
  return (await api.send(call, { input, token: token ?? (await api.freshToken('staff')) })).json<Reply>()
}

async function send(): Promise<string> {
  const body = { topic: 'payments', text: 'Výběr mám od rána ve stavu Odesíláme.', idempotencyKey: randomUUID() }
  return (await ask<{ ticketId: string }>(sendSupportTicket, body, api.tokens.player)).ticketId
}

const read = async () =>
  (await ask<{ rows: Rows }>(calls.listTickets, {})).rows.filter(({ ticketId }) => ids.includes(ticketId))
const seenOf = (rows: Rows) =>
  rows.map(({ changedAt, ownerId, ticketId }) => ({ ticketId, seenOwnerId: ownerId, seenChangedAt: changedAt }))
const change = async (tickets: object[], what: object, isPreview = false) =>
  (await ask<{ rows: Result }>(calls.changeMany, { tickets, change: what, isPreview })).rows.map(
    ({ code, outcome }) => code ?? outcome,
  )

it('a preview shows the result without a change, then the change gives the same', async () => {
  const seen = seenOf(await read())
  const give = { do: 'assign', ownerId: iveta }
  expect(await change(seen, give, true)).toEqual(['would-change', 'would-change', 'would-change'])
  expect((await read()).map(({ ownerId }) => ownerId)).toEqual([null, null, null])
  expect(await change(seen.slice(0, 2), give)).toEqual(['changed', 'changed'])
  expect(await change(seenOf(await read()), give, true)).toEqual(
    (await read()).map(({ ownerId }) => (ownerId === iveta ? 'same' : 'would-change')),
  )
})

it('skips tickets that changed since they were seen, and changes the others', async () => {
  const before = seenOf(await read())
  api.clock.advance(60_000)
  const [written = ''] = ids
  await ask(own.reply, { ticketId: written, text: 'Ještě něco.', idempotencyKey: randomUUID() }, api.tokens.player)
  const nowhere = { ...before[0], ticketId: '0190d3a0-7b1c-7000-8000-00000000e571' }
  const outcomes = await change([...before, nowhere], { do: 'close' })
  expect(outcomes.toSorted()).toEqual(['ERR_STATE_CHANGED', 'changed', 'changed', 'not-found'])
  expect((await read()).find(({ ticketId }) => ticketId === written)?.state).toBe('open')
})

it('needs the permission to answer, and is in the audit log with each changed ticket', async () => {
  const [one] = seenOf(await read()).filter(({ seenOwnerId }) => seenOwnerId !== null)
  expect(
    await ask(calls.changeMany, { tickets: [one], change: { do: 'assign', ownerId: 999_999 }, isPreview: false }),
  ).toMatchObject({ code: 'ERR_STAFF_NOT_FOUND' })
  const { rows } = await ask<ReplyOf<typeof getAudit>>(getAudit, { action: calls.changeMany.path })
  expect(rows.filter(({ change: made }) => made !== null).map(({ subjects }) => subjects.length)).toEqual([2, 2])
})
