import type { Pictures } from '#pictures'
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
export async function drawAvatar(pictures: Pictures, sent: Buffer): Promise<Buffer | AvatarProblem> {
  const kind = fileKindOf(sent)
  if (kind === undefined || kind === 'pdf') return 'ERR_FILE_TYPE_NOT_ALLOWED'
  const made = await pictures.recode(sent, {
    widthPx: SIDE,
    heightPx: SIDE,
    fit: 'cover',
    shorterSideMin: SIDE_MIN,
    pixelsMax: PIXELS_MAX,
    failOn: 'truncated',
    format: 'webp',
    quality: WEBP_QUALITY,
  })
  if (made.ok) return made.content
  return made.problem === 'too-small' ? 'ERR_IMAGE_TOO_SMALL' : 'ERR_FILE_DAMAGED'
}
