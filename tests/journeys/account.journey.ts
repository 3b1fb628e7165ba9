import { expect, test, type Page } from '@playwright/test'
import menu from '#apps/player/src/messages/cs/accountMenu.ts'
import shell from '#apps/player/src/messages/cs/shell.ts'
import { themeModes } from '#config/theme.ts'
import { findViolations } from '#tests/find-violations.ts'
import { desktop, phone } from './browser.ts'
import { openForMoney, playOneRound } from './game.ts'
import { becomePlayer, payIn, verifyAtBank } from './people.ts'
import { enter } from './site.ts'

const PAGES = [
  ['account', menu.overview],
  ['account/cards', menu.cards],
  ['account/bonuses', menu.bonuses],
  ['account/free-rounds', menu.freeRounds],
  ['account/limits', menu.limits],
  ['account/exclusion', menu.exclusion],
  ['account/requirements', menu.requirements],
  ['account/identity', menu.identity],
  ['account/addresses', menu.addresses],
  ['account/passkeys', menu.passkeys],
  ['account/notifications', menu.notifications],
  ['account/pin', menu.pin],
  ['account/privacy', menu.privacy],
  ['account/venue-cards', menu.venueCards],
] as const

const beside = (page: Page) => page.getByRole('navigation', { name: menu.label })

/** From where to where the head of the page reaches, and where its panels begin. */
const edgesOf = (page: Page) =>
  page.evaluate(() => {
    const boxesOf = (name: string) =>
      [...document.querySelectorAll(`main ${name}`)].map((one) => one.getBoundingClientRect())
    return {
      head: boxesOf('.page-head').map(({ left, right }) => `${Math.round(left)}–${Math.round(right)}`),
      panelsFrom: Math.min(...boxesOf('.panel').map(({ left }) => Math.round(left))),
    }
  })

const SIZES = { desk: desktop.viewport, phone: phone.viewport } as const

for (const [size, viewport] of Object.entries(SIZES))
  test(`all pages of the account have one width at a ${size}, with their menu beside them or a way back to it`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await becomePlayer(page)
    await verifyAtBank(page)
    await payIn(page, 50_000)
    await openForMoney(page, 'OvocnyKolotoc')
    await playOneRound(page)
    await page.setViewportSize(viewport)
    let first: Awaited<ReturnType<typeof edgesOf>> | undefined
    for (const [path, name] of PAGES) {
      await enter(page, `/cs/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main .panel').first()).toBeVisible()
      first ??= await edgesOf(page)
      await expect.poll(() => edgesOf(page), path).toEqual(first)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(viewport.width)
      const isDesk = size === 'desk'
      if (isDesk) {
        await expect(beside(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
        await expect(page.getByRole('link', { name: shell.backToAccount })).toBeHidden()
      } else if (path === 'account') await expect(beside(page).getByRole('link', { name: menu.pin })).toBeVisible()
      else {
        await expect(beside(page)).toBeHidden()
        await expect(page.getByRole('link', { name: shell.backToAccount })).toBeVisible()
      }
      // The colours of a page are the same at both sizes; only the overview brings its menu into the page on a phone.
      for (const theme of isDesk || path === 'account' ? themeModes : []) {
        await page.locator('html').evaluate((html, mode) => html.setAttribute('data-theme', mode), theme)
        expect(await findViolations(page, 'of-colours'), `${path}, ${theme}`).toEqual([])
      }
    }
  })

/** Half of a phone: what a person sees who doubles the letters there. */
const MAGNIFIED = { width: 195, height: 422 }

test('with letters doubled on a phone lobby, money and venues keep to their width, and Stop is within reach', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await becomePlayer(page)
  await page.setViewportSize(MAGNIFIED)
  for (const path of ['', '/deposit', '/withdraw', '/venues']) {
    await enter(page, `/cs${path}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
      .toBeLessThanOrEqual(MAGNIFIED.width)
    const stop = await page.getByRole('banner').getByRole('button', { name: 'Stop', exact: true }).boundingBox()
    expect((stop?.x ?? Infinity) + (stop?.width ?? 0), path).toBeLessThanOrEqual(MAGNIFIED.width)
  }
})
