import { writeOwnTexts } from '#config/read-own-texts.ts'
import type { Texts } from '#contract/shapes/texts.ts'
import type { ContentNeeds, LanguageCode } from '../needs.ts'
import { faultlessTexts } from './faultless-texts.ts'
import { listNewestTexts, listTextsAt, type StoredTexts } from './texts.queries.ts'

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target' | 'languages' | 'texts'>

/**
 * Files of the brand's folder with its texts: the live ones, and the newest of languages that it does not offer yet.
 * Null: the folder no longer has this file. Texts that a later release cannot use, or that the law has changed since,
 * stay as in the folder.
 */
export async function exportedTexts({
  db,
  clock,
  target,
  languages,
  texts: ofProduct,
}: Needs): Promise<{ path: string; text: string | null }[]> {
  const [live, newest] = await Promise.all([listTextsAt(db, target, clock.now()), listNewestTexts(db, target)])
  const toCome = newest.filter(({ language }) => language !== null && !languages.includes(language))
  const written = (stored: StoredTexts, language: LanguageCode) => ({
    ...ofBrand(ofProduct.own(language)),
    ...faultlessTexts(ofProduct, stored),
  })
  return [...live, ...toCome].flatMap((stored) => {
    const { language } = stored
    if (language === null) return []
    const { messages, others } = writeOwnTexts(written(stored, language))
    const path = (folder: string) => `brands/${target}/${folder}/${language}.json`
    const text = (content: object) => `${JSON.stringify(content, null, 2)}\n`
    return [
      { path: path('messages'), text: text(messages) },
      { path: path('texts'), text: Object.keys(others).length > 0 ? text(others) : null },
    ]
  })
}

/** Texts that only the brand has. */
const ofBrand = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => key.startsWith('brand.')))
