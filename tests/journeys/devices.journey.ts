import { expect, test } from '@playwright/test'
import { messages } from '#apps/player/src/messages/index.ts'
import { addresses } from './addresses.ts'
import { becomePlayer, signInByCall } from './people.ts'
import { balanceLink, enter, forgetSignIn } from './site.ts'

const accountTexts = messages.cs.account

test('a player sees the signed-in devices and ends one of them', async ({ page, browser }) => {
  const person = await becomePlayer(page)
  const other = await browser.newContext({ locale: 'cs-CZ' })
  const otherPage = await other.newPage()
  await signInByCall(otherPage, person)
  await enter(otherPage, '/cs')
  await enter(page, '/cs/account')
  const devices = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Přihlášená zařízení' }) })
  await expect(devices.getByText('Toto zařízení')).toBeVisible()
  await devices.getByRole('button', { name: 'Odhlásit', exact: true }).click()
  await expect(devices.getByRole('button', { name: 'Odhlásit', exact: true })).toHaveCount(0)
  await otherPage.reload()
  await expect(otherPage.getByRole('banner').getByRole('link', { name: 'Přihlásit' })).toBeVisible()
  await other.close()
})

test('a remembered device signs in by one press, also over a game, and is forgotten from another one', async ({
  page,
  browser,
}) => {
  const texts = messages.cs.signIn
  const person = await becomePlayer(page)
  await forgetSignIn(page)
  await enter(page, '/cs/login')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Heslo', { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: texts.remember }).check()
  await page.getByRole('button', { name: texts.submit, exact: true }).click()
  await expect(balanceLink(page)).toBeVisible()

  // The session is over, and the cookie of the browser stays.
  const endSession = () => page.context().clearCookies({ name: 'tolar_session' })
  await endSession()
  await enter(page, '/cs/play/OvocnyKolotoc')
  await page.getByRole('link', { name: messages.cs.play.forMoney }).click()
  const sheet = page.getByRole('dialog', { name: texts.title })
  await sheet.getByRole('button', { name: texts.remembered }).click()
  await page.waitForURL((url) => url.href.startsWith(addresses().games))

  const other = await (await browser.newContext({ locale: 'cs-CZ' })).newPage()
  await signInByCall(other, person)
  await enter(other, '/cs/account')
  const devices = other.getByRole('region', { name: accountTexts.sessions })
  const [until = ''] = accountTexts.rememberedUntil.split('{')
  await expect(devices.getByRole('listitem').filter({ hasText: until })).toHaveCount(1)
  // One press of the button in its line: signed out, and forgotten.
  await devices.getByRole('listitem').filter({ hasText: until }).getByRole('button').click()
  await expect(devices.getByText(until)).toHaveCount(0)
  await other.context().close()

  await enter(page, '/cs/login')
  await page.getByRole('button', { name: texts.remembered }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('button', { name: texts.remembered })).toHaveCount(0)
})
