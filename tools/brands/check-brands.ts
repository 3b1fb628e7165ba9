import { findViolations } from '#tests/find-violations.ts'
import { findWithoutEdge } from '#tests/find-without-edge.ts'
import { isTarget } from '#config/targets.ts'
import { themeModes } from '#config/theme.ts'
import { findCrowded } from './find-crowded.ts'
import { withLobbies } from './open-lobbies.ts'

// `npm run brands:check [-- target …]`: the lobby of every brand, in both themes, on a phone, on a desktop and on a
// desktop enlarged to 200 %, and in forced colours: findings of axe, crowded tiles, anything wider than the screen, layout shifts, and
// the size of its fonts. Needs `npm run build:player` and `npm run build:games`; no database.

const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desk', width: 1440, height: 900 },
  { name: 'desk at 200 %', width: 720, height: 450 },
] as const
/** Values of the media feature forced-colors. */
const FORCED = ['none', 'active'] as const
const SHIFT_MAX = 0.01
const FONTS_MAX = 45_000

const wanted = process.argv.slice(2).filter(isTarget)
let faults = 0

await withLobbies(
  async ({ target, address }, browser) => {
    const passes = themeModes.flatMap((theme) =>
      SIZES.flatMap((size) =>
        // Its colours are the same in all widths.
        FORCED.filter((forced) => forced === 'none' || size === SIZES[0]).map((forced) => ({ theme, size, forced })),
      ),
    )
    for (const { theme, size, forced } of passes) {
      const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', forcedColors: forced })
      await context.addCookies([{ name: 'theme', value: theme, url: address }])
      const page = await context.newPage()
      const letters = new Map<string, number>()
      page.on('response', (response) => {
        // A preloaded font is reported twice, but loaded once.
        const bytes = Number(response.headers()['content-length'] ?? 0)
        if (response.url().endsWith('.woff2')) letters.set(response.url(), bytes)
      })
      await page.addInitScript(watchShifts)
      await page.goto(address, { waitUntil: 'load' })
      await page.locator('dialog[open] button').first().click()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))
      await page.evaluate(renderWhole)
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      const fonts = [...letters.values()].reduce((sum, bytes) => sum + bytes, 0)
      const found = [
        ...(forced === 'none' ? await findViolations(page) : await findWithoutEdge(page)),
        ...(await findCrowded(page)),
        ...(isWide ? ['wider than the screen'] : []),
        ...(shift > SHIFT_MAX ? [`moved by ${shift.toFixed(3)}`] : []),
        ...(fonts > FONTS_MAX ? [`letters of ${fonts} bytes`] : []),
      ]
      faults += found.length
      console.log(
        `${target}, ${theme}, ${size.name}${forced === 'active' ? ', forced colours' : ''}: ${fonts} bytes of letters, shift ${shift.toFixed(3)}`,
      )
      for (const one of found) console.error(`  ${typeof one === 'string' ? one : JSON.stringify(one)}`)
      await context.close()
    }
  },
  wanted.length > 0 ? wanted : undefined,
)
if (faults > 0) process.exitCode = 1

// React's server renderer, which is loaded with the site, keeps a channel open: this process would not end by itself.
process.exit()

/**
 * Runs in the page: rows below the screen have an estimated height and no text until they are rendered, and their parts
 * would seem to lie over each other. Not a style element, which the page's policy refuses.
 */
function renderWhole(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the page: sums up layout shifts without user input. */
function watchShifts(): void {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) sum += entry.value
    document.documentElement.dataset['shift'] = String(sum)
  }).observe({ type: 'layout-shift', buffered: true })
}
