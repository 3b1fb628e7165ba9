import type { PictureProblem, Pictures } from '#pictures'
import { hasActiveContent } from '#server/documents/index.ts'
import { fileKindOf, type FileKind } from '#server/kernel/index.ts'

type Size = { readonly widthPx: number; readonly heightPx: number }

export type Prepared = {
  readonly content: Buffer
  readonly contentType: string
  readonly widthPx: number | null
  readonly heightPx: number | null
}
export type UploadFault =
  | 'ERR_FILE_TYPE_NOT_ALLOWED'
  | 'ERR_FILE_DAMAGED'
  | 'ERR_IMAGE_TOO_SMALL'
  | 'ERR_IMAGE_TOO_LARGE'

const PIXELS_MAX = 50_000_000
const SIDE_MAX = 4000
const QUALITY = 84
const ENDINGS: Readonly<Record<FileKind, readonly string[]>> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  webp: ['webp'],
  pdf: ['pdf'],
}

/**
 * Checks a file by its bytes, never by its name or declared type; the extension must match. A picture is re-encoded, so
 * that nothing else of the file is stored, and cropped to a size of the brand if there is one. SVG, HTML and anything
 * else that a browser could execute is refused; PDF only without active content.
 */
export async function prepareUpload(
  pictures: Pictures,
  sent: Buffer,
  { name, size }: { readonly name: string; readonly size: Size | undefined },
): Promise<Prepared | UploadFault> {
  const kind = fileKindOf(sent)
  const ending = name.includes('.') ? (name.split('.').at(-1) ?? '') : ''
  if (kind === undefined || !ENDINGS[kind].includes(ending)) return 'ERR_FILE_TYPE_NOT_ALLOWED'
  if (kind !== 'pdf') return preparePicture(pictures, sent, { kind, size })
  if (size !== undefined || hasActiveContent(sent)) return 'ERR_FILE_TYPE_NOT_ALLOWED'
  return { content: sent, contentType: 'application/pdf', widthPx: null, heightPx: null }
}

const FAULTS: Readonly<Record<PictureProblem, UploadFault>> = {
  damaged: 'ERR_FILE_DAMAGED',
  'too-small': 'ERR_IMAGE_TOO_SMALL',
  'too-large': 'ERR_IMAGE_TOO_LARGE',
  hostile: 'ERR_FILE_DAMAGED',
}

async function preparePicture(
  pictures: Pictures,
  sent: Buffer,
  { kind, size }: { readonly kind: Exclude<FileKind, 'pdf'>; readonly size: Size | undefined },
): Promise<Prepared | UploadFault> {
  const made = await pictures.recode(sent, {
    ...(size
      ? { ...size, fit: 'cover', keeps: 'attention', mustFill: true }
      : { widthPx: SIDE_MAX, heightPx: SIDE_MAX, fit: 'inside' }),
    pixelsMax: PIXELS_MAX,
    failOn: 'truncated',
    format: kind,
    ...(kind !== 'png' && { quality: QUALITY }),
  })
  if (!made.ok) return FAULTS[made.problem]
  const { content, widthPx, heightPx } = made
  return { content, contentType: `image/${kind}`, widthPx, heightPx }
}
