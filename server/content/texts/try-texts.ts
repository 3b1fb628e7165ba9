import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-texts.ts'
import type { Input } from '#server/kernel/index.ts'
import type { ContentNeeds } from '../needs.ts'
import { signPreview } from '../sign-preview.ts'
import { saveTextsDraft } from './texts.queries.ts'

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target' | 'languages' | 'playerOrigin' | 'texts'>

/**
 * Returns why texts would be refused, and the URL of a preview of the others: for half an hour, or until the same
 * person previews some again.
 */
export async function tryTexts(
  { db, clock, target, languages, playerOrigin, texts: { judge, previewKey } }: Needs,
  { body: { language, texts }, caller }: Input<typeof calls.tryTexts>,
): Promise<ReplyOf<typeof calls.tryTexts>> {
  const faults = judge(language, texts)
  const wrong = new Set(faults.map(({ key }) => key))
  const shown = Object.fromEntries(Object.entries(texts).filter(([key]) => !wrong.has(key)))
  const writerId = caller.userId
  const now = clock.now()
  await saveTextsDraft(db, { target, writerId }, { language, texts: shown }, now)
  const { token, until } = signPreview({ target, previewKey }, { writerId }, now)
  const address = new URL(`/${language}`, playerOrigin)
  address.searchParams.set('preview', token)
  return {
    faults: [...faults],
    url: languages.includes(language) ? address.href : null,
    expiresAt: until.toISOString(),
  }
}
