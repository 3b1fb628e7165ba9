import sharp from 'sharp'
import { fileKindOf } from '#server/kernel/index.ts'

const SIDE = 256
const SIDE_MIN = 128
const PIXELS_MAX = 50_000_000
const WEBP_QUALITY = 82

export type AvatarProblem = 'ERR_FILE_TYPE_NOT_ALLOWED' | 'ERR_FILE_DAMAGED' | 'ERR_IMAGE_TOO_SMALL'

/**
 * Re-encodes a picture as a square WebP, without metadata (place, camera) or data appended to the file. The type is
 * detected from the bytes; pictures whose dimensions would exhaust the memory, and truncated ones, are refused.
 */
export async function drawAvatar(sent: Buffer): Promise<Buffer | AvatarProblem> {
  const kind = fileKindOf(sent)
  if (kind === undefined || kind === 'pdf') return 'ERR_FILE_TYPE_NOT_ALLOWED'
  try {
    const picture = sharp(sent, { limitInputPixels: PIXELS_MAX, failOn: 'truncated', pages: 1 })
    const { width, height } = await picture.metadata()
    if (Math.min(width, height) < SIDE_MIN) return 'ERR_IMAGE_TOO_SMALL'
    return await picture.rotate().resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: WEBP_QUALITY }).toBuffer()
  } catch {
    return 'ERR_FILE_DAMAGED'
  }
}
