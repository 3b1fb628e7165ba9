import type { remove } from '#contract/onling-v2/player-identity-document.ts'
import { refuse as refuseByCode, type Refuse } from '#server/kernel/index.ts'
import { destroyFiles } from './destroy-files.ts'
import { lockDocument } from './documents.queries.ts'
import { moveDocument } from './move-document.ts'
import type { DocumentNeeds } from './needs.ts'
import { findScansOfDocuments } from './scans.queries.ts'

const refuse: Refuse<typeof remove> = refuseByCode

/** Removes a document that was never approved, and deletes its pictures. */
export async function removeDocument(
  needs: DocumentNeeds,
  playerId: number,
  documentId: string,
): Promise<{ done: true }> {
  await destroyFiles(needs, async (tx) => {
    const document = await lockDocument(tx, needs.target, playerId, documentId)
    if (!document) return refuse('ERR_DOCUMENT_NOT_FOUND')
    const scans = await findScansOfDocuments(tx, [documentId])
    await moveDocument(needs, tx, { document, scans, move: 'remove', cause: { actor: 'player' } })
    return scans.map(({ fileId }) => fileId)
  })
  return { done: true }
}
