import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-texts.ts'
import type { Texts } from '#contract/shapes/texts.ts'
import type { TextEntry } from '#config/texts/text-entry.ts'
import { refuse, type Input } from '#server/kernel/index.ts'
import { findStanding, findVersion } from '../content.queries.ts'
import type { ContentNeeds, LanguageCode } from '../needs.ts'
import { parseTexts } from './stored-texts.ts'
import { findTextsItem } from './texts.queries.ts'
import { unusedTexts, writableTexts } from './writable-texts.ts'

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target' | 'languages' | 'texts'>
type Reply = ReplyOf<typeof calls.getTexts>

/** A version of the texts of a language, as the start of an edit; before the first one, those of the folder. */
export async function readTexts(needs: Needs, { query }: Input<typeof calls.getTexts>): Promise<Reply> {
  const { db, clock, target, languages, texts: ofProduct } = needs
  const language = query.language ?? languages[0] ?? 'en'
  const item = await findTextsItem(db, target, language)
  if (!item && query.version !== undefined) return refuse('ERR_CONTENT_NOT_FOUND')
  const own = ofProduct.own(language)
  const version = item ? (query.version ?? item.latestVersion) : null
  const written = item && version !== null ? await mustFindTexts(needs, item.id, version) : own
  const texts = writableTexts(needs, language, written)
  const unused = unusedTexts(needs, language, written)
  const standing = item && (await findStanding(db, item.id, clock.now()))
  return {
    language,
    contentId: item?.id ?? null,
    version,
    latestVersion: item?.latestVersion ?? null,
    liveVersion: standing?.version ?? null,
    isOffered: languages.includes(language),
    offered: [...languages],
    texts,
    unused: Object.entries(unused).map(([key, words]) => ({ key, words })),
    own,
    behind: await findBehind(needs, language, texts),
    parts: partsOf(ofProduct, language, texts),
  }
}

async function mustFindTexts({ db }: Pick<Needs, 'db'>, itemId: string, version: number): Promise<Texts> {
  const found = await findVersion(db, itemId, version)
  return found ? parseTexts(found.content) : refuse('ERR_CONTENT_NOT_FOUND')
}

/** The newest texts of a language, or those of the folder. */
async function newestOf(needs: Needs, language: LanguageCode): Promise<Texts> {
  const item = await findTextsItem(needs.db, needs.target, language)
  return item ? mustFindTexts(needs, item.id, item.latestVersion) : needs.texts.own(language)
}

/** Texts changed from the folder's in the first language, but not in this one. */
async function findBehind(needs: Needs, language: LanguageCode, texts: Texts): Promise<string[]> {
  const [first] = needs.languages
  if (first === undefined || first === language) return []
  const [ofFirst, own] = [needs.texts.own(first), needs.texts.own(language)]
  const newest = await newestOf(needs, first)
  return Object.keys(newest).filter((key) => newest[key] !== ofFirst[key] && texts[key] === own[key])
}

/** The parts of the site, and in each the texts that are missing, or not in the brand's form of address. */
function partsOf({ book, addressesOtherwise }: Needs['texts'], language: LanguageCode, texts: Texts): Reply['parts'] {
  const shownOf = ({ key, words }: TextEntry) => texts[key] ?? words[language]
  const isInOtherForm = (entry: TextEntry) => {
    const shown = shownOf(entry)
    return shown !== undefined && addressesOtherwise(entry.key, language, shown)
  }
  const parts = Map.groupBy(book().values(), ({ part }) => part)
  return [...parts].map(([part, all]) => ({
    part,
    places: [...new Set(all.flatMap(({ places }) => places))],
    count: all.length,
    missing: all.filter((entry) => shownOf(entry) === undefined).map(({ key }) => key),
    inOtherForm: all.filter(isInOtherForm).map(({ key }) => key),
  }))
}
