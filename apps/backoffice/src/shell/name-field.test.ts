import { expect, test } from 'vitest'
import { catalogue } from '#contract/catalogue.ts'
import { fillCompiled, type TextValues } from '#text'
import { compileText } from '../texts/compile-text.ts'
import { cs } from '../texts/cs.ts'
import { en } from '../texts/en.ts'
import { sk } from '../texts/sk.ts'
import { FIELD_WORDS } from './field-words.ts'
import { findWord, nameField } from './name-field.ts'

const languages = { cs, en, sk } as const
const textsOf = (language: keyof typeof languages) => {
  const texts: Readonly<Record<string, string>> = languages[language]
  const or = (key: string, fallback: string, values: TextValues = {}) =>
    texts[key] === undefined ? fallback : fillCompiled(compileText(texts[key]), values, language)
  return { or, t: (key: string, values: TextValues = {}) => or(key, key, values) }
}

type Found = { readonly names: Map<string, string>; readonly keywords: Map<string, string> }

/** Keywords of a schema that describe it and refuse nothing. */
const DESCRIBE = ['$id', 'default', 'description', 'examples', 'items', 'patternProperties', 'properties', 'title']

/** Every name of a field and every keyword that can refuse one, each with a call that has it. */
function readSchema(schema: unknown, call: string, found: Found): Found {
  if (typeof schema !== 'object' || schema === null) return found
  for (const [keyword, value] of Object.entries(schema)) {
    if (!Array.isArray(schema) && !DESCRIBE.includes(keyword)) found.keywords.set(keyword, call)
    if (keyword === 'properties') for (const name of Object.keys(value)) found.names.set(name, call)
    readSchema(['patternProperties', 'properties'].includes(keyword) ? Object.values(value) : value, call, found)
  }
  return found
}

const { names, keywords } = catalogue
  .filter(({ audience }) => audience === 'staff')
  .flatMap((call) => [call.body, call.query, call.params].map((schema) => ({ call, schema })))
  .reduce((found, { call, schema }) => readSchema(schema, `${call.method} ${call.path}`, found), {
    names: new Map(),
    keywords: new Map(),
  } as Found)

test.each(['cs', 'en', 'sk'] as const)(
  '%s: a refused field of any call of staff has a word, and what is wrong too',
  (language) => {
    const texts = textsOf(language)
    expect(names.size).toBeGreaterThan(450)
    expect([...names].filter(([name]) => findWord(name, texts) === undefined)).toEqual([])
    expect(keywords.has('pattern')).toBe(true)
    expect([...keywords].filter(([keyword]) => texts.or(`error.field.${keyword}`, '') === '')).toEqual([])
  },
)

test('no word is kept for a field that no call has any more', () => {
  const stems = [...names.keys()].flatMap((name) => {
    const range = name.replace(/(?:From|To|Min|Below)$/, '')
    return [name, range].flatMap((one) => [one, one.replace(/(?:Ids?|Keys?|Minor|Ppm|At)$/, '')])
  })
  const words = Object.keys(cs).flatMap((key) => /^fieldName\.(\w+)$/.exec(key)?.[1] ?? [])
  expect([...words, ...Object.keys(FIELD_WORDS)].filter((word) => !stems.includes(word))).toEqual([])
})

test('a field is named by its place, rows of a list by their number', () => {
  const texts = textsOf('cs')
  expect(nameField('body/validFrom', texts)).toBe('Od')
  expect(nameField('body/terminals/2/serial', texts)).toBe('Terminály, řádek 3 › Výrobní číslo')
  expect(nameField('body/card/pin', texts)).toBe('Karta › PIN')
  expect(nameField('query/createdFrom', texts)).toBe('Vytvořeno, od')
  expect(nameField('body/amountMinor', texts)).toBe('Částka')
  expect(nameField('body', texts)).toBe('Celý požadavek')
})

test('the name of the screen comes before that of the call', () => {
  const own = { documentNumber: 'Doklad u dveří', 'card/pin': 'PIN karty' }
  expect(nameField('body/documentNumber', textsOf('cs'), own)).toBe('Doklad u dveří')
  expect(nameField('body/card/pin', textsOf('cs'), own)).toBe('PIN karty')
})

test('a name without a word is readable', () => {
  const texts = textsOf('en')
  expect(nameField('body/newKindOfField', texts)).toBe('New kind of field')
  expect(nameField('body/constructor', texts)).toBe('Constructor')
  expect(nameField('body/answer/a~1b', texts)).toBe('Answer › A/b')
})
