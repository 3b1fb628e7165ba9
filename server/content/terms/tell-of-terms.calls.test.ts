import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { approve } from '#contract/play-v1/approvals.ts'
import { getPage } from '#contract/play-v1/content.ts'
import * as staff from '#contract/play-v1/staff-content.ts'
import { composeContent } from '#apps/api/compose/compose-content.ts'
import { composeDocuments } from '#apps/api/compose/compose-documents.ts'
import { makeFieldCipher, sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { tellOfTerms } from './tell-of-terms.ts'

type Body = Record<string, unknown>
const WHY = 'The terms of the spring are these.'
const DAY_MS = 86_400_000
let api: TestApi
let other: string
let contentId: string
beforeAll(async () => {
  api = await openTestApi()
  other = await api.tokenOfRole('operations')
  const rows = (await ask(staff.listContent, { limit: 200 }))['rows'] as Body[]
  contentId = String(rows.find(({ place, language }) => place === 'terms' && language === 'cs')?.['contentId'])
})
afterAll(() => api?.close())

async function ask(call: CallDefinition, sent: object, by?: string): Promise<Body> {
  const token = by ?? (await api.freshToken('staff'))
  const input = call.method === 'GET' ? { query: sent } : { body: sent }
  return (await api.send(call, { input, token })).json<Body>()
}
const daysAway = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS).toISOString()

/** Writes a version that begins so many days away; gives its number. */
async function publish(days: number, more: Body = {}): Promise<number> {
  const { latestVersion } = await ask(staff.getContent, { contentId })
  const text = { title: 'Podmínky', text: `Verze, která začne za ${days} dní.` }
  const { version } = await ask(staff.savePage, { contentId, basedOn: latestVersion, ...text })
  const sent = { contentId, version, from: daysAway(days), until: null, explanation: WHY, ...more }
  const { approvalId } = (await ask(staff.publishContent, sent))['details'] as Body
  expect(await ask(approve, { approvalId, explanation: WHY, acceptedWarnings: [] }, other)).toMatchObject({
    state: 'executed',
  })
  return Number(version)
}

/** As the worker does it. */
const tell = () => {
  const { db, clock, environment } = api
  const cipher = makeFieldCipher(environment.fieldKeys)
  const ground = { db, clock, cipher, configuration: environment.configuration, bus: { send: async () => {} } }
  const documents = composeDocuments(ground, environment)
  return tellOfTerms(composeContent(ground, environment, { documents }))
}
const letters = () =>
  api.db.query<{ recipient: string; url: string }>(sql`
    select recipient, values ->> 'url' as url from messaging.outgoing where template = 'terms-change'`)

it('writes no letter about a correction, nor about what was taken back', async () => {
  const before = (await letters()).length
  await publish(5, { isCorrection: true })
  await publish(6)
  const { publications } = await ask(staff.getContent, { contentId })
  const [{ publicationId } = { publicationId: '' }] = (
    publications as { publicationId: string; version: number }[]
  ).toSorted((one, two) => two.version - one.version)
  const acceptedWarnings = ['text-of-law']
  const asked = await ask(staff.withdrawContent, { publicationId, explanation: WHY, acceptedWarnings })
  const { approvalId } = asked['details'] as Body
  await ask(approve, { approvalId, explanation: WHY, acceptedWarnings }, other)
  expect(await tell()).toBe(0)
  expect(await letters()).toHaveLength(before)
})

it('tells each player once, so many days before as the pack says, with an address that shows the coming text', async () => {
  const version = await publish(40)
  expect(await tell()).toBe(0)
  api.clock.advance(11 * DAY_MS)
  expect(await Promise.all([tell(), tell()])).toEqual(expect.arrayContaining([0, 1]))
  expect(await tell()).toBe(0)
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  const preview = new URL(letter?.url ?? '').searchParams.get('preview')
  expect(await ask(getPage, { page: 'terms', language: 'cs', preview }, '')).toMatchObject({
    version,
    isPreview: false,
  })
  // The correction is in force by now.
  expect(await ask(getPage, { page: 'terms', language: 'cs' }, '')).toMatchObject({ version: 2 })

  const told = await ask(staff.getTermsTold, { contentId, version })
  expect(told).toMatchObject({
    noticeDays: 30,
    count: 1,
    hasMore: false,
    rows: [{ playerId: expect.any(Number) as number }],
  })
  expect(await ask(staff.getTermsTold, { contentId, version: 1 })).toMatchObject({ count: 0, firstAt: null, rows: [] })
})
