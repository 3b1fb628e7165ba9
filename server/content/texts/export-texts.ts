import { writeOwnTexts } from '#config/read-own-texts.ts'
import type { ContentNeeds } from '../needs.ts'
import { parseTexts } from './stored-texts.ts'
import { listNewestTexts, listTextsAt } from './texts.queries.ts'

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target' | 'languages'>

/** Files of the brand's folder with its texts: those that are live, and the newest of languages that it does not offer yet. */
export async function exportedTexts({
  db,
  clock,
  target,
  languages,
}: Needs): Promise<{ path: string; text: string }[]> {
  const [live, newest] = await Promise.all([listTextsAt(db, target, clock.now()), listNewestTexts(db, target)])
  const toCome = newest.filter(({ language }) => language !== null && !languages.includes(language))
  return [...live, ...toCome].flatMap(({ language, texts }) => {
    const { messages, others } = writeOwnTexts(parseTexts(texts))
    const file = (folder: string, content: object) => ({
      path: `brands/${target}/${folder}/${language ?? ''}.json`,
      text: `${JSON.stringify(content, null, 2)}\n`,
    })
    return [file('messages', messages), ...(Object.keys(others).length > 0 ? [file('texts', others)] : [])]
  })
}
