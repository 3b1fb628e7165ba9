import { expect, test } from 'vitest'
import { siteLanguage } from './place.ts'

test('registration goes on in the chosen language where the site has it, else in the site’s first', () => {
  const place = { siteLanguages: ['cs', 'en'], firstLanguage: 'cs' } as const
  expect(siteLanguage(place, 'en')).toBe('en')
  expect(siteLanguage(place, 'vi')).toBe('cs')
})
