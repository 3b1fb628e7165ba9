import { expect, test } from '@playwright/test'
import type { Target } from '#config/targets.ts'
import { demoTargets, manyWaysTarget } from '#config/demo.ts'
import { demoPlayer } from '#tools/start/demo.ts'
import { weighFirstVisits } from './first-visit.ts'
import { openOffice } from './content-office.ts'
import { startOwnProduct } from './own-product.ts'
import { seeEachSection } from './see-sections.ts'
import { enter } from './site.ts'
import { firstSlovakStake } from './slovak-first-stake.ts'
import { playForPool, seePool, switchOnByTwo } from './slovak-jackpot.ts'
import { payBy, signInSlovak } from './slovak-money.ts'
import { seeOnlyOwnTournaments, winTournament } from './slovak-tournament.ts'

// The brand with complete registrations is tested on the product of start.journey.ts.
let end: (() => Promise<void>) | undefined
const startSlovak = async (target: Target) => (await startOwnProduct({ APP_TARGET: target, MARKET_LOCALE: 'SVK' })).end

test.describe.configure({ mode: 'serial', timeout: 420_000 })

test.describe('a Slovak brand with many payment methods', () => {
  test.beforeAll(async () => {
    end = await startSlovak(manyWaysTarget)
  })
  test.afterAll(() => end?.())

  test('a first visit stays within the budget of transferred bytes', async ({ browser }) => {
    await weighFirstVisits(browser, 'sk')
  })
  test('deposits by a card of PayU, the button of a bank, its app and the phone', async ({ page }) => {
    await signInSlovak(page, demoPlayer)
    for (const way of [/PayU/, 'button', 'app', 'phone'] as const) await payBy(page, way)
  })
})

test.describe('a Slovak brand with a jackpot of its own and tournaments', () => {
  test.beforeAll(async () => {
    end = await startSlovak(demoTargets.SVK)
  })
  test.afterAll(() => end?.())

  test('a first visit stays within the budget of transferred bytes', async ({ browser }) => {
    await weighFirstVisits(browser, 'sk')
  })
  test('from arrival to the first stake: ten taps, and the steps for two documents', async ({ browser }) => {
    await firstSlovakStake(browser)
  })
  test('its pool is shown on tile and page, grows with a round, and two people enable another', async ({
    page,
    browser,
  }) => {
    await seePool(page)
    await signInSlovak(page, demoPlayer)
    await playForPool(page)
    await switchOnByTwo(page, browser)
  })
  test('a section of its jackpots is shown in every slot that accepts one', async ({ page, browser }) => {
    const office = await openOffice(browser)
    const isMeant = (type: string) => type.startsWith('JACKPOT')
    expect(await seeEachSection(page, office, { language: 'sk', isMeant })).toBeGreaterThan(0)
    await office.close()
  })
  test('the long words of Hungarian fit the narrowest phone', async ({ page }) => {
    await signInSlovak(page, demoPlayer)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['help/ask', 'account/passkeys', 'account/limits', 'withdraw']) {
      await enter(page, `/hu/${path}`)
      // Pages that read in the browser show their content then.
      await expect(page.locator('main .panel').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    }
  })
  test('a tournament is created, entered, won and paid; who lowers a limit sees no others', async ({
    page,
    browser,
  }) => {
    await signInSlovak(page, demoPlayer)
    await winTournament(page, browser)
    await seeOnlyOwnTournaments(page)
  })
})
