import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright-core'
import { listCatalogue } from '#games/catalogue/index.ts'
import { findChromium } from '#tools/check/find-chromium.ts'
import { browserOptions, phone } from '#tests/journeys/browser.ts'
import { choices, press } from '#tools/games/play-all/play-one.ts'

// `npm run bench:screen [-- --keys A,B --parts warm,cold,frames --json]`: games of a running `npm start`
// (PLAYER_ORIGIN, GAMES_ORIGIN) on a phone's screen; by default one of each engine. warm, cold: from the press on "for
// fun" until the page's still picture and its moving scene are painted, on a quarter of this machine's processor;
// prefetched by the lobby, or with an empty cache on slow 4G (150 ms, 1.6 Mbit/s). frames: three rounds each; painted
// frames per second until the round is over, and the main thread's work per frame, which must fit into 16.7 ms. Real
// time on a shared machine is noise: its load is printed beside the figures, and the work is thread time.

const PLAYER = process.env['PLAYER_ORIGIN'] ?? 'http://localhost:3000'
const GAMES = process.env['GAMES_ORIGIN'] ?? 'http://localhost:3002'
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const SLOW_DOWN = 4
const READY_MS = 30_000
const ROUNDS = 3
const STEPS_MAX = 40
const PREFETCH_MS = 4_000

const { values } = parseArgs({
  options: {
    keys: { type: 'string' },
    parts: { type: 'string', default: 'warm,cold,frames' },
    json: { type: 'boolean' },
  },
})
const keys = values.keys?.split(',') ?? oneOfEachEngine()
const parts = values.parts.split(',')

type Measure = (page: Page, cdp: CDPSession, key: string) => Promise<Record<string, number>>
const measures: Readonly<Record<string, Measure>> = {
  warm: (page, cdp, key) => measureStart(page, cdp, key, false),
  cold: (page, cdp, key) => measureStart(page, cdp, key, true),
  frames: measureFrames,
}

const browser = await chromium.launch({
  ...browserOptions,
  executablePath: findChromium() ?? browserOptions.executablePath,
})
const result: Record<string, unknown> = { load: Math.round((loadavg()[0] ?? 0) * 10) / 10 }
try {
  for (const [part, measure] of Object.entries(measures)) {
    if (!parts.includes(part)) continue
    const rows: Record<string, Record<string, number>> = {}
    for (const key of keys) rows[key] = await onPhone((page, cdp) => measure(page, cdp, key))
    result[part] = rows
    if (!values.json) {
      console.log(part)
      console.table(rows)
    }
  }
} finally {
  await browser.close()
}
if (values.json) console.log(JSON.stringify(result, null, 2))
else console.log(`load at the start: ${String(result['load'])}`)

/** Single-player games: a shared round has its own pace. */
function oneOfEachEngine(): string[] {
  const first = new Map<string, string>()
  for (const { key, engine, isPlayable } of listCatalogue())
    if (isPlayable && engine !== 'crash' && !first.has(engine)) first.set(engine, key)
  return [...first.values()]
}

async function onPhone<Measured>(measure: (page: Page, cdp: CDPSession) => Promise<Measured>): Promise<Measured> {
  const context: BrowserContext = await browser.newContext({ ...phone, deviceScaleFactor: 2 })
  const page = await context.newPage()
  try {
    return await measure(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}

/** Opens the page of a game, with the question about age answered and everything prefetched. */
async function enterCard(page: Page, key: string): Promise<void> {
  await page.goto(`${PLAYER}/cs/play/${key}`, { waitUntil: 'networkidle' })
  await page.locator('dialog button').first().click()
  await page.waitForTimeout(PREFETCH_MS)
}

async function pressForFun(page: Page, key: string): Promise<void> {
  await page.locator(`a[href$="/play/${key}?mode=demo"]`).first().click({ noWaitAfter: true })
  await page.waitForURL((url) => url.href.startsWith(GAMES), { waitUntil: 'commit' })
}

async function measureStart(page: Page, cdp: CDPSession, key: string, isCold: boolean) {
  await enterCard(page, key)
  if (isCold) {
    await cdp.send('Network.enable')
    await cdp.send('Network.clearBrowserCache')
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  // Logged before the page is left, on the clock that both pages share.
  const told = page.waitForEvent('console', (message) => message.text().startsWith('pressed '))
  await page.evaluate(() =>
    addEventListener('click', () => console.log(`pressed ${performance.timeOrigin + performance.now()}`), {
      capture: true,
    }),
  )
  await pressForFun(page, key)
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('scene-ready').length > 0 &&
      document.querySelector<HTMLElement>('#spin')?.dataset['state'] === 'ready',
    undefined,
    { timeout: READY_MS, polling: 50 },
  )
  const pressedAt = Number((await told).text().slice('pressed '.length))
  return page.evaluate((pressedAt) => {
    const at = (name: string): number => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
    const pressed = pressedAt - performance.timeOrigin
    const picture = at('first-contentful-paint')
    const scene = at('scene-ready')
    return {
      pressToPageMs: Math.round(-pressed),
      pageToPictureMs: Math.round(picture),
      pageToSceneMs: Math.round(scene),
      pressToPictureMs: Math.round(picture - pressed),
      pressToSceneMs: Math.round(scene - pressed),
    }
  }, pressedAt)
}

async function measureFrames(page: Page, cdp: CDPSession, key: string) {
  await enterCard(page, key)
  await pressForFun(page, key)
  await waitUntilReady(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busyMs = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const sums = { frames: 0, ms: 0, work: 0, longest: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await busyMs()
    const counted = page.evaluate(countFrames)
    const [{ frames, ms, longest }] = await Promise.all([counted, playOn(page, key)])
    sums.frames += frames
    sums.ms += ms
    sums.work += (await busyMs()) - before
    sums.longest = Math.max(sums.longest, longest)
  }
  return {
    frames: sums.frames,
    framesPerSecond: Math.round((sums.frames * 10_000) / sums.ms) / 10,
    workPerFrameMs: Math.round((sums.work * 10) / sums.frames) / 10,
    longestFrameMs: Math.round(sums.longest),
  }
}

async function waitUntilReady(page: Page): Promise<void> {
  const isReady = () => document.querySelector<HTMLElement>('#spin')?.dataset['state'] === 'ready'
  await page.waitForFunction(isReady, undefined, { timeout: READY_MS })
}

/** Plays one round to its end: makes decisions, skips nothing. */
async function playOn(page: Page, key: string): Promise<void> {
  const engine = listCatalogue().find((game) => game.key === key)?.engine ?? ''
  await choices[engine]?.(page)
  await press(page)
  await page.waitForFunction(() => document.querySelector<HTMLElement>('#spin')?.dataset['state'] !== 'ready')
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const state = await page.waitForFunction(
      () => {
        const spin = document.querySelector<HTMLElement>('#spin')
        const now = spin?.dataset['state']
        // A ticket is scratched by its player, or by a press.
        const isWaiting = now === 'deciding' || (now === 'showing' && document.querySelector('.e-scratch') !== null)
        if (!isWaiting) return now === 'ready' ? now : undefined
        const other = document.querySelector('.overlay button:not([disabled]):not([aria-disabled="true"])')
        return spin?.getAttribute('aria-disabled') !== 'true' || other ? now : undefined
      },
      undefined,
      { timeout: READY_MS, polling: 100 },
    )
    if ((await state.jsonValue()) === 'ready') return
    await press(page)
  }
  throw new Error('The round did not come to its end.')
}

/** Runs in the page: counts frames from the next one until the game waits for its player again. */
function countFrames(): Promise<{ frames: number; ms: number; longest: number }> {
  return new Promise((done) => {
    let frames = 0
    let longest = 0
    let hasBegun = false
    let began = 0
    let last = 0
    const look = (now: number): void => {
      const isReady = document.querySelector<HTMLElement>('#spin')?.dataset['state'] === 'ready'
      if (!hasBegun && !isReady) {
        hasBegun = true
        began = last = now
      } else if (hasBegun) {
        frames += 1
        longest = Math.max(longest, now - last)
        last = now
        if (isReady) return done({ frames, ms: now - began, longest })
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
