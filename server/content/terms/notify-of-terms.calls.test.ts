import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { approve } from '#contract/play-v1/approvals.ts'
import { getPage } from '#contract/play-v1/content.ts'
import * as staff from '#contract/play-v1/staff-content.ts'
import { composeContent } from '#apps/api/compose/compose-content.ts'
import { composeDocuments } from '#apps/api/compose/compose-documents.ts'
import { makeFieldCipher, sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { notifyOfWithdrawnTerms } from './notify-of-withdrawn-terms.ts'
import { notifyOfTerms } from './notify-of-terms.ts'

type Body = Record<string, unknown>
const WHY = 'The terms of the spring are these.'
/** What says that players are told later than the pack has it. */
const SHORT = 'terms-notice-short:30'
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
  await publishVersion(Number(version), days, more)
  return Number(version)
}
async function publishVersion(version: number, days: number, more: Body = {}): Promise<void> {
  const acceptedWarnings = days < 30 && more['isCorrection'] !== true ? [SHORT] : []
  const sent = { contentId, version, from: daysAway(days), until: null, explanation: WHY, acceptedWarnings, ...more }
  const { approvalId } = (await ask(staff.publishContent, sent))['details'] as Body
  expect(await ask(approve, { approvalId, explanation: WHY, acceptedWarnings }, other)).toMatchObject({
    state: 'executed',
  })
}
/** Takes back the publication of a version that counts. */
async function takeBack(version: number): Promise<void> {
  const { publications } = await ask(staff.getContent, { contentId })
  const found = (publications as Body[]).find((one) => one['version'] === version && one['withdrawnAt'] === null)
  const sent = { explanation: WHY, acceptedWarnings: ['text-of-law', 'terms-told'] }
  const asked = await ask(staff.withdrawContent, { publicationId: found?.['publicationId'], ...sent })
  const { approvalId } = asked['details'] as Body
  expect(await ask(approve, { approvalId, ...sent }, other)).toMatchObject({ state: 'executed' })
}

/** As the worker does it. */
const worker = () => {
  const { db, clock, environment } = api
  const cipher = makeFieldCipher(environment.fieldKeys)
  const ground = { db, clock, cipher, configuration: environment.configuration, bus: { send: async () => {} } }
  const documents = composeDocuments(ground, environment)
  return composeContent(ground, environment, { documents })
}
const tell = () => notifyOfTerms(worker())
const tellBack = () => notifyOfWithdrawnTerms(worker())
const letters = () =>
  api.db.query<{ recipient: string; url: string }>(sql`
    select recipient, values ->> 'url' as url from messaging.outgoing where template = 'terms-change'`)

it('writes no letter about a correction, nor about what was taken back', async () => {
  const before = (await letters()).length
  await publish(5, { isCorrection: true })
  await takeBack(await publish(6))
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

it('shows the text in force at the address of a letter once it was taken back, and tells the other day', async () => {
  other = await api.tokenOfRole('games')
  const [first, second] = [daysAway(20), daysAway(15)]
  const version = await publish(20)
  const before = (await letters()).length
  expect(await tell()).toBe(1)
  const preview = new URL((await letters()).at(-1)?.url ?? '').searchParams.get('preview')
  const read = () => ask(getPage, { page: 'terms', language: 'cs', preview }, '')
  expect(await read()).toMatchObject({ version, since: first })
  await takeBack(version)
  expect(await read()).toMatchObject({ version: 2, isPreview: false })
  const tellAgain = async (from: string): Promise<number[]> => {
    api.clock.advance(60_000)
    await publishVersion(version, 15, { from })
    const written = [await tell(), await tell()]
    expect(await read()).toMatchObject({ version, since: from })
    await takeBack(version)
    return written
  }
  expect(await tellAgain(first)).toEqual([0, 0])
  expect(await tellAgain(second)).toEqual([1, 0])
  // The last letter has told another day than the first one.
  expect(await tellAgain(first)).toEqual([1, 0])
  expect(await tellAgain(first)).toEqual([0, 0])
  expect(await letters()).toHaveLength(before + 3)
  expect(await ask(staff.getTermsTold, { contentId, version })).toMatchObject({ count: 1, rows: [{}] })
  expect(await ask(staff.getTermsTold, { contentId, version, from: second })).toMatchObject({ count: 1, rows: [{}] })
  expect(await ask(staff.getTermsTold, { contentId, version, from: daysAway(3) })).toMatchObject({ count: 0, rows: [] })
})

it('has who asks and who signs accept that players are told later than the pack says', async () => {
  const { latestVersion } = await ask(staff.getContent, { contentId })
  const sent = { contentId, version: latestVersion, until: null, explanation: WHY }
  const refused = { code: 'ERR_WARNINGS_NOT_ACCEPTED', details: { warnings: [SHORT] } }
  for (const from of [null, daysAway(29)])
    expect(await ask(staff.publishContent, { ...sent, from })).toMatchObject(refused)
  const asked = await ask(staff.publishContent, { ...sent, from: daysAway(29), acceptedWarnings: [SHORT] })
  const { approvalId } = asked['details'] as Body
  expect(await ask(approve, { approvalId, explanation: WHY, acceptedWarnings: [] }, other)).toMatchObject(refused)
  for (const more of [{ from: null, isCorrection: true }, { from: daysAway(31) }])
    expect(await ask(staff.publishContent, { ...sent, ...more })).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
})

it('tells whom it has told that they were taken back, a day later, once, and not where they are published again', async () => {
  // What the test before has taken back is no news any more.
  api.clock.advance(8 * DAY_MS)
  other = await api.tokenOfRole('games')
  const from = daysAway(25)
  const version = await publish(25, { from })
  const again = async (): Promise<void> => {
    api.clock.advance(60_000)
    await publishVersion(version, 20, { from })
  }
  const count = async () =>
    (await api.db.query(sql`select 1 from messaging.outgoing where template = 'terms-taken-back'`)).length
  expect(await tell()).toBe(1)
  expect(await tellBack()).toBe(0)
  await takeBack(version)
  expect(await tellBack()).toBe(0)
  await again()
  api.clock.advance(2 * DAY_MS)
  expect([await tell(), await tellBack()]).toEqual([0, 0])
  other = await api.tokenOfRole('games')
  await takeBack(version)
  api.clock.advance(DAY_MS + 60_000)
  expect(await Promise.all([tellBack(), tellBack()])).toEqual(expect.arrayContaining([0, 1]))
  expect([await count(), await tellBack()]).toEqual([1, 0])
  expect(await ask(staff.getTermsTold, { contentId, version, from })).toMatchObject({
    count: 1,
    takenBack: { count: 1, firstAt: expect.any(String) },
  })
  // Published again after that, they are told anew that it begins.
  other = await api.tokenOfRole('games')
  await again()
  expect([await tell(), await tellBack()]).toEqual([1, 0])
})
