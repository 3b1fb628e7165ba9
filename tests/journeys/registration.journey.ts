import { expect, test, type Page } from '@playwright/test'
import address from '#apps/player/src/messages/cs/address.ts'
import identity from '#apps/player/src/messages/cs/identity.ts'
import registration from '#apps/player/src/messages/cs/registration.ts'
import requirements from '#apps/player/src/messages/cs/requirements.ts'
import { becomeVerifiedPlayer, newWord, type Became } from './become-player.ts'
import { newBirth, newHouseNumber } from './new-birth.ts'
import { becomePlayer } from './people.ts'
import { enter, newEmail } from './site.ts'

test('a Czech person becomes a player on two devices, from nothing to verified', async ({ page, browser }) => {
  const context = await browser.newContext()
  const device = await context.newPage()
  const became = await becomeVerifiedPlayer(page, device, {
    locale: 'cs',
    texts: { registration, requirements, address },
    birthPlace: 'Jihlava',
    town: 'Jihlava',
    postCode: '586 01',
    phone: '+420777123456',
  })
  await device.getByRole('button', { name: requirements.byBank }).click()
  await sayAtBank(device, became)
  await expect(device.getByText(identity.stage.verified)).toBeVisible()
  await enter(device, '/cs/account/requirements')
  for (const name of [requirements.identity, requirements['payment-account']])
    await expect(device.getByRole('region', { name })).toContainText(requirements.met)
  // The menu of the account names the withdrawal, too.
  const withdrawal = device.getByRole('listitem').filter({ hasText: requirements.action.withdraw })
  await expect(withdrawal.filter({ hasText: requirements.allowed })).toBeVisible()
  await context.close()
})

test('a started registration is restored after the browser was closed', async ({ browser }) => {
  const first = await browser.newContext()
  const page = await first.newPage()
  await enter(page, '/cs/register?whole=1')
  await page.getByLabel(registration.email).fill(`cekatel-${crypto.randomUUID().slice(0, 8)}@cesta.example`)
  await page.getByRole('button', { name: registration.next }).click()
  await page.getByLabel(registration.firstName, { exact: true }).fill('Cyril')
  await page.getByLabel(registration.surname).fill('Čekatel')
  await page.getByRole('button', { name: registration.next }).focus()
  await page.getByLabel(registration.birthDate).fill('1980-05-06')
  await page.getByLabel(registration.birthPlace).fill('Lhota')
  await page.getByRole('button', { name: registration.next }).click()
  await expect(page.getByLabel(address.houseNumber)).toBeVisible()
  const kept = await first.storageState()
  await first.close()
  const second = await browser.newContext({ storageState: kept })
  const again = await second.newPage()
  await enter(again, '/cs/register?whole=1')
  await expect(again.getByLabel(address.houseNumber)).toBeVisible()
  await again.getByRole('button', { name: registration.back }).click()
  await expect(again.getByLabel(registration.surname)).toHaveValue('Čekatel')
  await second.close()
})

test('a short registration is completed later, on the page of missing requirements', async ({ page }) => {
  await becomePlayer(page)
  await enter(page, '/cs/account/requirements')
  const person = page.getByRole('region', { name: requirements.profile })
  await expect(person).toContainText(requirements.open)
  await person.getByRole('button', { name: requirements.save }).click()
  await expect(person.getByText(registration.problem.RequiredField).first()).toBeVisible()
  await person.getByLabel(registration.birthPlace).fill(newWord())
  await person.getByLabel(address.street).fill('Krátká')
  await person.getByLabel(address.houseNumber).fill(newHouseNumber())
  await person.getByLabel(address.town).fill('Brno')
  await person.getByLabel(address.postCode).fill('602 00')
  await person.getByLabel(registration.no, { exact: true }).check()
  await person.getByLabel(registration.ownAccount).check()
  await person.getByRole('button', { name: requirements.save }).click()
  await expect(person).toContainText(requirements.met)
})

test('a registration by BankID is verified at once, with the bank’s data, and leads to the game that it began at', async ({
  page,
}) => {
  const game = '/cs/play/OvocnyKolotoc?mode=real'
  await enter(page, `/cs/register?return=${encodeURIComponent(game)}`)
  await page.getByRole('button', { name: registration.bank.start }).click()
  const { birthDate } = newBirth()
  const surname = `Bankovní ${newWord()}`
  await sayAtBank(page, { firstName: 'Hynek', surname, birthDate })
  const locked = page.getByRole('region', { name: registration.bank.title })
  await expect(locked).toContainText(`Hynek ${surname}`)
  await expect(locked.getByRole('textbox')).toHaveCount(0)
  await page.getByLabel(registration.email).fill(newEmail())
  await page.locator('input[name="Consent"]').check()
  await page.getByLabel(registration.password).fill('lampa kosatec mlyn')
  await page.getByRole('button', { name: registration.submit }).click()
  await page.waitForURL(/\/account\/limits/)
  expect(new URL(page.url()).searchParams.get('return')).toBe(game)
  await enter(page, '/cs/account/identity')
  await expect(page.getByText(identity.stage.verified)).toBeVisible()
})

test('after a refusal at the bank a message is shown, and the form can be filled in', async ({ page }) => {
  await enter(page, '/cs/register?return=%2Fcs%2Fclub')
  await page.getByRole('button', { name: registration.bank.start }).click()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByRole('alert')).toContainText(identity.kyc.cancelled)
  await page.getByRole('link', { name: registration.bank.byForm }).click()
  await expect(page.getByRole('button', { name: registration.bank.start })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('return')).toBe('/cs/club')
  await page.getByRole('link', { name: registration.whole }).click()
  await page.waitForURL(/whole=1&return=%2Fcs%2Fclub/)
})

/** Fills in the page of the bank with the person's data. */
async function sayAtBank(page: Page, { firstName, surname, birthDate }: Became): Promise<void> {
  await page.getByLabel('Given name').fill(firstName)
  await page.getByLabel('Family name').fill(surname)
  await page.getByLabel('Day of birth').fill(birthDate)
  await page.getByRole('button', { name: 'Share my data' }).click()
  await page.waitForURL(/kyc=/)
}
