import type { ReplyOf } from '#contract/call.ts'
import type { getTexts, listTexts } from '#contract/play-v1/staff-texts.ts'
import type { TextFault, Texts } from '#contract/shapes/texts.ts'
import { languages } from '#config/shapes.ts'
import { makeEdits } from '../edits.ts'
import { PAGES } from '../look/look.ts'

export type ShownTexts = ReplyOf<typeof getTexts>
export type TextRow = ReplyOf<typeof listTexts>['texts'][number]

/** Every language of the product, whether or not the brand uses it. */
export const LANGUAGES = languages
export type LanguageCode = (typeof languages)[number]

/** Filters of the texts. */
export const KINDS = ['all', 'missing', 'changed', 'behind'] as const
export type Kind = (typeof KINDS)[number]

export const textEdits = makeEdits<Texts>()

/** The texts with one changed; a text equal to the product's is not stored as the brand's own. */
export function withText(texts: Texts, { key, words }: Pick<TextRow, 'key' | 'words'>, text: string): Texts {
  const { [key]: _, ...others } = texts
  const isOfProduct = text === words && !key.startsWith('brand.')
  return text === '' || isOfProduct ? others : { ...others, [key]: text }
}

/** Whether both are equal, in any order. */
export const areSame = (one: Texts, other: Texts): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([key, text]) => other[key] === text)

/** The text on the site without further edits. */
export const shownText = (texts: Texts, { key, words }: Pick<TextRow, 'key' | 'words'>): string | null =>
  texts[key] ?? (key.startsWith('brand.') ? null : words)

/** The page of the preview that shows texts with these places; the first page if none of them is public. */
export const pageOf = (places: readonly string[]): string =>
  PAGES.find((page) => places.includes(`/${page}`)) ?? (places.includes('/:page') ? 'faq' : '')

const NAMED_MAX = 5

/** The keys of texts that cannot be saved, also in parts that are not open: the first few. */
export function faultyKeys(faults: readonly TextFault[]): string {
  const keys = [...new Set(faults.map(({ key }) => key))]
  return [...keys.slice(0, NAMED_MAX), ...(keys.length > NAMED_MAX ? [`+${keys.length - NAMED_MAX}`] : [])].join(', ')
}
