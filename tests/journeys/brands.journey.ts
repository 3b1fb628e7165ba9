import { expect, test, type Page } from '@playwright/test'
import { tryLook } from '#contract/play-v1/staff-look.ts'
import type { Look } from '#contract/shapes/look.ts'
import { readLook } from '#config/read-texts.ts'
import { targets, type Target } from '#config/targets.ts'
import { themeModes } from '#config/theme.ts'
import { findCutNames } from '#tests/find-cut-names.ts'
import { findRankingOverlaps } from '#tests/find-ranking-overlaps.ts'
import { findWeakColours } from '#tests/find-violations.ts'
import { findWithoutEdge } from '#tests/find-without-edge.ts'
import { COMPARED_SIZES, FLAT_GREY, LEAST_APART, pairsOf, sampleOf, type Sample } from '#tools/brands/measure-apart.ts'
import { enterBackOffice } from './back-office.ts'
import { desktop, phone } from './browser.ts'
import { openDesk, sendAsStaff } from './staff-calls.ts'

// One product shows every brand, as a preview of its look. What does not depend on the look is checked once, by the
// journeys about accessibility.

/**
 * Content below the viewport is rendered on scrolling: until then it has the colours of the previous theme. Here
 * everything is rendered, and colours change without a transition.
 */
const ALL_AT_ONCE = '*, ::before, ::after { content-visibility: visible !important; transition: none !important }'
/** Two tiles of each row: the others have the same colours and borders. */
const FEW_TILES = ':is(.game-rail, .game-grid) > :nth-child(n + 3) { display: none }'

const samples = new Map<Target, Sample>()
const TWICE_AS_LARGE = { width: 720, height: 450 }

let desk: Page
let page: Page
test.beforeAll(async ({ browser }) => {
  desk = await openDesk(browser)
  await enterBackOffice(desk, '/content/look')
  // A preview has no scripts, but axe must run in it.
  page = await (await browser.newContext({ ...desktop, reducedMotion: 'reduce', bypassCSP: true })).newPage()
})
test.afterAll(async () => {
  await desk.context().close()
  await page.context().close()
})

for (const target of targets) {
  test(`${target} is readable in both themes, enlarged to 200 % and with forced colours`, async () => {
    const { url, gameUrl } = await sendAsStaff(desk, tryLook, { look: structuredClone(readLook(target)) as Look })
    await page.goto(url, { waitUntil: 'load' })
    samples.set(target, await sampleLobby())
    for (const size of [phone.viewport, desktop.viewport]) {
      await page.setViewportSize(size)
      expect(await findRankingOverlaps(page), `the ranking at ${size.width} px`).toEqual([])
      expect(await findCutNames(page), `names at ${size.width} px`).toEqual([])
    }
    await page.addStyleTag({ content: FEW_TILES })
    await read('lobby')
    for (const path of isFirstOfItsForms(target) ? [`/play/${readLook(target).heroGames[0]}`, '/login'] : []) {
      await page.goto(onPage(url, path), { waitUntil: 'load' })
      await read(path)
    }
    await page.goto(gameUrl, { waitUntil: 'load' })
    await page.addStyleTag({ content: ALL_AT_ONCE })
    expect(await findWeakColours(page, ['dark']), 'the frame of a game').toEqual([])
  })
}

test('no two brands look the same without colours, pictures and text', () => {
  // Only brands whose test has run: a failed one is reported anyway.
  const same = pairsOf(samples).filter(({ apart }) => apart < LEAST_APART)
  expect(same).toEqual([])
})

/** Checks a page in both themes, enlarged to 200 %, and with forced colours. */
async function read(name: string): Promise<void> {
  await page.addStyleTag({ content: ALL_AT_ONCE })
  expect(await findWeakColours(page, themeModes), name).toEqual([])
  await page.setViewportSize(TWICE_AS_LARGE)
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(
    TWICE_AS_LARGE.width,
  )
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await findWithoutEdge(page), name).toEqual([])
  await page.emulateMedia({ forcedColors: null })
  await page.setViewportSize(desktop.viewport)
}

/**
 * Pages without tiles and rows differ only by fonts, header and depth: they are checked in the first brand with each.
 * Pairs of colours are checked for every brand by the tests of the folders.
 */
function isFirstOfItsForms(target: Target): boolean {
  const before = targets.slice(0, targets.indexOf(target)).map((one) => readLook(one))
  const { type, header, depth } = readLook(target)
  return (
    before.every((one) => one.type.display !== type.display) ||
    before.every((one) => one.header !== header) ||
    before.every((one) => one.depth !== depth)
  )
}

/** The lobby at both sizes, with every picture in flat grey. */
async function sampleLobby(): Promise<Sample> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.addStyleTag({ content: `img { object-position: 9999px 0 !important; background: ${FLAT_GREY} }` })
  await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'dark'))
  const drawn: Float64Array[] = []
  for (const size of COMPARED_SIZES) {
    await page.setViewportSize(size)
    drawn.push(await sampleOf(await page.screenshot()))
  }
  return drawn
}

function onPage(url: string, path: string): string {
  const address = new URL(url)
  address.pathname += path
  return address.href
}
