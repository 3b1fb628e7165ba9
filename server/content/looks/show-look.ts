import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/content.ts'
import type { Input } from '#server/kernel/index.ts'
import type { ContentNeeds } from '../needs.ts'
import { readPreview, type LookPreview } from '../sign-preview.ts'
import { lookOf, plainLook } from './kept-look.ts'
import { findDraft, findLookAt } from './looks.queries.ts'

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target' | 'looks'>

/** How the brand looks now; with the address of a preview, what its writer tries. */
export async function showLook(
  { db, clock, target, looks }: Needs,
  { query: { preview: token } }: Input<typeof calls.getLook>,
): Promise<ReplyOf<typeof calls.getLook>> {
  const now = clock.now()
  const preview = token === undefined ? undefined : readPreview<LookPreview>(looks.previewKey, token, now)
  const tried = preview && lookOf((await findDraft(db, { target, ...preview }))?.look)
  if (tried) return { look: plainLook(tried), isPreview: true, framedBy: looks.backofficeOrigin }
  const look = lookOf((await findLookAt(db, target, now))?.look)
  return { look: look ? plainLook(look) : null, isPreview: false, framedBy: null }
}
