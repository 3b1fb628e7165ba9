import sharp from 'sharp'
import { fileKindOf } from '#server/kernel/index.ts'

export type PreparedFile =
  | { readonly ok: true; readonly content: Buffer; readonly contentType: 'image/jpeg' | 'application/pdf' }
  | { readonly ok: false; readonly code: 'ERR_SCAN_TYPE_NOT_ALLOWED' | 'ERR_FILE_DAMAGED' | 'ERR_SCAN_TOO_SMALL' }

export type FileRules = { readonly mayBePdf: boolean; readonly longerSideMin?: number }

const PIXELS_MAX = 80_000_000
/** Below it nobody reads the number of a document (providers §7.3). */
const LONGER_SIDE_MIN = 1000
const LONGER_SIDE_MAX = 4000
const JPEG_QUALITY = 88

/** What makes a paper do something when it is opened: none of it belongs to a statement of a bank. */
const ACTIVE_PDF = /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia|OpenAction|AA|XFA|SubmitForm|ImportData|Encrypt)\b/

/**
 * Judges what a person sent by its bytes. A picture is drawn anew, upright and without metadata, so that nothing of the
 * file itself is kept; one that is cut off, broken or made to exhaust the reader is refused. A PDF, where it is allowed,
 * is kept as it came, and only when nothing in it acts.
 */
export async function prepareFile(
  sent: Buffer,
  { mayBePdf, longerSideMin = LONGER_SIDE_MIN }: FileRules,
): Promise<PreparedFile> {
  const kind = fileKindOf(sent)
  if (kind === undefined) return { ok: false, code: 'ERR_SCAN_TYPE_NOT_ALLOWED' }
  if (kind === 'pdf')
    return mayBePdf && !ACTIVE_PDF.test(sent.toString('latin1'))
      ? { ok: true, content: sent, contentType: 'application/pdf' }
      : { ok: false, code: 'ERR_SCAN_TYPE_NOT_ALLOWED' }
  try {
    const picture = sharp(sent, { limitInputPixels: PIXELS_MAX, failOn: 'truncated' })
    const { width, height } = await picture.metadata()
    if (Math.max(width, height) < longerSideMin) return { ok: false, code: 'ERR_SCAN_TOO_SMALL' }
    const content = await picture
      .rotate()
      .resize({ width: LONGER_SIDE_MAX, height: LONGER_SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer()
    return { ok: true, content, contentType: 'image/jpeg' }
  } catch {
    // It began like a picture and is none, or not a whole one.
    return { ok: false, code: 'ERR_FILE_DAMAGED' }
  }
}
