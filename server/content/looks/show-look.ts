import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/content.ts'
import type { Input } from '#server/kernel/index.ts'
import type { ContentNeeds } from '../needs.ts'
import { readStamp, type StampNeeds } from '../pages/read-page.ts'
import { readPreview, type LookPreview } from '../sign-preview.ts'
import { parseLook } from './stored-look.ts'
import { findDraft, findLookAt } from './looks.queries.ts'

type Needs = StampNeeds & Pick<ContentNeeds, 'looks'>

/** How the brand looks now; with the address of a preview, what its writer tries. */
export async function showLook(
  { db, clock, target, looks, stampOfOthers }: Needs,
  { query: { preview: token } }: Input<typeof calls.getLook>,
): Promise<ReplyOf<typeof calls.getLook>> {
  // Read before the look: a publication between the two reads is then fetched again, instead of being hidden by its own
  // stamp.
  const { stamp } = await readStamp({ db, clock, target, stampOfOthers })
  const now = clock.now()
  const signer = { target, previewKey: looks.previewKey }
  const preview = token === undefined ? undefined : readPreview<LookPreview>(signer, token, now)
  const tried = preview && parseLook((await findDraft(db, { target, ...preview }))?.look)
  if (tried) return { look: tried, stamp, isPreview: true, framedBy: looks.backofficeOrigin }
  const look = parseLook((await findLookAt(db, target, now))?.look) ?? null
  return { look, stamp, isPreview: false, framedBy: null }
}
