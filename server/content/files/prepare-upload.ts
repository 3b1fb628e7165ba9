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
  sent: Buffer,
  { name, size }: { readonly name: string; readonly size: Size | undefined },
): Promise<Prepared | UploadFault> {
  const kind = fileKindOf(sent)
  const ending = name.includes('.') ? (name.split('.').at(-1) ?? '') : ''
  if (kind === undefined || !ENDINGS[kind].includes(ending)) return 'ERR_FILE_TYPE_NOT_ALLOWED'
  if (kind !== 'pdf') return preparePicture(sent, kind, size)
  if (size !== undefined || hasActiveContent(sent)) return 'ERR_FILE_TYPE_NOT_ALLOWED'
  return { content: sent, contentType: 'application/pdf', widthPx: null, heightPx: null }
}

async function preparePicture(
  sent: Buffer,
  kind: Exclude<FileKind, 'pdf'>,
  size: Size | undefined,
): Promise<Prepared | UploadFault> {
  // Loaded only when a picture is prepared, because container images of other processes (the worker) lack the library.
  const { default: sharp } = await import('sharp')
  try {
    // The size is in the first bytes: a picture that would decode to too many pixels is refused before it is decoded.
    const { width, height, orientation = 1 } = await sharp(sent, { limitInputPixels: false }).metadata()
    if (width * height > PIXELS_MAX) return 'ERR_IMAGE_TOO_LARGE'
    const [across, down] = orientation >= 5 ? [height, width] : [width, height]
    if (size && (across < size.widthPx || down < size.heightPx)) return 'ERR_IMAGE_TOO_SMALL'
    const picture = sharp(sent, { limitInputPixels: PIXELS_MAX, failOn: 'truncated' })
    const cut = size
      ? picture.rotate().resize({ width: size.widthPx, height: size.heightPx, fit: 'cover', position: 'attention' })
      : picture.rotate().resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    const encoded =
      kind === 'png' ? cut.png() : kind === 'jpeg' ? cut.jpeg({ quality: QUALITY }) : cut.webp({ quality: QUALITY })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return { content: data, contentType: `image/${kind}`, widthPx: info.width, heightPx: info.height }
  } catch {
    // It begins like a picture but is broken or truncated.
    return 'ERR_FILE_DAMAGED'
  }
}
