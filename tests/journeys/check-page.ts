import { expect, type Page } from '@playwright/test'
import { findViolations } from '#tests/find-violations.ts'

/** Axe finds nothing on the current page. */
export const check = async (page: Page): Promise<void> => expect(await findViolations(page)).toEqual([])

/**
 * Checks a screen of the back office in both themes: completely in one, and only its colours in the other, because a
 * theme is a set of colours (`apps/backoffice/src/styles/tokens.css`).
 */
export async function checkThemes(page: Page): Promise<void> {
  for (const [theme, rules] of [
    ['light', 'all'],
    ['dark', 'of-colours'],
  ] as const) {
    await page.locator('html').evaluate((html, name) => html.setAttribute('data-theme', name), theme)
    // Soft: a journey of many screens names what it finds on each of them.
    expect.soft(await findViolations(page, rules), theme).toEqual([])
  }
}
