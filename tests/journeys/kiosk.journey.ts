import { randomInt } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { cs } from '#apps/kiosk/src/texts/cs.ts'
import { texts } from '#apps/kiosk/src/texts/index.ts'
import places from '#apps/player/src/messages/cs/places.ts'
import { addCard } from '#contract/onling-v2/player-card.ts'
import { logout } from '#contract/onling-v2/player.ts'
import { setPin } from '#contract/onling-v2/player-pin.ts'
import { addresses } from './addresses.ts'
import { check } from './check-page.ts'
import { newBirth } from './new-birth.ts'
import { becomePlayer, payIn } from './people.ts'
import { crowns, enter } from './site.ts'

const PIN = '7391'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('venues: whole without scripts, sorted by a town, and by a position that goes nowhere', async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const page = await plain.newPage()
  await page.goto(`${addresses().player}/cs/venues?town=Ostrava`)
  await expect(page.locator('.venue-card h2').first()).toHaveText('Bar U Mostu')
  await expect(page.getByText(places.hours).first()).toBeVisible()
  await plain.close()

  const here = { geolocation: { latitude: 50.08, longitude: 14.42 }, permissions: ['geolocation'] }
  const context = await browser.newContext({ ...here, reducedMotion: 'reduce' })
  const awake = await context.newPage()
  const foreign: string[] = []
  awake.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) foreign.push(request.url())
    expect(request.url()).not.toContain('14.42')
  })
  await enter(awake, '/cs/venues')
  await press(awake, places.usePosition)
  await expect(awake.getByText(places.byPosition)).toBeVisible()
  await expect(awake.locator('.venue-card h2').first()).toHaveText('Garden Casino')
  await check(awake)
  expect(foreign).toEqual([])
  await context.close()
})

test('a kiosk: card and PIN by hand and keys, balance, stop; and a minute later nothing is left', async ({
  page,
  browser,
}) => {
  // Whoever stops is that person everywhere: nobody else of the journeys may be the same.
  const { password } = await becomePlayer(page, newBirth().birthDate)
  await payIn(page, 100_000)
  const cardNumber = `9203${randomInt(100_000_000, 999_999_999)}418`
  for (const [{ path }, data] of [
    [addCard, { cardNumber }],
    [setPin, { pin: PIN, password }],
    [logout, {}],
  ] as const)
    expect(
      (await page.request.post(addresses().player + path, { data, headers: { origin: addresses().player } })).status(),
    ).toBe(200)

  const context = await browser.newContext({ viewport: { width: 1080, height: 1920 }, reducedMotion: 'reduce' })
  const kiosk = await context.newPage()
  await kiosk.clock.install()
  await kiosk.goto(addresses().kiosk)
  await expect(kiosk.getByRole('heading', { name: cs.whatFor })).toBeVisible()
  await check(kiosk)
  // Lowered, nothing but the logo is above what an arm reaches from a chair.
  await press(kiosk, cs.lower)
  const highest = async () => {
    const places = await Promise.all((await kiosk.locator('main button').all()).map((one) => one.boundingBox()))
    return Math.min(...places.map((place) => place?.y ?? 0))
  }
  await expect.poll(highest).toBeGreaterThan(600)
  for (const [language, words] of Object.entries(texts)) {
    await kiosk.locator(`button[lang=${language}]`).click()
    await expect(kiosk.getByRole('heading', { level: 1 })).toHaveText(words.whatFor)
  }
  await kiosk.locator('button[lang=cs]').click()

  await kiosk.getByRole('button', { name: cs.tiles.card }).click()
  await kiosk.getByRole('textbox', { name: cs.cardNumber }).fill(cardNumber)
  await kiosk.keyboard.press('Enter')
  for (const digit of PIN) await press(kiosk, digit)
  await check(kiosk)
  await press(kiosk, cs.next)
  await expect(kiosk.getByText(crowns(100_000))).toBeVisible()
  await check(kiosk)

  await press(kiosk, cs.wantToStop)
  await kiosk.getByRole('radio').first().check()
  await check(kiosk)
  await press(kiosk, cs.stopNow)
  await expect(kiosk.getByRole('heading', { name: cs.stopped })).toBeVisible()

  await kiosk.clock.runFor(41_000)
  await expect(kiosk.getByRole('alertdialog')).toBeVisible()
  await check(kiosk)
  await kiosk.clock.runFor(21_000)
  await expect(kiosk.getByRole('heading', { name: cs.whatFor })).toBeVisible()
  expect(await context.cookies()).toEqual([])
  expect(await kiosk.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  await context.close()
})
