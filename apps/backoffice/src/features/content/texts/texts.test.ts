import { expect, it } from 'vitest'
import { faultyKeys, pageOf, shownText, withText } from './texts.ts'

const ofSite = { key: 'site.lobby.title', words: 'Hry' }
const ofBrand = { key: 'brand.hero.title', words: 'Večer' }

it("keeps only texts that differ from the product's, and those that only the brand has", () => {
  expect(withText({}, ofSite, 'Naše hry')).toEqual({ 'site.lobby.title': 'Naše hry' })
  expect(withText({ 'site.lobby.title': 'Naše hry' }, ofSite, 'Hry')).toEqual({})
  expect(withText({ 'site.lobby.title': 'Naše hry' }, ofSite, '')).toEqual({})
  expect(withText({}, ofBrand, 'Večer')).toEqual({ 'brand.hero.title': 'Večer' })
})
it('shows the product’s text if the brand has none, and nothing if only the brand can have one', () => {
  expect(shownText({}, ofSite)).toBe('Hry')
  expect(shownText({}, ofBrand)).toBeNull()
})
it('opens the preview at a page with the text', () => {
  expect(pageOf(['/promotions', '/promotions/:campaignId'])).toBe('promotions')
  expect(pageOf(['/account/limits'])).toBe('')
  expect(pageOf(['/:page'])).toBe('faq')
})
it('names the texts that cannot be saved, wherever they are', () => {
  const faults = ['a', 'a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key, fault: 'names' as const, about: '' }))
  expect(faultyKeys(faults)).toBe('a, b, c, d, e, +1')
  expect(faultyKeys(faults.slice(0, 3))).toBe('a, b')
})
