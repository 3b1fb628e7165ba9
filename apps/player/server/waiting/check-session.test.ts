import fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { createSessionCheck } from './check-session.ts'

const REAL = `tp_${'a'.repeat(43)}`
/** Generous: the machine may be busy. */
const PATIENT = { timeoutMs: 60_000 }
const WRONG = `tp_${'b'.repeat(43)}`
const open: { close: () => unknown }[] = []
afterEach(async () => {
  for (const app of open.splice(0)) await app.close()
})

/** An API that knows one session; `status` is its response to it. */
async function api(answer: { status: number } = { status: 200 }) {
  const app = fastify()
  open.push(app)
  const asked: { cookie: string | undefined; source: unknown }[] = []
  let release = (): void => {}
  let until: Promise<void> | undefined
  const hold = (): void => {
    until = new Promise((resolve) => (release = resolve))
  }
  app.get('/capi/v2-onling/PlayerSetting/Get', async ({ headers }, reply) => {
    asked.push({ cookie: headers.cookie, source: headers['x-forwarded-for'] })
    await until
    return reply.code(headers.cookie === `tolar_session=${REAL}` ? answer.status : 401).send({})
  })
  return { origin: await app.listen({ port: 0, host: '127.0.0.1' }), asked, hold, release: () => release() }
}

it('relies on the API and not on the cookie, and sends it only that cookie and the visitor’s address', async () => {
  const { origin, asked } = await api()
  const isSignedIn = createSessionCheck(origin, PATIENT)
  const ip = '192.0.2.7'
  expect(await isSignedIn({ ip, cookie: `other=1; tolar_session=${REAL}; more=2` })).toBe(true)
  expect(asked).toEqual([{ cookie: `tolar_session=${REAL}`, source: ip }])
  expect(await isSignedIn({ ip, cookie: `tolar_session=${WRONG}` })).toBe(false)
})

it('sends no request for a malformed token, and does not repeat one for an invalid token at once', async () => {
  const { origin, asked } = await api()
  let at = 0
  const isSignedIn = createSessionCheck(origin, { now: () => at, ...PATIENT })
  for (const cookie of [undefined, 'other=1', 'tolar_session=abc', `tolar_session=ts_${'a'.repeat(43)}`])
    expect(await isSignedIn({ ip: '192.0.2.7', cookie })).toBe(false)
  expect(asked).toEqual([])
  const wrong = { ip: '192.0.2.7', cookie: `tolar_session=${WRONG}` }
  expect([await isSignedIn(wrong), await isSignedIn(wrong), asked.length]).toEqual([false, false, 1])
  at = 30_001
  await isSignedIn(wrong)
  expect(asked.length).toBe(2)
})

it('treats an API that cannot answer as no session, and asks it again', async () => {
  const answer = { status: 503 }
  const { origin } = await api(answer)
  const isSignedIn = createSessionCheck(origin, PATIENT)
  const visitor = { ip: '192.0.2.7', cookie: `tolar_session=${REAL}` }
  expect(await isSignedIn(visitor)).toBe(false)
  answer.status = 200
  expect(await isSignedIn(visitor)).toBe(true)
  expect(await createSessionCheck('http://127.0.0.1:9')(visitor)).toBe(false)
})

it('limits its concurrent requests', async () => {
  const { origin, asked, hold, release } = await api()
  const isSignedIn = createSessionCheck(origin, PATIENT)
  hold()
  const visitor = { ip: '192.0.2.7', cookie: `tolar_session=${REAL}` }
  const answers = Array.from({ length: 30 }, () => isSignedIn(visitor))
  const late = await Promise.all(answers.slice(20))
  release()
  expect(late).toEqual(Array.from({ length: 10 }, () => false))
  expect(await Promise.all(answers.slice(0, 20))).toEqual(Array.from({ length: 20 }, () => true))
  expect(asked.length).toBe(20)
})
