import { expect, test } from 'vitest'
import { brands } from '#config/brands/index.ts'
import { chooseEnvironment } from '#config/brand.ts'
import { markets } from '#config/markets/index.ts'
import { levelPages } from '#config/shapes.ts'
import { targets } from '#config/targets.ts'
import { offeredPages } from './offered-pages.ts'

const pagesOf = (target: (typeof targets)[number], gamificationScript: string | undefined) => {
  const brand = chooseEnvironment(brands[target], 'dev')
  return offeredPages({ brand, market: markets[brand.market], gamificationScript })
}

/** A brand that shows both pages about levels. */
const target = targets.find((one) => levelPages.every((page) => brands[one].pages.static[page]))

test('levels and challenges are offered with the partner that keeps them, and not with its stand-in', () => {
  if (!target) throw new Error('No brand shows the pages about levels.')
  expect(pagesOf(target, 'https://levels.example/script.js')).toEqual(expect.arrayContaining(['vip', 'challenges']))
  for (const script of [undefined, '/gamification-stand-in.js']) {
    expect(pagesOf(target, script)).not.toContain('vip')
    expect(pagesOf(target, script)).not.toContain('challenges')
  }
})

test.each(targets)('%s offers no page of what the product does not have', (target) => {
  expect(pagesOf(target, undefined)).toContain('terms')
  for (const page of ['buyBonus', 'tournaments']) expect(pagesOf(target, undefined)).not.toContain(page)
})
