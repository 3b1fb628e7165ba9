import { fileKindOf } from '#server/kernel/index.ts'

const SIDE = 256
const SIDE_MIN = 128
const PIXELS_MAX = 50_000_000
const WEBP_QUALITY = 82

export type AvatarProblem = 'ERR_FILE_TYPE_NOT_ALLOWED' | 'ERR_FILE_DAMAGED' | 'ERR_IMAGE_TOO_SMALL'

/**
 * Draws a picture anew as a square WebP: place, camera and anything appended to the file are not in it. Judged by its
 * bytes; a picture of a size that would fill the memory, and one that is cut off, are refused.
 */
export async function drawAvatar(sent: Buffer): Promise<Buffer | AvatarProblem> {
  const kind = fileKindOf(sent)
  if (kind === undefined || kind === 'pdf') return 'ERR_FILE_TYPE_NOT_ALLOWED'
  // Loaded where a picture is prepared: images of processes that prepare none (the worker) lack the library.
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(sent, { limitInputPixels: PIXELS_MAX, failOn: 'truncated', pages: 1 })
    const { width, height } = await picture.metadata()
    if (Math.min(width, height) < SIDE_MIN) return 'ERR_IMAGE_TOO_SMALL'
    return await picture.rotate().resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: WEBP_QUALITY }).toBuffer()
  } catch {
    return 'ERR_FILE_DAMAGED'
  }
}
