import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/content.ts'
import type { Input } from '#server/kernel/index.ts'
import type { ContentNeeds } from '../needs.ts'
import { readStamp, type StampNeeds } from '../pages/read-page.ts'
import { readPreview, type LookPreview } from '../sign-preview.ts'
import { faultlessTexts } from './faultless-texts.ts'
import { parseTexts } from './stored-texts.ts'
import { findTextsDraft, listTextsAt } from './texts.queries.ts'

type Needs = StampNeeds & Pick<ContentNeeds, 'looks' | 'texts'>

/** What the brand says otherwise than the product now; with the address of a preview, what its writer tries. */
export async function showTexts(
  { db, clock, target, looks, texts, stampOfOthers }: Needs,
  { query: { preview: token } }: Input<typeof calls.getTexts>,
): Promise<ReplyOf<typeof calls.getTexts>> {
  // Read before the texts, as for the look: a publication between the two reads is then fetched again.
  const { stamp } = await readStamp({ db, clock, target, stampOfOthers })
  const now = clock.now()
  const live = (await listTextsAt(db, target, now)).flatMap((stored) =>
    stored.language === null ? [] : [{ language: stored.language, texts: faultlessTexts(texts, stored) }],
  )
  const signer = { target, previewKey: texts.previewKey }
  const preview = token === undefined ? undefined : readPreview<LookPreview>(signer, token, now)
  const tried = preview && (await findTextsDraft(db, { target, ...preview }))
  if (!tried) return { texts: live, stamp, isPreview: false, framedBy: null }
  const others = live.filter(({ language }) => language !== tried.language)
  return {
    texts: [...others, { language: tried.language, texts: parseTexts(tried.texts) }],
    stamp,
    isPreview: true,
    framedBy: looks.backofficeOrigin,
  }
}
