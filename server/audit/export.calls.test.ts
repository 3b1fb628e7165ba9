import { afterAll, beforeAll, expect, it } from 'vitest'
import { getAudit } from '#contract/onling-v2/user.ts'
import { lock, unlock } from '#contract/onling-v2/player.ts'
import { exportAudit } from '#contract/play-v1/audit.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

const WHY = 'The regulator asks for this week.'
let api: TestApi
let playerId: number

beforeAll(async () => {
  api = await openTestApi()
  const [player] = await api.db.query<{ id: number }>(sql`select id from players.player`)
  playerId = player?.id ?? 0
})
afterAll(() => api?.close())

const staff = async () => (await api.freshToken('staff')) ?? ''
const exportOf = async (filter: object, token?: string) => {
  const body = { ...filter, explanation: WHY }
  const answer = await api.send(exportAudit, { input: { body }, token: token ?? (await staff()) })
  return { status: answer.statusCode, ...answer.json<{ url: string; expiresAt: string }>() }
}

it('streams the lines of a filter, lets no cell run, and is in the log itself', async () => {
  const formula = '=HYPERLINK("http://x.example","look here")'
  for (const [call, more] of [
    [lock, { reason: 'other' }],
    [unlock, {}],
  ] as const)
    await api.send(call, { input: { body: { playerId, explanation: formula, ...more } }, token: await staff() })
  const { url } = await exportOf({ playerId })
  const file = await api.app.inject({ url })
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="audit.csv"',
  })
  const lines = file.body.trim().split('\r\n')
  expect(lines).toHaveLength(4)
  // The export names the player, and so it is about them.
  expect(lines[1]).toContain(exportAudit.path)
  expect(lines[2]).toContain(unlock.path)
  expect(lines[2]).toContain(`"'=HYPERLINK(""http://x.example"",""look here"")"`)
  const { rows } = (
    await api.send(getAudit, { input: { query: { action: exportAudit.path } }, token: await staff() })
  ).json<{ rows: object[] }>()
  expect(rows[0]).toMatchObject({ outcome: 'done', explanation: WHY, change: { after: { filter: { playerId } } } })
})

it('gives each line once, however many there are', async () => {
  await api.db.query(sql`
    insert into audit.call (at, actor_kind, actor_id, user_name, action, request_id)
    select now(), 'job', 'test', 'test', 'test.many', n::text from generate_series(1, 1203) n`)
  const file = await api.app.inject({ url: (await exportOf({ action: 'test.many' })).url })
  const ids = file.body
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0])
  expect([ids.length, new Set(ids).size]).toEqual([1203, 1203])
})

it('is for who may read the audit, by a link that cannot be changed and ends', async () => {
  expect((await exportOf({}, await api.tokenOfRole('support'))).status).toBe(403)
  const { url } = await exportOf({ playerId })
  const at = new URL(url, 'http://x')
  const of = JSON.parse(Buffer.from(at.searchParams.get('of') ?? '', 'base64url').toString()) as object
  const wider = new URLSearchParams(at.searchParams)
  wider.set('of', Buffer.from(JSON.stringify({ ...of, filter: {} })).toString('base64url'))
  expect((await api.app.inject({ url: `${at.pathname}?${wider}` })).statusCode).toBe(404)
  expect((await api.app.inject({ url: at.pathname })).statusCode).toBe(404)
  expect((await api.app.inject({ url })).statusCode).toBe(200)
  api.clock.advance(61_000)
  expect((await api.app.inject({ url })).statusCode).toBe(404)
})
