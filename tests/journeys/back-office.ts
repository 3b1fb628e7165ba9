import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { loginWithOtp } from '#contract/api-v1/authentication.ts'
import { demoPayments, demoStaff } from '#tools/start/demo.ts'
import { addresses } from './addresses.ts'
import { waitForCode } from './authenticator.ts'

/** Actions of staff in the back office, with the Czech texts of the demonstration. */

/**
 * Password, then the code of the authenticator. A code that was already used elsewhere is refused: then the next one.
 * @param first the heading of the person's first screen; without it the menu is awaited, since each role has its own
 * first screen
 */
export async function signInAsStaff(
  page: Page,
  { email, password, totpSecret }: Staff = demoStaff,
  first?: string,
): Promise<void> {
  await page.goto(addresses().backoffice)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Heslo').fill(password)
  await page.getByRole('button', { name: 'Pokračovat' }).click()
  const code = page.getByLabel('Kód z ověřovací aplikace, 6 číslic')
  await expect(code).toBeVisible()
  let isIn = false
  while (!isIn) {
    await code.fill(await waitForCode(totpSecret))
    const answered = page.waitForResponse((response) => response.url().endsWith(loginWithOtp.path))
    await page.getByRole('button', { name: 'Přihlásit se', exact: true }).click()
    isIn = (await answered).ok()
  }
  await expect(first ? heading(page, first) : menuOf(page)).toBeVisible()
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>
type Staff = { readonly email: string; readonly password: string; readonly totpSecret: string }
const kept = new Map<string, Cookies>()

/** One sign-in is shared by all journeys of this process; after a session has expired, the person signs in again. */
export async function enterBackOffice(page: Page, path = '/players', staff: Staff = demoStaff): Promise<void> {
  const menu = menuOf(page)
  const cookies = kept.get(staff.email)
  if (cookies) {
    await page.context().addCookies(cookies)
    await page.goto(addresses().backoffice + path)
    await expect(menu.or(page.getByRole('heading', { name: 'Přihlášení zaměstnance' }))).toBeVisible()
    if (await menu.isVisible()) return
  }
  await signInAsStaff(page, staff)
  kept.set(staff.email, await page.context().cookies(addresses().backoffice))
  await page.goto(addresses().backoffice + path)
  await expect(menu).toBeVisible()
}

const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Hlavní' })

/** A second person opens the inbox of approvals and approves the newest request. */
export async function signAsSecond(
  page: Page,
  what: RegExp,
  sentence: string,
  staff: Staff = demoPayments,
): Promise<void> {
  await enterBackOffice(page, '/approvals?view=mine', staff)
  await signNewest(page, what, sentence)
}

/** Approves the newest request of the open inbox: ticks each warning, writes a sentence. */
export async function signNewest(page: Page, what: RegExp, sentence: string): Promise<void> {
  await page.getByRole('button', { name: what }).first().click()
  await page.getByRole('button', { name: /^Podepsat/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Co jste ověřili sami').fill(sentence)
  if ((await warningsOf(dialog).count()) > 0) await tickWarnings(dialog)
  await dialog.getByRole('button', { name: /^Podepsat/ }).click()
  await expect(dialog).toHaveCount(0)
}

/** Accepts every warning that a confirmation lists. */
export async function tickWarnings(dialog: Locator): Promise<void> {
  const boxes = warningsOf(dialog)
  await expect(boxes.first()).toBeVisible()
  for (const box of await boxes.all()) await box.check()
}

function warningsOf(dialog: Locator): Locator {
  return dialog.getByRole('group', { name: 'Přijímám tato varování' }).getByRole('checkbox')
}

export function heading(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true })
}

/** Finds a player by e-mail and opens the page. */
export async function openPlayer(page: Page, { email, playerId }: { email: string; playerId: number }): Promise<void> {
  await page.getByRole('navigation', { name: 'Hlavní' }).getByRole('link', { name: 'Hráči' }).click()
  await page.getByRole('searchbox', { name: 'Jméno, e-mail, telefon, účet, karta, doklad nebo číslo' }).fill(email)
  const rows = page.getByRole('table', { name: 'Hráči' }).getByRole('row')
  // The header and the player.
  await expect(rows).toHaveCount(2)
  await rows.getByRole('button', { name: `Hráč ${playerId}`, exact: true }).click()
  await expect(heading(page, `Hráč ${playerId}`)).toBeVisible()
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Záznamy hráče' }).getByRole('link', { name }).click()
}
