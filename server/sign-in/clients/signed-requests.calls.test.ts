import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getTopology } from '#contract/ensico/ensico.ts'
import { getSigningKey } from '#contract/play-v1/signing-key.ts'
import { report } from '#contract/play-v1/venue-play.ts'
import { digestOf, signedText, sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

let api: TestApi
let keyId: string
let key: Buffer
beforeAll(async () => {
  api = await openTestApi()
  const token = await api.freshToken('internal')
  const answer = await api.send(getSigningKey, { input: { body: {} }, token })
  const shown = answer.json<{ keyId: string; key: string }>()
  keyId = shown.keyId
  key = Buffer.from(shown.key, 'base64url')
})
afterAll(() => api?.close())

type Sent = {
  readonly url?: string
  readonly body?: object
  readonly at?: Date
  readonly nonce?: string
  readonly by?: Buffer
  /** The changed request that arrives in place of the signed one. */
  readonly instead?: object
}

async function send({
  url = getTopology.path,
  body,
  at = api.clock.now(),
  nonce = randomUUID(),
  by = key,
  instead,
}: Sent) {
  const method = body ? 'POST' : 'GET'
  const digest = digestOf(body ? JSON.stringify(body) : '')
  const text = signedText({ method, url, at: at.toISOString(), nonce, digest })
  const signature = createHmac('sha256', by).update(text).digest('base64url')
  const answer = await api.app.inject({
    method,
    url,
    headers: {
      authorization: `Signed keyId="${keyId}", at="${at.toISOString()}", nonce="${nonce}", signature="${signature}"`,
      'content-digest': `sha-256=:${digest}:`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { payload: JSON.stringify(instead ?? body) } : {}),
  })
  return { status: answer.statusCode, answer, nonce, ...answer.json<Record<string, unknown>>() }
}

describe('a signed request', () => {
  it('is answered, and the answer is signed with the same key', async () => {
    const { status, answer, nonce } = await send({})
    expect(status).toBe(200)
    const text = [nonce, '200', digestOf(answer.body)].join('\n')
    expect(answer.headers['x-signature']).toBe(createHmac('sha256', key).update(text).digest('base64url'))
  })
  it('is good once', async () => {
    const nonce = randomUUID()
    expect((await send({ nonce })).status).toBe(200)
    expect((await send({ nonce })).status).toBe(401)
  })
  it('is refused with another key, address or body', async () => {
    expect((await send({ by: Buffer.alloc(32) })).status).toBe(401)
    const fact = {
      reference: 'the-fact-1',
      kind: 'win',
      playerId: 1,
      at: api.clock.now().toISOString(),
      amountMinor: 1,
    }
    const body = { sentAt: api.clock.now().toISOString(), facts: [fact] }
    expect((await send({ url: report.path, body })).status).toBe(200)
    const instead = { ...body, facts: [{ ...fact, amountMinor: 100 }] }
    expect(await send({ url: report.path, body, instead })).toMatchObject({
      status: 401,
      details: { because: 'digest' },
    })
  })
  it('by a clock that is off is refused with ours', async () => {
    const at = new Date(api.clock.now().getTime() + 10 * 60_000)
    expect(await send({ at })).toMatchObject({
      status: 401,
      details: { because: 'clock', serverTime: api.clock.now().toISOString() },
    })
  })
  it('ends with the secret that its key belongs to', async () => {
    await api.db.query(sql`update sign_in.client_secret set expires_at = ${api.clock.now()} where id = ${keyId}`)
    expect((await send({})).status).toBe(401)
  })
})
