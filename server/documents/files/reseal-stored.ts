import type { Querier } from '#server/kernel/index.ts'
import type { DocumentNeeds } from '../needs.ts'
import { resealFile } from './store-file.ts'

/** How a room finds its files that were encrypted with an older key, and records that one was re-encrypted. */
export type StoredFiles = {
  readonly find: (db: Querier, currentStart: string, limit: number) => Promise<readonly string[]>
  readonly mark: (db: Querier, fileId: string, currentStart: string) => Promise<void>
  /** The associated data of a sealed file; that of documents by default. */
  readonly belongsTo?: (fileId: string) => string
}

const BATCH = 100

/**
 * Re-encrypts a room's files that have an older key, so that this key can be removed from FIELD_KEYS. Returns their
 * number.
 */
export async function resealStored(
  { db, cipher, files }: Pick<DocumentNeeds, 'db' | 'cipher' | 'files'>,
  { find, mark, belongsTo }: StoredFiles,
): Promise<number> {
  let done = 0
  for (;;) {
    const ids = await find(db, cipher.currentStart, BATCH)
    if (ids.length === 0) return done
    for (const id of ids) {
      await resealFile({ cipher, files }, id, belongsTo)
      await mark(db, id, cipher.currentStart)
    }
    done += ids.length
  }
}
