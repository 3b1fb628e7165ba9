import { describe, expect, it } from 'vitest'
import { ADDRESSING, findAddress } from '#config/texts/find-address.ts'
import type { FormOfAddress } from '#config/texts/form-of-address.ts'
import { listCatalogue, loadReelDefinition } from '#games/catalogue/index.ts'
import { crashTextsTo } from './crash/index.ts'
import { texts, textsTo } from './index.ts'
import { symbolName } from './symbol-names.ts'
import type { Language } from '#config/shapes.ts'

const languages = Object.keys(texts) as Language[]
/** Names of the values: `{win}`, and `{count, plural, …}`. */
const holes = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)(?=\}|, plural,)/g)].map(([, name = '']) => name).toSorted()
/** Words that are the same in some languages, rightly. */
const SHARED = new Set(['stop', 'demo', 'freeSpinOf', 'scatterTitle', 'volatilityMedium', 'line', 'no'])

describe.each(languages)('texts in %s', (language) => {
  it('have the same values to fill in as the Czech ones', () => {
    for (const [key, text] of Object.entries(texts.cs)) {
      expect(holes(texts[language][key as keyof typeof texts.cs]), key).toEqual(holes(text))
    }
  })

  it('are no copy of the English ones', () => {
    if (language === 'en') return
    const same = Object.entries(texts[language]).filter(
      ([key, text]) => text === texts.en[key as keyof typeof texts.en] && !SHARED.has(key),
    )
    expect(same).toEqual([])
  })

  it('name every symbol of every playable game', () => {
    const nameless = listCatalogue().flatMap(({ key }) =>
      (loadReelDefinition(key)?.definition.symbols ?? [])
        .filter(({ id }) => symbolName(key, id, language) === undefined)
        .map(({ id }) => `${key} ${id}`),
    )
    expect(nameless).toEqual([])
  })
})

/** Said by the verifier, which is one file for every brand, and by the rules of games, which are checked with the game. */
const FORMAL_FOR_ALL =
  /^(?:verify\w*|pasteProof|offlineIntro|dropFiles|ownSeed|riskRule|openRule|roundRule|rules\w+|waitsFree|auto)$/

it.each(ADDRESSING)('in %s are in the brand’s form of address', (language) => {
  const found = (form: FormOfAddress, other: FormOfAddress) =>
    Object.entries({ ...textsTo(form)[language], ...crashTextsTo(form)[language] })
      .filter(([key]) => !FORMAL_FOR_ALL.test(key))
      .filter(([, text]) => findAddress(language, other, text).length > 0)
  expect(found('informal', 'formal')).toEqual([])
  expect(found('formal', 'informal')).toEqual([])
  expect(found('informal', 'informal').length).toBeGreaterThan(10)
  for (const [key, text] of Object.entries(texts[language]))
    expect(holes(textsTo('informal')[language][key as keyof typeof texts.cs]), key).toEqual(holes(text))
})
