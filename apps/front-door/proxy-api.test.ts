import { once } from 'node:events'
import { request as makeRequest } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { login } from '#contract/api-v1/authentication.ts'
import { killSession } from '#contract/capi-v1/sessions.ts'
import { registerDevice } from '#contract/kiosk/registration.ts'
import { issueToken } from '#contract/oauth2/token.ts'
import { setTime } from '#contract/onling-v2/auto-test.ts'
import { loginByEmail } from '#contract/onling-v2/player.ts'
import { endSessions } from '#contract/play-v1/backoffice.ts'
import { fileRoutes } from '#contract/files.ts'
import { makeServer } from './make-server.ts'
import { proxyApi } from './proxy-api.ts'

type Seen = { readonly url: string; readonly from: unknown; readonly host: unknown; readonly cookie: unknown }

/** The requests that reach the API, which accepts everything. */
let seen: Seen[] = []
let api: FastifyInstance
const open: FastifyInstance[] = []

beforeEach(async () => {
  seen = []
  api = fastify({ bodyLimit: 32 * 1024 * 1024 })
  api.all('/*', async ({ url, headers }) => {
    seen.push({ url, from: headers['x-forwarded-for'], host: headers['x-forwarded-host'], cookie: headers.cookie })
    return { ok: true }
  })
  await api.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  for (const app of [...open.splice(0), api]) await app.close()
})

async function openDoor(
  door: 'player' | 'games' | 'staff',
  { trustedProxies = [], requestMs = 60_000 }: { trustedProxies?: string[]; requestMs?: number } = {},
): Promise<{ port: number; origin: string }> {
  const app = makeServer({ logLevel: 'silent', trustedProxies, requestMs })
  const { port: apiPort } = api.server.address() as AddressInfo
  await proxyApi(app, { apiOrigin: `http://127.0.0.1:${apiPort}`, door, isWithCookies: door !== 'games' })
  await app.listen({ port: 0, host: '127.0.0.1' })
  open.push(app)
  const { port } = app.server.address() as AddressInfo
  return { port, origin: `http://127.0.0.1:${port}` }
}

/** More than the proxy's default number of connections to one origin. */
const STREAMS = 200
/** Each open request holds its connection to the API until it ends. */
async function openMany(port: number, path: string, write: (index: number) => string) {
  const sockets = await Promise.all(
    Array.from({ length: STREAMS }, async (_, index) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.write(write(index).replace('PATH', path))
      return socket
    }),
  )
  return { sockets, end: () => sockets.forEach((socket) => socket.destroy()) }
}

const SIGN_IN = loginByEmail.path
const STAFF_SIGN_IN = login.path
const OF_OTHERS = [killSession.path, issueToken.path, registerDevice.path, setTime.path]

const post = (origin: string, path: string, body: BodyInit = '{}', headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

describe('a front door', () => {
  it.each([
    [
      'player',
      [SIGN_IN, '/capi/v2-onling/Payment/NotifyCsob'],
      [STAFF_SIGN_IN, endSessions.path, '/capi/Play/v1/Round/Play'],
    ],
    [
      'staff',
      [STAFF_SIGN_IN, endSessions.path],
      [SIGN_IN, '/capi/v2-onling/Payment/NotifyCsob', '/capi/Play/v1/Round/Play'],
    ],
    ['games', ['/capi/Play/v1/Round/Play', '/capi/Play/v1/Session/Open'], [SIGN_IN, STAFF_SIGN_IN, endSessions.path]],
  ] as const)('%s passes its own calls and knows no other', async (door, passing, unknown) => {
    const { origin } = await openDoor(door)
    for (const path of passing) expect((await post(origin, path)).status, path).toBe(200)
    for (const path of [...unknown, ...OF_OTHERS]) {
      expect((await post(origin, path)).status, path).toBe(404)
      expect((await post(origin, `${path}/`)).status, path).toBe(404)
      expect((await post(origin, path.replace('/v1', '//v1'))).status, path).toBe(404)
      expect((await post(origin, `${SIGN_IN}/../../../..${path}`)).status, path).toBe(404)
    }
    expect(seen.map(({ url }) => url)).toEqual(passing)
  })
  it.each([
    ['player', ['game', 'tournamentBoard', 'movedPayments', 'avatar', 'archive', 'document', 'ticket']],
    ['games', ['game']],
    ['staff', ['game', 'liveView', 'audit', 'export', 'document', 'riskFile', 'ticket']],
  ] as const)('%s passes the files that are opened there, and knows no other', async (door, passing) => {
    const { origin } = await openDoor(door)
    for (const [name, { root }] of Object.entries(fileRoutes)) {
      const expected = passing.some((one) => one === name) ? 200 : 404
      expect((await fetch(`${origin}${root}/a?for=player`)).status, root).toBe(expected)
      expect((await post(origin, `${root}/a`)).status, root).toBe(404)
      expect((await fetch(`${origin}${root}/a/b`)).status, root).toBe(404)
    }
  })
  it('tells the API where a request comes from, and believes nobody about it who is not named', async () => {
    const forged = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'elsewhere.example' }
    const alone = await openDoor('player')
    await post(alone.origin, SIGN_IN, '{}', forged)
    expect(seen.at(-1)).toMatchObject({ from: '127.0.0.1', host: `127.0.0.1:${alone.port}` })
    const behind = await openDoor('player', { trustedProxies: ['127.0.0.1'] })
    await post(behind.origin, SIGN_IN, '{}', { 'x-forwarded-for': '198.51.100.4, 203.0.113.9' })
    expect(seen.at(-1)).toMatchObject({ from: '203.0.113.9' })
  })
  it.each([
    ['player', SIGN_IN],
    ['staff', STAFF_SIGN_IN],
    ['games', '/capi/Play/v1/Round/Play'],
  ] as const)('%s says that a body is too large, whether or not the body says so itself', async (door, path) => {
    const { origin, port } = await openDoor(door)
    const told = await post(origin, path, 'x'.repeat(3_000_000))
    expect([told.status, await told.json()]).toMatchObject([413, { code: 'ERR_TOO_LARGE' }])
    const request = makeRequest({
      port,
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
    })
    request.on('error', () => {})
    const answered = once(request, 'response')
    for (let sent = 0; sent < 3; sent += 1) request.write('x'.repeat(100_000))
    const [answer] = await answered
    expect(answer.statusCode).toBe(413)
    expect(JSON.parse(await text(answer))).toMatchObject({ code: 'ERR_TOO_LARGE' })
    request.destroy()
  })
  it('ends a request that never comes to its end', async () => {
    // Long enough for a busy machine to read each half: a socket closed with unread bytes is reset, without a response.
    const { port } = await openDoor('player', { requestMs: 1_000 })
    for (const half of [
      `POST ${SIGN_IN} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
      `POST ${SIGN_IN} HTTP/1.1\r\nhost: a\r\n`,
    ]) {
      const socket = connect(port, '127.0.0.1')
      socket.write(half)
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
    }
  })
})

it('is given a bound for a whole request where nobody says one', () => {
  const { server } = makeServer({ logLevel: 'silent', trustedProxies: [] })
  expect(server.requestTimeout).toBe(150_000)
  expect(server.headersTimeout).toBe(15_000)
})

describe('what is open for long', () => {
  it('leaves room for calls, however many streams there are', async () => {
    let begun = 0
    await api.close()
    api = fastify({ forceCloseConnections: true })
    api.get(`${fileRoutes.movedPayments.root}/now`, (_, reply) => {
      reply.hijack()
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
      reply.raw.write(':\n\n')
      begun += 1
    })
    api.post(SIGN_IN, async () => ({ ok: true }))
    await api.listen({ port: 0, host: '127.0.0.1' })
    const { port, origin } = await openDoor('player')
    const ask = () => 'GET PATH/now HTTP/1.1\r\nhost: x\r\n\r\n'
    const { sockets, end } = await openMany(port, fileRoutes.movedPayments.root, ask)
    await Promise.all(sockets.map((socket) => once(socket, 'data')))
    expect(begun).toBe(STREAMS)
    expect((await post(origin, SIGN_IN)).status).toBe(200)
    end()
  })

  it('leaves room for calls, however many send a body slowly', async () => {
    const { port, origin } = await openDoor('player')
    const head = () => 'POST PATH HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{'
    const { end } = await openMany(port, SIGN_IN, head)
    expect((await post(origin, SIGN_IN)).status).toBe(200)
    end()
  })
})
