import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/content.ts'
import { SECTION_PLACES, type SectionPlace, type ShownSection } from '#contract/shapes/sections.ts'
import type { Input } from '#server/kernel/index.ts'
import * as queries from '../content.queries.ts'
import { urlOfFile } from '../files/file-place.ts'
import type { ContentNeeds, LanguageCode } from '../needs.ts'
import { readPreview, type Preview } from '../sign-preview.ts'
import { sectionOf, type KeptSection } from './kept-section.ts'
import { findSectionsAt } from './sections.queries.ts'

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target' | 'places' | 'levelOf' | 'previewKey' | 'promotionWords'>
type Standing = { readonly id: string; readonly place: SectionPlace; readonly section: KeptSection }
type Visitor = { readonly isSignedIn: boolean; readonly level: () => Promise<number> }

/** Sections of each slot and page for this visitor, in the order and number that the brand allows. */
export async function showSections(
  needs: Needs,
  { query: { language, preview: token }, caller }: Input<typeof calls.getSections>,
): Promise<ReplyOf<typeof calls.getSections>> {
  const { db, clock, target, previewKey, levelOf } = needs
  const now = clock.now()
  const preview = token === undefined ? undefined : readPreview({ target, previewKey }, token, now)
  const rows = await findSectionsAt(db, target, preview?.at ? new Date(preview.at) : now)
  const standing = await withPreviewed(
    needs,
    rows.map(({ id, place, content }) => ({ id, place: place as SectionPlace, section: sectionOf(content) })),
    preview,
  )
  const playerId = caller?.kind === 'player' ? caller.playerId : undefined
  const visitor: Visitor = {
    isSignedIn: preview ? preview.isSignedIn : playerId !== undefined,
    // A preview shows the view of the highest level.
    level: async () => (playerId === undefined ? (preview?.isSignedIn ? Infinity : 0) : levelOf(playerId)),
  }
  const meant = await keepMeant(standing, visitor)
  const legalWords = needs.promotionWords(language)
  return {
    isPreview: preview !== undefined,
    sections: SECTION_PLACES.flatMap((place) =>
      meant
        .filter((one) => one.place === place && needs.places[place].types.includes(one.section.type))
        .toSorted((one, other) => one.section.order - other.section.order)
        .slice(0, needs.places[place].maxCount)
        .map((one) => ({ ...shownIn(one, language), legalWords })),
    ),
  }
}

/** The previewed version in place of the one in force. */
async function withPreviewed(
  { db, target }: Pick<Needs, 'db' | 'target'>,
  standing: readonly Standing[],
  preview: Preview | undefined,
): Promise<readonly Standing[]> {
  if (!preview) return standing
  const item = await queries.findItem(db, target, preview.itemId)
  const version = item?.kind === 'section' ? await queries.findVersion(db, item.id, preview.version) : undefined
  if (!item || !version) return standing
  // Ahead of the others, so that a slot with room for one shows it.
  const section = { ...sectionOf(version.content), order: -1 }
  const others = standing.filter(({ id }) => id !== item.id)
  return [{ id: item.id, place: item.place as SectionPlace, section }, ...others]
}

async function keepMeant(standing: readonly Standing[], { isSignedIn, level }: Visitor): Promise<Standing[]> {
  const meant = standing.filter(
    ({ section }) => section.target.signedIn === 'any' || (section.target.signedIn === 'yes') === isSignedIn,
  )
  const isByLevel = meant.some(({ section }) => section.target.fromLevel > 0)
  const reached = isByLevel ? await level() : 0
  return meant.filter(({ section }) => section.target.fromLevel <= reached)
}

function shownIn({ id, place, section }: Standing, language: LanguageCode): Omit<ShownSection, 'legalWords'> {
  const { type, titles, slides, gameKeys, poolId, target } = section
  const inLanguage = <T extends { readonly language: string }>(all: readonly T[]): T | undefined =>
    all.find((one) => one.language === language)
  return {
    sectionId: id,
    place,
    type,
    title: inLanguage(titles)?.title ?? null,
    slides: slides.flatMap(({ words, link, picture }) => {
      const said = inLanguage(words)
      if (!said) return []
      const { title, body, button } = said
      return [{ title, body, button, link, picture: picture && pictureOf(picture) }]
    }),
    gameKeys: [...gameKeys],
    poolId,
    device: target.device,
  }
}

function pictureOf({ group, name, version, widthPx, heightPx }: NonNullable<KeptSection['slides'][number]['picture']>) {
  return { url: `${urlOfFile(group, name)}?version=${version}`, widthPx, heightPx }
}
