import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest'
import { listMessages, takeDeliveryReport } from '#contract/play-v1/messages.ts'
import { get } from '#contract/onling-v2/player.ts'
import { buildSmsGateway } from '#providers/sms/sms-server.ts'
import { sql } from '#server/kernel/index.ts'
import { updatePhone } from '#server/players/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { makeHttpSmsGateway, makeSmsQueue, voiceOf } from '../index.ts'
import { deliverSms } from './deliver-sms.ts'

const SECRET = 'a-secret-for-reports'
let api: TestApi
let standIn: FastifyInstance
let baseUrl: string
let playerId: number

beforeAll(async () => {
  api = await openTestApi({ smsGateway: { baseUrl: 'http://127.0.0.1:9', apiKey: 'key', reportSecret: SECRET } })
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
  standIn = buildSmsGateway({ apiKey: 'key', reportTo: { url: origin + takeDeliveryReport.path, secret: SECRET } })
  baseUrl = await standIn.listen({ port: 0, host: '127.0.0.1' })
  playerId = (await api.send(get, { input: { query: {} }, token: api.tokens.player })).json<{ playerId: number }>()
    .playerId
})
afterAll(async () => {
  await standIn.close()
  await api.close()
})
beforeEach(() => api.db.query(sql`delete from messaging.outgoing_sms`))

/** Sends one message to a number of the player's, and returns what staff see of it. */
async function send(to: string) {
  await api.db.transaction(async (tx) => {
    await updatePhone(tx, playerId, to)
    await makeSmsQueue({ clock: api.clock, target: 'herna' })(tx, {
      to,
      language: 'cs',
      usefulMinutes: 5,
      template: 'verification-code',
      values: { code: '042137', minutes: 5 },
    })
  })
  await deliverSms({
    db: api.db,
    clock: api.clock,
    target: 'herna',
    voice: voiceOf({ appName: 'Herna', tone: 'usual' }),
    smsGateway: makeHttpSmsGateway({ baseUrl, apiKey: 'key', sender: 'Herna', timeoutMs: 5_000 }),
    onFailure: () => {},
  })
  return seen()
}
const report = () => standIn.inject({ method: 'POST', url: '/__sandbox/reports' })
const seen = async () => {
  const answer = await api.send(listMessages, { input: { query: { playerId } }, token: api.tokens.staff })
  return answer.json<{ messages: { channel: string; delivery: string | null }[] }>().messages
}
const tell = (body: string, signature: string) =>
  api.app.inject({
    method: 'POST',
    url: takeDeliveryReport.path,
    headers: { 'content-type': 'application/json', 'x-signature': signature },
    payload: body,
  })
const sign = (body: string) => createHmac('sha256', SECRET).update(body).digest('hex')

it('shows staff that a message has arrived, without its content', async () => {
  await send('+420777100000')
  await report()
  const messages = await seen()
  expect(messages).toMatchObject([
    { channel: 'sms', template: 'verification-code', state: 'sent', attempts: 1, delivery: 'DELIVERED', problem: null },
  ])
  expect(JSON.stringify(messages)).not.toMatch(/042137|777100000/)
})

it('shows staff that a message did not arrive, and why', async () => {
  await send('+420777100001')
  await report()
  expect(await seen()).toMatchObject([{ delivery: 'UNDELIVERABLE', problem: 'ABSENT_SUBSCRIBER' }])
})

it('a late report is accepted', async () => {
  expect(await send('+420777100002')).toMatchObject([{ state: 'sent', delivery: null }])
  await report()
  expect(await seen()).toMatchObject([{ delivery: null }])
  await standIn.inject({ method: 'POST', url: '/__sandbox/clock', payload: { advanceMs: 600_000 } })
  await report()
  expect(await seen()).toMatchObject([{ delivery: 'DELIVERED' }])
})

test.each([
  ['twice', '+420777100003'],
  ['before the gateway has answered', '+420777100004'],
  ['forged, and then a good one', '+420777100009'],
])('a report that comes %s is kept once', async (_, to) => {
  await send(to)
  await report()
  expect(await seen()).toMatchObject([{ state: 'sent', delivery: 'DELIVERED' }])
})

it('the final state stays, whatever is reported later', async () => {
  await send('+420777100000')
  await report()
  const [{ id } = { id: '' }] = await api.db.query<{ id: string }>(sql`select id from messaging.outgoing_sms`)
  for (const status of ['SENT', 'UNDELIVERABLE', 'ACCEPTED']) {
    const body = JSON.stringify({ id: 'x', ref: id, status, errorCode: null, at: new Date().toISOString() })
    expect((await tell(body, sign(body))).json()).toEqual({ received: true })
  }
  expect(await seen()).toMatchObject([{ delivery: 'DELIVERED', problem: null }])
})

it('a report of an unknown message is answered like any other', async () => {
  const ref = '0190d3a0-7b1c-7000-8000-0123456789ab'
  const body = JSON.stringify({ id: 'x', ref, status: 'DELIVERED', at: '2026-07-01T10:00:00Z' })
  expect((await tell(body, sign(body))).json()).toEqual({ received: true })
})

test.each(['', 'not json', '{}', '{"ref":"1","status":"DELIVERED"}', '[]'])(
  '"%s" is refused as no report',
  async (body) => {
    expect((await tell(body, sign(body))).json()).toMatchObject({ code: 'ERR_INVALID_CONTRACT' })
  },
)
test.each(['', 'zz', sign('another body'), sign('{}').slice(2)])('a wrong signature is refused', async (signature) => {
  expect((await tell('{}', signature)).json()).toMatchObject({ code: 'ERR_SIGNATURE_ERROR' })
})
