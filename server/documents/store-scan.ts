import type { Static } from 'typebox'
import type { DocumentScan } from '#contract/shapes/documents.ts'
import { newId, refuse } from '#server/kernel/index.ts'
import { destroyFiles } from './destroy-files.ts'
import { storeFile } from './files/store-file.ts'
import { insertFile } from './files/files.queries.ts'
import { writeMove } from './move-document.ts'
import type { DocumentNeeds } from './needs.ts'
import { findScan, lockOpenScans, lockScan, insertScan, replaceScanFile, setScanState } from './scans.queries.ts'
import { showScan } from './show-document.ts'

/** Papers that stand alone. A portrait is a picture; a proof may also be a PDF. */
export type PaperKind = 'ProofOfAddress' | 'ProofOfAccount' | 'Portrait'

type Sender = 'player' | 'client'
type Sent = Buffer | 'none' | 'too-large'

/** Stores a paper of a player; it waits for staff and replaces an open one of its kind. */
export async function storeScan(
  needs: DocumentNeeds,
  { playerId, kind, by }: { readonly playerId: number; readonly kind: PaperKind; readonly by: Sender },
  sent: Sent,
): Promise<Static<typeof DocumentScan>> {
  const { db, clock, target } = needs
  const file = await storeFile(needs, sent, { mayBePdf: kind !== 'Portrait' })
  if (typeof file === 'string') return refuse(file)
  const id = newId(clock.now())
  await destroyFiles(needs, async (tx) => {
    const at = clock.now()
    const replaced = await lockOpenScans(tx, target, playerId, kind)
    await setScanState(tx, { ids: replaced.map((scan) => scan.id), to: 'removed', reason: null, message: null })
    for (const scan of replaced)
      await writeMove(tx, { id: scan.id, playerId, from: scan.state, to: 'removed', at }, { actor: by })
    await insertFile(tx, { ...file, target, playerId, at })
    await insertScan(tx, { id, target, playerId, documentId: null, kind, fileId: file.fileId, uploadedAt: at })
    await writeMove(tx, { id, playerId, from: null, to: 'waiting', at }, { actor: by })
    return replaced.filter(({ state }) => state === 'waiting').map(({ fileId }) => fileId)
  })
  const scan = await findScan(db, target, playerId, id)
  return scan ? showScan(scan) : refuse('ERR_DOCUMENT_NOT_FOUND')
}

/** Replaces the file of a paper that still waits. */
export async function replaceScan(
  needs: DocumentNeeds,
  { playerId, scanId }: { readonly playerId: number; readonly scanId: string },
  sent: Sent,
): Promise<Static<typeof DocumentScan>> {
  const { db, clock, target } = needs
  const before = await findScan(db, target, playerId, scanId)
  if (!before || before.documentId !== null) return refuse('ERR_DOCUMENT_NOT_FOUND')
  const file = await storeFile(needs, sent, { mayBePdf: before.kind !== 'Portrait' })
  if (typeof file === 'string') return refuse(file)
  await destroyFiles(needs, async (tx) => {
    const scan = await lockScan(tx, target, playerId, scanId)
    if (!scan) return refuse('ERR_DOCUMENT_NOT_FOUND')
    if (scan.state !== 'waiting') refuse('ERR_STATE_CHANGED', { state: scan.state })
    await insertFile(tx, { ...file, target, playerId, at: clock.now() })
    await replaceScanFile(tx, scanId, file.fileId, clock.now())
    return [scan.fileId]
  })
  const scan = await findScan(db, target, playerId, scanId)
  return scan ? showScan(scan) : refuse('ERR_DOCUMENT_NOT_FOUND')
}

/** Removes a paper that was not approved, and deletes it. */
export async function removeScan(
  needs: DocumentNeeds,
  { playerId, scanId, by }: { readonly playerId: number; readonly scanId: string; readonly by: Sender },
): Promise<{ done: true }> {
  const { clock, target } = needs
  await destroyFiles(needs, async (tx) => {
    const scan = await lockScan(tx, target, playerId, scanId)
    if (!scan || scan.documentId !== null) return refuse('ERR_DOCUMENT_NOT_FOUND')
    if (scan.state !== 'waiting' && scan.state !== 'rejected') refuse('ERR_STATE_CHANGED', { state: scan.state })
    await setScanState(tx, { ids: [scanId], to: 'removed', reason: null, message: null })
    await writeMove(tx, { id: scanId, playerId, from: scan.state, to: 'removed', at: clock.now() }, { actor: by })
    return [scan.fileId]
  })
  return { done: true }
}
