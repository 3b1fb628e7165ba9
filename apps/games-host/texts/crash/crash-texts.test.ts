import { describe, expect, it } from 'vitest'
import type { Language } from '#config/shapes.ts'
import { crashTexts, type CrashTextKey } from './index.ts'

/** Names of the values: `{win}`, and `{count, plural, …}`. */
const holes = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)(?=\}|, plural,)/g)].map(([, name = '']) => name).toSorted()

describe.each(Object.keys(crashTexts) as Language[])('texts of shared games in %s', (language) => {
  it('have the same values to fill in as the Czech ones, and are none of the others copied', () => {
    for (const [key, text] of Object.entries(crashTexts.cs)) {
      const own = crashTexts[language][key as CrashTextKey]
      expect(holes(own), key).toEqual(holes(text))
      if (language !== 'en') expect(own, key).not.toBe(crashTexts.en[key as CrashTextKey])
    }
  })
})
