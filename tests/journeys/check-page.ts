import { expect, type Page } from '@playwright/test'
import { findViolations } from '#tests/find-violations.ts'

/** Axe finds nothing on the page as it stands. */
export const check = async (page: Page): Promise<void> => expect(await findViolations(page)).toEqual([])

/** A screen of the back office in both themes: the page that stands is looked at twice. */
export async function checkThemes(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.locator('html').evaluate((html, name) => html.setAttribute('data-theme', name), theme)
    await check(page)
  }
}
