import type { Querier } from '#server/kernel/index.ts'
import type { Player } from '#server/players/index.ts'
import type { PrivacyNeeds } from '../needs.ts'
import { exportWords } from '../texts/index.ts'
import { collectData, collectFiles } from './collect-data.ts'
import { writePage } from './write-page.ts'
import { writeZip } from '#exchange/zip/write-zip.ts'

type Needs = Pick<PrivacyNeeds, 'parts' | 'clock' | 'brand' | 'market'>

/**
 * One archive of all personal data of a player: `data.json` for machines (GDPR article 20), `index.html` for the
 * person, and the files that they sent.
 */
export async function writeArchive(
  { parts, clock, brand, market }: Needs,
  db: Querier,
  { id: playerId, language }: Pick<Player, 'id' | 'language'>,
): Promise<Buffer> {
  const madeAt = clock.now()
  const told = parts.filter(({ isWithheld }) => isWithheld !== true)
  const collected = await collectData(told, db, playerId)
  const files = await collectFiles(told, db, playerId)
  const data = {
    brand,
    playerId,
    madeAt,
    parts: Object.fromEntries(collected.map(({ name, content }) => [name, content])),
  }
  const page = writePage({
    brand,
    locale: language,
    timeZone: market.timeZone,
    madeAt,
    words: exportWords[language],
    parts: collected,
    fileNames: files.map(({ name }) => name),
  })
  return writeZip([
    { name: 'index.html', content: Buffer.from(page) },
    { name: 'data.json', content: Buffer.from(JSON.stringify(data, null, 2)) },
    ...files.map(({ name, content }) => ({ name: `files/${name}`, content })),
  ])
}
