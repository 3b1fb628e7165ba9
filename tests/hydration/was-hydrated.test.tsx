import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findTestBrowser } from '#tools/check/find-chromium.ts'
import { browserOptions } from '#tests/journeys/browser.ts'
import { CountedPage } from './counted-page.tsx'

// The lobby and each of its rows ask whether they were hydrated. Where the answer changed after hydration, React
// rendered all of them again, in one task (decision 0414).
describe.skipIf(findTestBrowser() === undefined)('a page whose parts ask whether they were hydrated', () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    const script = await bundle()
    browser = await chromium.launch(browserOptions)
    page = await browser.newPage()
    await page.setContent(`<div id="root">${renderToString(<CountedPage />)}</div>`)
    await page.addScriptTag({ content: script })
    await page.locator('[data-hydrated=true]').waitFor()
    // A part in a boundary is hydrated in a later task.
    await page.waitForFunction(() => 'in a boundary' in (Reflect.get(globalThis, 'answers') as object))
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  }, 120_000)
  afterAll(async () => browser?.close())
  const readAnswers = () => page.evaluate(() => Reflect.get(globalThis, 'answers') as Record<string, boolean[]>)

  it('renders each of them once', async () => {
    expect(await readAnswers()).toEqual({ plain: [true], 'in a boundary': [true] })
  })
  it('tells apart what is mounted later, and renders nothing again for it', async () => {
    await page.getByRole('button').click()
    await page.getByText('later').waitFor()
    expect(await readAnswers()).toEqual({ plain: [true], 'in a boundary': [true], later: [false] })
  })
})

/** The page as a script for the browser, with React as in production. */
async function bundle(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'hydrate-counted-page.tsx'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  if (!('output' in made)) throw new Error('The page is not one script.')
  return made.output[0].code
}
