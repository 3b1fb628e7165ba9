import { newId } from '#server/kernel/index.ts'
import type { DocumentNeeds } from '../needs.ts'
import { prepareFile, type FileRules } from './prepare-file.ts'

export type SentFile = {
  readonly fileId: string
  readonly contentType: 'image/jpeg' | 'application/pdf'
  readonly bytes: number
  readonly contentIndex: string
  readonly sealedWith: string
}

export type FileRefusal =
  | 'ERR_FILE_MISSING'
  | 'ERR_FILE_TOO_LARGE'
  | 'ERR_SCAN_TYPE_NOT_ALLOWED'
  | 'ERR_FILE_DAMAGED'
  | 'ERR_SCAN_TOO_SMALL'

/** The associated data of a sealed file: it cannot be decrypted as another file. */
const ofDocuments = (fileId: string) => `documents.file:${fileId}`
type BelongsTo = typeof ofDocuments

/**
 * Checks, seals and stores an upload, before a row is inserted: bytes without a row only take space. Returns the data
 * of the row, or the code of the refusal.
 */
export async function storeFile(
  { clock, cipher, files, pictures }: Pick<DocumentNeeds, 'clock' | 'cipher' | 'files' | 'pictures'>,
  sent: Buffer | 'none' | 'too-large',
  { belongsTo = ofDocuments, ...options }: FileRules & { readonly belongsTo?: BelongsTo },
): Promise<SentFile | FileRefusal> {
  if (sent === 'none') return 'ERR_FILE_MISSING'
  if (sent === 'too-large') return 'ERR_FILE_TOO_LARGE'
  const prepared = await prepareFile(pictures, sent, options)
  if (!prepared.ok) return prepared.code
  const fileId = newId(clock.now())
  await files.put(fileId, cipher.sealBytes(prepared.content, belongsTo(fileId)))
  return {
    fileId,
    contentType: prepared.contentType,
    bytes: prepared.content.length,
    contentIndex: cipher.blindIndex(sent.toString('base64'), 'documents.content'),
    sealedWith: cipher.currentStart,
  }
}

/** The opened bytes of a stored file; undefined when it is deleted. */
export async function readFile(
  { cipher, files }: Pick<DocumentNeeds, 'cipher' | 'files'>,
  fileId: string,
  belongsTo: BelongsTo = ofDocuments,
): Promise<Buffer | undefined> {
  const sealed = await files.get(fileId)
  return sealed && cipher.openBytes(sealed, belongsTo(fileId))
}

/** Seals one file again after its key was replaced. */
export async function resealFile(
  { cipher, files }: Pick<DocumentNeeds, 'cipher' | 'files'>,
  fileId: string,
  belongsTo: BelongsTo = ofDocuments,
): Promise<boolean> {
  const content = await readFile({ cipher, files }, fileId, belongsTo)
  if (!content) return false
  await files.put(fileId, cipher.sealBytes(content, belongsTo(fileId)))
  return true
}
