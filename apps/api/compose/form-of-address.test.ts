import { describe, expect, it } from 'vitest'
import { tones } from '#config/brand-schema.ts'
import { brands } from '#config/brands/index.ts'
import { readOwnTexts, readTone } from '#config/read-own-texts.ts'
import type { Language } from '#config/shapes.ts'
import { targets } from '#config/targets.ts'
import { ADDRESSING, addressesOtherwise, findAddress } from '#config/texts/find-address.ts'
import { addressOf, isFormalForAll, type FormOfAddress } from '#config/texts/form-of-address.ts'
import { textBook } from './text-book.ts'

const forms = ['formal', 'informal'] as const satisfies readonly FormOfAddress[]
/** What the tone itself says otherwise needs no variant. */
const ofTone = new Set(Object.keys(readTone('informal', 'cs')))

/** Texts with a variant, by key. */
const variantsIn = (language: Language) =>
  [...textBook('formal').values()].flatMap(({ key, words }) => {
    const [formal, informal] = [words[language] ?? '', textBook('informal').get(key)?.words[language] ?? '']
    return formal === informal ? [] : [{ key, formal, informal }]
  })

describe.each(ADDRESSING)('texts in %s', (language) => {
  it.each(forms)('of a %s brand are all in its form', (form) => {
    const others = [...textBook(form).values()]
      .filter(({ key }) => form === 'formal' || !ofTone.has(key))
      .filter(({ key, words }) => addressesOtherwise(form, { key, language, text: words[language] ?? '' }))
    expect(others.map(({ key, words }) => `${key}: ${words[language]}`)).toEqual([])
  })

  it('have their variants where the form differs, and only there', () => {
    const variants = variantsIn(language)
    expect(variants.length).toBeGreaterThan(400)
    expect(variants.filter(({ key }) => isFormalForAll(key) || ofTone.has(key))).toEqual([])
    // The formal text shows that it addresses somebody: nearly always in Hungarian, always elsewhere.
    const unshown = variants.filter(({ formal }) => findAddress(language, 'formal', formal).length === 0)
    expect(unshown.length).toBeLessThan(language === 'hu' ? variants.length / 4 : 2)
  })

  it('say the same in both forms: longer ones have half of their words in common', () => {
    const different = variantsIn(language).filter(({ formal, informal }) => {
      const [one, other] = [stemsOf(formal), stemsOf(informal)]
      const common = [...one].filter((stem) => other.has(stem)).length
      return one.size > 8 && common / Math.max(one.size, other.size) < 0.5
    })
    expect(different).toEqual([])
  })
})

it('in languages of one form there are no variants', () => {
  for (const language of ['en', 'vi'] as const) expect(variantsIn(language)).toEqual([])
})

it.each(tones)('of the tone %s are in the form of the tone', (tone) => {
  const found = ADDRESSING.flatMap((language) =>
    Object.entries(readTone(tone, language)).filter(([key, text]) =>
      addressesOtherwise(addressOf(tone), { key, language, text }),
    ),
  )
  expect(found).toEqual([])
})

it.each(targets)('of the brand %s are in the form of its tone', (target) => {
  const { tone, languages: spoken } = brands[target]
  const found = spoken.flatMap((language) =>
    Object.entries(readOwnTexts(brands[target], language)).filter(([key, text]) =>
      addressesOtherwise(addressOf(tone), { key, language, text }),
    ),
  )
  expect(found).toEqual([])
})

it('stay formal for every brand where the law or a contract fixes the words', () => {
  for (const key of ['brand.footer.warning', 'site.pages.newTerms.without', 'site.pages.test.q1', 'site.pages.version'])
    expect(isFormalForAll(key), key).toBe(true)
  for (const key of ['brand.hero.text', 'site.limits.chooseIntro', 'site.pages.nothingFound', 'error.ERR_EXCLUDED'])
    expect(isFormalForAll(key), key).toBe(false)
})

/** Beginnings of words, without endings and the syntax of plurals. */
const stemsOf = (text: string) =>
  new Set(
    [...text.replaceAll(/\{\w+, (?:plural|select),/g, '').matchAll(/\p{L}+|\d+/gu)].map(([word]) =>
      word.toLowerCase().slice(0, 4),
    ),
  )
