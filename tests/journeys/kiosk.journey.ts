import { randomInt } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { cs as problems } from '#apps/kiosk/src/problems/cs.ts'
import { cs } from '#apps/kiosk/src/texts/cs.ts'
import { texts } from '#apps/kiosk/src/texts/index.ts'
import places from '#apps/player/src/messages/cs/places.ts'
import { commit, setLandBasedWalletEnable, transfer } from '#contract/capi-v1.1/transfers.ts'
import { addCard } from '#contract/onling-v2/player-card.ts'
import { logout } from '#contract/onling-v2/player.ts'
import { setPin } from '#contract/onling-v2/player-pin.ts'
import { addresses } from './addresses.ts'
import { check } from './check-page.ts'
import { readLetter } from './mailbox.ts'
import { newBirth } from './new-birth.ts'
import { becomePlayer, payIn, verifyAtBank } from './people.ts'
import { crowns, enter } from './site.ts'

const PIN = '7391'
const OTHER_PIN = '4826'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Every control can be hit by a hand: 96 px each way, and no two overlap or leave the screen (apps/kiosk/README.md). */
async function expectLargeTargets(kiosk: Page): Promise<void> {
  const boxes = await Promise.all(
    (await kiosk.locator('button').all()).map(async (one) => ({
      name: await one.textContent(),
      ...(await one.boundingBox()),
    })),
  )
  expect(boxes.length).toBeGreaterThan(40)
  const isLarge = ({ x = 0, width = 0, height = 0 }: { x?: number; width?: number; height?: number }) =>
    width >= 96 && height >= 96 && x >= 0 && x + width <= 1080
  expect(boxes.filter((box) => !isLarge(box))).toEqual([])
}

/** Every control, with its words, is on the screen: words of some languages are longer. */
async function expectInside(kiosk: Page): Promise<void> {
  const cut = await kiosk
    .locator('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((one) => one.getBoundingClientRect().right > 1080 || one.scrollWidth > one.clientWidth)
        .map(({ textContent }) => textContent),
    )
  expect(cut).toEqual([])
}

test('venues: complete without scripts, sorted by a town, and by a position that is not sent anywhere', async ({
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const page = await plain.newPage()
  await page.goto(`${addresses().player}/cs/venues?town=Ostrava`)
  await expect(page.locator('.venue-card h2').first()).toHaveText('Bar U Mostu')
  await expect(page.getByText(places.hours).first()).toBeVisible()
  await plain.close()

  const here = { geolocation: { latitude: 50.08, longitude: 14.42 }, permissions: ['geolocation'] }
  const context = await browser.newContext(here)
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

test('a kiosk: sign-in by a code or a card, balance, voucher, PIN, stop; a minute later no data is left', async ({
  page,
  browser,
}) => {
  // A panic stop applies to the person: no other journey may use the same one.
  const { birthDate } = newBirth()
  const { password, email } = await becomePlayer(page, birthDate)
  // Withdrawals require a verified player.
  await verifyAtBank(page, birthDate)
  await payIn(page, 100_000)
  const cardNumber = `9203${randomInt(100_000_000, 999_999_999)}418`
  const origin = addresses().player
  const amount = { amountMinor: 40_000, currency: 'CZK' }
  for (const [{ path }, data] of [
    [setLandBasedWalletEnable, { isEnabled: true }],
    [addCard, { cardNumber }],
    [setPin, { pin: PIN, password }],
  ] as const)
    expect((await page.request.post(origin + path, { data, headers: { origin } })).status()).toBe(200)
  const sent = { data: { amount, to: 'land-based', idempotencyKey: crypto.randomUUID() }, headers: { origin } }
  const { transferId } = (await (await page.request.post(origin + transfer.path, sent)).json()) as {
    transferId: string
  }
  await page.request.put(`${origin}${commit.path}?id=${transferId}`, { headers: { origin } })
  expect((await page.request.post(origin + logout.path, { data: {}, headers: { origin } })).status()).toBe(200)

  const context = await browser.newContext({ viewport: { width: 1080, height: 1920 } })
  const kiosk = await context.newPage()
  await kiosk.clock.install()
  await kiosk.goto(addresses().kiosk)
  await expect(kiosk.getByRole('heading', { name: cs.whatFor })).toBeVisible()
  await check(kiosk)
  // In the low layout only the logo is out of reach from a wheelchair.
  await press(kiosk, cs.lower)
  const highest = async () => {
    const places = await Promise.all((await kiosk.locator('main button').all()).map((one) => one.boundingBox()))
    return Math.min(...places.map((place) => place?.y ?? 0))
  }
  await expect.poll(highest).toBeGreaterThan(600)
  for (const [language, words] of Object.entries(texts)) {
    await kiosk.locator(`button[lang=${language}]`).click()
    await expect(kiosk.getByRole('heading', { level: 1 })).toHaveText(words.whatFor)
    // A screen has the name of its heading, and the law's warning is said in its own language.
    await expect(kiosk.getByRole('main', { name: words.whatFor, exact: true })).toBeVisible()
    await expect(kiosk.locator('main [lang=cs]')).toHaveCount(1)
    await expectInside(kiosk)
  }
  await kiosk.locator('button[lang=cs]').click()

  // Without a card a code signs in, and continues to the requested page.
  await kiosk.getByRole('button', { name: cs.wantToStop }).click()
  await press(kiosk, cs.byCode)
  await kiosk.getByRole('textbox', { name: cs.email }).fill(email.slice(0, -1))
  await press(kiosk, email.slice(-1))
  await check(kiosk)
  for (const layout of [cs.lower, cs.lower]) {
    await expectLargeTargets(kiosk)
    await press(kiosk, layout)
  }
  await press(kiosk, cs.toEmail)
  await expect(kiosk.getByRole('heading', { name: cs.enterCode })).toBeVisible()
  await kiosk.getByRole('textbox', { name: cs.code }).fill(await readLetter(page, email, /\b\d{6}\b/))
  await kiosk.keyboard.press('Enter')
  await expect(kiosk.getByRole('heading', { name: cs.howLong })).toBeVisible()
  await press(kiosk, cs.end)
  await expect(kiosk.getByRole('heading', { name: cs.whatFor })).toBeVisible()

  await kiosk.getByRole('button', { name: cs.tiles.card }).click()
  // The reader types, whatever has the focus.
  await expect(kiosk.getByRole('textbox', { name: cs.cardNumber })).toBeVisible()
  await kiosk.keyboard.type(cardNumber)
  await kiosk.keyboard.press('Enter')
  await expect(kiosk.getByRole('heading', { name: cs.enterPin })).toBeVisible()
  // The next step of a screen begins at its top: the field of the card, which had the focus, is gone.
  await expect(kiosk.getByRole('main', { name: cs.enterPin, exact: true })).toBeFocused()
  await kiosk.getByRole('textbox').fill(OTHER_PIN)
  await press(kiosk, cs.next)
  await expect(kiosk.getByRole('alert')).toHaveText(problems['card.ERR_INVALID_CREDENTIALS'])
  await check(kiosk)
  for (const digit of PIN) await press(kiosk, digit)
  await check(kiosk)
  await press(kiosk, cs.next)
  await expect(kiosk.getByText(crowns(60_000))).toBeVisible()
  await check(kiosk)

  await press(kiosk, cs.voucher)
  await expect(kiosk.getByText(crowns(40_000))).toBeVisible()
  // More than there is says why nothing is issued.
  await kiosk.getByRole('textbox').fill('401')
  await expect(kiosk.getByRole('alert')).toHaveText(problems['voucher.ERR_INSUFFICIENT_FUNDS'])
  await kiosk.getByRole('textbox').fill('150')
  await check(kiosk)
  await press(kiosk, cs.issueVoucher)
  await expect(kiosk.getByRole('heading', { name: crowns(15_000) })).toBeVisible()
  await expect(kiosk.getByRole('main')).toBeFocused()
  await expect(kiosk.getByRole('img', { name: cs.voucherCode })).toBeVisible()
  await check(kiosk)
  await press(kiosk, cs.back)
  await expect(kiosk.getByText(crowns(25_000))).toBeVisible()
  await press(kiosk, cs.back)
  await press(kiosk, cs.changePin)
  const type = async (pins: readonly string[]) => {
    for (const pin of pins) {
      await kiosk.getByRole('textbox').fill(pin)
      await kiosk.keyboard.press('Enter')
    }
  }
  await type([PIN, '1234', '1234'])
  await expect(kiosk.getByRole('alert')).toHaveText(problems['newPin.ERR_INVALID_PIN'])
  await type([OTHER_PIN, OTHER_PIN])
  await expect(kiosk.getByRole('heading', { name: cs.pinChanged })).toBeVisible()
  await press(kiosk, cs.next)

  await press(kiosk, cs.wantToStop)
  await kiosk.getByRole('radio').first().check()
  await check(kiosk)
  await press(kiosk, cs.stopNow)
  await expect(kiosk.getByRole('heading', { name: cs.stopped })).toBeVisible()
  await expect(kiosk.getByRole('main')).toContainText(cs.stopKinds.panic)
  // The number of the receipt stands on one line: people copy it by hand.
  await expect(kiosk.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toHaveCSS('white-space', 'nowrap')

  await kiosk.clock.runFor(41_000)
  await expect(kiosk.getByRole('alertdialog')).toBeVisible()
  await check(kiosk)
  await kiosk.clock.runFor(21_000)
  await expect(kiosk.getByRole('heading', { name: cs.whatFor })).toBeVisible()
  expect(await context.cookies()).toEqual([])
  expect(await kiosk.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  await context.close()
})
