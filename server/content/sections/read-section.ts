import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-content.ts'
import { SECTION_PLACES } from '#contract/shapes/sections.ts'
import { refuse, type Input } from '#server/kernel/index.ts'
import * as queries from '../content.queries.ts'
import type { ContentNeeds } from '../needs.ts'
import { sectionOf } from './kept-section.ts'

/** One version of a section. */
export async function readSection(
  { db, target }: Pick<ContentNeeds, 'db' | 'target'>,
  { query }: Input<typeof calls.getSection>,
): Promise<ReplyOf<typeof calls.getSection>> {
  const item = await queries.findItem(db, target, query.contentId)
  const found = item?.kind === 'section' ? await queries.findVersion(db, item.id, query.version) : undefined
  if (!found) return refuse('ERR_CONTENT_NOT_FOUND')
  const section = sectionOf(found.content)
  const slides = section.slides.map(({ picture, ...slide }) => ({
    ...slide,
    picture: picture && { group: picture.group, name: picture.name },
  }))
  return { version: found.version, section: { ...section, slides } }
}

/** What each place accepts, the languages of its texts, and the jackpots to choose from. */
export async function listPlaces({
  places,
  languages,
  listJackpots,
}: Pick<ContentNeeds, 'places' | 'languages' | 'listJackpots'>): Promise<ReplyOf<typeof calls.getPlaces>> {
  return {
    languages: [...languages],
    places: SECTION_PLACES.map((place) => ({
      place,
      types: [...places[place].types],
      maxCount: places[place].maxCount,
      hasPage: places[place].hasPage,
    })),
    jackpots: [...(await listJackpots())],
  }
}
