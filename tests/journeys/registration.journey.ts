import { expect, test } from '@playwright/test'
import registration from '#apps/player/src/messages/cs/registration.ts'
import requirements from '#apps/player/src/messages/cs/requirements.ts'
import { becomeWholePlayer, newWord } from './become-player.ts'
import { becomePlayer } from './people.ts'
import { enter } from './site.ts'

test('a Czech person becomes a player on two devices, with a proved e-mail and phone', async ({ page, browser }) => {
  const context = await browser.newContext()
  await becomeWholePlayer(page, await context.newPage(), {
    locale: 'cs',
    texts: { registration, requirements },
    birthPlace: 'Jihlava',
    town: 'Jihlava',
    postCode: '586 01',
    phone: '+420777123456',
  })
  await context.close()
})

test('a started registration is there again after the browser was closed', async ({ browser }) => {
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
  await expect(page.getByLabel(registration.houseNumber)).toBeVisible()
  const kept = await first.storageState()
  await first.close()
  const second = await browser.newContext({ storageState: kept })
  const again = await second.newPage()
  await enter(again, '/cs/register?whole=1')
  await expect(again.getByLabel(registration.houseNumber)).toBeVisible()
  await again.getByRole('button', { name: registration.back }).click()
  await expect(again.getByLabel(registration.surname)).toHaveValue('Čekatel')
  await second.close()
})

test('a short registration is completed later, on the page that says what is missing', async ({ page }) => {
  await becomePlayer(page)
  await enter(page, '/cs/account/requirements')
  const person = page.getByRole('region', { name: requirements.profile })
  await expect(person).toContainText(requirements.open)
  await person.getByRole('button', { name: requirements.save }).click()
  await expect(person.getByText(registration.problem.RequiredField).first()).toBeVisible()
  await person.getByLabel(registration.birthPlace).fill(newWord())
  await person.getByLabel(registration.street).fill('Krátká')
  await person.getByLabel(registration.houseNumber).fill(String(100 + Math.floor(Math.random() * 9_000)))
  await person.getByLabel(registration.town).fill('Brno')
  await person.getByLabel(registration.postCode).fill('602 00')
  await person.getByLabel(registration.no, { exact: true }).check()
  await person.getByLabel(registration.ownAccount).check()
  await person.getByRole('button', { name: requirements.save }).click()
  await expect(person).toContainText(requirements.met)
})
