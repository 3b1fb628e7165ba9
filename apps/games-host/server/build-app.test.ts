import { createHash } from 'node:crypto'
import { mkdtemp, mkdir, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoEnvironment } from '#config/demo.ts'
import { readLook } from '#config/read-texts.ts'
import { targets } from '#config/targets.ts'
import { betEngines, engines } from '#games/engines.ts'
import { themes } from '../symbols/themes.ts'
import { buildApp } from './build-app.ts'
import { readPresentations } from './read-presentations.ts'
import { readSettings } from './read-settings.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const catalogue = join(root, 'games', 'catalogue')
const symbols = join(root, 'apps', 'games-host', 'symbols', 'pictures')
const chunk = (file: string) => ({ file, css: [`assets/${file}.css`], imports: [] })

async function writeBuild(): Promise<string> {
  const build = await mkdtemp(join(tmpdir(), 'games-build-'))
  await mkdir(join(build, 'assets'))
  const manifest = {
    'apps/games-host/src/play/early-session.ts': chunk('assets/session.js'),
    'apps/games-host/src/game/main.ts': chunk('assets/game.js'),
    'apps/games-host/src/bet/main.ts': chunk('assets/bet.js'),
    'apps/games-host/src/crash/main.ts': chunk('assets/crash.js'),
    'apps/games-host/src/verify/main.ts': chunk('assets/verify.js'),
    '_runtime.js': chunk('assets/runtime.js'),
    ...Object.fromEntries(
      Object.keys({ ...engines, ...betEngines }).map((engine) => [
        `games/engines/${engine}/scene/index.ts`,
        { ...chunk(`assets/${engine}.js`), imports: ['_runtime.js'] },
      ]),
    ),
  }
  await writeFile(join(build, 'manifest.json'), JSON.stringify(manifest))
  await writeFile(join(build, 'assets', 'game.js'), '')
  await mkdir(join(build, 'verifier'))
  await writeFile(join(build, 'verifier', 'verifier.js'), `'</script><!--'`)
  await writeFile(join(build, 'verifier', 'verifier.css'), '.verify{}')
  return build
}

async function makeApp(apiOrigin: string): Promise<FastifyInstance> {
  const reading = readSettings({
    ...demoEnvironment,
    API_ORIGIN: apiOrigin,
    PUBLIC_GAMES_ORIGIN: 'http://games.example',
    PUBLIC_PLAYER_ORIGIN: 'http://player.example',
    LOG_LEVEL: 'silent',
    OPERATIONS_PORT: '0',
  })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  return buildApp(reading.settings, { build: await writeBuild(), catalogue, symbols })
}

let app: FastifyInstance
beforeAll(async () => {
  app = await makeApp('http://127.0.0.1:9')
})
afterAll(() => app.close())

describe('games host', () => {
  it('sends a page whose policy allows no inline script and no code made at run time', async () => {
    const { statusCode, headers, body } = await app.inject('/CertAKaca?lang=sk&token=pg_secret')
    expect(statusCode).toBe(200)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe/)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(body).toContain('<html lang="sk"')
    expect(body).not.toContain('pg_secret')
    expect(body).not.toMatch(/ style="| on\w+="/)
  })

  it('names all that a game reads, so that nothing waits for a script to ask for it', async () => {
    const { body } = await app.inject('/CertAKaca?token=pg_secret')
    expect(body).toContain('<script type="module" async src="/assets/session.js" fetchpriority="high">')
    for (const module of ['runtime', 'lines'])
      expect(body).toContain(`<link rel="modulepreload" href="/assets/${module}.js" fetchpriority="low">`)
    const bets = await app.inject('/KostkyNaHrane?token=pg_secret')
    expect(bets.body).toContain('<link rel="modulepreload" href="/assets/dice.js" fetchpriority="low">')
  })

  it('hands out the verifier as one file that loads and sends nothing, and publishes its hash', async () => {
    const { headers, body } = await app.inject('/verifier.html?lang=vi')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.html"$/)
    expect(body).toContain('<html lang="vi"')
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(body)?.[1]
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|self|http/)
    expect(body).not.toMatch(/ (?:src|href)="/)
    expect(body.match(/<\/script>/g)).toHaveLength(2)
    const page = (await app.inject('/verify?lang=vi')).body
    expect(page).toContain(createHash('sha256').update(body).digest('hex'))
  })

  it('says in words that it does not have a game', async () => {
    const { statusCode, body } = await app.inject('/NeniTu?lang=hu')
    expect(statusCode).toBe(404)
    expect(body).toContain('http://player.example/hu')
  })

  it('lets the lobby read what to fetch ahead, and every picture in it is there', async () => {
    const { headers, body } = await app.inject('/assets/prefetch.json')
    expect(headers['access-control-allow-origin']).toBe('http://player.example')
    const { scripts, perGame } = JSON.parse(body) as { scripts: string[]; perGame: Record<string, string[]> }
    expect(scripts).toContain('/assets/runtime.js')
    expect(perGame['CertAKaca']).toContain('/assets/lines.js')
    expect(Object.keys(perGame).length).toBeGreaterThanOrEqual(53)
    for (const address of new Set(Object.values(perGame).flat())) {
      if (address.startsWith('/assets/')) continue
      expect((await app.inject(address)).statusCode, address).toBe(200)
    }
  })

  it('lets caches keep for good what an address names by its content, and nothing else', async () => {
    const { perGame } = (await app.inject('/assets/prefetch.json')).json<{ perGame: Record<string, string[]> }>()
    const pictures = [...new Set(Object.values(perGame).flat())].filter((address) => address.includes('?v='))
    for (const kind of ['/art/', '/symbols/']) {
      const address = pictures.find((one) => one.startsWith(kind)) ?? ''
      const keptFor = async (url: string) => String((await app.inject(url)).headers['cache-control'])
      expect(await keptFor(address), address).toBe('public, max-age=31536000, immutable')
      // A page of the next release asks this process for a picture that only the next release has.
      expect(await keptFor(`${address}0`)).toBe('no-cache')
      expect(await keptFor(address.split('?')[0] ?? '')).toMatch(/^public, max-age=86400/)
    }
  })

  it.each(['/assets/of-the-next-release.js', '/game/OfTheNextRelease.json', '/art/OfTheNextRelease/icon.webp'])(
    'lets no cache keep that %s is missing',
    async (address) => {
      const { statusCode, headers } = await app.inject(address)
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
    },
  )

  it.each(['/symbols/..%2Fthemes.ts', '/symbols/none.webp', '/art/CertAKaca/art.json', '/art/..%2F..%2Fx/icon.webp'])(
    'does not hand out %s',
    async (address) => expect((await app.inject(address)).statusCode).toBe(404),
  )

  it('is alive, not ready while the API is away, and tells players no figures', async () => {
    expect((await app.inject('/health/live')).statusCode).toBe(200)
    expect((await app.inject('/health/ready')).statusCode).toBe(503)
    expect((await app.inject('/metrics')).statusCode).toBe(404)
  })

  it('answers a call of play with a named trouble while the API is away', async () => {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await fetch(`${origin}/capi/Play/v1/Round/Play`, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'ERR_UNAVAILABLE' })
  })
})

it('shows every symbol of a game by a picture of its own', () => {
  for (const [key, { hasBets, presentation }] of readPresentations(catalogue, symbols)) {
    if (hasBets) continue
    const places = presentation.symbols.map(({ frame: { image, x, y } }) => `${image} ${x} ${y}`)
    expect(new Set(places).size, key).toBe(places.length)
  }
})

it('shows the crests of a game that has a theme by things of that theme', () => {
  for (const [key, { hasBets, presentation }] of readPresentations(catalogue, symbols)) {
    if (hasBets || !themes[key]) continue
    const drawn = presentation.symbols.filter(({ frame }) => frame.image.includes('drawn.svg')).map(({ id }) => id)
    expect(
      drawn.filter((id) => !['wild', 'scatter', 'mystery'].includes(id)),
      key,
    ).toEqual([])
  }
})

it('answers a round that is under way before it closes', async () => {
  const reached = Promise.withResolvers<ServerResponse>()
  const api = createServer((_, response) => reached.resolve(response))
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening))
  const closing = await makeApp(`http://127.0.0.1:${(api.address() as AddressInfo).port}`)
  const origin = await closing.listen({ port: 0, host: '127.0.0.1' })
  const answer = fetch(`${origin}/capi/Play/v1/Round/Play`, { method: 'POST', body: '{}' })
  const response = await reached.promise
  const closed = closing.close()
  response.setHeader('content-type', 'application/json')
  response.end('{"played":true}')
  expect(await (await answer).json()).toEqual({ played: true })
  await closed
  api.close()
})

it('has the colours that are live around a game, in its icon and beside the verifier, whose file keeps those of the folder', async () => {
  const own = readLook(targets[0])
  const look = { ...own, palette: { ...own.palette, dark: { ...own.palette.dark, accent: '#abcdef' } } }
  const api = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ stamp: '1', look, isPreview: false, framedBy: null, shutdown: null })),
  )
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening))
  const coloured = await makeApp(`http://127.0.0.1:${(api.address() as AddressInfo).port}`)
  for (const address of ['/NeniTu', '/icon.svg', '/verify'])
    expect((await coloured.inject(address)).body).toContain('#abcdef')
  expect((await coloured.inject('/verifier.html')).body).not.toContain('#abcdef')
  await coloured.close()
  api.closeAllConnections()
  api.close()
})

describe('the frame of a game in a look that is tried', () => {
  const token = `${'a'.repeat(60)}.${'b'.repeat(43)}`
  const own = readLook(targets[0])
  const look = { ...own, palette: { ...own.palette, dark: { ...own.palette.dark, accent: '#abcdef' } } }
  const api = createServer((request, response) => {
    const isPreview = new URL(request.url ?? '', 'http://api').searchParams.get('preview') === token
    const texts = [{ language: 'cs', texts: { 'error.ERR_GAME_NOT_FOUND': 'Hra je pryč.' } }]
    const answer = {
      texts,
      look: isPreview ? look : null,
      stamp: '1',
      isPreview,
      framedBy: isPreview ? 'http://staff' : null,
      shutdowns: [],
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  let tried: FastifyInstance
  beforeAll(async () => {
    await new Promise<void>((done) => api.listen(0, '127.0.0.1', done))
    tried = await makeApp(`http://127.0.0.1:${(api.address() as AddressInfo).port}`)
  })
  afterAll(async () => {
    await tried.close()
    api.closeAllConnections()
    api.close()
  })

  it.each(['CertAKaca', 'KostkyNaHrane', 'BalonNadPrahou'])(
    'is a picture in the frame of the studio: %s',
    async (game) => {
      const { headers, body } = await tried.inject(`/${game}?lang=cs&preview=${token}`)
      expect(body).toContain('--accent: #abcdef')
      expect(body).not.toMatch(/<script|modulepreload/)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
      expect(headers['x-frame-options']).toBeUndefined()
      expect(headers['content-security-policy']).toMatch(
        /script-src 'none'.*frame-ancestors http:\/\/staff.*sandbox allow-same-origin$/,
      )
    },
  )

  it.each(['CertAKaca', 'KostkyNaHrane', 'BalonNadPrahou'])(
    'says of a refusal what the brand says now, as the site does: %s',
    async (game) => {
      const { body } = await tried.inject(`/${game}?lang=cs`)
      expect(body).toContain('"ERR_GAME_NOT_FOUND":"Hra je pryč."')
      expect((await tried.inject(`/${game}?lang=sk`)).body).not.toContain('Hra je pryč.')
    },
  )

  it.each([token.replace('b', 'c'), 'x'])('is the game itself at %s', async (preview) => {
    const { headers, body } = await tried.inject(`/CertAKaca?lang=cs&preview=${preview}`)
    expect(body).toContain(`--accent: ${own.palette.dark.accent}`)
    expect(body).toContain('<script')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})
