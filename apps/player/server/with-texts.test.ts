import { expect, it } from 'vitest'
import { chooseEnvironment } from '#config/brand.ts'
import { brands } from '#config/brands/index.ts'
import { readBrandMessages, readErrorTexts } from '#config/read-texts.ts'
import { targets } from '#config/targets.ts'
import { withTexts } from './with-texts.ts'

const brand = chooseEnvironment(brands[targets[0]], 'test')
const first = brand.defaultLanguage
const bare = { brand, brandTexts: { [first]: readBrandMessages(brand.target, first) } }
const product = readErrorTexts(first)

it('has the brand’s text, and the product’s text again once the brand has none', () => {
  const own = {
    ...bare,
    ...withTexts(bare, { [first]: { 'error.ERR_GAME_NOT_FOUND': 'Gone.', 'brand.hero.title': 'Hello' } }),
  }
  expect(own.errorTexts[first]).toEqual({ ...product, ERR_GAME_NOT_FOUND: 'Gone.' })
  expect(own.brandTexts[first]?.hero).toEqual({ ...bare.brandTexts[first]?.hero, title: 'Hello' })
  // On top of a site with the texts of its folder.
  expect(withTexts(own, { [first]: {} }).errorTexts[first]).toEqual(product)
})
