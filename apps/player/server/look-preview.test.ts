import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { demoEnvironment } from '#config/demo.ts'
import { readLook } from '#config/read-texts.ts'
import { targets } from '#config/targets.ts'
import { getLook, getStamp, getTexts } from '#contract/play-v1/content.ts'
import { buildApp } from './build-app.ts'
import { readSettings } from './read-settings.ts'

const STUDIO = 'https://staff.example'
const SIGNED = `${'a'.repeat(60)}.${'b'.repeat(43)}`
const SIGNED_TEXTS = `${'c'.repeat(60)}.${'d'.repeat(43)}`
const live = readLook(targets[0])
const tried = {
  ...live,
  hero: 'ledger',
  palette: { ...live.palette, dark: { ...live.palette.dark, accent: '#abcdef' } },
}

/** A build whose only page shows the input of its rendering. */
const BUILD = `
let site
const route = { id: 'root', path: '*', hasLoader: false, hasAction: false }
export const entry = { module: {
  openContext: (shown) => { site = shown },
  default: (request, status, headers) => {
    headers.set('content-type', 'text/html; charset=utf-8')
    const shown = { hero: site.look.hero, cookie: request.headers.get('cookie'), logo: site.logo.onDark, title: site.brandTexts.cs.hero.title }
    return new Response('<!doctype html><html><head></head><body>' + JSON.stringify(shown) + '<script>1</script></body></html>', { status, headers })
  },
} }
export const routes = { root: { ...route, module: { default: () => null } } }
export const assets = { entry: { imports: [], module: '' }, routes: { root: route }, url: '', version: '1' }
export const [ssr, isSpaMode, prerender, basename, publicPath, future] = [true, false, [], '/', '/', {}]
export const routeDiscovery = { mode: 'initial' }
`

const asked: { readonly url: string; readonly from: string | undefined }[] = []
const upstream = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://api')
  asked.push({ url: url.pathname + url.search, from: request.headers['x-forwarded-for']?.toString() })
  const isPreview = url.searchParams.get('preview') === SIGNED
  const isOfTexts = url.searchParams.get('preview') === SIGNED_TEXTS
  const answers: Record<string, object> = {
    [getStamp.path]: { stamp: '1' },
    [getLook.path]: { look: isPreview ? tried : null, stamp: '1', isPreview, framedBy: isPreview ? STUDIO : null },
    [getTexts.path]: {
      texts: isOfTexts ? [{ language: 'cs', texts: { 'brand.hero.title': 'Tried words' } }] : [],
      stamp: '1',
      isPreview: isOfTexts,
      framedBy: isOfTexts ? STUDIO : null,
    },
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers[url.pathname] ?? {}))
})
const build = mkdtempSync(join(tmpdir(), 'player-'))
let app: FastifyInstance

beforeAll(async () => {
  for (const folder of ['client', 'server']) mkdirSync(join(build, folder))
  writeFileSync(join(build, 'package.json'), '{"type":"module"}')
  writeFileSync(join(build, 'server', 'index.js'), BUILD)
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done))
  const address = upstream.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const reading = readSettings({
    ...demoEnvironment,
    API_ORIGIN: origin,
    PUBLIC_GAMES_ORIGIN: 'http://games.example',
    PUBLIC_PLAYER_ORIGIN: 'http://player.example',
    LOG_LEVEL: 'silent',
    OPERATIONS_PORT: '0',
  })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  app = await buildApp(reading.settings, { build, catalogue: build })
})
beforeEach(() => {
  asked.length = 0
})
afterAll(async () => {
  await app?.close()
  upstream.closeAllConnections()
  upstream.close()
  rmSync(build, { recursive: true })
})

const open = async (search: string) => {
  const { headers, body } = await app.inject({
    url: `/cs${search}`,
    headers: { cookie: 'tolar_session=somebody; tolar_device=of-somebody' },
  })
  const shown = /<body>(?<shown>\{.*?\})/.exec(body)?.groups?.['shown'] ?? '{}'
  return {
    headers,
    body,
    shown: JSON.parse(shown) as { hero: string; cookie: string | null; logo: string; title: string },
  }
}

it('shows the previewed look to an anonymous visitor, in the frame of the studio only', async () => {
  const { headers, body, shown } = await open(`?preview=${SIGNED}`)
  expect(shown.hero).toBe('ledger')
  expect(shown.cookie).not.toMatch(/session|device/)
  expect(body).not.toContain('<script')
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  expect(headers['x-frame-options']).toBeUndefined()
  expect(headers['content-security-policy']).toMatch(
    /script-src 'none'.*frame-ancestors https:\/\/staff\.example[;].*sandbox allow-same-origin$/,
  )
  const [, drawn = ''] = shown.logo.split('base64,')
  expect(Buffer.from(drawn, 'base64').toString()).toContain('#abcdef')
})

it('shows previewed texts in the same way, with the published look', async () => {
  const { headers, shown } = await open(`?preview=${SIGNED_TEXTS}`)
  expect(shown).toMatchObject({ title: 'Tried words', hero: live.hero })
  expect(shown.cookie).not.toMatch(/session|device/)
  expect(headers['content-security-policy']).toMatch(/frame-ancestors https:\/\/staff\.example[;]/)
  expect((await open('')).shown.title).not.toBe('Tried words')
})

it.each([`?preview=${SIGNED.replace('b', 'c')}`, '?preview=x', '?preview='])(
  'is the site as it is at %s',
  async (search) => {
    const { headers, shown } = await open(search)
    expect(shown).toMatchObject({ hero: live.hero, cookie: expect.stringContaining('tolar_session=somebody') })
    expect(headers['x-frame-options']).toBeDefined()
    expect(headers['x-robots-tag']).toBeUndefined()
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  },
)

it('requests previews with the viewer’s token, and sends no request for other URLs', async () => {
  await open(`?preview=${SIGNED}`)
  await open(`?preview=${'a'.repeat(80)}`)
  const previews = asked.filter(({ url }) => url.includes('preview'))
  expect(previews).toEqual(
    [getLook, getTexts].map(({ path }) => ({ url: `${path}?preview=${SIGNED}`, from: '127.0.0.1' })),
  )
})

it('lets pictures be cached for long only at the URL of their look', async () => {
  const { shown } = await open('')
  expect((await app.inject(shown.logo)).headers['cache-control']).toContain('immutable')
  expect((await app.inject('/logo.svg?v=other')).headers['cache-control']).toBe('no-cache')
})
