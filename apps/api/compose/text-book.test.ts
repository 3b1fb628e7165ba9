import { describe, expect, it } from 'vitest'
import { brands } from '#config/brands/index.ts'
import { readOwnTexts } from '#config/read-own-texts.ts'
import { languages } from '#config/shapes.ts'
import { targets } from '#config/targets.ts'
import { judgeTexts, missingOfBrand } from '#config/texts/judge-texts.ts'
import { textBook } from './text-book.ts'

const judged = { book: textBook(), own: {}, lawWords: () => null }

describe('texts of the player site', () => {
  it('fit into the room that other words of a brand have, with every form of a plural', () => {
    for (const language of languages) {
      // Other words, so that they are judged; what the law says stays as it is.
      const others = [...judged.book.values()].flatMap(({ key, words, isOfLaw }) => {
        const text = words[language]
        return text === undefined ? [] : [[key, isOfLaw ? text : `${text} `]]
      })
      expect(
        judgeTexts(Object.fromEntries(others) as Record<string, string>, { ...judged, language }),
        language,
      ).toEqual([])
    }
  })
  it.each(targets)('of the folder %s are whole, and no worse than staff may write them', (target) => {
    for (const language of brands[target].languages) {
      const own = readOwnTexts(target, language)
      expect(judgeTexts(own, { ...judged, language }), language).toEqual([])
      expect(missingOfBrand(own, judged.book), language).toEqual([])
    }
  })
  it('name what the law says, and what a brand may say in its own words', () => {
    const isOfLaw = (key: string) => judged.book.get(key)?.isOfLaw
    for (const key of [
      'brand.footer.warning',
      'site.adultMessage.text',
      'site.limits.title',
      'site.shell.stop',
      'error.ERR_NOT_ALLOWED_BY_LAW',
    ])
      expect(isOfLaw(key), key).toBe(true)
    for (const key of ['brand.hero.title', 'site.lobby.title', 'site.shell.signIn', 'error.ERR_GAME_NOT_FOUND'])
      expect(isOfLaw(key), key).toBe(false)
  })
})
