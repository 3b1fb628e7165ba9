import { expect, type Locator, type Page } from '@playwright/test'

/** More than any page of these paths has before what is looked for. */
const TABS_MAX = 150

/** With a finger, or by the keyboard alone. */
export type Hand = 'touch' | 'keys'

/**
 * Does a person's taps and fields, and counts them. By keys each is reached with Tab from where the focus is, is then on
 * the screen, and is answered with Enter, Space, arrows or letters: nothing else leads through these paths.
 */
export function countTaps(page: Page, hand: Hand) {
  const taps: string[] = []
  const fields: string[] = []
  const reach = async (what: string, where: Locator): Promise<void> => {
    await expect(where).toBeVisible()
    for (let keys = 0; ; keys += 1) {
      const focus = await focusOf(where)
      if (focus === 'here') break
      expect(keys, `${what} is not reached with Tab`).toBeLessThan(TABS_MAX)
      await page.keyboard.press(focus === 'same-choice' ? 'ArrowDown' : 'Tab')
    }
    await expect(where, `${what} is seen when it has the focus`).toBeInViewport()
  }
  return {
    taps,
    fields,
    tap: async (what: string, where: Locator) => {
      taps.push(what)
      if (hand === 'touch') return where.tap()
      await reach(what, where)
      const isChoice = await where.evaluate((element) => element instanceof HTMLInputElement)
      await page.keyboard.press(isChoice ? 'Space' : 'Enter')
    },
    fill: async (what: string, where: Locator, value: string) => {
      fields.push(what)
      // The order of day, month and year is the browser's.
      const isDate = (await where.getAttribute('type')) === 'date'
      if (hand === 'keys') await reach(what, where)
      if (hand === 'touch' || isDate) return where.fill(value)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(value)
    },
    /** A question answered by a checkbox is part of the form: it counts as a field. */
    tick: async (what: string, where: Locator) => {
      fields.push(what)
      if (hand === 'touch') await where.tap()
      else {
        await reach(what, where)
        await page.keyboard.press('Space')
      }
      await expect(where).toBeChecked()
    },
  }
}

/** Where the focus is; in a choice of several, Tab reaches one of them, and arrows the others. */
const focusOf = (where: Locator): Promise<'here' | 'same-choice' | 'elsewhere'> =>
  where.evaluate((element) => {
    const { activeElement: focused } = element.ownerDocument
    if (!element.ownerDocument.hasFocus()) return 'elsewhere'
    if (focused === element) return 'here'
    const nameOf = (one: Element | null) =>
      one instanceof HTMLInputElement && one.type === 'radio' ? one.name : undefined
    const name = nameOf(element)
    return name !== undefined && nameOf(focused) === name ? 'same-choice' : 'elsewhere'
  })
