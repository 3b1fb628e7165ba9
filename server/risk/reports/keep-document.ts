import { createHash } from 'node:crypto'
import { newId, type Transaction } from '#server/kernel/index.ts'
import { fileBelongsTo } from '../files/case-files.ts'
import { insertFile } from '../files/files.queries.ts'
import type { RiskNeeds } from '../needs.ts'

export const sha256Of = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')

export type KeptDocument = { readonly fileId: string; readonly sha256: string }

/** Seals the document of a report as a file of its case. The bytes are there before their row: without one they only take space. */
export async function keepDocument(
  { clock, cipher, files, target }: RiskNeeds,
  tx: Transaction,
  caseId: string,
  content: Buffer,
): Promise<KeptDocument> {
  const at = clock.now()
  const fileId = newId(at)
  await files.put(fileId, cipher.sealBytes(content, fileBelongsTo(fileId)))
  await insertFile(tx, {
    id: fileId,
    caseId,
    target,
    contentType: 'application/pdf',
    bytes: content.length,
    sealedWith: cipher.currentStart,
    at,
  })
  return { fileId, sha256: sha256Of(content) }
}
