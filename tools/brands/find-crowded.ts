import type { Page } from 'playwright-core'

/**
 * Tiles of the ranking whose parts do not fit: a number that stands outside its tile, a name that touches its facts,
 * or a heart that is not in line with the others of a list.
 */
export function findCrowded(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const GAP_MIN = 4
    const found: string[] = []
    const hearts = new Set<number>()
    for (const tile of document.querySelectorAll('.game-rail-ranked > .game-tile')) {
      const box = tile.getBoundingClientRect()
      const [number, name, fact, heart] = ['u', 'b', 'small', '.game-tile-favourite'].map((one) =>
        tile.querySelector(one),
      )
      if (box.width === 0 || !number || !name || !fact || !heart) continue
      const place = `place ${number.textContent} of the ranking`
      const figure = number.getBoundingClientRect()
      if (figure.left < box.left || figure.bottom > box.bottom + 1) found.push(`${place}: its number is outside`)
      const words = document.createRange()
      words.selectNodeContents(name)
      const [first, second] = [words.getBoundingClientRect(), fact.getBoundingClientRect()]
      const isBeside = first.bottom > second.top && first.top < second.bottom
      if (isBeside && second.left - first.right < GAP_MIN) found.push(`${place}: its name touches its facts`)
      if (getComputedStyle(heart).position === 'static') hearts.add(Math.round(heart.getBoundingClientRect().right))
    }
    const columns = new Set(
      [...document.querySelectorAll('.game-rail-ranked > .game-tile')].map((tile) =>
        Math.round(tile.getBoundingClientRect().left),
      ),
    )
    if (hearts.size > columns.size) found.push('hearts of the ranking are not in line')
    return found
  })
}
