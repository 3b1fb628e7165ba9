import type { Transaction } from '#server/kernel/index.ts'
import { markDestroyed } from './files/files.queries.ts'
import type { DocumentNeeds } from './needs.ts'

/**
 * Destroys files for good: their rows say so in the transaction, the bytes go after its commit, so that a transaction
 * that fails leaves them. Bytes that outlive a crash in between are opened by no link, since their row is gone.
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
