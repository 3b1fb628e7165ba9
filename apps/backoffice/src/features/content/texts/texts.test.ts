import { expect, it } from 'vitest'
import { faultyKeys, pageOf, shownText, withText } from './texts.ts'

const ofSite = { key: 'site.lobby.title', words: 'Hry' }
const ofBrand = { key: 'brand.hero.title', words: 'Večer' }

it('keeps only what the brand says otherwise, and all that it alone can say', () => {
  expect(withText({}, ofSite, 'Naše hry')).toEqual({ 'site.lobby.title': 'Naše hry' })
  expect(withText({ 'site.lobby.title': 'Naše hry' }, ofSite, 'Hry')).toEqual({})
  expect(withText({ 'site.lobby.title': 'Naše hry' }, ofSite, '')).toEqual({})
  expect(withText({}, ofBrand, 'Večer')).toEqual({ 'brand.hero.title': 'Večer' })
})
it('shows the product’s words where the brand says nothing, and nothing where only the brand can', () => {
  expect(shownText({}, ofSite)).toBe('Hry')
  expect(shownText({}, ofBrand)).toBeNull()
})
it('opens the preview where the text is seen', () => {
  expect(pageOf(['/promotions', '/promotions/:campaignId'])).toBe('promotions')
  expect(pageOf(['/account/limits'])).toBe('')
  expect(pageOf(['/:page'])).toBe('faq')
})
it('names the texts that cannot be saved, wherever they are', () => {
  const faults = ['a', 'a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key, fault: 'names' as const, about: '' }))
  expect(faultyKeys(faults)).toBe('a, b, c, d, e, +1')
  expect(faultyKeys(faults.slice(0, 3))).toBe('a, b')
})
