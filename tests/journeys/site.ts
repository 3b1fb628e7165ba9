import { expect, type Locator, type Page } from '@playwright/test'
import { getHeader } from '#contract/play-v1/player-account.ts'
import { formatMoney } from '#money'
import adult from '#apps/player/src/messages/cs/adultMessage.ts'
import slovakAdult from '#apps/player/src/messages/sk/adultMessage.ts'
import { storageKey } from '#apps/player/src/shell/client-values.ts'
import { demoPlayer } from '#tools/start/demo.ts'
import { addresses } from './addresses.ts'

/** Actions of a player on the player site, with the Czech texts of the demonstration unless stated otherwise. */

/** Opens a page of the player site in either language, confirms the age if asked, and waits for hydration. */
export async function enter(page: Page, path: string): Promise<void> {
  await page.goto(addresses().player + path)
  await waitUntilAlive(page)
  for (const { text, button } of [adult, slovakAdult]) {
    const question = page.getByRole('dialog', { name: text })
    if (await question.isVisible()) await question.getByRole('button', { name: button }).click()
    await expect(question).toBeHidden()
  }
}

/** Enables motion; all other journeys prefer reduced motion. Before the first page. */
export const withMotion = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'no-preference' })

/** Marks the age as confirmed, so that the question does not cover the page. It has journeys of its own. */
export const confirmAge = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => localStorage.setItem(key, 'true'), storageKey('adultConsent'))

/** The question about age that covers every page until it is answered. */
export function adultQuestion(page: Page): Locator {
  return page.getByRole('dialog', { name: adult.text })
}

/** Waits until React has hydrated the server-rendered page. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const content = document.querySelector('#content')
    return content !== null && Object.keys(content).some((key) => key.startsWith('__reactFiber'))
  })
}

export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string } = demoPlayer,
): Promise<void> {
  await enter(page, '/cs/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Heslo', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Přihlásit', exact: true }).click()
  await page.waitForURL(/\/cs\/?$/)
  await waitUntilAlive(page)
  await expect(balanceLink(page)).toBeVisible()
}

/** The balance in the header; a link to the account. */
export function balanceLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^(?:Zůstatek|Zostatok)/ })
}

/** Balance of the signed-in player from the API. */
export async function readBalance(
  page: Page,
): Promise<{ readonly amountMinor: number; readonly currency: 'CZK' | 'EUR' }> {
  const answer = await page.request.get(addresses().player + getHeader.path)
  expect(answer.status()).toBe(200)
  const { balance } = (await answer.json()) as { balance: { amountMinor: number; currency: 'CZK' | 'EUR' } }
  return balance
}

/** An amount in the Czech format of the site. */
export function crowns(amountMinor: number): string {
  return formatMoney({ amountMinor, currency: 'CZK' }, 'cs')
}

/** Opens the search of the lobby; on a phone by the bottom bar. */
export async function openSearch(page: Page): Promise<Locator> {
  const field = page.getByRole('searchbox', { name: 'Hledat hru' }).filter({ visible: true })
  if (!(await field.isVisible())) await page.getByRole('link', { name: 'Hledat', exact: true }).click()
  await expect(field).toBeVisible()
  return field
}

/** Tiles of the lobby by the name of their game. */
export function tile(page: Page, game: string): Locator {
  return page.getByRole('link', { name: `Hrát ${game}`, exact: true })
}

/** An e-mail that no other run has used. */
export function newEmail(): string {
  return `hrac-${crypto.randomUUID().slice(0, 8)}@cesta.example`
}

/**
 * Deletes the sign-in from the browser. The page is left first, because its reaction to the missing sign-in would
 * disturb the next visit.
 */
export async function forgetSignIn(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}
