import { expect, test } from '@playwright/test'
import signIn from '#apps/player/src/messages/cs/signIn.ts'
import texts from '#apps/player/src/messages/cs/privacy.ts'
import { enterBackOffice } from './back-office.ts'
import { becomePlayer, payIn } from './people.ts'
import { enter } from './site.ts'

test('a player downloads a copy of their data', async ({ page }) => {
  await becomePlayer(page)
  await enter(page, '/cs/account/privacy')
  await page.getByRole('button', { name: texts.ask }).click()
  // The worker creates the archive a moment later.
  const button = page.getByRole('button', { name: texts.download, exact: true })
  await expect(button).toBeVisible()
  const [archive] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(archive.suggestedFilename()).toMatch(/\.zip$/)
  await expect(page.getByText(/^Další kopii můžete chtít od/)).toBeVisible()
})

test('an account with money cannot be closed, with the reason', async ({ page }) => {
  await becomePlayer(page)
  await payIn(page, 20_000)
  await enter(page, '/cs/account/privacy')
  await expect(page.getByText(texts.notYet)).toBeVisible()
  await expect(page.getByLabel(texts.password)).toHaveCount(0)
})

test('a player closes the account and is erased, except for held data', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const person = await becomePlayer(page, '1968-05-21')
  await enter(page, '/cs/account/privacy')
  const close = page.getByRole('button', { name: texts.closeAndErase })
  await page.getByLabel(texts.password).fill(person.password)
  await close.click()
  await expect(page.getByText(texts.notUnderstood)).toBeVisible()
  await page.getByLabel(texts.understand).check()
  await close.click()
  await expect(page.getByRole('heading', { name: texts.closedTitle })).toBeVisible()
  await expect(page.getByText(/Zamkneme je do .*CZ-28/)).toBeVisible()

  const office = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
  const desk = await office.newPage()
  await enterBackOffice(desk, '/privacy')
  // Starts once the last letter was sent; within the legal retention the person is still recognized.
  const row = desk.getByRole('row').filter({ hasText: String(person.playerId) })
  await expect(async () => {
    await desk.reload()
    await expect(row).toContainText('CZ-11', { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await office.close()

  await enter(page, '/cs/login')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Heslo', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: signIn.submit, exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
})
