import type { Page } from '@playwright/test'

/** Names of the games beside the hero that reach beyond their picture, which would cut them, in a page rendered whole. */
export const findCutNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.hero-side h2')]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const words = document.createRange()
        words.selectNodeContents(one)
        const { left, right, bottom } = words.getBoundingClientRect()
        const place = (one.closest('.promo') ?? one).getBoundingClientRect()
        return left < place.left - 1 || right > place.right + 1 || bottom > place.bottom + 1
      })
      .map((one) => one.innerText),
  )
