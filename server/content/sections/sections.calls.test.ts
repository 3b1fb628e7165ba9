import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { SECTION_PLACES, SECTION_TYPES, type SectionType } from '#contract/shapes/sections.ts'
import { approve } from '#contract/play-v1/approvals.ts'
import * as pages from '#contract/play-v1/content.ts'
import * as staff from '#contract/play-v1/staff-content.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

type Body = Record<string, unknown>
const WHY = 'The spring begins on Friday.'

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
const languages = () => api.environment.configuration.brand.languages
const inEach = (words: object) => languages().map((language) => ({ language, ...words }))
const slide = (more: object = {}) => ({
  words: inEach({ title: 'Jaro', body: 'Nové hry.', button: 'Ukázat' }),
  link: '/promotions',
  picture: null,
  ...more,
})
const everybody = { signedIn: 'any', fromLevel: 0, device: 'any' }
const isJackpot = (type: SectionType) => type.startsWith('JACKPOT')
function section(type: SectionType, more: object = {}): Body {
  const hasGames = type === 'GAMES_LIST' || type === 'GAME_CAROUSEL'
  return {
    label: `A ${type}`,
    type,
    order: 1,
    titles: inEach({ title: 'Vybrané' }),
    slides: hasGames || isJackpot(type) ? [] : [slide()],
    gameKeys: hasGames ? ['OvocnyKolotoc'] : [],
    poolId: null,
    target: everybody,
    ...more,
  }
}
async function publish(place: string, written: Body, when: Body = {}): Promise<string> {
  const made = await ask(staff.createSection, { place, section: written })
  const { contentId, version } = made
  const asked = await ask(staff.publishContent, {
    contentId,
    version,
    from: null,
    until: null,

    explanation: WHY,
    ...when,
  })
  const { approvalId } = (asked['details'] ?? {}) as Body
  expect(await ask(approve, { approvalId, explanation: WHY, acceptedWarnings: [] }, other)).toMatchObject({
    state: 'executed',
  })
  return String(contentId)
}
const shown = async (place: string, by = '') => {
  const { sections } = await ask(pages.getSections, { language: languages()[0] }, by)
  return (sections as Body[]).filter((one) => one['place'] === place)
}
const withdraw = async (contentId: string) => {
  const { publications } = await ask(staff.getContent, { contentId })
  const [{ publicationId }] = publications as [{ publicationId: string }]
  return ask(staff.withdrawContent, { publicationId, explanation: WHY })
}

async function upload() {
  const bytes = await sharp({ create: { width: 1400, height: 600, channels: 3, background: '#036' } })
    .png()
    .toBuffer()
  const boundary = 'a-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-type: image/png\r\n\r\n`
  return api.app.inject({
    method: 'POST',
    url: '/capi/v2-onling/StaticFiles/banner/spring.png',
    headers: {
      authorization: `Bearer ${await api.freshToken('staff')}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}
const remove = async () =>
  (
    await api.app.inject({
      method: 'DELETE',
      url: '/capi/v2-onling/StaticFiles/banner/spring.png',
      headers: { authorization: `Bearer ${await api.freshToken('staff')}` },
    })
  ).json<Body>()

describe('a section', () => {
  test.each(SECTION_PLACES)('of each type that %s takes is shown there, and no other is written', async (place) => {
    const { places } = await ask(staff.getPlaces, {})
    type Place = { readonly place: string; readonly types: SectionType[]; readonly hasPage: boolean }
    const { types, hasPage } = (places as Place[]).find((one) => one.place === place) ?? { types: [], hasPage: false }
    const { liveDealer, calendar } = api.environment.configuration.brand.pages
    const withPage = { live_dealer_games_list: liveDealer, liveDealer, calendar } as Record<
      string,
      { isShown: boolean }
    >
    expect(hasPage).toBe(withPage[place]?.isShown ?? true)
    for (const type of SECTION_TYPES) {
      const made = await ask(staff.createSection, { place, section: section(type) })
      if (!hasPage) expect(made, type).toMatchObject({ details: { problem: 'place-none', text: place } })
      else if (types.includes(type) && isJackpot(type))
        // The law of this brand permits no jackpots: the section would be empty.
        expect(made, type).toMatchObject({ details: { problem: 'jackpot-none', text: type } })
      else if (types.includes(type)) expect(made, type).toMatchObject({ version: 1 })
      else expect(made, type).toMatchObject({ details: { problem: 'type-not-taken' } })
    }
  })
  it('is not published where the brand no longer has the page of its place', async () => {
    const { contentId, version } = await ask(staff.createSection, { place: 'lobby_bottom', section: section('BANNER') })
    await api.db.query(sql`update content.item set place = 'liveDealer' where id = ${String(contentId)}`)
    const asked = { contentId, version, from: null, until: null, explanation: WHY }
    expect(await ask(staff.publishContent, asked)).toMatchObject({
      code: 'ERR_CONTENT_NOT_VALID',
      details: { problem: 'place-none', text: 'liveDealer' },
    })
  })
  it('is shown from its hour to its end to whom it is meant for', async () => {
    const hour = 60_000
    const at = (hours: number) => new Date(api.clock.now().getTime() + hours * hour).toISOString()
    await publish('lobby_secondary_widget', section('BANNER', { target: { ...everybody, signedIn: 'yes' } }), {
      from: at(1),
      until: at(2),
    })
    const mine = () => shown('lobby_secondary_widget', api.tokens.player)
    expect(await mine()).toEqual([])
    api.clock.advance(hour)
    expect(await mine()).toMatchObject([
      {
        type: 'BANNER',
        slides: [{ title: 'Jaro', link: '/promotions' }],
        legalWords: 'Ministerstvo financí varuje: Účastí na hazardní hře může vzniknout závislost!',
      },
    ])
    expect(await shown('lobby_secondary_widget')).toEqual([])
    api.clock.advance(hour)
    expect(await mine()).toEqual([])
  })
  it('is shown from a level on, and never depends on losses', async () => {
    const target = { ...everybody, fromLevel: 99 }
    await publish('sidebar_widget', section('BANNER', { target }))
    expect(await shown('sidebar_widget', api.tokens.player)).toEqual([])
    const token = await api.freshToken('staff')
    const lost = section('BANNER', { target: { ...everybody, lostOverMinor: 1 } })
    const answer = await api.send(staff.createSection, {
      input: { body: { place: 'sidebar_widget', section: lost } },
      token,
    })
    expect(answer.statusCode).toBe(400)
  })
  it('is shown in its order, up to the place’s maximum, and the next one after a withdrawal', async () => {
    const { maxCount } = api.environment.configuration.brand.lobby.widgets.lobby_bottom
    const ids: string[] = []
    for (const order of [5, 3, 4].slice(0, maxCount + 1))
      ids.push(await publish('lobby_bottom', section('BANNER', { order, label: `${order}.` })))
    expect((await shown('lobby_bottom')).map((one) => one['sectionId'])).toEqual([ids[1], ids[2]].slice(0, maxCount))
    await withdraw(String(ids[1]))
    expect((await shown('lobby_bottom')).map((one) => one['sectionId'])).toEqual([ids[2], ids[0]].slice(0, maxCount))
  })
  it('has its picture in one version and size, which cannot be deleted meanwhile', async () => {
    const missing = section('SLIDER', { slides: [slide({ picture: { group: 'banner', name: 'none.png' } })] })
    expect(await ask(staff.createSection, { place: 'lobby_primary_widget', section: missing })).toMatchObject({
      code: 'ERR_STATIC_FILE_NOT_FOUND',
    })
    await upload()
    const picture = { group: 'banner', name: 'spring.png' }
    const slides = Array.from({ length: 100 }, () => slide({ picture }))
    const id = await publish('lobby_primary_widget', section('SLIDER', { slides }))
    await upload()
    const [found] = await shown('lobby_primary_widget')
    const shownSlides = found?.['slides'] as { picture: { url: string } }[]
    expect(shownSlides).toHaveLength(100)
    const { banner } = api.environment.configuration.brand.images
    expect(shownSlides[0]?.picture).toEqual({
      url: '/capi/v2-onling/StaticFiles/banner/spring.png?version=1',
      ...banner,
    })
    const read = await api.app.inject({ url: shownSlides[0]?.picture.url ?? '' })
    expect(read.headers['cache-control']).toContain('immutable')
    expect(await remove()).toMatchObject({ code: 'ERR_FILE_IN_USE' })
    await withdraw(id)
    expect(await remove()).toEqual({ done: true })
  })
  it('is not published after its picture was deleted', async () => {
    await upload()
    const slides = [slide({ picture: { group: 'banner', name: 'spring.png' } })]
    const write = async () => {
      const written = { place: 'sidebar_widget', section: section('BANNER', { slides }) }
      const { contentId, version } = await ask(staff.createSection, written)
      return { contentId, version, from: null, until: null, explanation: WHY }
    }
    const [asked, later] = [await write(), await write()]
    const { details } = await ask(staff.publishContent, asked)
    expect(await remove()).toEqual({ done: true })
    const gone = { code: 'ERR_CONTENT_NOT_VALID', details: { problem: 'picture-removed', text: 'banner/spring.png' } }
    const { approvalId } = details as Body
    const approved = await ask(approve, { approvalId, explanation: WHY, acceptedWarnings: [] }, other)
    expect(approved['state']).not.toBe('executed')
    expect(await ask(staff.publishContent, later)).toMatchObject(gone)
    // Another file of that name is not the picture that was judged.
    await upload()
    expect(await ask(staff.publishContent, later)).toMatchObject(gone)
    expect(await shown('sidebar_widget')).toEqual([])
  })
  it('is refused without a language of the brand, with an unknown game, or an external link', async () => {
    const create = (more: object, type: SectionType = 'BANNER', place = 'lobby_secondary_widget') =>
      ask(staff.createSection, { place, section: section(type, more) })
    const words = inEach({ title: 'Jaro', body: '', button: '' }).slice(1)
    if (words.length > 0)
      expect(await create({ slides: [slide({ words })] })).toMatchObject({
        details: { problem: 'language-missing', line: 1 },
      })
    expect(await create({ gameKeys: ['NoSuchGame'] }, 'GAME_CAROUSEL')).toMatchObject({
      details: { problem: 'game-unknown' },
    })
    expect(await create({ slides: [slide({ link: '//elsewhere.example' })] })).toMatchObject({
      code: 'ERR_INVALID_INPUT',
    })
    expect(await create({ slides: [slide(), slide()] })).toMatchObject({ details: { problem: 'one-slide' } })
  })
  it('is previewed in its place before anybody else sees it', async () => {
    const made = await ask(staff.createSection, { place: 'lobby_secondary_widget', section: section('BANNER') })
    const preview = await ask(staff.previewContent, { ...made, at: null, isSignedIn: false })
    const token = new URL(String(preview['url'])).searchParams.get('preview')
    const { sections, isPreview } = await ask(pages.getSections, { language: languages()[0], preview: token })
    expect(isPreview).toBe(true)
    expect((sections as Body[]).map((one) => one['sectionId'])).toContain(made['contentId'])
    expect(await shown('lobby_secondary_widget')).toEqual([])
  })
  it.each([
    ['game_section', 'GAMES_LIST', /^\/\w+\/play\/\w+\?preview=/],
    ['sidebar_widget', 'BANNER', /^\/\w+\/play\/\w+\?preview=/],
    ['games_list', 'BANNER', /^\/\w+\?q=\w+&preview=/],
  ] as const)('in %s is previewed on a page that shows the place', async (place, type, address) => {
    const made = await ask(staff.createSection, { place, section: section(type) })
    const preview = await ask(staff.previewContent, { ...made, at: null, isSignedIn: false })
    const { pathname, search } = new URL(String(preview['url']))
    expect(pathname + search).toMatch(address)
  })
})
