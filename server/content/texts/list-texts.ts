import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-texts.ts'
import type { Input } from '#server/kernel/index.ts'
import type { ContentNeeds } from '../needs.ts'

type Needs = Pick<ContentNeeds, 'languages' | 'texts'>

const ROWS_MAX = 300

/** Texts of a part, or those found by words, beside the first language of the brand. */
export async function listTexts(
  { languages, texts: { book, own } }: Needs,
  { query: { language, part, find } }: Input<typeof calls.listTexts>,
): Promise<ReplyOf<typeof calls.listTexts>> {
  const [first = language] = languages
  const [ofFirst, ofLanguage] = [own(first), own(language)]
  const wanted = find?.toLocaleLowerCase(language)
  const rows = [...book().values()]
    .filter((entry) => part === undefined || entry.part === part)
    .map(({ key, part: of, words, places, maxLength, isOfLaw }) => ({
      key,
      words: (of === 'brand' ? ofLanguage[key] : words[language]) ?? null,
      source: ofFirst[key] ?? words[first] ?? null,
      places: [...places],
      maxLength,
      isOfLaw,
    }))
    .filter(
      ({ key, words, source }) =>
        wanted === undefined || [key, words, source].some((one) => one?.toLocaleLowerCase(language).includes(wanted)),
    )
  return { texts: rows.slice(0, ROWS_MAX), hasMore: rows.length > ROWS_MAX }
}
