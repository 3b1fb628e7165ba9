import { expect, type Page } from '@playwright/test'
import { findColours } from '#tests/find-colours.ts'
import { findViolations, settle } from '#tests/find-violations.ts'

/** Axe finds nothing on the current page. */
export const check = async (page: Page): Promise<void> => expect(await findViolations(page)).toEqual([])

/** Combinations of colours in which axe found nothing, on screens of this process. */
const goodColours = new Set<string>()

/**
 * Checks a screen of the back office in both themes: completely in one, and only its colours in the other, because a
 * theme is a set of colours (`apps/backoffice/src/styles/tokens.css`). Screens share their colours: axe checks them where
 * a screen shows text in a combination that no screen before it had.
 */
export async function checkThemes(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.locator('html').evaluate((html, name) => html.setAttribute('data-theme', name), theme)
    await settle(page)
    const colours = await findColours(page)
    const hasNew = colours.some((one) => !goodColours.has(one))
    const rules = theme === 'light' ? (hasNew ? 'all' : 'without-colours') : hasNew ? 'of-colours' : undefined
    const found = rules === undefined ? [] : await findViolations(page, rules)
    if (found.length === 0) for (const one of colours) goodColours.add(one)
    // Soft: a journey of many screens names what it finds on each of them.
    expect.soft(found, theme).toEqual([])
  }
}
