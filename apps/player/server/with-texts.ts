import type { BrandMessages } from '#config/read-texts.ts'
import type { Language } from '#config/shapes.ts'
import { errorTextsIn, startingWith } from '../../front-door/error-texts.ts'
import { keyOfTexts, type TextsByLanguage } from '../../front-door/open-texts.ts'
import type { Site } from '../src/shell/site-context.ts'

type Words = Readonly<Record<string, string>>

/**
 * The published texts of the brand, over those of its folder and of the product.
 * @param bare the site without them
 */
export function withTexts(
  bare: Pick<Site, 'brand' | 'brandTexts'>,
  texts: TextsByLanguage,
): Pick<Site, 'brandTexts' | 'errorTexts' | 'siteTexts' | 'textsKey'> {
  const byLanguage = <Made>(make: (language: Language, words: Words) => Made) =>
    Object.fromEntries(bare.brand.languages.map((language) => [language, make(language, texts[language] ?? {})]))
  return {
    brandTexts: byLanguage((language, words) => sayOtherwise(bare.brandTexts[language], startingWith('brand.', words))),
    errorTexts: byLanguage((language) => errorTextsIn(bare.brand, language, texts)),
    siteTexts: byLanguage((_, words) => startingWith('site.', words)),
    textsKey: keyOfTexts(texts),
  }
}

function sayOtherwise(own: BrandMessages | undefined, words: Words): BrandMessages {
  const groups = Object.entries(own ?? {}).map(([group, texts]) => {
    const said = Object.keys(texts).map((name) => [
      name,
      words[`${group}.${name}`] ?? texts[name as keyof typeof texts],
    ])
    return [group, Object.fromEntries(said)] as const
  })
  return Object.fromEntries(groups) as unknown as BrandMessages
}
