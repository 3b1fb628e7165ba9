import type { Transaction } from '#server/kernel/index.ts'
import { markDestroyed } from './files/files.queries.ts'
import type { DocumentNeeds } from './needs.ts'

/**
 * Deletes files for good: their rows are marked in the transaction, the bytes are deleted after its commit, so that a
 * failed transaction leaves them. Bytes that survive a crash in between cannot be opened by a link, since their row is
 * gone.
 */
export async function destroyFiles(
  { db, clock, files }: Pick<DocumentNeeds, 'db' | 'clock' | 'files'>,
  work: (tx: Transaction) => Promise<readonly string[]>,
): Promise<void> {
  const fileIds = await db.transaction(async (tx) => {
    const ids = await work(tx)
    for (const id of ids) await markDestroyed(tx, id, clock.now())
    return ids
  })
  for (const id of fileIds) await files.remove(id)
}
