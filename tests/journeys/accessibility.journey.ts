import { expect, test, type Browser, type Page, type Request } from '@playwright/test'
import { paths } from '#apps/backoffice/src/shell/paths.ts'
import { openedScreens, screens } from '#apps/backoffice/src/shell/screens.ts'
import { shellCs } from '#apps/backoffice/src/texts/shell/cs.ts'
import { changeRole } from '#contract/play-v1/roles.ts'
import { demoColleagues } from '#tools/start/demo.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice, openPlayer, openTab } from './back-office.ts'
import { check, checkThemes } from './check-page.ts'
import { openByAddress, openForMoney, playOneRound, waitUntilPlayable } from './game.ts'
import { becomePlayer, becomePlayerWithoutLimits, payIn } from './people.ts'
import { enter, openSearch } from './site.ts'
import { askForApproval, openDesk } from './staff-calls.ts'

/** Screens of the back office, as its one list has them; those of one thing, such as a player, are opened elsewhere. */
const STAFF_SCREENS = [
  ...[...screens, ...Object.values(openedScreens)].map(({ path }) => path).filter((path) => !path.includes(':')),
  paths.profile,
]

test('the question about age', async ({ page }) => {
  await page.goto(`${addresses().player}/cs`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await check(page)
})

for (const [name, path] of [
  ['lobby', '/cs'],
  ['lobby with filters', '/cs?genre=fruits&order=name'],
  ['page of a game', '/cs/play/OvocnyKolotoc'],
  ['sign-in', '/cs/login'],
  ['registration', '/cs/register'],
  ['account from before', '/cs/old-account'],
  ['reset of the password', `/cs/reset-password?token=tr_${'x'.repeat(43)}`],
  ['reset of the password by a link without its code', '/cs/reset-password'],
  ['static page', '/cs/responsibleGaming'],
  ['venues', '/cs/venues'],
  ['help', '/cs/help'],
  ['help, searched', '/cs/help?q=limit'],
  ['help, asked from outside', '/cs/help/ask'],
  ['page that is not there', '/cs/neco-jineho'],
] as const)
  test(`player site: ${name}`, async ({ page }) => {
    await enter(page, path)
    await check(page)
  })

test('player site: search without a result', async ({ page }) => {
  await enter(page, '/cs')
  await (await openSearch(page)).fill('žádná taková')
  await expect(page.getByRole('heading', { name: 'Takovou hru tu nemáme' })).toBeVisible()
  await check(page)
})

test('player site: the sheet of filters', async ({ page }) => {
  await enter(page, '/cs')
  await page.getByRole('button', { name: 'Filtry' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await check(page)
})

test('player site: pages of a signed-in player', async ({ page }) => {
  test.setTimeout(120_000)
  await becomePlayer(page)
  await payIn(page, 50_000)
  await openForMoney(page, 'OvocnyKolotoc')
  await playOneRound(page)
  for (const path of [
    '/cs',
    '/cs/deposit',
    '/cs/withdraw',
    '/cs/account',
    '/cs/account/passkeys',
    '/cs/account/requirements',
    '/cs/account/venue-cards',
    '/cs/help',
    '/cs/help/ask',
  ]) {
    await enter(page, path)
    if (path === '/cs/account') await expect(page.getByRole('link', { name: 'Ověřit', exact: true })).toBeVisible()
    await check(page)
  }
})

test('player site: breaks and exclusion, before and after a stop', async ({ page }) => {
  await becomePlayer(page)
  await enter(page, '/cs/account/exclusion')
  await expect(page.getByRole('heading', { name: 'Doba hry' })).toBeVisible()
  await check(page)
  await page.getByRole('button', { name: 'Zastavit na 48 h' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await check(page)
  await enter(page, '/cs/deposit')
  await expect(page.getByRole('heading', { name: 'Teď nemůžete vkládat' })).toBeVisible()
  await check(page)
})

test('player site: limits, their first choice and a change', async ({ page }) => {
  await becomePlayerWithoutLimits(page)
  await enter(page, '/cs/account/limits')
  await expect(page.getByRole('heading', { name: 'Zvolte si limity' })).toBeVisible()
  await page.getByRole('button', { name: /^Běžné hraní/ }).click()
  await check(page)
  await page.getByRole('button', { name: /^Vlastní hodnoty/ }).click()
  await check(page)
  await page.getByRole('button', { name: 'Uložit limity' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await check(page)
  for (const refusal of await page.getByRole('radio', { name: /^Bez omezení/ }).all()) await refusal.check()
  const stakes = page.getByRole('group', { name: 'Sázky za den', exact: true })
  await stakes.getByRole('radio', { name: 'Nastavit hodnotu' }).check()
  await stakes.getByLabel('Částka').fill('0')
  await page.getByRole('button', { name: 'Uložit limity' }).click()
  await expect(page.getByText('Sázky za den: limit je vyčerpán')).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  await check(page)
  await page.getByRole('button', { name: 'Změnit: Sázky za den' }).click()
  await page.getByRole('dialog').getByLabel('Částka').fill('100')
  await expect(page.getByText('Mírnější hodnota: začne platit')).toBeVisible()
  await check(page)
})

test('the game, its sheets and the verifier', async ({ page }) => {
  test.setTimeout(120_000)
  await openByAddress(page, 'OvocnyKolotoc', 'demo')
  await waitUntilPlayable(page)
  await playOneRound(page)
  await check(page)
  for (const name of ['Výplatní tabulka', 'Férovost', 'Pravidla']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await check(page)
    await page.keyboard.press('Escape')
  }
  await page.goto(`${addresses().games}/verify?lang=cs`)
  await check(page)
})

test('back office, in both themes', async ({ page, isMobile }) => {
  test.skip(isMobile, 'staff work at a desk')
  test.setTimeout(240_000)
  await page.addInitScript(() => localStorage.setItem('backoffice.theme', 'dark'))
  const player = await becomePlayer(page)
  await payIn(page, 50_000)
  await openForMoney(page, 'OvocnyKolotoc')
  await playOneRound(page)
  await page.context().clearCookies()
  await page.goto(addresses().backoffice)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await checkThemes(page)

  await enterBackOffice(page)
  await expect(page.getByRole('table', { name: 'Hráči' })).toBeVisible()
  await checkThemes(page)
  await openPlayer(page, player)
  for (const tab of ['Pohyby účtu', 'Vklady', 'Relace', 'Limity', 'Vyloučení', 'Kola']) {
    await openTab(page, tab)
    // Nobody has excluded this player, but there are responses of the register.
    const table = tab === 'Vyloučení' ? 'Odpovědi registrů' : tab
    await expect(page.getByRole('table', { name: table })).toBeVisible()
    await checkThemes(page)
  }
  await openTab(page, 'Vklady')
  await page.getByRole('link', { name: /^Otevřít platbu/ }).click()
  await expect(page.getByRole('region', { name: 'Co se s ní dělo' })).toBeVisible()
  await checkThemes(page)
  await page.goBack()
  await openTab(page, 'Kola')
  await page.getByRole('table', { name: 'Kola' }).getByRole('row').nth(1).getByRole('button').click()
  await expect(page.getByText('Přepočet souhlasí')).toBeVisible()
  await checkThemes(page)
  await page.getByRole('button', { name: 'Zamknout' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkThemes(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeVisible()
  await checkThemes(page)
  for (const path of ['/games', '/audit', '/staff']) {
    await page.goto(addresses().backoffice + path)
    await expect(page.getByRole('table')).toBeVisible()
    await checkThemes(page)
  }
  await askForRight(page)
})

/** The dialog that changes a permission of a role, and the request that it sends. */
async function askForRight(page: Page): Promise<void> {
  await page.goto(`${addresses().backoffice}/staff?view=roles`)
  await page.getByRole('button', { name: /Podpora, číst zápisy/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').click()
  await checkThemes(page)
  await dialog.getByLabel('Vysvětlení pro audit').fill('Podpora zápisy ke své práci nepotřebuje.')
  await dialog.getByRole('button', { name: 'Požádat o změnu' }).click()
  await expect(page.getByText('Žádost čeká na druhou osobu.')).toBeVisible()
}

/** A request of one administrator waits for another: the navigation of the other counts it. */
async function letRequestWait(browser: Browser): Promise<void> {
  const desk = await openDesk(browser)
  await enterBackOffice(desk, '/staff?view=roles')
  await askForApproval(desk, changeRole, {
    role: `cesta-${crypto.randomUUID().slice(0, 8)}`,
    name: 'Cesta prohlížeče',
    permissions: [{ permission: 'games.read', ceilingMinor: null }],
    audiences: [],
    idleMinutes: null,
    networks: [],
    hours: null,
    explanation: 'Cesta prohlížeče: aby něco čekalo na podpis.',
  })
  await desk.context().close()
}

test('back office, every screen with each of its views, while a request waits, in both themes', async ({
  page,
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'staff work at a desk')
  test.setTimeout(900_000)
  await letRequestWait(browser)
  // A page that waits for the end of its session always has an open request.
  await page.route('**/OwnProfile/Watch*', (route) => route.abort())
  await enterBackOffice(page, '/staff?view=roles', demoColleagues[0])
  const idle = watchRequests(page)
  const look = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Hlavní' }).getByText(/ček(á|ají) na váš podpis/)).toBeAttached()
    await expect(page.getByRole('heading', { name: shellCs['permission.screen'] })).toHaveCount(0)
    await checkThemes(page)
  }
  const views = page.getByRole('main').locator('nav a[href^="?"]')
  for (const path of STAFF_SCREENS) {
    await test.step(path, async () => {
      await page.goto(addresses().backoffice + path)
      await page.waitForLoadState('networkidle')
      await look()
    })
    const others = await views.evaluateAll((links) =>
      links.flatMap((link) => (link.hasAttribute('aria-current') ? [] : (link.getAttribute('href') ?? []))),
    )
    for (const view of others)
      await test.step(`${path}${view}`, async () => {
        const link = page.getByRole('main').locator(`nav a[href="${view}"]`)
        await link.click()
        await expect(link).toHaveAttribute('aria-current', 'page')
        await idle()
        await look()
      })
  }
})

/** Returns a wait for the answers to what the open view has asked for. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  const isOver = (request: Request) => void open.delete(request)
  page.on('request', (request) => request.resourceType() !== 'eventsource' && open.add(request))
  page.on('requestfinished', isOver)
  page.on('requestfailed', isOver)
  return async () => {
    // A view asks in the frame in which it is first drawn.
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
    await expect.poll(() => open.size).toBe(0)
  }
}
