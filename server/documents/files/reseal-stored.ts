import { Fault, type Querier } from '#server/kernel/index.ts'
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
 * number. A file that does not open stays as it is and holds up no other; it is named at the end.
 */
export async function resealStored(
  { db, cipher, files }: Pick<DocumentNeeds, 'db' | 'cipher' | 'files'>,
  { find, mark, belongsTo }: StoredFiles,
): Promise<number> {
  let done = 0
  const problems = new Map<string, string>()
  for (;;) {
    const found = await find(db, cipher.currentStart, BATCH + problems.size)
    const ids = found.filter((id) => !problems.has(id))
    if (ids.length === 0) break
    for (const id of ids) {
      try {
        await resealFile({ cipher, files }, id, belongsTo)
      } catch (problem) {
        // The storage is away for every file: the next run continues.
        if (problem instanceof Fault) throw problem
        problems.set(id, problem instanceof Error ? problem.message : String(problem))
        continue
      }
      await mark(db, id, cipher.currentStart)
      done += 1
    }
  }
  const [first] = problems
  if (first) throw new Error(`${problems.size} files are not sealed again, the first is ${first[0]}: ${first[1]}`)
  return done
}
