import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { approve, getApproval } from '#contract/play-v1/approvals.ts'
import * as site from '#contract/play-v1/content.ts'
import * as content from '#contract/play-v1/staff-content.ts'
import { exportBrand } from '#contract/play-v1/staff-look.ts'
import * as staff from '#contract/play-v1/staff-texts.ts'
import type { Texts } from '#contract/shapes/texts.ts'
import { readOwnTexts } from '#config/read-own-texts.ts'
import { languages } from '#config/shapes.ts'
import { addressOf } from '#config/texts/form-of-address.ts'
import { readZip } from '#exchange/zip/read-zip.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

type Body = Record<string, unknown>
const WHY = 'The brand speaks to its players otherwise.'

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
const brand = () => api.environment.configuration.brand
const first = () => brand().languages[0] ?? 'cs'
const unspoken = () => languages.find((one) => !brand().languages.includes(one)) ?? 'hu'
const own = (): Texts => readOwnTexts(brand(), first())
const other1 = (): Texts => ({ ...own(), 'brand.hero.title': 'Quiet evenings', 'site.lobby.title': 'Our games' })
const live = async () => {
  const { texts } = await ask(site.getTexts, {}, '')
  return (texts as { language: string; texts: Texts }[]).find(({ language }) => language === first())?.texts
}
async function save(texts: Texts, language: string = first()): Promise<Body> {
  const { latestVersion } = await ask(staff.getTexts, { language })
  return ask(staff.saveTexts, { language, basedOn: latestVersion ?? 0, label: 'Spring', texts })
}
async function publish({ contentId, version }: Body): Promise<Body> {
  const asked = await ask(content.publishContent, { contentId, version, from: null, until: null, explanation: WHY })
  const { approvalId } = (asked['details'] ?? {}) as Body
  if (approvalId === undefined) return asked
  const { look } = await ask(getApproval, { approvalId }, other)
  const signed = await ask(approve, { approvalId, explanation: WHY, acceptedWarnings: [] }, other)
  return { ...signed, shown: look }
}

describe('the texts of a brand', () => {
  it('are the folder’s until two people publish others, and again after their withdrawal', async () => {
    const saved = await save(other1())
    expect(await live()).toBeUndefined()
    const { stamp } = await ask(site.getStamp, {}, '')
    api.clock.advance(1000)
    const published = await publish(saved)
    expect(published).toMatchObject({ state: 'executed' })
    expect((published['shown'] as { changes: Body[] }).changes).toEqual(
      expect.arrayContaining([
        { field: 'text', about: 'brand.hero.title', before: own()['brand.hero.title'], after: 'Quiet evenings' },
        { field: 'text', about: 'site.lobby.title', before: null, after: 'Our games' },
      ]),
    )
    expect(await live()).toEqual(other1())
    expect((await ask(site.getTexts, {}, ''))['stamp']).toBe((await ask(site.getStamp, {}, ''))['stamp'])
    expect((await ask(site.getStamp, {}, ''))['stamp']).not.toBe(stamp)

    const { publications } = await ask(content.getContent, { contentId: saved['contentId'] })
    const [{ publicationId }] = publications as [{ publicationId: string }]
    await ask(content.withdrawContent, { publicationId, explanation: WHY })
    expect(await live()).toBeUndefined()
  })

  it('are compared text by text, and written by one person at a time', async () => {
    const { contentId, version } = await save(other1())
    await save({ ...other1(), 'site.lobby.title': 'All games' })
    const { lines } = await ask(content.compareVersions, { contentId, before: version, after: Number(version) + 1 })
    expect((lines as Body[]).filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'removed', text: 'site.lobby.title: Our games' },
      { kind: 'added', text: 'site.lobby.title: All games' },
    ])
    const late = { language: first(), basedOn: version, label: 'Late', texts: other1() }
    expect(await ask(staff.saveTexts, late)).toMatchObject({ code: 'ERR_STATE_CHANGED' })
  })

  it('are refused by name: a missing placeholder, a missing plural form, markup, legal wording, an unknown text', async () => {
    const texts = {
      ...own(),
      'brand.footer.warning': 'Nothing can happen.',
      'site.lobby.title': '<b>Games</b>',
      'site.lobby.gamesCount': '{count, plural, other {{written}}}',
      'site.lobby.nothing': 'x',
      'site.lobby.playGame': 'Play',
    }
    const { code, details } = await save(texts)
    expect(code).toBe('ERR_TEXTS_REFUSED')
    const { faults } = details as { faults: { key: string; fault: string }[] }
    expect(new Set(faults.map(({ key, fault }) => `${key} ${fault}`))).toEqual(
      new Set([
        'brand.footer.warning of-law',
        'site.lobby.title markup',
        'site.lobby.gamesCount plural-form',
        'site.lobby.nothing unknown',
        'site.lobby.playGame names',
      ]),
    )
    expect((await ask(staff.tryTexts, { language: first(), texts }))['faults']).toEqual(faults)
  })
})

describe('an unchanged response', () => {
  it.each([site.getTexts, site.getLook])('is not sent again: $path', async (call) => {
    const first = await api.app.inject({ url: call.path })
    const { etag } = first.headers
    const again = (mark: string) => api.app.inject({ url: call.path, headers: { 'if-none-match': mark } })
    expect(await again(String(etag))).toMatchObject({ statusCode: 304, body: '' })
    expect(await again(`W/${etag}`)).toMatchObject({ statusCode: 304 })
    expect(await again('"other"')).toMatchObject({ statusCode: 200, body: first.body })
    api.clock.advance(1000)
    const title = `Games, ${call === site.getLook ? 'looked at' : 'read'}`
    expect(await publish(await save({ ...other1(), 'site.lobby.title': title }))).toMatchObject({ state: 'executed' })
    expect((await again(String(etag))).statusCode).toBe(200)
  })
})

describe('a text in the other form of address', () => {
  it('is listed by its part until it is worded in the form of the brand', async () => {
    const { tone } = brand()
    expect(addressOf(tone)).toBe('formal')
    const listed = async (text: string) => {
      expect(await save({ ...own(), 'site.lobby.waiting': text })).toMatchObject({ version: expect.any(Number) })
      const { parts } = await ask(staff.getTexts, { language: first() })
      return (parts as { inOtherForm: string[] }[]).flatMap(({ inOtherForm }) => inOtherForm)
    }
    expect(await listed('Hry teď nejdou načíst. Můžeš to zkusit znovu.')).toEqual(['site.lobby.waiting'])
    expect(await listed('Hry teď nejdou načíst. Můžete to zkusit znovu.')).toEqual([])
  })
})

describe('a language that the brand does not offer yet', () => {
  it('lists missing texts with their places, may be saved incomplete, and cannot be published', async () => {
    const before = await ask(staff.getTexts, { language: unspoken() })
    const parts = before['parts'] as { part: string; places: string[]; missing: string[] }[]
    const [ofBrand] = parts
    expect(ofBrand).toMatchObject({ part: 'brand', missing: expect.arrayContaining(['brand.hero.title']) })
    expect(parts.filter(({ part }) => part !== 'brand').flatMap(({ missing }) => missing)).toEqual([])
    expect(parts.every(({ places }) => places.length > 0)).toBe(true)

    const saved = await save({ 'brand.hero.title': 'Ahoj' }, unspoken())
    expect(saved).toMatchObject({ version: 1 })
    const { isOffered, parts: now } = await ask(staff.getTexts, { language: unspoken() })
    expect(isOffered).toBe(false)
    expect((now as typeof parts)[0]?.missing).not.toContain('brand.hero.title')
    const refused = await publish(saved)
    expect(refused).toMatchObject({ code: 'ERR_TEXTS_REFUSED' })
    const { faults } = refused['details'] as { faults: Body[] }
    expect(faults).toEqual(
      expect.arrayContaining([
        { key: 'brand.brand.title', fault: 'not-offered', about: unspoken() },
        { key: 'brand.hero.text', fault: 'missing', about: '' },
      ]),
    )
  })
})

describe('texts of two languages', () => {
  it('of a part or with some words come beside the first language, with their places and rules', async () => {
    const { texts } = await ask(staff.listTexts, { language: unspoken(), part: 'brand' })
    const rows = texts as Body[]
    expect(rows).toContainEqual({
      key: 'brand.hero.title',
      words: null,
      source: own()['brand.hero.title'],
      places: ['/'],
      maxLength: 50,
      isOfLaw: false,
    })
    const { texts: found } = await ask(staff.listTexts, { language: first(), find: 'LOBBY.TITLE' })
    expect((found as Body[]).map(({ key }) => key)).toContain('site.lobby.title')
  })
  it('that were changed only in the first language are named in the others', async () => {
    const second = brand().languages[1]
    if (second === undefined) return
    await save({ ...own(), 'site.lobby.title': 'Our games' })
    expect((await ask(staff.getTexts, { language: second }))['behind']).toEqual(['site.lobby.title'])
  })
})

describe('a release with changed texts', () => {
  it('replaces a published text that cannot be used any more by the product’s', async () => {
    const { contentId, version } = await save(other1())
    await publish({ contentId, version })
    const stale = {
      ...other1(),
      'brand.footer.warning': 'As the law had it.',
      'site.lobby.playGame': 'Play {gone}',
      'site.lobby.gone': 'x',
      'site.account.passkeys': 'Moje klíče',
    }
    const next = Number(version) + 1
    await api.db.query(sql`
      insert into content.version (item_id, version, label, content, written_at)
      values (${contentId}, ${next}, 'Old', ${JSON.stringify(stale)}::jsonb, ${api.clock.now()})`)
    await api.db.query(sql`update content.publication set version = ${next} where item_id = ${contentId}`)
    const { 'brand.footer.warning': ofLaw, ...others } = other1()
    // A text that a release has moved is still the brand's.
    const moved = { 'site.accountMenu.passkeys': 'Moje klíče' }
    expect(await live()).toEqual({ ...others, ...moved })

    // Further editing starts with the current legal wording, and without faults that no screen can fix.
    const { texts, unused } = await ask(staff.getTexts, { language: first(), version: next })
    expect(texts).toEqual({ ...other1(), ...moved, 'site.lobby.playGame': 'Play {gone}' })
    // Staff are told of the others, and may write them elsewhere.
    const told = unused as { key: string }[]
    expect(told.toSorted((one, another) => one.key.localeCompare(another.key))).toEqual([
      { key: 'brand.footer.warning', words: 'As the law had it.' },
      { key: 'site.lobby.gone', words: 'x' },
    ])
    // The exported folder for the developers has it, too.
    const { zip } = await ask(exportBrand, {})
    const files = readZip(Buffer.from(String(zip), 'base64'))
    const fileOf = (folder: string): unknown =>
      JSON.parse(files.get(`brands/${brand().target}/${folder}/${first()}.json`)?.toString() ?? '{}')
    expect(fileOf('messages')).toMatchObject({ footer: { warning: ofLaw } })
    expect(fileOf('texts')).toEqual({ 'site.lobby.title': 'Our games', ...moved })
  })
})

describe('the folder of a brand', () => {
  it('is exported with the live texts', async () => {
    const { zip } = await ask(exportBrand, {})
    const packed = Buffer.from(String(zip), 'base64').toString('latin1')
    expect(packed).toContain(`brands/${brand().target}/messages/${first()}.json`)
    expect(packed).toContain(`brands/${brand().target}/texts/${first()}.json`)
    expect(packed).toContain(`brands/${brand().target}/messages/${unspoken()}.json`)
  })
})

describe('a preview of texts', () => {
  it('shows those without faults at a signed URL for half an hour, framed only by the studio', async () => {
    const texts = { ...other1(), 'site.lobby.playGame': 'without its value' }
    const { url } = await ask(staff.tryTexts, { language: first(), texts })
    const preview = new URL(String(url)).searchParams.get('preview')
    const shown = await ask(site.getTexts, { preview }, '')
    expect(shown).toMatchObject({ isPreview: true, framedBy: api.environment.publicBackofficeOrigin })
    expect(shown['texts']).toContainEqual({ language: first(), texts: other1() })
    expect(await ask(site.getLook, { preview }, '')).toMatchObject({ isPreview: false })
    api.clock.advance(31 * 60_000)
    expect(await ask(site.getTexts, { preview }, '')).toMatchObject({ isPreview: false })
  })
})
