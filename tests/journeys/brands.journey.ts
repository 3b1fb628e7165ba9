import { expect, test, type Page } from '@playwright/test'
import { tryLook } from '#contract/play-v1/staff-look.ts'
import type { Look } from '#contract/shapes/look.ts'
import { readLook } from '#config/read-texts.ts'
import { targets, type Target } from '#config/targets.ts'
import { themeModes, type ThemeMode } from '#config/theme.ts'
import { findViolations } from '#tests/find-violations.ts'
import { findWithoutEdge } from '#tests/find-without-edge.ts'
import { COMPARED_SIZES, FLAT_GREY, LEAST_APART, pairsOf, sampleOf, type Sample } from '#tools/brands/measure-apart.ts'
import { enterBackOffice } from './back-office.ts'
import { desktop } from './browser.ts'
import { openDesk, sendAsStaff } from './staff-calls.ts'

// One product shows every brand: as a look that somebody of the staff tries. What does not differ by look is read once, by the
// journeys about accessibility.

/**
 * What is below the screen is drawn when somebody gets there: until then its colours are those of the theme before. Here all of
 * it is read from above, and each colour at once.
 */
const ALL_AT_ONCE = '*, ::before, ::after { content-visibility: visible !important; transition: none !important }'
/** Two tiles of each row: the others have the same colours and the same edges. */
const FEW_TILES = ':is(.game-rail, .game-grid) > :nth-child(n + 3) { display: none }'

const samples = new Map<Target, Sample>()
const TWICE_AS_LARGE = { width: 720, height: 450 }

let desk: Page
let page: Page
test.beforeAll(async ({ browser }) => {
  desk = await openDesk(browser)
  await enterBackOffice(desk, '/content/look')
  // A preview runs nothing. What reads its colours has to run in it.
  page = await (await browser.newContext({ ...desktop, reducedMotion: 'reduce', bypassCSP: true })).newPage()
})
test.afterAll(async () => {
  await desk.context().close()
  await page.context().close()
})

for (const target of targets) {
  test(`${target} is read in both themes, enlarged twice and in the system’s own colours`, async () => {
    const { url, gameUrl } = await sendAsStaff(desk, tryLook, { look: structuredClone(readLook(target)) as Look })
    const [game] = readLook(target).heroGames
    for (const path of ['', `/play/${game}`, '/login']) {
      await page.goto(onPage(url, path), { waitUntil: 'load' })
      await page.addStyleTag({ content: ALL_AT_ONCE })
      if (path === '') {
        samples.set(target, await sampleLobby())
        await page.addStyleTag({ content: FEW_TILES })
      }
      for (const theme of themeModes) {
        await showTheme(theme)
        expect(await findViolations(page, 'of-colours'), `${path}, ${theme}`).toEqual([])
      }
      await page.setViewportSize(TWICE_AS_LARGE)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(720)
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await findWithoutEdge(page), path).toEqual([])
      await page.emulateMedia({ forcedColors: null })
      await page.setViewportSize(desktop.viewport)
    }
    await page.goto(gameUrl, { waitUntil: 'load' })
    expect(await findViolations(page, 'of-colours'), 'the frame of a game').toEqual([])
  })
}

test('no two brands are the same without their colours, their pictures and what can be read', () => {
  // Of those whose test has run: one that failed says so by itself.
  const same = pairsOf(samples).filter(({ apart }) => apart < LEAST_APART)
  expect(same).toEqual([])
})

/** The lobby on both screens, every picture a flat grey. */
async function sampleLobby(): Promise<Sample> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.addStyleTag({ content: `img { object-position: 9999px 0 !important; background: ${FLAT_GREY} }` })
  await showTheme('dark')
  const drawn: Float64Array[] = []
  for (const size of COMPARED_SIZES) {
    await page.setViewportSize(size)
    drawn.push(await sampleOf(await page.screenshot()))
  }
  return drawn
}

const showTheme = (theme: ThemeMode) =>
  page.locator('html').evaluate((html, name) => html.setAttribute('data-theme', name), theme)

function onPage(url: string, path: string): string {
  const address = new URL(url)
  address.pathname += path
  return address.href
}
