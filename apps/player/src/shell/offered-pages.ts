import { levelPages, writtenPages, type WrittenPage } from '#config/shapes.ts'
import type { Site } from './site-context.ts'

/**
 * Pages that the brand and its market show and that say what is so here: pages about levels come only with the partner
 * that keeps them, not with its stand-in.
 */
export function offeredPages({
  brand,
  market,
  gamificationScript,
}: Pick<Site, 'brand' | 'market' | 'gamificationScript'>): WrittenPage[] {
  const hasLevels = brand.gamification.isOn && gamificationScript?.startsWith('https://') === true
  return writtenPages
    .filter((page) => brand.pages.static[page] && market.staticPages[page])
    .filter((page) => hasLevels || !(levelPages as readonly string[]).includes(page))
}
