import { expect, test, type Page } from '@playwright/test'
import { messages } from '#apps/player/src/messages/index.ts'
import lobby from '#apps/player/src/messages/cs/lobby.ts'
import pin from '#apps/player/src/messages/cs/pin.ts'
import registration from '#apps/player/src/messages/cs/registration.ts'
import signIn from '#apps/player/src/messages/cs/signIn.ts'
import venueCards from '#apps/player/src/messages/cs/venueCards.ts'
import * as cards from '#contract/onling-v2/player-card.ts'
import * as pins from '#contract/onling-v2/player-pin.ts'
import * as player from '#contract/onling-v2/player.ts'
import * as registering from '#contract/onling-v2/registration.ts'
import { transactionFinish } from '#contract/onling-v2/wallet-payment.ts'
import { pressPanic } from '#contract/play-v1/exclusion.ts'
import { addresses } from './addresses.ts'
import { becomePlayer } from './people.ts'
import { slowDown } from './slow-processor.ts'
import { confirmAge, crowns, signIn as enterAsDemo, waitUntilAlive, withMotion } from './site.ts'

const deposit = messages.cs.deposit

/**
 * Pages are rendered before their scripts load. Input and presses before that are kept: tested once with the scripts
 * held back, and on a processor 6 and 20 times slower.
 */
type Form = {
  readonly name: string
  readonly path: string
  readonly call: { readonly path: string }
  readonly isSignedIn?: boolean
  readonly fill: (page: Page) => Promise<void>
  readonly button: string
  /** The expected request. */
  readonly sent: Record<string, unknown>
}

const forms: readonly Form[] = [
  {
    name: 'sign-in',
    path: '/cs/login',
    call: player.loginByEmail,
    fill: async (page) => {
      await page.getByLabel('E-mail').fill('nekdo@cesta.example')
      await page.getByLabel('Heslo', { exact: true }).fill('tri slova spolu')
      await page.getByLabel(signIn.remember).check()
    },
    button: signIn.submit,
    sent: { email: 'nekdo@cesta.example', password: 'tri slova spolu' },
  },
  {
    name: 'registration',
    path: '/cs/register',
    call: registering.create,
    fill: async (page) => {
      await page.getByLabel(signIn.firstName).fill('Bedřich')
      await page.getByLabel(signIn.surname).fill('Poutník')
      await page.getByLabel('E-mail').fill('bedrich@cesta.example')
      await page.getByLabel(signIn.birthDate).fill('1979-11-03')
      await page.getByLabel(signIn.newPassword).fill('lampa kosatec mlyn')
      await page.locator('[name=terms]').check()
    },
    button: signIn.registerSubmit,
    sent: { email: 'bedrich@cesta.example', firstName: 'Bedřich', birthDate: '1979-11-03' },
  },
  {
    name: 'registration in steps',
    path: '/cs/register?whole=1',
    call: registering.createRegistrationToken,
    fill: (page) => page.getByLabel(registration.email).fill('kroky@cesta.example'),
    button: registration.next,
    sent: { email: 'kroky@cesta.example' },
  },
  {
    name: 'new password',
    path: `/cs/reset-password?token=tr_${'x'.repeat(43)}`,
    call: player.submitPasswordReset,
    fill: (page) => page.getByLabel(signIn.newPassword).fill('lampa kosatec mlyn'),
    button: signIn.resetSubmit,
    sent: { password: 'lampa kosatec mlyn' },
  },
  {
    name: 'code of a wallet',
    path: '/cs/deposit/wallet?payment=00000000-0000-7000-8000-000000000000',
    call: transactionFinish,
    isSignedIn: true,
    fill: (page) => page.getByLabel(deposit.walletCode.code).fill('123456'),
    button: deposit.walletCode.submit,
    sent: { code: '123456' },
  },
  {
    name: 'PIN',
    path: '/cs/account/pin',
    call: pins.setPin,
    isSignedIn: true,
    fill: async (page) => {
      await page.locator('[name=pin]').fill('2580')
      await page.locator('[name=again]').fill('2580')
      await page.locator('[name=password]').fill('lampa kosatec mlyn')
    },
    button: pin.submit,
    sent: { pin: '2580', password: 'lampa kosatec mlyn' },
  },
  {
    name: 'card of a venue',
    path: '/cs/account/venue-cards',
    call: cards.addCard,
    isSignedIn: true,
    fill: (page) => page.locator('[name=cardNumber]').fill('9203190000000007'),
    button: venueCards.add,
    sent: { cardNumber: '9203190000000007' },
  },
]

/** The player's status from the service of levels. */
const GAMIFICATION = '/capi/Loyalty/v1/PlayerLoyalty/Status'

/** Intercepts requests: they are inspected and not forwarded. */
async function watch(page: Page, path: string): Promise<() => Promise<unknown>> {
  const sent = Promise.withResolvers<unknown>()
  await page.route(`**${path}`, async (route) => {
    sent.resolve(route.request().postDataJSON())
    await route.abort()
  })
  return () => sent.promise
}

/** Holds back the page's scripts, or some of them, until the returned function is called. */
async function holdScripts(page: Page, names = '*'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/assets/${names}.js`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const open = (page: Page, path: string) => page.goto(addresses().player + path, { waitUntil: 'commit' })

for (const { name, path, call, isSignedIn = false, fill, button, sent } of forms)
  test.describe(`${name}:`, () => {
    test.beforeEach(async ({ page }) => {
      await confirmAge(page)
      if (isSignedIn) await becomePlayer(page)
    })

    test('a form submitted before the scripts load is sent with the values at that time', async ({ page }) => {
      const arrived = await watch(page, call.path)
      const letCome = await holdScripts(page)
      await open(page, path)
      await fill(page)
      const press = page.getByRole('button', { name: button, exact: true })
      await press.click()
      await expect(page.locator('form[aria-busy]')).toHaveCount(1)
      letCome()
      expect(await arrived()).toMatchObject(sent)
      await expect(page.locator('form[aria-busy]')).toHaveCount(0)
      expect(new URL(page.url()).pathname).toBe(new URL(path, 'http://site').pathname)
    })

    for (const rate of [6, 20])
      test(`input typed at once is sent on a processor ${rate} times slower`, async ({ page }) => {
        test.setTimeout(180_000)
        const arrived = await watch(page, call.path)
        await slowDown(page, rate)
        await open(page, path)
        await fill(page)
        await page.getByRole('button', { name: button, exact: true }).click()
        expect(await arrived()).toMatchObject(sent)
      })
  })

test('deposit: an amount and a method entered before the scripts load are kept by the form', async ({ page }) => {
  await confirmAge(page)
  await becomePlayer(page)
  const letCome = await holdScripts(page)
  await open(page, '/cs/deposit')
  await page.getByLabel(deposit.otherAmount).fill('777')
  await page.getByRole('radio', { name: deposit.ways.app }).check()
  letCome()
  await expect(page.getByRole('button', { name: `Vložit ${crowns(77_700)}` })).toBeEnabled()
  await expect(page.getByLabel(deposit.otherAmount)).toHaveValue('777')
  await expect(page.getByRole('radio', { name: deposit.ways.app })).toBeChecked()
})

test('lobby: a search typed before the scripts load is executed', async ({ page }) => {
  await confirmAge(page)
  const letCome = await holdScripts(page)
  await open(page, '/cs/')
  await page.getByRole('searchbox', { name: 'Hledat hru' }).fill('kotel')
  letCome()
  await expect(page.locator('.game-grid[data-query=kotel]')).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Hledat hru' })).toHaveValue('kotel')
})

test('a press of Stop before its part of the page is hydrated is executed, also if the page changes before', async ({
  page,
}) => {
  await confirmAge(page)
  await becomePlayer(page)
  const arrived = await watch(page, pressPanic.path)
  const letCome = await holdScripts(page, 'signed-in-header-*')
  await open(page, '/cs/')
  await waitUntilAlive(page)
  await page.getByRole('banner').getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Hledat hru' }).fill('kotel')
  await expect(page.locator('.game-grid[data-query=kotel]')).toBeVisible()
  letCome()
  await arrived()
})

test('lobby: nothing shifts on a phone during hydration', async ({ page }) => {
  await withMotion(page)
  await confirmAge(page)
  await page.setViewportSize({ width: 412, height: 823 })
  await page.addInitScript(() => {
    const moved: string[] = []
    Reflect.set(globalThis, 'moved', moved)
    const note = ({ sources = [] }: PerformanceEntry & { sources?: readonly { node?: Node | null }[] }) =>
      moved.push(...sources.map(({ node }) => (node instanceof Element ? node.className : (node?.nodeName ?? 'gone'))))
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'layout-shift', buffered: true })
  })
  const letCome = await holdScripts(page)
  await slowDown(page, 4)
  await open(page, '/cs/')
  const chips = page.getByRole('navigation', { name: lobby.categories })
  const drawn = await chips.boundingBox()
  letCome()
  await waitUntilAlive(page)
  expect(await chips.boundingBox()).toEqual(drawn)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'moved') as string[])).not.toContain('chips')
})

test('Stop and Deposit do not move when the level is loaded', async ({ page }) => {
  await withMotion(page)
  await confirmAge(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${GAMIFICATION}`, async (route) => {
    await promise
    await route.continue()
  })
  await becomePlayer(page)
  await open(page, '/cs/')
  await waitUntilAlive(page)
  const banner = page.getByRole('banner')
  const places = () =>
    Promise.all(
      [banner.getByRole('button', { name: 'Stop', exact: true }), banner.getByRole('link', { name: 'Vložit' })].map(
        (one) => one.boundingBox(),
      ),
    )
  const before = await places()
  resolve()
  await expect(banner.getByRole('link', { name: /^Úroveň/ })).toBeVisible()
  expect(await places()).toEqual(before)
})

test('a refusal of a field marks and focuses it', async ({ page }) => {
  await confirmAge(page)
  await becomePlayer(page)
  await page.route(`**${transactionFinish.path}`, (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'ERR_INVALID_INPUT', fields: [{ path: 'body/code', problem: 'pattern' }], requestId: 'r' },
    }),
  )
  await open(page, '/cs/deposit/wallet?payment=00000000-0000-7000-8000-000000000000')
  const field = page.getByLabel(deposit.walletCode.code)
  await field.fill('123456')
  await page.getByRole('button', { name: deposit.walletCode.submit }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
})

test('a category pressed further down scrolls to its games, and Back to the previous position', async ({ page }) => {
  await confirmAge(page)
  await enterAsDemo(page)
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await page.mouse.wheel(0, 1600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    // Where the page stands at the press: a click waits until nothing covers the link, and may scroll for that.
    await page.evaluate(() =>
      addEventListener('pointerdown', () => Reflect.set(globalThis, 'pressedAt', scrollY), {
        capture: true,
        once: true,
      }),
    )
    const chips = page.getByRole('navigation', { name: lobby.categories })
    await chips.getByRole('link', { name: /^Ruleta/ }).click()
    const first = page.locator('.game-grid .game-tile').first()
    await expect(first).toBeInViewport({ ratio: 0.9 })
    const [tile, bar] = [await first.boundingBox(), await chips.boundingBox()]
    expect(tile?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    const pressedAt = await page.evaluate(() => Number(Reflect.get(globalThis, 'pressedAt')))
    expect(pressedAt).toBeGreaterThan(900)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(pressedAt - 60)
    await page.evaluate(() => scrollTo(0, 0))
  }
})
