import type { Page } from 'playwright-core'

/**
 * Tiles of the rankings of the current page whose name or fact begins before the picture, where the number is, or whose
 * badge lies under the heart.
 */
export function findRankingOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const HEART = 30
    return [...document.querySelectorAll('.game-rail-ranked .game-tile')].flatMap((tile) => {
      const picture = tile.querySelector('.game-tile-art')
      const heart = tile.querySelector('.game-tile-favourite')
      const badge = tile.querySelector('.game-badge')
      if (!picture || !heart) return []
      const from = picture.getBoundingClientRect().left - 1
      const early = [...tile.querySelectorAll('.game-tile-caption > *')].filter(
        (text) => text.checkVisibility() && leftOf(text) < from,
      )
      const found = early.map((text) => `${text.textContent}: before the picture`)
      if (!badge?.checkVisibility()) return found
      // The circle that is drawn: the button around it is larger, for fingers.
      const box = heart.getBoundingClientRect()
      const [x, y] = [box.left + (box.width - HEART) / 2, box.top + (box.height - HEART) / 2]
      const { left, right, top, bottom } = badge.getBoundingClientRect()
      const isUnder = left < x + HEART && right > x && top < y + HEART && bottom > y
      return isUnder ? [...found, `${badge.textContent}: under the heart`] : found
    })

    /** Where the letters begin, not the element around them. */
    function leftOf(text: Element): number {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getBoundingClientRect().left
    }
  })
}
