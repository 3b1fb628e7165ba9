import type { Texts } from '#contract/shapes/texts.ts'
import type { ContentNeeds, LanguageCode } from '../needs.ts'

type Needs = Pick<ContentNeeds, 'texts'>

/**
 * Texts of a version that cannot be edited any more: those that a later release has removed, and legal wording that has
 * changed since. No page shows them.
 */
export function unusedTexts({ texts: { judge } }: Needs, language: LanguageCode, texts: Texts): Texts {
  const faults = judge(language, texts).filter(({ fault }) => fault === 'unknown' || fault === 'of-law')
  const unused = new Set(faults.map(({ key }) => key))
  return Object.fromEntries(Object.entries(texts).filter(([key]) => unused.has(key)))
}

/** A version without its unused texts; legal wording is replaced by the folder's. */
export function writableTexts(needs: Needs, language: LanguageCode, texts: Texts): Texts {
  const unused = unusedTexts(needs, language, texts)
  const kept = Object.entries(texts).filter(([key]) => unused[key] === undefined)
  const own = Object.entries(needs.texts.own(language)).filter(([key]) => unused[key] !== undefined)
  return Object.fromEntries([...kept, ...own])
}
