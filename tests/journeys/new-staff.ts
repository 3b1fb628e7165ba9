import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { waitForCode } from './authenticator.ts'
import { signAsSecond, signNewest } from './back-office.ts'
import { readLetter } from './mailbox.ts'

export type NewStaff = { readonly email: string; readonly password: string; readonly totpSecret: string }

const WHY = 'Cesta prohlížeče: nastupuje dnes na ranní směnu.'
const LINK = /https?:\/\/\S+\/join#\S+/

/** The administrator of this page invites somebody, who joins in another page by the link of the letter. */
export async function inviteToJoin(desk: Page, page: Page, { name, email }: { name: string; email: string }) {
  await desk.goto(`${addresses().backoffice}/staff`)
  await desk.getByRole('button', { name: /^Pozvat/ }).click()
  const dialog = desk.getByRole('dialog', { name: 'Pozvat zaměstnance' })
  await dialog.getByLabel('Jméno a příjmení').fill(name)
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Proč přichází').fill(WHY)
  await desk.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  return joinBy(page, await readLetter(desk, email, LINK), email)
}

/** Opens a one-time link: a password, an authenticator, its first code. */
export async function joinBy(page: Page, link: string, email: string): Promise<NewStaff> {
  const password = 'lampa kosatec mlyn'
  await page.goto(link)
  await page.getByLabel('Nové heslo', { exact: true }).fill(password)
  await page.getByLabel('Nové heslo znovu').fill(password)
  await page.getByRole('button', { name: 'Pokračovat' }).click()
  const totpSecret = await page.locator('code').innerText()
  await page.getByLabel('Kód z ověřovací aplikace, 6 číslic').fill(await waitForCode(totpSecret))
  await page.getByRole('button', { name: 'Přihlásit se', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Hlavní' })).toBeAttached()
  return { email, password, totpSecret }
}

type Giving = { readonly desk: Page; readonly name: string; readonly role: string }

/** An administrator requests a role for somebody. */
export async function askForRole({ desk, name, role }: Giving): Promise<void> {
  await desk.goto(`${addresses().backoffice}/staff`)
  await desk.getByRole('link', { name, exact: true }).click()
  await desk.getByRole('button', { name: 'Přidat roli' }).click()
  const dialog = desk.getByRole('dialog', { name: `Přidat roli: ${name}` })
  await dialog.getByLabel('Role').selectOption({ label: role })
  await dialog.getByLabel('Vysvětlení pro audit').fill(WHY)
  await desk.keyboard.press('Control+Enter')
}

/**
 * One administrator requests a role for somebody, another approves it.
 * @param second with a page that is signed in already if no staff is given
 */
export async function giveRoleByTwo(giving: Giving, second: { page: Page; staff?: NewStaff }) {
  await askForRole(giving)
  await expect(giving.desk.getByText('Žádost čeká na druhou osobu.')).toBeVisible()
  const [what, sentence] = [new RegExp(giving.name), 'Ověřeno v pracovní smlouvě.'] as const
  if (second.staff) return signAsSecond(second.page, what, sentence, second.staff)
  await second.page.goto(`${addresses().backoffice}/approvals?view=mine`)
  await signNewest(second.page, what, sentence)
}
