import { expect, it } from 'vitest'
import { languages } from '#config/shapes.ts'
import { brands } from '#config/brands/index.ts'
import { ADDRESSING, findAddress } from '#config/texts/find-address.ts'
import { withVariants } from '#config/texts/form-of-address.ts'
import { variantsFor } from '../../server/informal-texts.ts'
import { LANGUAGES, texts } from './index.ts'

/** Every text with its place in the tree. */
const entries = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : entries(Object(value) as object, `${path}${key}.`),
  )
const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place)

it('speaks every language of the product', () => expect([...LANGUAGES].toSorted()).toEqual([...languages].toSorted()))

it.each(LANGUAGES)('in %s every text is there, with the same places', (language) => {
  const czech = new Map(entries(texts.cs))
  const own = entries(texts[language])
  expect(own.map(([key]) => key)).toEqual([...czech.keys()])
  for (const [key, text] of own) {
    expect(text.trim(), key).not.toBe('')
    expect(placesOf(text), key).toEqual(placesOf(czech.get(key) ?? ''))
  }
})

it.each(ADDRESSING)('in %s every text is in the brand’s form of address', (language) => {
  const informal = withVariants(texts[language], variantsFor({ tone: 'informal' })[language] ?? {})
  expect(entries(informal).map(([key]) => key)).toEqual(entries(texts[language]).map(([key]) => key))
  expect(entries(informal).filter(([, text]) => findAddress(language, 'formal', text).length > 0)).toEqual([])
  expect(entries(texts[language]).filter(([, text]) => findAddress(language, 'informal', text).length > 0)).toEqual([])
  const formal = new Map(entries(texts[language]))
  for (const [key, text] of entries(informal)) expect(placesOf(text), key).toEqual(placesOf(formal.get(key) ?? ''))
})

it('a formal brand sends no variants', () => {
  const formal = Object.values(brands).filter(({ tone }) => tone !== 'informal')
  for (const brand of formal) expect(variantsFor(brand)).toEqual({})
})
