import { expect, type Locator, type Page } from '@playwright/test'
import { getHeader } from '#contract/play-v1/player-account.ts'
import { formatMoney } from '#money'
import adult from '#apps/player/src/messages/cs/adultMessage.ts'
import slovakAdult from '#apps/player/src/messages/sk/adultMessage.ts'
import { storageKey } from '#apps/player/src/shell/client-values.ts'
import { demoPlayer } from '#tools/start/demo.ts'
import { addresses } from './addresses.ts'

/** What a player does on the player site, in the Czech of the demonstration where nothing else is said. */

/** Goes to a page of the player site in either language, confirms the age where it asks, and waits until it answers. */
export async function enter(page: Page, path: string): Promise<void> {
  await page.goto(addresses().player + path)
  await waitUntilAlive(page)
  for (const { text, button } of [adult, slovakAdult]) {
    const question = page.getByRole('dialog', { name: text })
    if (await question.isVisible()) await question.getByRole('button', { name: button }).click()
    await expect(question).toBeHidden()
  }
}

/** Somebody who has nothing against motion; all other journeys ask for less of it. Before the first page. */
export const withMotion = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'no-preference' })

/** Who has confirmed the age before: the question does not stand over the page. It has journeys of its own. */
export const confirmAge = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => localStorage.setItem(key, 'true'), storageKey('adultConsent'))

/** The question that stands over every page until it is answered. */
export function adultQuestion(page: Page): Locator {
  return page.getByRole('dialog', { name: adult.text })
}

/** The page comes as text first; it answers once React has taken it over. */
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

/** The balance that the header shows all the time; it leads to the account. */
export function balanceLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^(?:Zůstatek|Zostatok)/ })
}

/** Balance of the signed-in player as the API has it. */
export async function readBalance(
  page: Page,
): Promise<{ readonly amountMinor: number; readonly currency: 'CZK' | 'EUR' }> {
  const answer = await page.request.get(addresses().player + getHeader.path)
  expect(answer.status()).toBe(200)
  const { balance } = (await answer.json()) as { balance: { amountMinor: number; currency: 'CZK' | 'EUR' } }
  return balance
}

/** An amount as the site writes it in Czech. */
export function crowns(amountMinor: number): string {
  return formatMoney({ amountMinor, currency: 'CZK' }, 'cs')
}

/** Types into the search of the lobby; on a phone it first has to be opened from the bottom bar. */
export async function openSearch(page: Page): Promise<Locator> {
  const field = page.getByRole('searchbox', { name: 'Hledat hru' }).filter({ visible: true })
  if (!(await field.isVisible())) await page.getByRole('link', { name: 'Hledat', exact: true }).click()
  await expect(field).toBeVisible()
  return field
}

/** The tiles that the lobby shows, by the name of their game. */
export function tile(page: Page, game: string): Locator {
  return page.getByRole('link', { name: `Hrát ${game}`, exact: true })
}

/** A name that no other run has used. */
export function newEmail(): string {
  return `hrac-${crypto.randomUUID().slice(0, 8)}@cesta.example`
}

/** The browser forgets who is signed in. The page is left first: what it does without a sign-in would end the next visit. */
export async function forgetSignIn(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}
