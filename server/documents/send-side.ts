import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/player-identity-document.ts'
import { documentCan } from '#contract/states/document-states.ts'
import { newId, refuse } from '#server/kernel/index.ts'
import { destroyFiles } from './destroy-files.ts'
import { findDocument, lockDocument } from './documents.queries.ts'
import { storeFile } from './files/store-file.ts'
import { insertFile } from './files/files.queries.ts'
import { moveDocument } from './move-document.ts'
import type { DocumentNeeds } from './needs.ts'
import { findScansOfDocuments, insertScan, setScanState } from './scans.queries.ts'
import { missingSides, showDocument } from './show-document.ts'

/**
 * Stores the picture of one side. With the last required side the document goes to staff, also a rejected one whose
 * sides are all sent again.
 */
export async function sendSide(
  needs: DocumentNeeds,
  playerId: number,
  { documentId, kind }: QueryOf<typeof calls.uploadScan>,
  sent: Buffer | 'none' | 'too-large',
): Promise<ReplyOf<typeof calls.uploadScan>> {
  const { db, clock, target } = needs
  const found = await findDocument(db, target, playerId, documentId)
  if (!found) return refuse('ERR_DOCUMENT_NOT_FOUND')
  if (!documentCan('send', found.state)) refuse('ERR_STATE_CHANGED', { state: found.state })
  const file = await storeFile(needs, sent, { mayBePdf: false })
  if (typeof file === 'string') return refuse(file)
  await destroyFiles(needs, async (tx) => {
    const document = await lockDocument(tx, target, playerId, documentId)
    if (!document) return refuse('ERR_DOCUMENT_NOT_FOUND')
    if (!documentCan('send', document.state)) refuse('ERR_STATE_CHANGED', { state: document.state })
    const before = await findScansOfDocuments(tx, [documentId])
    const replaced = before.filter((scan) => scan.kind === kind)
    await setScanState(tx, { ids: replaced.map(({ id }) => id), to: 'removed', reason: null, message: null })
    const at = clock.now()
    await insertFile(tx, { ...file, target, playerId, at })
    await insertScan(tx, { id: newId(at), target, playerId, documentId, kind, fileId: file.fileId, uploadedAt: at })
    const scans = await findScansOfDocuments(tx, [documentId])
    const isWhole = missingSides(document, scans).length === 0
    if (isWhole) await moveDocument(needs, tx, { document, scans, move: 'send', cause: { actor: 'player' } })
    else if (document.state === 'rejected')
      await moveDocument(needs, tx, { document, scans, move: 'change', cause: { actor: 'player' } })
    // Rejected pictures stay with their reason; those that nobody has seen are deleted.
    return replaced.filter(({ state }) => state === 'waiting').map(({ fileId }) => fileId)
  })
  const document = await findDocument(db, target, playerId, documentId)
  if (!document) return refuse('ERR_DOCUMENT_NOT_FOUND')
  return showDocument(document, await findScansOfDocuments(db, [documentId]))
}
