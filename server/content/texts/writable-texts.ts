import type { Texts } from '#contract/shapes/texts.ts'
import type { ContentNeeds, LanguageCode } from '../needs.ts'

/**
 * A version without what nobody can write any more: a text that a later release has not, and words of the law that are others
 * since, in whose place stand those of the folder. No screen could change them, and no page says them.
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
