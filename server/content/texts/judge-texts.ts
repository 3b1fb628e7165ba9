import { missingOfBrand } from '#config/texts/judge-texts.ts'
import type { TextFault, Texts } from '#contract/shapes/texts.ts'
import { refuse } from '#server/kernel/index.ts'
import type { ContentNeeds, LanguageCode } from '../needs.ts'

type Needs = Pick<ContentNeeds, 'languages' | 'texts'>

/** Checked when they are written, and again when they are published, because a release may change texts meanwhile. */
export function mustBeWritable({ texts: { judge } }: Needs, language: LanguageCode, texts: Texts): void {
  mustBeFaultless(judge(language, texts))
}

/** Published texts are complete, and in a language of the brand. */
export function mustBePublishable(needs: Needs, language: LanguageCode, texts: Texts): void {
  const notOffered = { key: 'brand.brand.title', fault: 'not-offered' as const, about: language }
  mustBeFaultless([
    ...(needs.languages.includes(language) ? [] : [notOffered]),
    ...needs.texts.judge(language, texts),
    ...missingOfBrand(texts, needs.texts.book()),
  ])
}

function mustBeFaultless(faults: readonly TextFault[]): void {
  if (faults.length > 0) refuse('ERR_TEXTS_REFUSED', { faults: [...faults] })
}
