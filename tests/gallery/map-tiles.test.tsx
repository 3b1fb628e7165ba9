import { createServer, type Server, type ServerResponse } from 'node:http'
import { chromium, type Browser, type Page } from '@playwright/test'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outlines } from '#config/outlines.ts'
import { findTestBrowser } from '#tools/check/find-chromium.ts'
import { PointMap } from '#ui/point-map/point-map.tsx'
import { browserOptions } from '#tests/journeys/browser.ts'

const BRNO = { key: 'brno', longitude: 16.6, latitude: 49.2, label: 'Herna Lípa', mark: '1', href: '#brno' }
/** On land, below no mark. */
const LAND = { x: 0.35, y: 0.5 }
const TILE = { r: 20, g: 60, b: 200 }
const PLAN = { r: 0, g: 128, b: 0 }

// A third-party map that responds, fails, or is slow. The page has the player site's policy: only the map's origin may
// send pictures.
describe.skipIf(findTestBrowser() === undefined)('a map on third-party tiles', () => {
  let browser: Browser
  let page: Page
  let server: Server
  let origin: string
  let asked: string[]
  let held: ServerResponse[]
  const map: { answers: 'at once' | 'with an error' | 'with something else' | 'never' } = { answers: 'at once' }

  beforeAll(async () => {
    const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: TILE } })
      .png()
      .toBuffer()
    server = createServer((request, response) => {
      if (request.url === '/page') return sendPage(response)
      asked.push(request.url ?? '')
      if (map.answers === 'never') return void held.push(response)
      if (map.answers === 'with an error') return void response.writeHead(503).end('The map is down.')
      if (map.answers === 'with something else') return void response.end('<html>Please log in.</html>')
      response.writeHead(200, { 'content-type': 'image/png' }).end(tile)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    browser = await chromium.launch(browserOptions)
  })
  afterAll(async () => {
    await browser?.close()
    server?.closeAllConnections()
    server?.close()
  })
  beforeEach(async () => {
    asked = []
    held = []
    page = await (await browser.newContext({ viewport: { width: 700, height: 600 } })).newPage()
  })

  function sendPage(response: ServerResponse): void {
    // Another origin than the page's own, as in the site's policy.
    const tiles = { url: `${origin.replace('127.0.0.1', 'localhost')}/{z}/{x}/{y}.png`, attribution: '© The map' }
    const body = renderToStaticMarkup(<PointMap label="Herny" outline={outlines.CZE} points={[BRNO]} tiles={tiles} />)
    const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src ${new URL(tiles.url).origin}`
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    const look =
      'svg { width: 600px } polygon { fill: rgb(0 128 0) } foreignObject ~ polygon { fill: none } img { display: block }'
    response.end(`<!doctype html><style>${look}</style><main>${body}</main>`)
  }

  const open = (answers: typeof map.answers) => {
    map.answers = answers
    return page.goto(`${origin}/page`, { waitUntil: answers === 'never' ? 'domcontentloaded' : 'load' })
  }
  async function colourOfLand() {
    const box = await page.getByRole('group', { name: 'Herny' }).boundingBox()
    if (!box) throw new Error('The map has no room.')
    const at = { x: Math.round(box.x + box.width * LAND.x), y: Math.round(box.y + box.height * LAND.y) }
    const { data } = await sharp(await page.screenshot({ clip: { ...at, width: 1, height: 1 } }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { r: data[0], g: data[1], b: data[2] }
  }
  const heightOfMap = async () => (await page.getByRole('group', { name: 'Herny' }).boundingBox())?.height

  it('shows its tiles, with marks above them and the attribution beside', async () => {
    await open('at once')
    expect(await colourOfLand()).toEqual(TILE)
    expect(asked.length).toBeGreaterThan(3)
    expect(asked.every((path) => /^\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true)
    expect(await page.getByText('© The map').isVisible()).toBe(true)
    await page.getByRole('link', { name: '1 Herna Lípa' }).click()
    expect(page.url()).toContain('#brno')
  })

  it.each(['with an error', 'with something else'] as const)(
    'falls back to our own plan if the response is %s',
    async (answer) => {
      await open(answer)
      expect(asked.length).toBeGreaterThan(3)
      expect(await colourOfLand()).toEqual(PLAN)
      await page.getByRole('link', { name: '1 Herna Lípa' }).click()
      expect(page.url()).toContain('#brno')
    },
  )

  it('shows our own plan while it has not loaded, can be used, and moves nothing when it loads', async () => {
    await open('never')
    await expect.poll(() => held.length).toBeGreaterThan(3)
    expect(await colourOfLand()).toEqual(PLAN)
    const before = await heightOfMap()
    await page.getByRole('link', { name: '1 Herna Lípa' }).click()
    expect(page.url()).toContain('#brno')
    const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: TILE } })
      .png()
      .toBuffer()
    map.answers = 'at once'
    for (const response of held) response.writeHead(200, { 'content-type': 'image/png' }).end(tile)
    await page.waitForLoadState('load')
    expect(await colourOfLand()).toEqual(TILE)
    expect(await heightOfMap()).toBe(before)
  })
})
