import { expect, test, type Page } from '@playwright/test'
import { productVersion } from '#config/product-version.ts'
import { offlineTexts } from '#apps/player/server/offline-page.ts'
import shell from '#apps/player/src/messages/cs/shell.ts'
import { addresses } from './addresses.ts'
import { phone } from './browser.ts'
import { weighFirstVisits } from './first-visit.ts'
import { enter, openSearch, tile, waitUntilAlive } from './site.ts'

const grid = (page: Page) => page.getByRole('list').filter({ has: page.getByRole('link', { name: /^Hrát / }) })

test('words in any order, and a name without its blanks, both find a game', async ({ page }) => {
  await enter(page, '/cs')
  const field = await openSearch(page)
  await field.fill('KOLOTOC ovocny')
  await expect(grid(page).getByRole('listitem')).toHaveCount(1)
  await expect(tile(page, 'Ovocný kolotoč')).toBeVisible()
  await field.fill('noc podor lojem')
  await expect(grid(page).getByRole('listitem')).toHaveCount(1)
  await expect(tile(page, 'Noc pod orlojem')).toBeVisible()
  await field.fill('ovocnykolotoc')
  await expect(tile(page, 'Ovocný kolotoč')).toBeVisible()
})

test('rows hidden by a search are not rendered until the URL follows, and are shown again afterwards', async ({
  page,
}) => {
  await enter(page, '/cs')
  const rows = page.locator('main div:has(> section.game-row)')
  await expect(rows).toBeVisible()
  const field = await openSearch(page)
  await field.pressSequentially('klenoty')
  await expect(tile(page, 'Korunovační klenoty')).toHaveCount(1)
  await expect(rows).toBeHidden()
  await expect(page).toHaveURL(/q=klenoty/)
  // Otherwise the change of the URL would render them again and delay the next key.
  expect(await rows.evaluate((one) => getComputedStyle(one).display)).toBe('none')
  await field.fill('')
  await expect(page.getByRole('heading', { name: 'Všechny hry podle abecedy' })).toBeVisible()
})

test('a search without a result says so and leads back', async ({ page }) => {
  await enter(page, '/cs')
  await (await openSearch(page)).fill('žádná taková')
  await expect(page.getByRole('heading', { name: 'Takovou hru tu nemáme' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Všechny hry', exact: true }).last().click()
  await expect(page.getByRole('heading', { name: 'Všechny hry podle abecedy' })).toBeVisible()
})

test('filters are in the URL: they survive a reload and going back', async ({ page }) => {
  await enter(page, '/cs')
  await page
    .getByRole('navigation', { name: 'Kategorie' })
    .getByRole('link', { name: /^Drahokamy/ })
    .click()
  await expect(page).toHaveURL(/genre=diamonds/)
  await expect(tile(page, 'Broušená hvězda')).toBeVisible()
  await expect(tile(page, 'Ovocný kolotoč')).toHaveCount(0)
  await page.getByRole('button', { name: 'Filtry' }).click()
  await page.getByRole('combobox', { name: 'Seřadit' }).selectOption({ label: 'podle názvu' })
  await expect(page).toHaveURL(/order=name/)
  await page.reload()
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'Filtry' }).click()
  await expect(page.getByRole('combobox', { name: 'Seřadit' })).toHaveValue('name')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: /^Drahokamy/ }).and(page.locator('[aria-current]'))).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/cs\/?$/)
  await expect(page.getByRole('heading', { name: 'Všechny hry podle abecedy' })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(/genre=diamonds.*order=name/)
  await expect(tile(page, 'Broušená hvězda')).toBeVisible()
})

test('an order by name goes from A to Z, and can be reversed', async ({ page }) => {
  await enter(page, '/cs?genre=diamonds&order=name')
  const names = () =>
    grid(page)
      .getByRole('link', { name: /^Hrát / })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  const compare = new Intl.Collator('cs', { numeric: true }).compare
  const ascending = await names()
  expect(ascending.length).toBeGreaterThan(5)
  expect(ascending).toEqual(ascending.toSorted(compare))
  await page.getByRole('button', { name: 'Filtry' }).click()
  await page.getByRole('button', { name: 'Vzestupně' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/dir=desc/)
  // The page shows only its first games, so the other end of the alphabet comes first now.
  await expect.poll(async () => (await names())[0]).not.toBe(ascending[0])
  const descending = await names()
  expect(descending).toEqual(descending.toSorted(compare).toReversed())
  expect(compare(descending[0] ?? '', ascending.at(-1) ?? '')).toBeGreaterThanOrEqual(0)
})

test('in forced colours the raised button of the bar keeps its disc', async ({ page }) => {
  // A desk has no bar.
  await page.setViewportSize(phone.viewport)
  await page.emulateMedia({ forcedColors: 'active' })
  await enter(page, '/cs')
  const disc = page.getByRole('navigation', { name: shell.mainMenu }).locator('i')
  await expect(disc).toBeVisible()
  expect(await disc.evaluate((one) => getComputedStyle(one).borderTopStyle)).toBe('solid')
})

test('in forced colours a field of search has an edge, and shows its focus', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has its field only once the search is open, with the same styles')
  await page.emulateMedia({ forcedColors: 'active' })
  for (const [path, field] of [
    ['/cs', '.site-header .search-field'],
    ['/cs/help', '.help-search'],
  ] as const) {
    await enter(page, path)
    const frame = page.locator(field)
    expect(await frame.evaluate((one) => getComputedStyle(one).borderTopStyle)).toBe('solid')
    expect(await frame.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('none')
    await frame.getByRole('searchbox').focus()
    expect(await frame.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid')
  }
})

test('a favourite is stored without an account', async ({ page }) => {
  await enter(page, '/cs?q=retro+herna')
  const heart = page.getByRole('button', { name: 'Oblíbená: Retro herna' })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await enter(page, '/cs?show=favourites')
  await expect(tile(page, 'Retro herna')).toBeVisible()
  await expect(grid(page).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Oblíbená: Retro herna' }).click()
  await expect(page.getByRole('heading', { name: 'Zatím žádné oblíbené hry' })).toBeVisible()
})

test('what the keyboard reaches on a phone is whole and uncovered: each category, and the heart of a favourite', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the row of categories is wider than a phone, and the bar about measuring stands above its foot')
  await enter(page, '/cs?q=retro+herna')
  await page.getByRole('button', { name: 'Oblíbená: Retro herna' }).click()
  await enter(page, '/cs')
  await expect(page.getByRole('region', { name: shell.analyticsTitle })).toBeVisible()
  const row = page
    .locator('section.game-row')
    .filter({ has: page.getByRole('heading', { name: 'Oblíbené', exact: true }) })
  const heart = row.getByRole('button', { name: 'Oblíbená: Retro herna' })
  // By the keyboard one passes all that stand before it: the page scrolls no further than it must.
  await heart.evaluate((target) => {
    for (const one of document.querySelectorAll<HTMLElement>('main .game-row button')) {
      one.focus()
      if (one === target) break
    }
  })
  await expect(heart).toBeFocused()
  const isUncovered = (one: Element) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  await expect.poll(() => heart.evaluate(isUncovered)).toBe(true)

  const chips = page.getByRole('navigation', { name: 'Kategorie' })
  const first = chips.getByRole('button', { name: 'Filtry' })
  await first.focus()
  for (const key of ['Tab', 'Shift+Tab'])
    for (let reached = 0; reached < (await chips.getByRole('link').count()); reached += 1) {
      await page.keyboard.press(key)
      const chip = chips.locator(':focus')
      await expect(chip).toBeInViewport({ ratio: 0.99 })
    }
  await expect(first).toBeFocused()
})

test('another language keeps the page and its filter', async ({ page }) => {
  await enter(page, '/cs?genre=fruits')
  await page.getByRole('navigation', { name: 'Jazyk' }).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/?\?genre=fruits/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible()
})

test('a slash focuses the search', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
  await enter(page, '/cs')
  await page.keyboard.press('/')
  const field = page.getByRole('searchbox', { name: 'Hledat hru' })
  await expect(field).toBeFocused()
  await page.keyboard.type('klenoty')
  await expect(tile(page, 'Korunovační klenoty')).toHaveCount(1)
  await expect(page).toHaveURL(/q=klenoty/)
})

test('a page opened by a link focuses its heading', async ({ page }) => {
  await enter(page, '/cs')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Časté dotazy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Časté dotazy' })).toBeFocused()
})

test('a search keeps the focus of its field, and the page that one goes back to has it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
  await enter(page, '/cs/faq')
  await page.keyboard.press('/')
  await page.keyboard.type('klenoty')
  await page.keyboard.press('Enter')
  await expect(tile(page, 'Korunovační klenoty')).toHaveCount(1)
  await expect(page.getByRole('searchbox', { name: 'Hledat hru' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Časté dotazy' })).toBeFocused()
})

test('a page that does not exist says so', async ({ page }) => {
  const answer = await page.goto(`${addresses().player}/cs/neco-jineho`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a first visit stays within the budget of transferred bytes', async ({ browser }) => {
  await weighFirstVisits(browser, 'cs')
})

test('each font is loaded once: the page and its styles use the same URL', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname.replace(/-[^-]+$/, ''))
  })
  await enter(page, '/cs')
  await page.evaluate(() => document.fonts.ready)
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts).toEqual([...new Set(fonts)])
})

test('without a connection the page of the brand is shown instead of the browser’s own', async ({ page, context }) => {
  await enter(page, '/cs')
  // The service worker controls the page after it has filled its cache.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await context.setOffline(true)
  // The page is offline at once, its worker a moment later: until then requests still succeed.
  await expect(async () => {
    await page.goto(`${addresses().player}/cs/faq`)
    await expect(page.getByText(offlineTexts.cs)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(page.getByText(offlineTexts.en)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zkusit znovu' })).toHaveCSS('background-color', 'rgb(255, 138, 31)')
})

test('each page logs the version of the product, and the footer names the market’s time', async ({ page }) => {
  const said = page.waitForEvent('console', (message) => message.text().startsWith('Version '))
  await enter(page, '/cs')
  expect((await said).text()).toBe(`Version ${productVersion()} (dev)`)
  await expect(page.getByRole('contentinfo')).toContainText('pražský čas')
})

test('sections of the brand’s slots are shown: beside a game, in an empty search, and at the bottom', async ({
  page,
}) => {
  await enter(page, '/cs/play/OvocnyKolotoc')
  const fruits = page.getByRole('region', { name: 'Ovoce' })
  await expect(fruits.getByRole('listitem').first()).toBeVisible()
  await expect(fruits.getByRole('link', { name: 'Hrát Ovocný kolotoč' })).toHaveCount(0)
  await fruits.getByRole('link', { name: 'Ovoce: vše' }).click()
  await expect(page).toHaveURL(/genre=fruits/)

  await enter(page, '/cs?q=xyzzy')
  await expect(page.getByRole('region', { name: 'Doporučené' }).getByRole('listitem').first()).toBeVisible()

  await enter(page, '/cs')
  const slides = page.getByRole('region', { name: 'Nejnovější hry' })
  await slides.scrollIntoViewIfNeeded()
  await slides.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/cs\/play\/\w+$/)
})
