import { levelPages, staticPages, type StaticPage } from '#config/shapes.ts'
import type { Site } from './site-context.ts'

/**
 * Pages that the brand and its market show and that say what is so here: pages about levels come only with something that
 * keeps them.
 */
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
