import type { Page } from '@playwright/test'

/**
 * What nobody would find in forced colours, which take grounds and shadows away: a button is still known by words, a picture or an
 * edge.
 */
export const findWithoutEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (one: HTMLElement) => {
      const { borderStyle, outlineStyle } = getComputedStyle(one)
      const hasMark = one.innerText.trim() !== '' || one.querySelector('img, svg') !== null
      return hasMark || borderStyle !== 'none' || outlineStyle !== 'none'
    }
    return [...document.querySelectorAll<HTMLElement>('button, a[href]')]
      .filter((one) => one.checkVisibility() && one.offsetWidth > 1 && !isSeen(one))
      .map((one) => `nothing is seen of ${one.outerHTML.slice(0, 120)}`)
  })
