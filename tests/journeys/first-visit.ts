import { expect, type Browser } from '@playwright/test'
import { addresses } from './addresses.ts'

/** Transferred bytes of scripts and of fonts. */
const SCRIPTS_MOST = 110_000
const FONTS_MOST = 45_000
const SHIFT_MOST = 0.01
/** Bytes of a script from which its functions are compiled while it is being downloaded. */
const LARGE = 20_000
const HINT = '//# allFunctionsCalledOnLoad'

/** Pages of a first visit: by a search, a shared link, an advertisement or a letter. */
const arrivals = [
  '',
  '/play/OvocnyKolotoc',
  '/login',
  '/register',
  // The registration in steps, which other brands begin with.
  '/register?whole=1',
  // Players of a venue or of an earlier platform.
  '/old-account',
  '/promotions',
  '/terms',
  '/faq',
]

/** Checks that the first visit of each entry page stays within the budget of transferred bytes. */
export async function weighFirstVisits(browser: Browser, locale: string): Promise<void> {
  for (const page of arrivals) await weighFirstVisit(browser, `/${locale}${page}`)
}

async function weighFirstVisit(browser: Browser, path: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const weights = { script: 0, font: 0 }
  const counted: Promise<void>[] = []
  const withoutHint: string[] = []
  page.on('requestfinished', (request) => {
    const type = request.resourceType()
    if (type !== 'script' && type !== 'font') return
    counted.push(
      request.sizes().then(async ({ responseBodySize }) => {
        weights[type] += responseBodySize
        if (type !== 'script' || responseBodySize < LARGE) return
        // Without the hint a phone compiles the packages when they are called, on the thread of the page.
        const code = await (await request.response())?.text()
        if (!code?.startsWith(HINT)) withoutHint.push(request.url())
      }),
    )
  })
  // Logged by the last script, once the page has loaded.
  const isWhole = page.waitForEvent('console', (message) => message.text().startsWith('Version '))
  await page.goto(addresses().player + path)
  await isWhole
  await page.waitForLoadState('networkidle')
  await Promise.all(counted)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
        // Buffered performance entries are delivered before the frame after the next.
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)))
      }),
  )
  const found = `${path}: scripts ${weights.script}, fonts ${weights.font} bytes, layout shift ${shift}`
  expect(weights.script, found).toBeGreaterThan(0)
  expect(weights.script, found).toBeLessThanOrEqual(SCRIPTS_MOST)
  expect(weights.font, found).toBeGreaterThan(0)
  expect(weights.font, found).toBeLessThanOrEqual(FONTS_MOST)
  expect(shift, found).toBeLessThanOrEqual(SHIFT_MOST)
  expect(withoutHint, `${path}: scripts that are not compiled while they load`).toEqual([])
  await context.close()
}
