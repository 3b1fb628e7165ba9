import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import adult from '#apps/player/src/messages/sk/adultMessage.ts'
import { brands } from '#config/brands/index.ts'
import { wholePersonTargets } from '#config/demo.ts'
import { readBrandMessages, readTheme } from '#config/read-texts.ts'
import { markets } from '#config/markets/index.ts'
import { staticPages } from '#config/shapes.ts'
import { formatMoney } from '#money'
import { demoPlayer } from '#tools/start/demo.ts'
import { beginWithoutStaff } from './first-administrator.ts'
import { turnTo } from './own-product.ts'
import {
  findAlive,
  findClusterFolder,
  findDescendants,
  isLocked,
  portsFrom,
  SECOND_FIRST_PORT,
  startProduct,
  writePorts,
  type Product,
} from './product.ts'
import { payBy, signInSlovak, withdrawByPayout } from './slovak-money.ts'
import { becomeVerified } from './slovak-person.ts'

// A second product beside that of the other journeys: of another brand, in another market, in an empty folder. It is
// started, checked, stopped and started again; journeys of such a brand run on it meanwhile, because a start costs
// twenty seconds of processor time.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

const language = 'sk'
const brand = brands[wholePersonTargets.SVK]
const ports = portsFrom(SECOND_FIRST_PORT)
const site = `http://localhost:${ports.PLAYER_PORT}`
const texts = readBrandMessages(brand.target, language)

/** A journey with staff, letters and jobs of the worker. */
const LONG_MS = 420_000

let dataFolder = ''
let turnBack: (() => void) | undefined
let product: Product | undefined
/** The output of the first and the second start of the same folder. */
const saidAtStart: string[] = []
const environment = () => ({
  ...writePorts(ports),
  DATA_DIR: dataFolder,
  APP_TARGET: brand.target,
  MARKET_LOCALE: brand.market,
  RATE_FACTOR: '50',
})
/** The output and exit of a start that fails. */
async function failToStart(env: Readonly<Record<string, string>>): Promise<string> {
  const failed = startProduct(env)
  if (await failed.ready) failed.signal('SIGINT')
  expect(await failed.ended).toBe(1)
  return failed.said()
}

test.beforeAll(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'tolar-journeys-'))
  chmodSync(dataFolder, 0o755)
  turnBack = turnTo(ports)
})

test.afterAll(async () => {
  turnBack?.()
  product?.signal('SIGINT')
  await product?.ended
  rmSync(dataFolder, { recursive: true, force: true })
})

test('a busy port is reported with the variable that changes it', async () => {
  const squatter = createServer()
  await new Promise<void>((done) => squatter.listen(ports.GAMES_PORT, '127.0.0.1', done))
  const said = await failToStart(environment())
  await new Promise((done) => squatter.close(done))
  expect(said).toContain(
    `Port ${ports.GAMES_PORT}, which "games" needs, is busy: stop what uses it, or set GAMES_PORT to a free port.`,
  )
  expect(said).not.toMatch(/^\s+at /m)
})

test('a brand in the wrong market and an unknown brand are reported', async () => {
  expect(await failToStart({ ...environment(), MARKET_LOCALE: 'CZE' })).toContain(
    `${brand.target} plays in SVK, not in CZE`,
  )
  expect(await failToStart({ ...environment(), APP_TARGET: 'nobody_cz' })).toContain('APP_TARGET')
})

test('another brand starts and prints its URLs', async () => {
  product = startProduct({ ...environment(), DEMO_STAFF: 'none' })
  expect(await product.ready, product.said()).toBe(true)
  expect(product.said()).toContain(`${brand.target} · SVK · dev`)
  expect(product.said()).toContain(site)
  expect(product.said()).toContain('jana@demo.example')
})

test('it has its own language, colours and texts', async ({ page }) => {
  await page.goto(site)
  await expect(page).toHaveURL(`${site}/${language}`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('dialog', { name: adult.text })).toBeVisible()
  await page.getByRole('button', { name: adult.button }).click()
  await expect(page).toHaveTitle(texts.brand.title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.hero.title)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Registrácia' })).toBeVisible()
  const colour = (token: string) =>
    page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), `--${token}`)
  const theme = readTheme(brand.target)
  expect(await colour('accent')).toBe(theme.accent)
  expect(await colour('bg')).toBe(theme.bg)
  const languages = page.getByRole('navigation', { name: 'Jazyk' }).getByRole('link')
  const offered = await languages.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
  expect(offered).toEqual(brand.languages)
  expect((await page.goto(`${site}/cs`))?.status()).toBe(404)
  const manifest = (await (await page.request.get(`${site}/manifest.webmanifest`)).json()) as { name: string }
  expect(manifest.name).toBe(brand.appName)
})

test('it has the pages of its brand and market and no others', async ({ page }) => {
  const shown = staticPages.filter((name) => brand.pages.static[name] && markets.SVK.staticPages[name])
  for (const name of staticPages) {
    const answer = await page.request.get(`${site}/${language}/${name}`)
    expect(answer.status(), name).toBe(shown.includes(name) ? 200 : 404)
  }
})

test('deposits are in euros', async ({ page }) => {
  const person = { email: 'jana@demo.example', password: 'jana-hraje-rada' }
  await page.goto(`${site}/${language}/login`)
  await page.getByRole('button', { name: adult.button }).click()
  await page.waitForLoadState('networkidle')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Heslo', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Prihlásiť', exact: true }).click()
  await page.waitForURL(`${site}/${language}`)
  await expect(page.getByRole('banner')).toContainText(formatMoney({ amountMinor: 5000, currency: 'EUR' }, language))
  await page.goto(`${site}/${language}/deposit`)
  for (const amount of brand.payment.quickAmounts)
    await expect(page.getByRole('button', { name: formatMoney(amount, language), exact: true })).toBeVisible()
  expect(await page.locator('#content').innerText()).not.toContain('Kč')
})

test('no other brand is named anywhere in it', async ({ page }) => {
  // The product shares its name with one brand, so that word alone is no leak.
  const others = Object.values(brands).filter(({ appName }) => appName !== brand.appName && appName !== 'Tolar')
  const names = [...new Set([...others.map(({ appName }) => appName), ...others.map(({ target }) => target)])]
  const games = `http://localhost:${ports.GAMES_PORT}`
  const addresses = [
    ...['', '/login', '/register', '/play/OvocnyKolotoc', '/terms', '/gdpr', '/about', '/responsibleGaming'].map(
      (path) => `${site}/${language}${path}`,
    ),
    `${site}/manifest.webmanifest`,
    `${games}/OvocnyKolotoc`,
    `${games}/verify`,
    `http://localhost:${ports.BACKOFFICE_PORT}/place.json`,
    `http://localhost:${ports.API_OPERATIONS_PORT}/dev/mailbox`,
  ]
  for (const address of addresses) {
    const text = await (await page.request.get(address)).text()
    expect(
      names.filter((name) => text.includes(name)),
      address,
    ).toEqual([])
  }
})

test('from no staff to the first support clerk: a link printed once, a second administrator, and from then on two people', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  if (!product) throw new Error('The product of this file was not started.')
  await beginWithoutStaff(browser, product.pid)
})

test('Ctrl-C ends every process and leaves no lock file, and the next start has all data', async () => {
  if (!product) throw new Error('The product of this file was not started.')
  const children = findDescendants(product.pid)
  const cluster = findClusterFolder(children)
  expect(children.length).toBeGreaterThan(6)
  expect(isLocked(cluster)).toBe(true)
  product.signal('SIGINT')
  expect(await product.ended).toBe(0)
  expect(findAlive(children)).toEqual([])
  expect(isLocked(cluster)).toBe(false)

  saidAtStart.push(product.said())
  product = startProduct(environment())
  expect(await product.ready, product.said()).toBe(true)
  saidAtStart.push(product.said())
})

test('a Slovak brand with complete registrations: a person becomes a verified player', async ({ page, browser }) => {
  test.setTimeout(LONG_MS)
  await becomeVerified(page, browser)
})

test('deposits by two gateways of cards and Payout, and a withdrawal by Payout', async ({ page, browser }) => {
  test.setTimeout(LONG_MS)
  await signInSlovak(page, demoPlayer)
  await payBy(page, /ČSOB/)
  await payBy(page, /GP webpay/)
  await payBy(page, /Payout/)
  await withdrawByPayout(page, browser, demoPlayer.email)
})

test('a killed start is cleaned up by the next one', async () => {
  if (!product) throw new Error('The product of this file was not started.')
  const children = findDescendants(product.pid)
  product.signal('SIGKILL')
  await product.ended
  product = startProduct(environment())
  expect(await product.ready, product.said()).toBe(true)
  await expect.poll(() => findAlive(children)).toEqual([])
})

test('a data folder of another PostgreSQL is reported and not touched', async () => {
  if (!product) throw new Error('The product of this file was not started.')
  const cluster = findClusterFolder(findDescendants(product.pid))
  product.signal('SIGINT')
  expect(await product.ended).toBe(0)
  product = undefined
  const marker = join(cluster, 'PG_VERSION')
  const own = readFileSync(marker, 'utf8')
  writeFileSync(marker, '15\n')
  const said = await failToStart(environment())
  expect(said).toContain(`${cluster} was made by PostgreSQL 15, and this is PostgreSQL ${own.trim()}`)
  expect(said).toContain('move the folder away, or set DATA_DIR to another.')
  expect(said).not.toMatch(/^\s+at /m)
  expect(readFileSync(marker, 'utf8')).toBe('15\n')
  if (!cluster.startsWith(dataFolder)) rmSync(dirname(cluster), { recursive: true, force: true })
})

test('the second start neither builds nor migrates again', () => {
  const [first, second] = saidAtStart
  expect(first).toContain('Brought the database to its newest form')
  expect(second).not.toMatch(/Building the|Brought the database/)
})
