import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'

/** The newest letter to an address that holds what is looked for; gives what was found. */
export async function readLetter(page: Page, email: string, wanted: RegExp): Promise<string> {
  const mailbox = await page.context().newPage()
  const letters = mailbox.getByRole('article').filter({ hasText: email }).filter({ hasText: wanted })
  // The worker writes letters a moment after they were asked for.
  await expect(async () => {
    await mailbox.goto(`${addresses().apiOperations}/dev/mailbox`)
    await expect(letters).not.toHaveCount(0, { timeout: 100 })
  }).toPass()
  const found = wanted.exec(await letters.first().locator('pre').innerText())?.[0]
  await mailbox.close()
  expect(found).toBeDefined()
  return found ?? ''
}
