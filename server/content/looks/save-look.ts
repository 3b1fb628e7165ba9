import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-look.ts'
import { newId, refuse, type Input } from '#server/kernel/index.ts'
import { insertItem, insertVersion, setLatest } from '../content.queries.ts'
import type { ContentNeeds } from '../needs.ts'
import { mustBeValid } from './judge-look.ts'
import { findLookItem, lockLook } from './looks.queries.ts'

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target' | 'looks'>

/** Writes the next version of the brand's look. What nobody could read, or would take for another brand, is not written. */
export async function saveLook(
  needs: Needs,
  { body: { basedOn, label, look }, caller, subject, changed }: Input<typeof calls.saveLook>,
): Promise<ReplyOf<typeof calls.saveLook>> {
  const { db, clock, target } = needs
  await mustBeValid(needs, db, look)
  return db.transaction(async (tx) => {
    await lockLook(tx, target)
    const item = await findLookItem(tx, target)
    if ((item?.latestVersion ?? 0) !== basedOn) return refuse('ERR_STATE_CHANGED')
    const at = clock.now()
    const contentId = item?.id ?? newId(at)
    const version = basedOn + 1
    if (!item) await insertItem(tx, { id: contentId, target, kind: 'look', place: 'look', language: null, at })
    const { userId: writerId, name: writtenBy } = caller
    await insertVersion(tx, { itemId: contentId, version, label, content: look, writerId, writtenBy, writtenAt: at })
    if (item) await setLatest(tx, contentId, version, at)
    subject('content', contentId, label)
    changed(item ? { version: basedOn } : null, { version })
    return { contentId, version }
  })
}
