import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { build, preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findTestBrowser } from '#tools/check/find-chromium.ts'
import { findViolations } from '#tests/find-violations.ts'
import { browserOptions } from '#tests/journeys/browser.ts'

const ROOT = join(import.meta.dirname, '../..')
const configFile = join(ROOT, 'tools/gallery/vite.config.ts')
const brands = readdirSync(join(ROOT, 'config/brands'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

// Without a Chromium the journeys are skipped too (tools/check/journeys.ts).
describe.skipIf(findTestBrowser() === undefined)('gallery of ui/', () => {
  let server: PreviewServer
  let browser: Browser
  let page: Page
  const open = (palette: string) => page.goto(`${server.resolvedUrls?.local[0]}?palette=${palette}`)

  beforeAll(async () => {
    await build({ configFile, logLevel: 'error' })
    server = await preview({ configFile, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } })
    browser = await chromium.launch(browserOptions)
    page = await (
      await browser.newContext({ viewport: { width: 1024, height: 900 }, reducedMotion: 'reduce' })
    ).newPage()
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })

  it.each(['light', 'dark', ...brands])('axe finds nothing: %s', async (palette) => {
    await open(palette)
    expect(await findViolations(page)).toEqual([])
  })
  it.each(['dialog', 'sheet'])('axe finds nothing in the %s; Esc closes it and gives the focus back', async (kind) => {
    await open('light')
    const opener = page.getByRole('button', { name: `Open the ${kind}` })
    await opener.click()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true)
  })
  it('arrow keys switch tabs', async () => {
    await open('light')
    await page.getByRole('tab', { name: 'First view' }).focus()
    await page.keyboard.press('ArrowLeft')
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Third view')
    expect(await page.getByRole('tabpanel').textContent()).toBe('What is in the third')
  })
  it('a chart can be focused, and its values are read one by one', async () => {
    await open('light')
    await page.getByRole('img', { name: 'Sums of a week. Arrows read the days' }).focus()
    for (const value of ['Monday: 4', 'Tuesday: 18']) {
      await page.keyboard.press('ArrowRight')
      expect(await page.locator('[aria-live=polite]', { hasText: value }).count()).toBe(1)
    }
  })
  it('a menu opens, moves and selects by keys, and skips disabled items', async () => {
    await open('light')
    const menu = page.getByRole('button', { name: 'Actions' })
    await menu.focus()
    await page.keyboard.press('ArrowDown')
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('p')
    await page.keyboard.press('Enter')
    expect(await page.getByText('Chosen:').textContent()).toBe('Chosen: Print')
    expect(await page.getByRole('menu').count()).toBe(0)
    expect(await menu.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await page.getByText('Chosen:').textContent()).toBe('Chosen: Print')
  })
  it('a link styled as a tab opens its view without leaving the page', async () => {
    await open('light')
    const link = page.getByRole('link', { name: 'Open', exact: true })
    const before = page.url()
    await link.click()
    expect(await link.getAttribute('aria-current')).toBe('page')
    expect(page.url()).toBe(before)
  })
  it('a popover closes by Esc, which restores the focus, and by a press outside', async () => {
    await open('light')
    const opener = page.getByRole('button', { name: 'Settings' })
    await opener.click()
    await page.getByLabel('Size').focus()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await page.getByLabel('Size').count()).toBe(0)
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true)
    await opener.click()
    await page.getByRole('heading', { level: 1 }).click()
    expect(await page.getByLabel('Size').count()).toBe(0)
  })
  it('a busy button ignores presses', async () => {
    await open('light')
    await page.getByRole('button', { name: 'Under way' }).click({ force: true })
    expect(await page.getByText('Pressed:').textContent()).toBe('Pressed: 0')
    await page.getByRole('button', { name: 'primary A' }).click()
    expect(await page.getByText('Pressed:').textContent()).toBe('Pressed: 1')
  })
  it.each(['light', 'dark', ...brands])('a pressed button is told from the others: %s', async (palette) => {
    await open(palette)
    const second = page.getByRole('button', { name: 'Second of two' })
    const looks = () =>
      second.evaluate((one) => {
        const { borderColor, backgroundColor, boxShadow } = getComputedStyle(one)
        return { borderColor, backgroundColor, boxShadow }
      })
    const before = await looks()
    await second.click()
    expect(await second.getAttribute('aria-pressed')).toBe('true')
    const after = await looks()
    expect(after.backgroundColor).not.toBe(before.backgroundColor)
    expect(after.borderColor).not.toBe(before.borderColor)
    // Not by colour alone: an edge of two pixels.
    expect(after.boxShadow).toMatch(/ 0px 0px 0px 1px inset$/)
    expect(await findViolations(page)).toEqual([])
  })
  it('rows of sums stay below each other while the rows above scroll', async () => {
    await open('light')
    const list = page.getByRole('region', { name: 'Sums', exact: true }).first()
    const places = await list.evaluate((one) => {
      Object.assign((one as HTMLElement).style, { height: '110px' })
      return [one, ...one.querySelectorAll('tfoot tr')].map((part) => part.getBoundingClientRect())
    })
    const [outer, first, second] = places
    expect(first?.bottom).toBeLessThanOrEqual((second?.top ?? 0) + 1)
    expect(second?.bottom).toBeLessThanOrEqual((outer?.bottom ?? 0) + 1)
  })
  it('Esc hides a tooltip that was shown by focus', async () => {
    await open('light')
    const tooltip = page.getByRole('tooltip', { includeHidden: true })
    expect(await tooltip.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Remove' }).focus()
    expect(await tooltip.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await tooltip.isVisible()).toBe(false)
  })
  it('controls are 44 px high for a coarse pointer', async () => {
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const touched = await phone.newPage()
    await touched.goto(`${server.resolvedUrls?.local[0]}?palette=light`)
    const low = await touched
      .locator('[role=tab], [aria-haspopup], th button, select, input, summary')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML))
    await phone.close()
    expect(low).toEqual([])
  })
})
