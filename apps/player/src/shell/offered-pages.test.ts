import { expect, test } from 'vitest'
import { brands } from '#config/brands/index.ts'
import { chooseEnvironment } from '#config/brand.ts'
import { markets } from '#config/markets/index.ts'
import { levelPages } from '#config/shapes.ts'
import { targets } from '#config/targets.ts'
import { linkedPages, offeredPages } from './offered-pages.ts'
import type { Site } from './site-context.ts'

const pagesOf = (target: (typeof targets)[number], gamification: Site['gamification']) => {
  const brand = chooseEnvironment(brands[target], 'dev')
  return offeredPages({ brand, market: markets[brand.market], gamification })
}

/** A brand that shows both pages about levels. */
const target = targets.find((one) => levelPages.every((page) => brands[one].pages.static[page]))

test('levels and challenges are offered with something that keeps them, and not without', () => {
  if (!target) throw new Error('No brand shows the pages about levels.')
  const theirs = {
    service: 'theirs',
    script: 'https://levels.example/script.js',
    labelKey: 'l',
    brandKey: 'b',
  } as const
  for (const gamification of [{ service: 'ours' } as const, theirs])
    expect(pagesOf(target, gamification)).toEqual(expect.arrayContaining(['vip', 'challenges']))
  expect(pagesOf(target, { service: 'none' })).not.toContain('vip')
  expect(pagesOf(target, { service: 'none' })).not.toContain('challenges')
})

test.each(targets)('%s offers no page of what the product does not have', (target) => {
  expect(pagesOf(target, { service: 'none' })).toContain('terms')
  expect(pagesOf(target, { service: 'ours' }).includes('tournaments')).toBe(brands[target].market === 'SVK')
})

test('menus lead whoever is left alone to no page that promotes, and still to what binds and helps', () => {
  const pages = offeredPages({
    brand: chooseEnvironment(brands[target ?? targets[0]], 'dev'),
    market: markets[brands[target ?? targets[0]].market],
    gamification: { service: 'ours' },
  })
  expect(linkedPages(pages, false)).toEqual(pages)
  const linked = linkedPages(pages, true)
  for (const page of ['bonuses', 'jackpots', 'vip', 'challenges'] as const) {
    expect(pages).toContain(page)
    expect(linked).not.toContain(page)
  }
  expect(linked).toEqual(expect.arrayContaining(['terms', 'responsibleGaming']))
})
