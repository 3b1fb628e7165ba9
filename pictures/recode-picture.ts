import { MADE_BYTES_MAX, type Recoded, type Recoding } from './types.ts'

const READ = new Set(['png', 'jpeg', 'webp'])

/** Whoever asks has judged the first bytes; what the file is after them is judged here. */
export async function recodePicture(sent: Buffer, how: Recoding): Promise<Recoded> {
  // Loaded where a picture is made: images of other programs lack the library.
  const { default: sharp } = await import('sharp')
  const { widthPx: width, heightPx: height, fit, format } = how
  try {
    // The size is in the first bytes: a picture that would decode to too many pixels is refused before it is decoded.
    const found = await sharp(sent, { limitInputPixels: false }).metadata()
    if (!READ.has(found.format)) return { ok: false, problem: 'damaged' }
    if (found.width * found.height > how.pixelsMax) return { ok: false, problem: 'too-large' }
    if (isTooSmall(found, how)) return { ok: false, problem: 'too-small' }
    const upright = sharp(sent, { limitInputPixels: how.pixelsMax, failOn: how.failOn }).rotate()
    const sized = upright.resize({
      width,
      height,
      fit,
      withoutEnlargement: fit === 'inside',
      ...(how.keeps === 'attention' && { position: 'attention' }),
    })
    const flat = how.background === undefined ? sized : sized.flatten({ background: how.background })
    const quality = how.quality === undefined ? {} : { quality: how.quality }
    const encoded = format === 'png' ? flat.png() : format === 'jpeg' ? flat.jpeg(quality) : flat.webp(quality)
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    if (data.length > MADE_BYTES_MAX) return { ok: false, problem: 'too-large' }
    return { ok: true, content: data, widthPx: info.width, heightPx: info.height }
  } catch {
    // It begins like a picture but is broken or truncated.
    return { ok: false, problem: 'damaged' }
  }
}

type Found = { readonly width: number; readonly height: number; readonly orientation?: number | undefined }

function isTooSmall({ width, height, orientation = 1 }: Found, how: Recoding): boolean {
  const [across, down] = orientation >= 5 ? [height, width] : [width, height]
  if (how.mustFill === true && (across < how.widthPx || down < how.heightPx)) return true
  return Math.min(width, height) < (how.shorterSideMin ?? 1) || Math.max(width, height) < (how.longerSideMin ?? 1)
}
