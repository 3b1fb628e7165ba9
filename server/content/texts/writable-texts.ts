import type { Texts } from '#contract/shapes/texts.ts'
import type { ContentNeeds, LanguageCode } from '../needs.ts'

/**
 * A version without texts that cannot be edited any more: those that a later release has removed, and legal wording
 * that has changed since, which is replaced by the folder's. No screen could change them, and no page shows them.
 */
export function writableTexts(
  { texts: { judge, own } }: Pick<ContentNeeds, 'texts'>,
  language: LanguageCode,
  texts: Texts,
): Texts {
  const faults = judge(language, texts).filter(({ fault }) => fault === 'unknown' || fault === 'of-law')
  const gone = new Set(faults.map(({ key }) => key))
  const kept = Object.entries(texts).filter(([key]) => !gone.has(key))
  return Object.fromEntries([...kept, ...Object.entries(own(language)).filter(([key]) => gone.has(key))])
}
