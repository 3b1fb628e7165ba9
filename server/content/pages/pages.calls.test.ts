import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { approve, getApproval } from '#contract/play-v1/approvals.ts'
import * as pages from '#contract/play-v1/content.ts'
import * as staff from '#contract/play-v1/staff-content.ts'
import { create } from '#contract/onling-v2/registration.ts'
import { termsName } from '#contract/shapes/content.ts'
import { operatingFigures } from '#config/operating-figures.ts'
import { staticPages } from '#config/shapes.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { PATIENCE } from '#tests/patience.ts'

type Body = Record<string, unknown>

const STEP_MS = 300_000
const WHY = 'The rules of the spring are these.'

let api: TestApi
let other: string
beforeAll(async () => {
  api = await openTestApi()
  other = await api.tokenOfRole('operations')
})
afterAll(() => api.close())

async function ask(call: CallDefinition, sent: object, by?: string): Promise<Body> {
  const token = by ?? (await api.freshToken('staff'))
  const input = call.method === 'GET' ? { query: sent } : { body: sent }
  return (await api.send(call, { input, token })).json<Body>()
}
const read = (page: string, more: object = {}) => ask(pages.getPage, { page, language: 'cs', ...more })
const stamp = async () => (await ask(pages.getStamp, {}))['stamp']
const rows = async () => (await ask(staff.listContent, { limit: 200 }))['rows'] as Body[]
const find = async (place: string) => {
  const row = (await rows()).find((one) => one['place'] === place && one['language'] === 'cs')
  return { contentId: String(row?.['contentId']), latestVersion: Number(row?.['latestVersion']), row }
}
async function write(place: string, text: string): Promise<{ contentId: string; version: number }> {
  const { contentId, latestVersion } = await find(place)
  const saved = await ask(staff.savePage, { contentId, basedOn: latestVersion, title: 'Jaro', text })
  return { contentId, version: Number(saved['version']) }
}
/** One requests, another approves with all warnings. */
async function publish(of: { contentId: string; version: number }, more: Body = {}): Promise<Body> {
  const body = { ...of, from: null, until: null, explanation: WHY, ...more }
  return agree(await ask(staff.publishContent, body), more['acceptedWarnings'])
}
async function agree(asked: Body, acceptedWarnings: unknown = []): Promise<Body> {
  expect(asked).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
  const { approvalId } = asked['details'] as Body
  return ask(approve, { approvalId, explanation: WHY, acceptedWarnings }, other)
}

describe('the pages of an installation', () => {
  it('are those of the product, in every language of the brand, in force from the start', async () => {
    const { languages } = api.environment.configuration.brand
    const listed = await rows()
    expect(listed).toHaveLength(staticPages.length * languages.length)
    for (const row of listed) expect(row).toMatchObject({ state: 'live', liveVersion: 1, latestVersion: 1 })
    for (const page of staticPages)
      for (const language of languages)
        expect(await ask(pages.getPage, { page, language })).toMatchObject({ page, version: 1, isPreview: false })
  })
})

describe('a page', () => {
  it('is invisible as a draft, then shown from its day on, and has its previous text after a withdrawal', async () => {
    const before = await read('vip')
    const draft = await write('vip', 'Od jara nově.')
    expect(await read('vip')).toEqual(before)
    const from = new Date(api.clock.now().getTime() + STEP_MS).toISOString()
    expect(await publish(draft, { from })).toMatchObject({ state: 'executed' })
    const first = await stamp()
    expect(await read('vip')).toEqual(before)
    expect((await find('vip')).row).toMatchObject({ state: 'live', liveVersion: 1, latestVersion: 2 })
    api.clock.advance(STEP_MS)
    expect(await read('vip')).toMatchObject({
      version: 2,
      title: 'Jaro',
      blocks: [{ kind: 'paragraph', line: [{ text: 'Od jara nově.' }] }],
    })
    expect(await stamp()).not.toBe(first)
    const { publications } = await ask(staff.getContent, { contentId: draft.contentId })
    const [{ publicationId }] = publications as [{ publicationId: string }]
    expect(await ask(staff.withdrawContent, { publicationId, explanation: WHY })).toMatchObject({
      withdrawnAt: expect.any(String),
    })
    expect(await read('vip')).toEqual(before)
    expect(await ask(staff.withdrawContent, { publicationId, explanation: WHY })).toMatchObject({
      code: 'ERR_STATE_CHANGED',
    })
  })
  it('ends on its day, and the previous one is in force again', async () => {
    const draft = await write('about', 'Jen dnes.')
    const until = new Date(api.clock.now().getTime() + STEP_MS).toISOString()
    await publish(draft, { until })
    expect(await read('about')).toMatchObject({ version: 2 })
    api.clock.advance(STEP_MS)
    expect(await read('about')).toMatchObject({ version: 1 })
  })
  it('without the helplines, the self-test and the ways to limits of the product’s text needs them accepted as left out', async () => {
    const draft = await write('responsibleGaming', 'Hrajte s rozumem.\n\n:: own-limits')
    const missing = ['no-part-helplines', 'no-part-self-test']
    const ids = async (asked: Body) => {
      const { approvalId } = asked['details'] as Body
      const { look } = await ask(getApproval, { approvalId })
      return (look as { warnings: { id: string }[] }).warnings.map(({ id }) => id).toSorted()
    }
    const body = { ...draft, from: null, until: null, explanation: WHY }
    expect(await ask(staff.publishContent, body)).toMatchObject({ code: 'ERR_WARNINGS_NOT_ACCEPTED' })
    const asked = await ask(staff.publishContent, { ...body, acceptedWarnings: missing })
    expect(await ids(asked)).toEqual(missing)
    expect(await agree(asked)).toMatchObject({ code: 'ERR_WARNINGS_NOT_ACCEPTED' })
    expect(await agree(asked, missing)).toMatchObject({ state: 'executed' })
    const { contentId, latestVersion } = await find('responsibleGaming')
    const whole = 'Hrajte s rozumem.\n\n:: helplines\n\n:: own-limits\n\n:: self-test'
    const { version } = await ask(staff.savePage, { contentId, basedOn: latestVersion, title: 'Jaro', text: whole })
    expect(await publish({ contentId, version: Number(version) })).toMatchObject({ state: 'executed' })
  })
  it('cannot be approved by its author, nor be left without a text', async () => {
    const { contentId, latestVersion } = await find('faq')
    const saved = await ask(staff.savePage, { contentId, basedOn: latestVersion, title: 'Dotazy', text: 'Nic.' }, other)
    const asked = await ask(staff.publishContent, {
      contentId,
      version: saved['version'],
      from: null,
      until: null,

      explanation: WHY,
    })
    const { approvalId } = asked['details'] as Body
    const signed = await ask(approve, { approvalId, explanation: WHY, acceptedWarnings: [] }, other)
    expect(signed).toMatchObject({ code: 'ERR_SECOND_PERSON_NEEDED' })
    const { publications } = await ask(staff.getContent, { contentId })
    const [{ publicationId }] = publications as [{ publicationId: string }]
    expect(await ask(staff.withdrawContent, { publicationId, explanation: WHY })).toMatchObject({
      code: 'ERR_STATE_CHANGED',
    })
  })
  it('has a text for good: what an ending version stands on is not withdrawn', async () => {
    const draft = await write('instructions', 'Jen dnes.')
    await publish(draft, { until: new Date(api.clock.now().getTime() + STEP_MS).toISOString() })
    const { publications } = await ask(staff.getContent, { contentId: draft.contentId })
    const [, { publicationId }] = publications as [Body, { publicationId: string }]
    expect(await ask(staff.withdrawContent, { publicationId, explanation: WHY })).toMatchObject({
      code: 'ERR_STATE_CHANGED',
    })
    api.clock.advance(STEP_MS)
    expect(await read('instructions')).toMatchObject({ version: 1 })
  })
  it('that is said to begin earlier begins with its approval, also where another one is in force', async () => {
    const from = api.clock.now().toISOString()
    const earlier = await write('affiliate', 'Od rána.')
    api.clock.advance(STEP_MS)
    await publish(await write('affiliate', 'Od poledne.'))
    api.clock.advance(STEP_MS)
    expect(await publish(earlier, { from })).toMatchObject({ state: 'executed' })
    const since = api.clock.now().toISOString()
    expect(await read('affiliate')).toMatchObject({ version: earlier.version, since })
  })
  it('of two that begin at the same instant is the one that was approved last', async () => {
    const from = new Date(api.clock.now().getTime() + STEP_MS).toISOString()
    const [first, second] = [await write('challenges', 'Prvně.'), await write('challenges', 'Podruhé.')]
    await publish(second, { from })
    api.clock.advance(1000)
    await publish(first, { from })
    api.clock.advance(STEP_MS)
    expect(await read('challenges')).toMatchObject({ version: first.version })
  })
  it.each(['gdpr', 'gamePlans'])('of law needs two people for its withdrawal: %s', async (place) => {
    const draft = await write(place, 'Nové znění.')
    await publish(draft)
    const { publications } = await ask(staff.getContent, { contentId: draft.contentId })
    const [{ publicationId }] = publications as [{ publicationId: string }]
    const body = { publicationId, explanation: WHY, acceptedWarnings: ['text-of-law'] }
    expect(await ask(staff.withdrawContent, { publicationId, explanation: WHY })).toMatchObject({
      code: 'ERR_WARNINGS_NOT_ACCEPTED',
    })
    expect(await agree(await ask(staff.withdrawContent, body), ['text-of-law'])).toMatchObject({ state: 'executed' })
    expect(await read(place)).toMatchObject({ version: 1 })
  })
  it('is not overwritten without the newest version having been read, nor saved with unsupported markup', async () => {
    const { contentId, latestVersion } = await find('terms')
    const save = (more: Body) =>
      ask(staff.savePage, { contentId, basedOn: latestVersion, title: 'Podmínky', text: 'Nové.', ...more })
    expect(await save({ text: 'A\n\n<b>B</b>' })).toMatchObject({
      code: 'ERR_CONTENT_NOT_VALID',
      details: { line: 3, problem: 'no-markup-of-pages' },
    })
    expect(await save({})).toEqual({ version: latestVersion + 1 })
    expect(await save({})).toMatchObject({ code: 'ERR_STATE_CHANGED' })
  })
  it('is compared with another version, and previewed at a signed URL', async () => {
    const draft = await write('stopSms', 'Pošlete STOP.')
    const { lines } = await ask(staff.compareVersions, { contentId: draft.contentId, before: 1, after: draft.version })
    expect(lines).toContainEqual({ kind: 'added', text: 'Pošlete STOP.' })
    const made = await ask(staff.previewContent, { ...draft, at: null, isSignedIn: false })
    const url = new URL(String(made['url']))
    expect(url.pathname).toBe('/cs/stopSms')
    const preview = url.searchParams.get('preview') ?? ''
    expect(await read('stopSms', { preview })).toMatchObject({ version: draft.version, isPreview: true })
    expect(await read('stopSms', { preview: `${preview.slice(0, -4)}AAAA` })).toMatchObject({ isPreview: false })
    expect(await read('stopSms')).toMatchObject({ version: 1 })
    api.clock.advance(31 * 60_000)
    expect(await read('stopSms', { preview })).toMatchObject({ version: 1, isPreview: false })
  })
})

describe('the terms', () => {
  it('are accepted in the version in force, by its name, from a second after its beginning', async () => {
    const register = async (email: string, consentTermsVersion: string) =>
      (
        await api.send(create, {
          input: {
            body: {
              email,
              password: 'a-long-password-of-tests',
              firstName: 'Jana',
              surname: 'Malá',
              birthDate: '1990-02-28',
              language: 'cs',
              consentTermsVersion,
            },
          },
        })
      ).json<Body>()
    const first = operatingFigures.CZE.termsVersion
    expect(JSON.stringify(await register('one@players.test', 'another'))).toContain('consentTermsVersion')
    const { contentId, latestVersion } = await find('terms')
    const saved = await ask(staff.savePage, {
      contentId,
      basedOn: latestVersion,
      title: 'Podmínky',
      text: 'Nové znění.',
    })
    const name = termsName(first, 'cs', Number(saved['version']))
    const isKnown = async (email: string, version: string) =>
      !JSON.stringify(await register(email, version)).includes('consentTermsVersion')
    expect([await isKnown('two@players.test', name), await isKnown('three@players.test', first)]).toEqual([false, true])
    other = await api.tokenOfRole('games')
    const acceptedWarnings = ['terms-notice-short:30']
    await publish({ contentId, version: Number(saved['version']) }, { acceptedWarnings })
    await vi.waitUntil(() => isKnown('four@players.test', name), { ...PATIENCE, interval: 200 })
  })
})
