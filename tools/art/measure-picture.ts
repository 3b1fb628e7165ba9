import sharp from 'sharp'

/** Size in px, and how many of 4,096 tones cover at least two in a thousand of the picture. */
export type Measured = { readonly width: number; readonly height: number; readonly tones: number }

export async function measurePicture(image: Buffer): Promise<Measured> {
  const { width, height } = await sharp(image).metadata()
  const { data } = await sharp(image)
    .resize(64, 64, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 3) {
    const tone = ((data[at] ?? 0) >> 4) * 256 + ((data[at + 1] ?? 0) >> 4) * 16 + ((data[at + 2] ?? 0) >> 4)
    counts.set(tone, (counts.get(tone) ?? 0) + 1)
  }
  return { width, height, tones: [...counts.values()].filter((count) => count > 8).length }
}
