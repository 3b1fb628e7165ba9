import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import * as pages from '#contract/play-v1/content.ts'
import * as staff from '#contract/play-v1/staff-content.ts'
import { addressOf } from '#config/texts/form-of-address.ts'
import { readFirstPages } from '#config/texts/pages/read-pages.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { writeFirstPages } from './write-first-pages.ts'

type Body = Record<string, unknown>

const WHY = 'Our lawyers wrote this page themselves.'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function ask(call: CallDefinition, sent: object, by?: string): Promise<Body> {
  const token = by ?? (await api.freshToken('staff'))
  const input = call.method === 'GET' ? { query: sent } : { body: sent }
  return (await api.send(call, { input, token })).json<Body>()
}

/** As a release with these changed pages would start. */
async function release(changed: Readonly<Record<string, string>> = {}): Promise<void> {
  const { brand, market } = api.environment.configuration
  const firstPages = brand.languages.flatMap((language) =>
    readFirstPages(language, market.key, addressOf(brand.tone)).map((page) => ({
      ...page,
      language,
      text: changed[`${page.page} ${language}`] ?? page.text,
    })),
  )
  await writeFirstPages({ db: api.db, clock: api.clock, target: brand.target, firstPages })
}

const newer = async () => {
  const { rows } = await ask(staff.listContent, { hasNewerProductText: true, limit: 200 })
  return (rows as Body[]).map(({ place, language }) => `${String(place)} ${String(language)}`).toSorted()
}
async function find(place: string): Promise<{ contentId: string; latestVersion: number }> {
  const { rows } = await ask(staff.listContent, { limit: 200 })
  const row = (rows as Body[]).find((one) => one['place'] === place && one['language'] === 'cs')
  return { contentId: String(row?.['contentId']), latestVersion: Number(row?.['latestVersion']) }
}
/** The installation began with an earlier text of this page. */
const beganWith = async (place: string) =>
  api.db.query(sql`
    update content.item set judged_hash = encode(sha256('earlier'::bytea), 'hex')
     where kind = 'page' and place = ${place} and language = 'cs'`)

it('a page whose text a release has changed is reported to staff, and stays as it is', async () => {
  expect(await newer()).toEqual([])
  const before = await ask(pages.getPage, { page: 'faq', language: 'cs' })
  await release({ 'faq cs': 'Jiné znění.', 'vip en': 'Another wording.' })
  expect(await newer()).toEqual(['faq cs', 'vip en'])
  expect(await ask(pages.getPage, { page: 'faq', language: 'cs' })).toEqual(before)
  await release()
  expect(await newer()).toEqual([])
})

it('an installation of before says nothing where its first version is the present text, and names the others', async () => {
  await api.db.query(sql`update content.item set judged_hash = null, product_hash = null`)
  await release({ 'faq cs': 'Jiné znění.' })
  expect(await newer()).toEqual(['faq cs'])
  await release()
})

it('the product’s text is taken over as a draft, which players see once two people have published it', async () => {
  await beganWith('about')
  const { contentId, latestVersion } = await find('about')
  const own = await ask(staff.savePage, { contentId, basedOn: latestVersion, title: 'O nás', text: 'Vlastní znění.' })
  expect(await newer()).toEqual(['about cs'])
  const product = await ask(staff.getProductText, { contentId })
  expect(product).toMatchObject({ isNewer: true, comparedWith: latestVersion })
  const { title, text } = product
  const saved = await ask(staff.savePage, { contentId, basedOn: own['version'], title, text })
  expect(await newer()).toEqual([])
  expect(await ask(staff.getContent, { contentId })).toMatchObject({
    latestVersion: saved['version'],
    liveVersion: latestVersion,
    hasNewerProductText: false,
  })
  expect(await ask(staff.getProductText, { contentId })).toMatchObject({ isNewer: false })
})

it('staff keep their own text, once and for the text that they have seen; the audit says so', async () => {
  await beganWith('vip')
  const { contentId } = await find('vip')
  const { productHash } = await ask(staff.getProductText, { contentId })
  const keep = (hash: unknown, by?: string) =>
    ask(staff.keepPageText, { contentId, productHash: hash, explanation: WHY }, by)
  expect(await keep(productHash, api.tokens.staffWithoutRights)).toMatchObject({ code: 'ERR_NOT_ALLOWED' })
  expect(await keep('0'.repeat(64))).toMatchObject({ code: 'ERR_STATE_CHANGED' })
  expect(await newer()).toEqual(['vip cs'])
  expect(await keep(productHash)).toEqual({ done: true })
  expect(await newer()).toEqual([])
  expect(await keep(productHash)).toMatchObject({ code: 'ERR_STATE_CHANGED' })
  expect(await find('vip')).toMatchObject({ latestVersion: 1 })
})
