import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoEnvironment } from '#config/demo.ts'
import type { Look } from '#config/look.ts'
import { readLook } from '#config/read-texts.ts'
import { getPlayerId, loginByCardAtDevice } from '#contract/capi-v1/player-authentication.ts'
import { generateExclusionToken } from '#contract/kiosk/player-exclusion.ts'
import { getLook, getStamp, getTexts } from '#contract/play-v1/content.ts'
import { getOwnVenue } from '#contract/kiosk/registration.ts'
import { meetPlayerAtKiosk } from '#contract/kiosk/player-lookup.ts'
import { issueToken } from '#contract/oauth2/token.ts'
import { buildServer } from './build-server.ts'
import { readSettings } from './read-settings.ts'

const buildFolder = mkdtempSync(join(tmpdir(), 'kiosk-'))
const asked: string[] = []
const live: { look: Look | null; texts: object[]; stamp: string; isDeviceKnown: boolean } = {
  look: null,
  texts: [],
  stamp: '1',
  isDeviceKnown: false,
}
const OF_CONTENT = new Set<string>([getStamp.path, getLook.path, getTexts.path])
/** A server in place of the API: its responses have a cookie, and say that nobody is signed in. */
const SIGNED_IN = 'Bearer token-of-who-stands-here'
const shownToApi: object[] = []
const upstream = createServer((request, response) => {
  asked.push(`${request.url} ${request.headers.cookie ?? 'no cookie'}`)
  const { pathname } = new URL(request.url ?? '', 'http://api.test')
  const answerOf: Readonly<Record<string, object | undefined>> = {
    [getPlayerId.path]: request.headers.authorization === SIGNED_IN ? { playerId: 7 } : undefined,
    [issueToken.path]: live.isDeviceKnown ? { access_token: 'token-of-the-device', expires_in: 3600 } : undefined,
    [meetPlayerAtKiosk.path]: { done: true },
    [getOwnVenue.path]:
      request.headers.authorization === 'Bearer token-of-the-device' ? { venueId: 'the-own-venue' } : undefined,
  }
  const known = answerOf[pathname]
  if (known) {
    void text(request).then((body) => {
      if (pathname === meetPlayerAtKiosk.path)
        shownToApi.push({ by: request.headers.authorization, body: JSON.parse(body) as object })
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(known))
    })
    return
  }
  if (live.look !== null && OF_CONTENT.has(request.url ?? '')) {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ ...live, isPreview: false, framedBy: null }))
    return
  }
  response.writeHead(401, { 'content-type': 'application/json', 'set-cookie': 'tolar_session=x; HttpOnly' })
  response.end(JSON.stringify({ code: 'ERR_NOT_SIGNED_IN' }))
})
let app: Awaited<ReturnType<typeof buildServer>>
let own: Look

const environmentAt = (origin: string) => ({
  ...demoEnvironment,
  PUBLIC_PLAYER_ORIGIN: 'http://localhost:3000',
  API_ORIGIN: origin,
  API_INTERNAL_ORIGIN: origin,
  KIOSK_CLIENT_ID: 'kiosk',
  KIOSK_CLIENT_SECRET: 'a-secret-of-a-kiosk',
  LOG_LEVEL: 'silent',
})

beforeAll(async () => {
  writeFileSync(join(buildFolder, 'index.html'), '<!doctype html><title>Kiosk</title>')
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done))
  const address = upstream.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const reading = readSettings(environmentAt(`http://127.0.0.1:${port}`))
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  own = readLook(reading.settings.configuration.brand.target)
  app = await buildServer(reading.settings, buildFolder)
})
afterAll(async () => {
  await app?.close()
  upstream.close()
  rmSync(buildFolder, { recursive: true })
})

it('is not started without the client that it is', () => {
  const { KIOSK_CLIENT_SECRET: _, ...rest } = environmentAt('http://127.0.0.1:1')
  expect(readSettings(rest)).toEqual({ ok: false, problems: ['KIOSK_CLIENT_SECRET is missing.'] })
})

it('lets its page load nothing but its own files', async () => {
  const { headers, statusCode } = await app.inject('/')
  expect(statusCode).toBe(200)
  expect(String(headers['content-security-policy'])).toContain("default-src 'none'")
  expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|data:|https?:|\*/)
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' })
})

it('tells its page whose kiosk it is, in every language, and no secret', async () => {
  const { body } = await app.inject('/kiosk.json')
  expect(Object.keys((JSON.parse(body) as { errors: object }).errors)).toEqual(['cs', 'sk', 'en', 'hu', 'ru', 'vi'])
  expect(body).not.toContain('a-secret-of-a-kiosk')
})

it('passes calls of players without a cookie in either direction, and no call of a device', async () => {
  asked.length = 0
  const answer = await app.inject({
    method: 'POST',
    url: loginByCardAtDevice.path,
    headers: { cookie: 'tolar_session=somebody' },
    payload: { cardNumber: 'ABCD1234', pin: '1234' },
  })
  expect(answer.statusCode).toBe(401)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(asked).toEqual([`${loginByCardAtDevice.path} no cookie`])
  for (const { path } of [generateExclusionToken, issueToken])
    expect((await app.inject({ method: 'POST', url: path, payload: {} })).statusCode, path).toBe(404)
})

it('hands over no application for who is not signed in', async () => {
  asked.length = 0
  const send = (payload: object, headers = {}) => app.inject({ method: 'POST', url: '/kiosk/apply', payload, headers })
  expect((await send({ months: 12 })).statusCode).toBe(401)
  expect((await send({ months: 0 })).statusCode).toBe(400)
  expect((await send({ months: 12, playerId: 7 }, { authorization: 'Bearer stolen' })).json()).toEqual({
    code: 'ERR_NOT_SIGNED_IN',
  })
  // Only the session was checked; there was no call of the device.
  expect(asked).toEqual([`${getPlayerId.path} no cookie`])
})

it('begins a registration as a device alone, and says that nothing names the venue where it cannot', async () => {
  asked.length = 0
  const answer = await app.inject({ method: 'POST', url: '/kiosk/registration' })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({ code: 'ERR_UNAVAILABLE' })
  expect(asked.map((line) => line.split('?')[0])).toEqual([issueToken.path])
})

it('says of nobody that they stand here who is not signed in', async () => {
  asked.length = 0
  const send = (headers = {}) => app.inject({ method: 'POST', url: '/kiosk/meet', headers })
  expect((await send()).statusCode).toBe(401)
  expect((await send({ authorization: 'Bearer stolen' })).json()).toEqual({ code: 'ERR_NOT_SIGNED_IN' })
  expect(asked).toEqual([`${getPlayerId.path} no cookie`])
})

it('shows the API the token of the session of who stands here, as a device, and no number', async () => {
  live.isDeviceKnown = true
  const answer = await app.inject({ method: 'POST', url: '/kiosk/meet', headers: { authorization: SIGNED_IN } })
  expect(answer.json()).toEqual({ done: true })
  expect(shownToApi).toEqual([{ by: 'Bearer token-of-the-device', body: { playerToken: 'token-of-who-stands-here' } }])
})

it('has its colours and pictures in the look that is live, and says so to a page that was loaded in another', async () => {
  const get = async (path: string) => (await app.inject(path)).body
  const { shownKey } = JSON.parse(await get('/kiosk.json')) as { shownKey: string }
  const { palette } = own
  live.look = { ...own, palette: { ...palette, dark: { ...palette.dark, accent: '#abcdef' } } }
  await expect.poll(() => get('/theme.css')).toContain('--accent: #abcdef')
  expect(await get('/logo.svg')).toContain('#abcdef')
  expect((JSON.parse(await get('/shown.json')) as { shownKey: string }).shownKey).not.toBe(shownKey)
})

it('says of a refusal what the brand says now, and tells so to a page that was loaded with other words', async () => {
  type Shown = { shownKey: string; errors: Record<string, Record<string, string>> }
  const get = async () => JSON.parse((await app.inject('/kiosk.json')).body) as Shown
  const before = await get()
  Object.assign(live, {
    stamp: '2',
    texts: [{ language: 'cs', texts: { 'error.ERR_PLAYER_NOT_FOUND': 'Nikoho takového neznáme.' } }],
  })
  await expect.poll(async () => (await get()).shownKey).not.toBe(before.shownKey)
  const { errors } = await get()
  const [code] = Object.keys(before.errors['cs'] ?? {}).filter((one) => one === 'ERR_PLAYER_NOT_FOUND')
  expect(errors['cs']?.['ERR_PLAYER_NOT_FOUND']).toBe(code && 'Nikoho takového neznáme.')
  expect(errors['en']).toEqual(before.errors['en'])
})

it('shows its page the venue of the device', async () => {
  live.isDeviceKnown = true
  const { body, headers } = await app.inject('/kiosk/venue')
  expect(JSON.parse(body)).toEqual({ venueId: 'the-own-venue' })
  expect(headers['cache-control']).toBe('no-store')
})
