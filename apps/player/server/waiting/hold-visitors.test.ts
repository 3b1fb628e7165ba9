import fastify from 'fastify'
import { expect, it, test } from 'vitest'
import { brands } from '#config/brands/index.ts'
import { chooseEnvironment } from '#config/brand.ts'
import { markets } from '#config/markets/index.ts'
import { readBrandMessages } from '#config/read-texts.ts'
import { languages } from '#config/shapes.ts'
import { targets } from '#config/targets.ts'
import { messages } from '../../src/messages/index.ts'
import { HELPLINES } from '../../src/shell/page-texts/helplines.ts'
import { holdVisitors } from './hold-visitors.ts'
import { readVisitorLimit } from './read-visitor-limit.ts'
import { waitingTexts } from './waiting-texts.ts'

const KEY = 'a key for tests that is long enough'

const REAL = `tp_${'a'.repeat(43)}`
const log = { warn: () => {}, info: () => {} }

function siteOf(target: (typeof targets)[number]) {
  const brand = chooseEnvironment(brands[target], 'test')
  const market = markets[brand.market]
  const brandTexts = Object.fromEntries(
    brand.languages.map((language) => [language, readBrandMessages(target, language)] as const),
  )
  return {
    shown: { brand, market, brandTexts, siteTexts: {} },
    lookKey: () => 'look1',
    isSecure: true,
    log,
    isSignedIn: knowsOne,
  }
}
const knowsOne = async ({ cookie = '' }: { cookie: string | undefined }) => cookie.includes(`tolar_session=${REAL}`)

function open(perSecond: number, key: string | undefined = KEY) {
  let at = Date.parse('2026-11-26T12:00:00Z')
  const app = fastify()
  const visitors = holdVisitors({ perSecond, key }, { ...siteOf(targets[0]), now: () => at })
  app.get('/*', async (request, reply) => ((await visitors.hold(request, reply)) ? reply : 'the page'))
  return {
    pass: (ms: number) => void (at += ms),
    /** A visit like a browser's: with the cookie of the last response. */
    visit: async (cookie = '', url = '/cs') => {
      const { statusCode, headers, body } = await app.inject({ url, headers: { cookie } })
      const set = String(headers['set-cookie'] ?? '')
      return { status: statusCode, headers, body, set, cookie: set.split(';')[0] || cookie }
    },
  }
}

it('admits a bounded number of visitors and shows the others the queue page, which is never cached', async () => {
  const { visit, pass } = open(1)
  expect((await visit()).body).toBe('the page')
  const waits = await visit()
  expect([waits.status, waits.headers['cache-control']]).toEqual([503, 'no-store'])
  expect(Number(waits.headers['retry-after'])).toBeGreaterThan(0)
  expect(waits.headers['content-security-policy']).toContain("default-src 'none'")
  expect(waits.body).toContain(`<noscript><meta http-equiv="refresh" content="${waits.headers['retry-after']}" />`)
  expect(waits.set).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
  pass(1000)
  const enters = await visit(waits.cookie)
  expect(enters.body).toBe('the page')
  // A visitor who was let in may browse while others wait, and stays in as long as they do.
  await visit()
  for (let minutes = 0; minutes < 60; minutes += 10) {
    pass(10 * 60_000)
    enters.cookie = (await visit(enters.cookie)).cookie
  }
  expect((await visit(enters.cookie)).body).toBe('the page')
})

it('never holds requests of an open page, and admits a visitor who navigates from one', async () => {
  const { visit, pass } = open(1)
  const inside = (await visit()).cookie
  pass(16 * 60_000)
  await visit()
  const goesOn = await visit(inside, '/cs/games.data?_routes=features%2Flobby')
  expect(goesOn.body).toBe('the page')
  expect((await visit(goesOn.cookie)).body).toBe('the page')
  // A visitor who has just signed out has no such cookie.
  const signedOut = await visit('', '/cs/login.data')
  expect([signedOut.body, signedOut.set]).toEqual(['the page', ''])
  expect((await visit('', '/cs?.data')).status).toBe(503)
})

it('never holds a signed-in player', async () => {
  const { visit } = open(1)
  await visit()
  expect((await visit()).status).toBe(503)
  expect((await visit(`other=1; tolar_session=${REAL}`)).body).toBe('the page')
})

it('holds visitors with a forged token', async () => {
  const { visit } = open(1)
  await visit()
  for (const made of ['tolar_session=abc', `tolar_session=tp_${'b'.repeat(43)}`])
    expect((await visit(made)).status).toBe(503)
})

it.each([
  '/cs/help',
  '/cs/help?q=vklad',
  '/cs/help/tickets/12',
  '/cs/responsibleGaming',
  '/cs/identificationAndContactInformation',
  '/cs/account/exclusion',
  '/cs/account/limits',
  '/cs/login?return=%2Fcs%2Faccount%2Fexclusion',
  '/cs/account/exclusion.data',
])('never holds anybody before %s', async (url) => {
  const { visit } = open(1)
  await visit()
  await visit()
  const { body, set } = await visit('', url)
  expect([body, set]).toEqual(['the page', ''])
})

it('holds visitors who navigate from such a page', async () => {
  const { visit } = open(1)
  await visit()
  await visit()
  const goesOn = await visit('', '/cs/games.data?genre=slots&_routes=features%2Flobby')
  expect([goesOn.status, goesOn.headers['x-remix-redirect'], goesOn.headers['x-remix-reload-document']]).toEqual([
    204,
    '/cs/games?genre=slots',
    'true',
  ])
  expect((await visit('', '/cs/helpful')).status).toBe(503)
  expect((await visit('', '/cs/account/exclusion/more')).status).toBe(503)
})

it('accepts no cookie that it has not signed', async () => {
  const { visit, pass } = open(1)
  const inside = (await visit()).cookie
  const later = inside.replace(/\d{13}/, (until) => String(Number(until) + 86_400_000))
  expect((await visit(later)).status).toBe(503)
  expect((await visit('tolar_line=in.9999999999999')).status).toBe(503)
  pass(16 * 60_000)
  await visit()
  expect((await visit(inside)).status, 'an old one').toBe(503)
  expect((await visit('tolar_line=in.9999999999999', '/cs/games.data')).set, 'not renewed').toBe('')
})

it('accepts places of another process with the same key, and not with another', async () => {
  const [one, same, other] = [open(1), open(1), open(1, 'another key that is long enough, too')]
  for (const { visit } of [one, same, other]) await visit()
  const place = (await one.visit()).cookie
  expect((await same.visit(place)).cookie).toBe(place)
  expect((await other.visit(place)).cookie).not.toBe(place)
})

test.each(targets)(
  'the line of %s speaks the language of the address, and the brand’s own otherwise',
  async (target) => {
    const app = fastify()
    const site = siteOf(target)
    const { brand, market } = site.shown
    const { hold } = holdVisitors({ perSecond: 1, key: KEY }, site)
    app.get('/*', async (request, reply) => ((await hold(request, reply)) ? reply : 'the page'))
    await app.inject('/')
    for (const language of brand.languages) {
      const { body } = await app.inject(`/${language}/games`)
      expect(body).toContain(`<html lang="${language}"`)
      expect(body).toContain(`<h1>${waitingTexts[language].title}</h1>`)
      expect(body).toContain('role="status"')
      const { shell, pages } = messages[language]
      expect(body).toContain('>18+</strong>')
      expect(body).toContain(shell.playForFun)
      expect(body).toContain(`${pages.operator.licence}: `)
      expect(body).toContain(`href="/${language}/responsibleGaming"`)
      expect(body).toContain(`href="/${language}/account/exclusion"`)
      for (const { name, phone } of HELPLINES[market.key]) {
        expect(body).toContain(name)
        if (phone) expect(body).toContain(`href="tel:${phone.replaceAll(' ', '')}"`)
      }
    }
    expect((await app.inject('/xx')).body).toContain(`<html lang="${brand.defaultLanguage}"`)
  },
)

it('has every text in every language', () => {
  const [first, ...rest] = languages.map((language) => Object.keys(waitingTexts[language]))
  for (const keys of rest) expect(keys).toEqual(first)
})

it.each([
  [{}, undefined, []],
  [{ VISITORS_PER_SECOND: '20' }, { perSecond: 20, key: undefined }, []],
  [{ VISITORS_PER_SECOND: '20', VISITOR_KEY: KEY }, { perSecond: 20, key: KEY }, []],
  [{ VISITORS_PER_SECOND: '0.5', VISITOR_KEY: 'short' }, expect.anything(), [/VISITOR_KEY/, /VISITORS_PER_SECOND/]],
])('is told by the environment: %j', (env, limit, wrong) => {
  const problems: string[] = []
  expect(readVisitorLimit(env, problems)).toEqual(limit)
  expect(problems).toEqual(wrong.map((part) => expect.stringMatching(part)))
})
