import { levelPages, staticPages, type StaticPage } from '#config/shapes.ts'
import type { Site } from './site-context.ts'

/** Pages that the brand and its market show: pages about levels only with a gamification service. */
export function offeredPages({
  brand,
  market,
  gamification,
}: Pick<Site, 'brand' | 'market' | 'gamification'>): StaticPage[] {
  const hasLevels = gamification.service !== 'none'
  return staticPages
    .filter((page) => brand.pages.static[page] && market.staticPages[page])
    .filter((page) => hasLevels || !(levelPages as readonly string[]).includes(page))
}

/** Pages that make a person want to play: what is given, what can be won beside the game, and what play brings. */
export const promotingPages: readonly StaticPage[] = ['bonuses', 'jackpots', 'vip', 'challenges']

/**
 * Pages that the menus lead to. Whoever is left alone is led to none that promotes; the pages themselves stay readable at their
 * addresses, since they also say what binds (decision 0500).
 */
export const linkedPages = (pages: readonly StaticPage[], isAlone: boolean): StaticPage[] =>
  pages.filter((page) => !isAlone || !promotingPages.includes(page))
