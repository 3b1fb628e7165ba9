import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import sharp from 'sharp'
import { addresses } from './addresses.ts'
import { enterBackOffice, openPlayer, openTab } from './back-office.ts'
import { browserOptions, desktop, phone } from './browser.ts'
import { openByAddress, openFromLobby, playOneRound, waitUntilPlayable } from './game.ts'
import { becomePlayer, payIn, type Person } from './people.ts'
import { enter, openSearch, signIn } from './site.ts'
import { startShared } from './start-product.ts'

// `npm run screenshots [name …]`: pictures of the main pages, for docs/screenshots. They must be looked at before they
// are committed.

const FOLDER = 'docs/screenshots'
const BYTES_MAX = 250_000
const only = process.argv.slice(2)

type Shot = { readonly name: string; readonly take: (page: Page) => Promise<void> }

const demo = (gameKey: string) => async (page: Page) => {
  await openByAddress(page, gameKey, 'demo')
  await waitUntilPlayable(page)
  await playOneRound(page)
}
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Oblíbená: ${name}` }).first()

const anonymous: readonly Shot[] = [
  { name: 'adult-consent', take: async (page) => void (await page.goto(`${addresses().player}/cs`)) },
  { name: 'lobby', take: (page) => enter(page, '/cs') },
  {
    name: 'lobby-rows',
    take: async (page) => {
      await enter(page, '/cs')
      await page.getByRole('navigation', { name: 'Kategorie' }).evaluate((chips) => chips.scrollIntoView())
    },
  },
  { name: 'lobby-filtered', take: (page) => enter(page, '/cs?genre=fruits&order=name') },
  {
    name: 'search',
    take: async (page) => {
      await enter(page, '/cs')
      await (await openSearch(page)).fill('ovoc')
    },
  },
  {
    name: 'favourites',
    take: async (page) => {
      await enter(page, '/cs?q=klenoty')
      await heart(page, 'Korunovační klenoty').click()
      await enter(page, '/cs?show=favourites')
    },
  },
  { name: 'game-card', take: (page) => enter(page, '/cs/play/KorunovacniKlenoty') },
  { name: 'sign-in', take: (page) => enter(page, '/cs/login') },
  { name: 'register', take: (page) => enter(page, '/cs/register') },
  { name: 'responsible-gaming', take: (page) => enter(page, '/cs/responsibleGaming') },
  { name: 'game-ovocny-kolotoc', take: demo('OvocnyKolotoc') },
  { name: 'game-cert-a-kaca', take: demo('CertAKaca') },
  { name: 'game-korunovacni-klenoty', take: demo('KorunovacniKlenoty') },
  {
    name: 'game-paytable',
    take: async (page) => {
      await openByAddress(page, 'KorunovacniKlenoty', 'demo')
      await waitUntilPlayable(page)
      await page.getByRole('button', { name: 'Výplatní tabulka' }).click()
    },
  },
]

/** The same people and rounds for both widths. */
type Cast = { readonly person: Person; readonly roundId: string }

const signedIn = ({ person, roundId }: Cast): readonly Shot[] => {
  const as = (path: string) => async (page: Page) => {
    await signIn(page, person)
    await enter(page, path)
  }
  return [
    { name: 'lobby-signed-in', take: as('/cs') },
    { name: 'deposit', take: as('/cs/deposit') },
    { name: 'account', take: as('/cs/account') },
    { name: 'exclusion', take: as('/cs/account/exclusion') },
    {
      name: 'stop',
      take: async (page) => {
        await as('/cs#stop')(page)
        await page.getByRole('dialog', { name: 'Zastavit hru?' }).waitFor()
      },
    },
    {
      name: 'verify',
      take: async (page) => void (await page.goto(`${addresses().games}/verify?lang=cs&roundId=${roundId}`)),
    },
  ]
}

const office = (cast: Cast, theme: 'light' | 'dark'): readonly Shot[] => {
  const { person } = cast
  const begin = async (page: Page) => {
    await page.addInitScript((name) => localStorage.setItem('backoffice.theme', name), theme)
    await enterBackOffice(page)
  }
  const record = (tab: string) => async (page: Page) => {
    await begin(page)
    await openPlayer(page, person)
    await openTab(page, tab)
    await page.getByRole('table', { name: tab }).waitFor()
  }
  const screen = (path: string) => async (page: Page) => {
    await begin(page)
    await page.goto(addresses().backoffice + path)
    await page.getByRole('heading').first().waitFor()
  }
  return [
    { name: `office-now-${theme}`, take: screen('/now') },
    { name: `office-report-${theme}`, take: screen('/reports') },
    { name: `office-risk-${theme}`, take: screen('/risk') },
    { name: `office-places-${theme}`, take: screen('/places') },
    { name: `office-look-${theme}`, take: screen('/content/look') },
    { name: `office-players-${theme}`, take: begin },
    { name: `office-player-${theme}`, take: record('Pohyby účtu') },
    {
      name: `office-round-${theme}`,
      take: async (page) => {
        await record('Kola')(page)
        await page.getByRole('table', { name: 'Kola' }).getByRole('row').nth(1).getByRole('button').click()
        await page.getByText('Přepočet souhlasí').waitFor()
      },
    },
    {
      name: `office-lock-${theme}`,
      take: async (page) => {
        await record('Relace')(page)
        await page.getByRole('button', { name: 'Zamknout' }).click()
      },
    },
    {
      name: `office-audit-${theme}`,
      take: async (page) => {
        await begin(page)
        await page.goto(`${addresses().backoffice}/audit`)
        await page.getByRole('table', { name: 'Audit' }).waitFor()
      },
    },
  ]
}

const kiosk: readonly Shot[] = [{ name: 'kiosk', take: async (page) => void (await page.goto(addresses().kiosk)) }]

/** Small enough for the repository, at the original size. */
async function compress(picture: Buffer): Promise<Buffer> {
  const small = await sharp(picture).avif({ quality: 60, effort: 6 }).toBuffer()
  if (small.length > BYTES_MAX) throw new Error(`the picture has ${small.length} bytes, more than ${BYTES_MAX}`)
  return small
}

async function takeAll(browser: Browser, options: BrowserContextOptions, shots: readonly Shot[]): Promise<void> {
  const width = options.viewport?.width ?? 0
  for (const { name, take } of shots) {
    if (only.length > 0 && !only.includes(name) && !only.includes(`${name}-${width}`)) continue
    const context = await browser.newContext({ ...options, locale: 'cs-CZ', timezoneId: 'Europe/Prague' })
    // The question about analytics is answered: it would cover the same corner of every page.
    await context.addInitScript(() => localStorage.setItem('tolar.analyticsConsent', '"denied"'))
    // A page of staff that waits for the end of its session always has an open request.
    await context.route('**/OwnProfile/Watch*', (route) => route.abort())
    const page = await context.newPage()
    page.setDefaultTimeout(45_000)
    try {
      await take(page)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      writeFileSync(
        join(FOLDER, `${name}-${width}.avif`),
        await compress(await page.screenshot({ animations: 'disabled' })),
      )
      console.log(`${name}-${width}.avif`)
    } catch (error) {
      process.exitCode = 1
      console.log(`${name}-${width}: ${error instanceof Error ? error.message : String(error)}`)
    }
    await context.close()
  }
}

async function prepareCast(browser: Browser): Promise<Cast> {
  const context = await browser.newContext({ ...desktop, locale: 'cs-CZ' })
  const page = await context.newPage()
  const person = await becomePlayer(page)
  await payIn(page, 150_000)
  await openFromLobby(page, 'Korunovační klenoty')
  const rounds = []
  for (let played = 0; played < 6; played += 1) rounds.push(await playOneRound(page))
  // Leaving between rounds ends the session, which reveals its seed: then the verifier has a proof.
  await page.getByRole('link', { name: 'Zpět do lobby' }).click()
  await page.waitForURL(/\/cs$/)
  await context.close()
  const best = rounds.toSorted((a, b) => b.win.amountMinor - a.win.amountMinor)[0]
  return { person, roundId: best?.roundId ?? '' }
}

mkdirSync(FOLDER, { recursive: true })
// With the people of the demonstration, so that figures and queues are not empty.
const stop = await startShared({ DEMO_LIFE: 'yes' })
const browser = await chromium.launch(browserOptions)
try {
  const cast = await prepareCast(browser)
  for (const size of [phone, desktop]) await takeAll(browser, size, [...anonymous, ...signedIn(cast)])
  await takeAll(browser, desktop, [...office(cast, 'light'), ...office(cast, 'dark')])
  await takeAll(browser, { viewport: { width: 1080, height: 1920 } }, kiosk)
} finally {
  await browser.close()
  await stop()
}
