import { describe, expect, it } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

describe('chooseLanguage', () => {
  it('chooses the preferred language among those of the brand', () => {
    expect(chooseLanguage('de, en;q=0.5, cs;q=0.9', ['cs', 'en'], 'cs')).toBe('cs')
  })
  it('reads a region as its language', () => expect(chooseLanguage('en-GB', ['cs', 'en'], 'cs')).toBe('en'))
  it('skips a refused language', () => expect(chooseLanguage('en;q=0', ['cs', 'en'], 'cs')).toBe('cs'))
  it.each([null, '', ';;;,', 'de'])('falls back for %s', (header) => {
    expect(chooseLanguage(header, ['sk', 'hu'], 'sk')).toBe('sk')
  })
})
