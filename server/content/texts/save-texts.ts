import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-texts.ts'
import { newId, refuse, type Input } from '#server/kernel/index.ts'
import { insertItem, insertVersion, setLatest } from '../content.queries.ts'
import type { ContentNeeds } from '../needs.ts'
import { mustBeWritable } from './judge-texts.ts'
import { findTextsItem, lockTexts } from './texts.queries.ts'

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target' | 'languages' | 'texts'>

/** Writes the next version of the texts of a language. A language may be written in part; it is published as a whole. */
export async function saveTexts(
  needs: Needs,
  { body: { language, basedOn, label, texts }, caller, subject, changed }: Input<typeof calls.saveTexts>,
): Promise<ReplyOf<typeof calls.saveTexts>> {
  const { db, clock, target } = needs
  mustBeWritable(needs, language, texts)
  return db.transaction(async (tx) => {
    await lockTexts(tx, target, language)
    const item = await findTextsItem(tx, target, language)
    if ((item?.latestVersion ?? 0) !== basedOn) return refuse('ERR_STATE_CHANGED')
    const at = clock.now()
    const contentId = item?.id ?? newId(at)
    const version = basedOn + 1
    if (!item) await insertItem(tx, { id: contentId, target, kind: 'texts', place: 'texts', language, at })
    const { userId: writerId, name: writtenBy } = caller
    await insertVersion(tx, { itemId: contentId, version, label, content: texts, writerId, writtenBy, writtenAt: at })
    if (item) await setLatest(tx, contentId, version, at)
    subject('content', contentId, `${label} (${language})`)
    changed(item ? { version: basedOn } : null, { version })
    return { contentId, version }
  })
}
