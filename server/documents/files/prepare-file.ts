import type { Pictures } from '#pictures'
import { fileKindOf } from '#server/kernel/index.ts'
import { hasActiveContent } from './active-pdf.ts'

export type PreparedFile =
  | { readonly ok: true; readonly content: Buffer; readonly contentType: 'image/jpeg' | 'application/pdf' }
  | { readonly ok: false; readonly code: 'ERR_SCAN_TYPE_NOT_ALLOWED' | 'ERR_FILE_DAMAGED' | 'ERR_SCAN_TOO_SMALL' }

export type FileRules = { readonly mayBePdf: boolean; readonly longerSideMin?: number }

const PIXELS_MAX = 80_000_000
/** Below this the number of a document is not readable (providers §7.3). */
const LONGER_SIDE_MIN = 1000
const LONGER_SIDE_MAX = 4000
const JPEG_QUALITY = 88

/**
 * Checks an upload by its bytes. A picture is encoded again, upright and without metadata, so that nothing of the
 * original file is stored; a truncated, broken or decompression-bomb picture is refused. A PDF, where allowed, is
 * stored as it is, and only without active content.
 */
export async function prepareFile(
  pictures: Pictures,
  sent: Buffer,
  { mayBePdf, longerSideMin = LONGER_SIDE_MIN }: FileRules,
): Promise<PreparedFile> {
  const kind = fileKindOf(sent)
  if (kind === undefined) return { ok: false, code: 'ERR_SCAN_TYPE_NOT_ALLOWED' }
  if (kind === 'pdf')
    return mayBePdf && !hasActiveContent(sent)
      ? { ok: true, content: sent, contentType: 'application/pdf' }
      : { ok: false, code: 'ERR_SCAN_TYPE_NOT_ALLOWED' }
  const made = await pictures.recode(sent, {
    widthPx: LONGER_SIDE_MAX,
    heightPx: LONGER_SIDE_MAX,
    fit: 'inside',
    longerSideMin,
    pixelsMax: PIXELS_MAX,
    failOn: 'truncated',
    format: 'jpeg',
    quality: JPEG_QUALITY,
    background: '#fff',
  })
  if (made.ok) return { ok: true, content: made.content, contentType: 'image/jpeg' }
  return { ok: false, code: made.problem === 'too-small' ? 'ERR_SCAN_TOO_SMALL' : 'ERR_FILE_DAMAGED' }
}
