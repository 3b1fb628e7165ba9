import { gzipSync } from 'node:zlib'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { catalogue } from '#contract/catalogue.ts'
import { loginByEmail } from '#contract/onling-v2/player.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { callName, readSpecifiedCalls } from './read-calls.ts'
import { BREAKING_TEXTS, HOSTILE_TEXTS, propertiesOf, requiredOf, validInputOf, wrongTypeFor } from './sample.ts'
import { validatorOf } from './validator-of.ts'

const specified = new Map(readSpecifiedCalls().map((call) => [callName(call), call]))
/**
 * For each audience the first call with a text in its body: its refusals are tested over HTTP, through error handler
 * and log.
 */
const sentWhole = new Set(
  new Map(
    catalogue
      .filter(hasText)
      .toReversed()
      .map((call) => [call.audience, callName(call)]),
  ).values(),
)

describe.each(catalogue.map((call) => [callName(call), call] as const))('%s', (name, call) => {
  let api: TestApi
  beforeAll(async () => {
    api = await sharedApi()
  })

  it('is mounted, and declared once', () => {
    expect(api.app.hasRoute({ method: call.method, url: call.path.replaceAll(/\{(\w+)\}/g, ':$1') })).toBe(true)
    expect(catalogue.filter((other) => callName(other) === name)).toHaveLength(1)
  })

  it('has the audience of the specification', () => {
    const stated = specified.get(name)
    if (stated) expect(call.audience).toBe(stated.audience)
    else expect(call.path).toMatch(/^\/capi\/(Play|PlayerAccount|BackOffice)\/v1\//)
  })

  it('returns for valid input a reply within its schema, or a declared refusal', async () => {
    if (call.audience === 'provider') return expect((await api.send(call, { input: {} })).statusCode).toBeLessThan(500)
    const answer = await api.send(call, { input: validInputOf(call), token: await api.freshToken(call.audience) })
    // A response to a signed-in caller is private: shared caches may store only what is the same for everybody.
    if (call.audience !== 'any') expect(answer.headers['cache-control']).toMatch(/\b(?:no-store|private)\b/)
    if (call.replyKind === 'file') return expect([200, 404]).toContain(answer.statusCode)
    expect(call.errorsOf ? [200, 400, 401] : [200, 422]).toContain(answer.statusCode)
    if (answer.statusCode !== 200) expect(call.refusals).toContain(answer.json<{ code: string }>().code)
    else expect([...Compile(call.reply).Errors(answer.json())]).toEqual([])
  })

  const closed = (['body', 'query'] as const).filter((part) => call[part] !== undefined && call.bodyKind === undefined)
  for (const part of closed) {
    it(`reports what is wrong in its ${part}, and never fails with 5xx`, async () => {
      const good = validInputOf(call)
      const given = (good[part] ?? {}) as Record<string, unknown>
      const token = await api.freshToken(call.audience)
      const sendPart = (fields: object) => api.send(call, { input: { ...good, [part]: fields }, token })
      const isRefused = validatorOf(call, part)
      /** Checks each change with the validator of the route, and the first `sent` of them by a request. */
      const refused = async (why: string, changes: readonly Readonly<Record<string, unknown>>[], sent = 1) => {
        for (const change of changes)
          expect(isRefused({ ...given, ...change }), `${JSON.stringify(change).slice(0, 80)} ${why}`).toBe(true)
        for (const change of changes.slice(0, sent)) {
          const answer = await sendPart(JSON.parse(JSON.stringify({ ...given, ...change })) as object)
          expect(answer.statusCode, `${JSON.stringify(change).slice(0, 80)} ${why}`).toBe(400)
          // HEAD has no body; a lone surrogate is refused before any field is parsed.
          if (call.method !== 'HEAD' && !Object.values(change).includes('\ud800'))
            expect(answer.json<{ fields: unknown[] }>().fields.length, why).toBeGreaterThan(0)
        }
      }
      await refused('as an extra field', [{ notAField: 'x' }])
      await refused(
        'left out',
        requiredOf(call[part]).map((name) => ({ [name]: undefined })),
      )
      const fields = Object.entries(propertiesOf(call[part]))
      await refused(
        'of a wrong type',
        fields
          // A query is text, so only text that cannot be parsed as the type is wrong there.
          .filter(([, schema]) => part === 'body' || schema['type'] === 'integer')
          .map(([name, schema]) => ({ [name]: wrongTypeFor(schema) })),
      )
      const hostile = fields
        .filter(([, schema]) => schema['type'] === 'string')
        .flatMap(([name]) => HOSTILE_TEXTS.map((text) => ({ [name]: text })))
      const refusedTexts = hostile.filter((change) => isRefused({ ...given, ...change }))
      const isSentWhole = part === 'body' && sentWhole.has(name)
      if (isSentWhole)
        expect(refusedTexts.flatMap((change) => Object.values(change))).toEqual(expect.arrayContaining(BREAKING_TEXTS))
      await refused('with a hostile text', refusedTexts, isSentWhole ? refusedTexts.length : 1)
      // Values that the schema accepts must be handled by rules and statements: each is sent by a request.
      for (const change of hostile.filter((one) => !isRefused({ ...given, ...one }))) {
        const answer = await sendPart({ ...given, ...change })
        expect(answer.statusCode, JSON.stringify(change).slice(0, 80)).toBeLessThan(500)
      }
    })
  }

  if (call.body && call.bodyKind === undefined) {
    it('refuses a body that is not JSON, not an object, or too large', async () => {
      const token = await api.freshToken(call.audience)
      const tooLarge = `{"a":"${'x'.repeat((call.bodyBytesMax ?? 64 * 1024) + 1)}"}`
      expect((await api.send(call, { raw: '{"a":', token })).statusCode).toBe(400)
      expect((await api.send(call, { raw: '[]', token })).statusCode).toBe(400)
      expect((await api.send(call, { raw: '"text"', token })).statusCode).toBe(400)
      expect((await api.send(call, { raw: tooLarge, token })).statusCode).toBe(413)
    })
  }
})

describe('the complete catalogue', () => {
  it('has no staff call that ignores a query parameter', async () => {
    const api = await sharedApi()
    const undeclared = catalogue.filter(({ audience, query }) => audience === 'staff' && !query)
    expect(undeclared.filter(({ method }) => method === 'GET').length).toBeGreaterThan(3)
    const token = await api.freshToken('staff')
    for (const call of undeclared) {
      const input = { ...validInputOf(call), query: { notAField: 'x' } }
      const answer = await api.send(call, { input, token })
      expect([callName(call), answer.statusCode, answer.json()]).toEqual([
        callName(call),
        400,
        expect.objectContaining({
          code: 'ERR_INVALID_INPUT',
          fields: [{ path: 'querystring/notAField', problem: 'additionalProperties' }],
        }),
      ])
    }
  })

  it('decompresses no body: a few kilobytes never become megabytes', async () => {
    const api = await sharedApi()
    const packed = gzipSync(JSON.stringify({ email: 'nobody@example.org', password: 'x'.repeat(10_000_000) }))
    expect(packed.length).toBeLessThan(64 * 1024)
    for (const encoding of ['gzip', 'deflate', 'br']) {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
      const answer = await api.app.inject({ method: 'POST', url: loginByEmail.path, headers, payload: packed })
      expect(answer.statusCode).toBe(400)
    }
  })
  it('reports how much of the specification is served', async () => {
    const served = catalogue.filter((call) => specified.has(callName(call)))
    expect(specified.size).toBe(525)
    process.stdout.write(`served ${served.length} of ${specified.size}\n`)
  })
})

function hasText({ body, bodyKind }: CallDefinition): boolean {
  return bodyKind === undefined && Object.values(propertiesOf(body)).some(({ type }) => type === 'string')
}

let opened: Promise<TestApi> | undefined
function sharedApi(): Promise<TestApi> {
  const api = opened ?? openTestApi()
  opened = api
  return api
}
afterAll(async () => {
  await (await opened)?.close()
})
