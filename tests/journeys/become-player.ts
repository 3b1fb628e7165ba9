import { expect, type Page } from '@playwright/test'
import type csAddress from '#apps/player/src/messages/cs/address.ts'
import type csRegistration from '#apps/player/src/messages/cs/registration.ts'
import type csRequirements from '#apps/player/src/messages/cs/requirements.ts'
import { addresses } from './addresses.ts'
import { newBirth } from './new-birth.ts'
import { readLetter } from './mailbox.ts'
import { enter, newEmail } from './site.ts'

type Texts = {
  readonly registration: typeof csRegistration
  readonly requirements: typeof csRequirements
  readonly address: typeof csAddress
}

/** A person to be, as the market asks for one. */
export type NewPerson = {
  readonly locale: 'cs' | 'sk'
  readonly texts: Texts
  readonly birthPlace?: string
  readonly town: string
  readonly postCode: string
  readonly phone: string
}

/** Who came of it, as a bank would know them. */
export type Became = { readonly firstName: string; readonly surname: string; readonly birthDate: string }

const FIRST_NAME = 'Božena'
const PASSWORD = 'lampa kosatec mlyn'

/** A word that no other run has used: two people of one name and day who live in one place are one person to us. */
export function newWord(): string {
  const letters = Array.from({ length: 8 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26)))
  return letters.join('').replace(/^./, (first) => first.toUpperCase())
}

/**
 * From nothing to registered with a proved e-mail and phone, as a person does it: the registration is left in the middle,
 * the link of the letter brings it to another device, and it is finished there.
 */
export async function becomeVerifiedPlayer(page: Page, otherDevice: Page, person: NewPerson): Promise<Became> {
  const { registration: t, requirements: needs, address } = person.texts
  const email = newEmail()
  const { birthDate, birthNumber } = newBirth()
  const surname = `Poutníková ${newWord()}`
  await enter(page, `/${person.locale}/register?whole=1`)
  await page.getByLabel(t.email).fill(email)
  await page.getByRole('button', { name: t.next }).click()
  await page.getByLabel(t.firstName, { exact: true }).fill(FIRST_NAME)
  await page.getByLabel(t.surname).fill(surname)
  await page.getByLabel(t.birthDate).fill(birthDate)
  // A digit is wrong: the field says so, and what is right is kept.
  await page.getByLabel(t.birthNumber).fill(`${birthNumber.slice(0, -1)}${birthNumber.endsWith('0') ? 1 : 0}`)
  if (person.birthPlace) await page.getByLabel(t.birthPlace).fill(person.birthPlace)
  await page.getByRole('button', { name: t.next }).click()
  await expect(page.getByText(t.problem.InvalidValue)).toBeVisible()
  await page.getByLabel(t.birthNumber).fill(birthNumber)
  await page.getByRole('button', { name: t.next }).click()
  await expect(page.getByLabel(address.houseNumber)).toBeVisible()

  const link = await readLetter(page, email, /https?:\/\/\S+register\?token=\S+/)
  await enter(otherDevice, link.slice(addresses().player.length))
  await expect(otherDevice.getByText(t.emailProved.replace('{email}', email))).toBeVisible()
  await otherDevice.getByLabel(address.houseNumber).fill('12/3a')
  await otherDevice.getByLabel(address.town).fill(person.town)
  await otherDevice.getByLabel(address.postCode).fill(person.postCode)
  await otherDevice.getByRole('button', { name: t.next }).click()
  await otherDevice.getByLabel(t.no, { exact: true }).check()
  await otherDevice.getByLabel(t.ownAccount).check()
  await otherDevice.locator('input[name="Consent"]').check()
  await otherDevice.getByLabel(t.password).fill(PASSWORD)
  await otherDevice.getByRole('button', { name: t.submit }).click()
  await otherDevice.waitForURL(/\/account\/limits/)

  await enter(otherDevice, `/${person.locale}/account/requirements`)
  const need = (name: string) => otherDevice.getByRole('region', { name })
  for (const name of [needs.email, needs.profile]) await expect(need(name)).toContainText(needs.met)
  await need(needs.phone).getByLabel(needs.phoneNumber).fill(person.phone)
  await need(needs.phone).getByRole('button', { name: needs.sendCode }).click()
  const code = await readLetter(otherDevice, person.phone, /\b\d{6}\b/)
  await need(needs.phone).getByLabel(needs.code, { exact: true }).fill(code)
  await need(needs.phone).getByRole('button', { name: needs.confirm }).click()
  await expect(need(needs.phone)).toContainText(needs.met)
  return { firstName: FIRST_NAME, surname, birthDate }
}
