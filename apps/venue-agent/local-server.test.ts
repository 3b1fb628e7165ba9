import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLocalServer } from './local-server.ts'
import { writeStatePage } from './state-page.ts'
import { openTestAgent, testApi } from './test-agent.ts'

const KEY = 'the-key-of-the-terminals'
const SITTING_ID = '0190d3a0-7b1c-7000-8000-00000000a001'
const hall = openTestAgent(testApi().connection, { sittingId: SITTING_ID })
const server = openLocalServer(hall.agent, KEY)
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => {
  server.close()
  hall.queue.close()
})

async function post(
  way: string,
  body: object,
  key = KEY,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/terminal/${way}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}
const win = { sittingId: SITTING_ID, reference: 'the-win-1', amountMinor: 100, roundId: 'round-1' }

it('queues nothing that the API would find malformed', async () => {
  for (const wrong of [
    { reference: 'short' },
    { reference: 'x'.repeat(65) },
    { reference: 'with a space' },
    { roundId: { of: 'something' } },
    { roundId: '' },
    { amountMinor: 0 },
    { amountMinor: 1.5 },
    { amountMinor: 1e12 },
    { kind: 'gift' },
    { sittingId: 'not-a-uuid' },
  ])
    expect(await post('win', { ...win, ...wrong }), JSON.stringify(wrong)).toMatchObject({ status: 400 })
  expect(hall.queue.count('waiting')).toBe(0)
  expect(await post('win', win)).toEqual({ status: 200, body: { ok: true } })
  expect(hall.queue.count('waiting')).toBe(1)
})

it('refuses requests without the key', async () => {
  expect(await post('win', { ...win, reference: 'the-win-2' }, 'another-key')).toMatchObject({ status: 401 })
  expect(hall.queue.find('the-win-2')).toBeUndefined()
})

it('has a page for people in the hall, in their language, without scripts', async () => {
  const { port } = server.address() as AddressInfo
  const read = (path: string, language: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-language': language } })
  const page = await read('/', 'sk-SK,sk;q=0.9,en;q=0.5')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const text = await page.text()
  expect(text).toContain('<html lang="sk">')
  expect(text).toContain('Spojenie s ústredím je.')
  expect(text).not.toContain('<script')
  expect(await (await read('/?lang=en', 'sk')).text()).toContain('The API can be reached.')
  expect(await (await read('/', 'de')).text()).toContain('<html lang="cs">')
  expect((await read('/other', 'cs')).status).toBe(401)
  expect((await read('//', 'cs')).status).toBe(401)
})

it('goes on after a state that could not be read', async () => {
  const state = () => {
    throw new Error('The file cannot be read.')
  }
  const other = openLocalServer({ ...hall.agent, state }, KEY)
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  for (const path of ['/', '/state']) expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(500)
  await new Promise((resolve) => void other.close(resolve))
})

it('shows what somebody else has written as text', () => {
  const state = hall.agent.state()
  const hostile = { ...state, lastRefused: [{ seq: 1, reference: '<b>x', kind: 'fact' as const, code: '"&' }] }
  const page = writeStatePage(hostile, 'en', new Date('2026-11-27T12:00:00Z'))
  expect(page).toContain('&lt;b&gt;x')
  expect(page).toContain('&quot;&amp;')
})

it('says which way the clock of the machine is off', () => {
  const state = hall.agent.state()
  const page = (clockAheadMs: number) =>
    writeStatePage({ ...state, clockAheadMs }, 'en', new Date('2026-11-27T12:00:00Z'))
  expect(page(-147)).toContain('the same as the API’s')
  expect(page(-600_400)).toContain('behind the API by 600 s')
  expect(page(600_400)).toContain('ahead of the API by 600 s')
})
