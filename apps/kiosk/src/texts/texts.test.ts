import { expect, it } from 'vitest'
import { languages } from '#config/shapes.ts'
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
