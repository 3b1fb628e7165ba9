import { expect, test } from '@playwright/test'
import texts from '#apps/player/src/messages/cs/venues.ts'
import { becomePlayer, payIn } from './people.ts'
import { crowns, enter, readBalance } from './site.ts'

test('a player moves money to the land-based wallet, changes their mind, and moves it back', async ({ page }) => {
  test.setTimeout(120_000)
  await becomePlayer(page)
  await payIn(page, 100_000)
  await enter(page, '/cs/account/venues')
  await expect(page.getByText(texts.isOff)).toBeVisible()
  // At a terminal the code from the phone is typed in.
  await page.getByRole('button', { name: texts.terminal.code }).click()
  await expect(page.getByText(/^\d{4} \d{4}$/)).toBeVisible()
  await page.getByRole('button', { name: texts.switchOn }).click()
  await expect(page.getByText(texts.isOn)).toBeVisible()

  const move = async (amount: string, end: string) => {
    await page.getByLabel(texts.amount, { exact: true }).fill(amount)
    await page.getByRole('button', { name: texts.begin }).click()
    await page.getByRole('button', { name: end }).click()
    await expect(page.getByLabel(texts.amount, { exact: true })).toHaveValue('')
  }
  await move('300', texts.takeBack)
  await expect.poll(async () => (await readBalance(page)).amountMinor).toBe(100_000)
  await move('300', texts.confirm)
  await expect.poll(async () => (await readBalance(page)).amountMinor).toBe(70_000)
  await expect(page.locator('main p').filter({ hasText: texts.balance })).toContainText(crowns(30_000))

  // When it is switched off, money can only be moved back.
  await page.getByRole('button', { name: texts.switchOff }).click()
  await expect(page.getByText(texts.isOff)).toBeVisible()
  await expect(page.getByRole('button', { name: texts.toVenues })).toBeDisabled()
  await move('300', texts.confirm)
  await expect.poll(async () => (await readBalance(page)).amountMinor).toBe(100_000)
})
