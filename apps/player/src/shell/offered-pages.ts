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
