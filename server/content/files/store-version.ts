import { createHash } from 'node:crypto'
import { newId } from '#server/kernel/index.ts'
import type { ContentNeeds } from '../needs.ts'
import { fileBelongsTo } from './file-place.ts'
import * as queries from './files.queries.ts'
import type { Prepared } from './prepare-upload.ts'

export type FileNeeds = Pick<ContentNeeds, 'db' | 'clock' | 'cipher' | 'files'>

/** Seals and stores a prepared file as the next version of its name. Bytes without a row only take space. */
export async function storeVersion(
  { db, clock, cipher, files }: FileNeeds,
  place: queries.FilePlace,
  { content, ...prepared }: Prepared,
  storedBy: string,
): Promise<queries.FileRow> {
  const id = newId(clock.now())
  await files.put(id, cipher.sealBytes(content, fileBelongsTo(id)))
  return db.transaction(async (tx) => {
    await queries.lockName(tx, place)
    const row = {
      ...prepared,
      id,
      version: (await queries.findLastVersion(tx, place)) + 1,
      bytes: content.length,
      hash: createHash('sha256').update(content).digest('hex'),
      storedAt: clock.now(),
    }
    await queries.insertVersion(tx, { ...row, ...place, storedBy, sealedWith: cipher.currentStart })
    return row
  })
}
