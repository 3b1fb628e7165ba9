import type { Language } from '../shapes.ts'
import { isOfLaw } from './of-law.ts'
import type { TextBook, TextEntry } from './text-entry.ts'

type Tree = { readonly [name: string]: string | Tree }
type ByLanguage<Texts> = Readonly<Record<Language, Texts>>

/** What the brand says in its own words: how long it may be, and where it appears. */
const OF_BRAND: Readonly<Record<string, { readonly maxLength: number; readonly places: readonly string[] }>> = {
  'brand.brand.title': { maxLength: 80, places: ['tab', 'search-engines'] },
  'brand.brand.description': { maxLength: 200, places: ['search-engines'] },
  'brand.hero.title': { maxLength: 50, places: ['/'] },
  'brand.hero.text': { maxLength: 160, places: ['/'] },
  'brand.hero.action': { maxLength: 24, places: ['/'] },
  'brand.footer.operator': { maxLength: 240, places: ['every-page', 'statement', 'receipt'] },
  'brand.footer.warning': { maxLength: 200, places: ['every-page', 'adult-question', 'kiosk'] },
  'brand.footer.adult': { maxLength: 160, places: ['every-page'] },
}

/** Longer than any language of the product says it, but not so long that a button becomes a page. */
const ROOM = 1.5
const SHORT = 40
const LONGEST = 2000

/**
 * Every text of the player site by its key: what only the brand says, what the site says, and what stands for each refusal that a
 * player can meet.
 */
export function makeTextBook(of: {
  readonly site: ByLanguage<object>
  readonly places: Readonly<Record<string, readonly string[]>>
  readonly errors: ByLanguage<Readonly<Record<string, string>>>
  /** Codes that a call of a player can answer. */
  readonly codes: readonly string[]
}): TextBook {
  const languages = Object.keys(of.site) as Language[]
  const siteKeys = flatten(of.site.cs as Tree)
  const words = new Map(languages.map((language) => [language, new Map(flatten(of.site[language] as Tree))]))
  const entries: TextEntry[] = [
    ...Object.entries(OF_BRAND).map(([key, more]) => ({
      key,
      part: 'brand',
      words: {},
      ...more,
      isOfLaw: isOfLaw(key),
    })),
    ...siteKeys.map(([path]) => {
      const [part = ''] = path.split('.')
      const said = byLanguage(languages, (language) => words.get(language)?.get(path))
      return entryOf(`site.${path}`, `site.${part}`, said, of.places[part] ?? [])
    }),
    ...of.codes.map((code) => {
      const said = byLanguage(languages, (language) => of.errors[language][code])
      return entryOf(`error.${code}`, 'error', said, ['refusal'])
    }),
  ]
  return new Map(entries.map((entry) => [entry.key, entry]))
}

type Words = TextEntry['words']

function entryOf(key: string, part: string, words: Words, places: readonly string[]): TextEntry {
  const longest = Math.max(...Object.values(words).map((text) => text.length))
  const maxLength = Math.min(LONGEST, Math.max(SHORT, Math.ceil(longest * ROOM)))
  return { key, part, words, places, maxLength, isOfLaw: isOfLaw(key) }
}

function byLanguage(languages: readonly Language[], read: (language: Language) => string | undefined): Words {
  const said = languages.map((language) => [language, read(language)] as const)
  return Object.fromEntries(said.filter(([, text]) => text !== undefined))
}

/** A tree of texts as a list, each by its path: `rows.recents`. */
export function flatten(tree: Tree, under = ''): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([name, branch]) =>
    typeof branch === 'string' ? [[under + name, branch] as [string, string]] : flatten(branch, `${under}${name}.`),
  )
}
