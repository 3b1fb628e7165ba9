import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-content.ts'
import type { SectionPlace, WrittenSection } from '#contract/shapes/sections.ts'
import { newId, refuse, type Input, type Querier } from '#server/kernel/index.ts'
import * as queries from '../content.queries.ts'
import { findVersion } from '../files/files.queries.ts'
import type { ContentNeeds } from '../needs.ts'
import { checkSection, type SectionNeeds } from './check-section.ts'
import type { KeptSection } from './kept-section.ts'

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target'> & SectionNeeds

/** Writes the first version of a section of a place. Nobody but staff sees it before it is published. */
export async function createSection(
  needs: Needs,
  { body: { place, section }, caller, subject, changed }: Input<typeof calls.createSection>,
): Promise<ReplyOf<typeof calls.createSection>> {
  const { db, clock, target } = needs
  return db.transaction(async (tx) => {
    const content = await prepare(needs, tx, place, section)
    const at = clock.now()
    const id = newId(at)
    await queries.insertItem(tx, { id, target, kind: 'section', place, language: null, at })
    await queries.insertVersion(tx, { itemId: id, version: 1, ...writtenBy(caller, section, at), content })
    subject('content', id, place)
    changed(null, { version: 1 })
    return { contentId: id, version: 1 }
  })
}

/** Writes the next version of a section. */
export async function saveSection(
  needs: Needs,
  { body: { contentId, basedOn, section }, caller, subject, changed }: Input<typeof calls.saveSection>,
): Promise<ReplyOf<typeof calls.saveSection>> {
  const { db, clock, target } = needs
  return db.transaction(async (tx) => {
    const item = await queries.lockItem(tx, target, contentId)
    if (item?.kind !== 'section') return refuse('ERR_CONTENT_NOT_FOUND')
    if (item.latestVersion !== basedOn) return refuse('ERR_STATE_CHANGED')
    const content = await prepare(needs, tx, item.place as SectionPlace, section)
    const at = clock.now()
    const version = basedOn + 1
    await queries.insertVersion(tx, { itemId: item.id, version, ...writtenBy(caller, section, at), content })
    await queries.setLatest(tx, item.id, version, at)
    subject('content', item.id, item.place)
    changed({ version: basedOn }, { version })
    return { contentId: item.id, version }
  })
}

const writtenBy = ({ userId, name }: { userId: number; name: string }, { label }: WrittenSection, at: Date) => ({
  label,
  writerId: userId,
  writtenBy: name,
  writtenAt: at,
})

/**
 * The section with the newest version of each picture and its size, so that a page reserves its space before it loads.
 */
async function prepare(needs: Needs, tx: Querier, place: SectionPlace, section: WrittenSection): Promise<KeptSection> {
  const problem = await checkSection(needs, place, section)
  if (problem) return refuse('ERR_CONTENT_NOT_VALID', problem)
  const slides: KeptSection['slides'][number][] = []
  for (const { picture, ...slide } of section.slides) {
    const file = picture && (await findVersion(tx, { target: needs.target, ...picture }))
    if (picture && (!file || file.widthPx === null || file.heightPx === null))
      return refuse('ERR_STATIC_FILE_NOT_FOUND')
    slides.push({
      ...slide,
      picture:
        picture && file && file.widthPx !== null && file.heightPx !== null
          ? { ...picture, version: file.version, widthPx: file.widthPx, heightPx: file.heightPx }
          : null,
    })
  }
  return { ...section, slides }
}
