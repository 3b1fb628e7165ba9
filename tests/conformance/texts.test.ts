import { expect, it } from 'vitest'
import { text } from '#contract/shapes/fields.ts'

const pattern = new RegExp(String(Object.entries(text(80, 3)).find(([key]) => key === 'pattern')?.[1]), 'u')

it.each(['Vítejte', '  x', '7 ×', '🎁🎁🎁', '你好吗', '\u200bName\u200b'])('%j is a name', (name) =>
  expect(pattern.test(name)).toBe(true),
)

it.each([
  ['blanks', '   '],
  ['zero-width spaces', '\u200b\u200b\u200b'],
  ['joiners and marks of direction', '\u200d\u2060\u202e\u2066'],
  ['soft hyphens', '\u00ad\u00ad\u00ad'],
  ['Hangul fillers', '\u3164\u115f\uffa0'],
  ['empty Braille patterns', '\u2800\u2800\u2800'],
  ['selectors of variants', '\ufe0f\ufe0f\ufe0f'],
  ['tags', '\u{e0061}\u{e0062}\u{e0063}'],
  ['control characters', '\u0007\u0007\u0007'],
])('%s alone are no name', (_, name) => expect(pattern.test(name)).toBe(false))
