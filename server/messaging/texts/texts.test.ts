import { describe, expect, it } from 'vitest'
import { playerTexts, staffTexts } from './index.ts'

/** The paragraphs of a letter as one text. */
const whole = (text: unknown): string => (Array.isArray(text) ? text.join('\n') : JSON.stringify(text))
const namesIn = (text: string) => [...new Set([...text.matchAll(/\{(\w+)[},]/g)].map(([, name = '']) => name))].sort()

const letters: readonly (readonly [string, readonly (readonly [string, object])[]])[] = [
  ['players', Object.entries(playerTexts('usual'))],
  ['players, informally', Object.entries(playerTexts('informal'))],
  ['staff', Object.entries(staffTexts)],
]

describe.each(letters)('letters to %s', (_, languages) => {
  it.each(languages)('%s: uses the same values as the English one', (_language, texts) => {
    const english: Readonly<Record<string, unknown>> = { ...Object.fromEntries(languages)['en'] }
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
    for (const [key, text] of Object.entries(texts))
      if (Array.isArray(text)) expect(namesIn(whole(text)), key).toEqual(namesIn(whole(english[key])))
  })
  it.each(languages)('%s: a plural has every form that the language has', (language, texts) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const [key, text] of Object.entries(texts))
      if (whole(text).includes(', plural,')) for (const form of forms) expect(whole(text), key).toContain(`${form} {`)
  })
})
