import sharp, { type OutputInfo, type Sharp } from 'sharp'

/** The size of a finished picture and how hard it may be pressed: the quality falls until `mostBytes` is met. */
export type Output = {
  readonly width: number
  readonly height: number
  readonly quality: number
  readonly mostBytes: number
}

type Pixels = { readonly data: Buffer; readonly info: OutputInfo }

/** Renders a scene to WebP, with a bloom: what is bright in it lights the air around it. */
export async function renderImage(svg: string, output: Output): Promise<Buffer> {
  const { width, height } = output
  const drawn = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const picture = await readPixels(drawn)
    .resize(width, height, { kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  // The bloom is soft, so a quarter of the size is enough to blur.
  const small = await readPixels(drawn)
    .resize(Math.round(width / 4), Math.round(height / 4))
    .linear(1.6, -200)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const blurred = await readPixels(small)
    .blur(Math.max(2, width / 150))
    .linear(0.34, 0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const bloom = await readPixels(blurred).resize(width, height).raw().toBuffer({ resolveWithObject: true })
  const lit = await readPixels(picture)
    .composite([{ input: bloom.data, raw: { width, height, channels: 3 }, blend: 'screen' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return pressWebp(lit, output)
}

/** A smaller copy of a finished picture. */
export async function shrinkImage(image: Buffer, output: Output): Promise<Buffer> {
  const { width, height } = output
  const small = await sharp(image)
    .removeAlpha()
    .resize(width, height, { kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return pressWebp(small, output)
}

const readPixels = ({ data, info }: Pixels): Sharp =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })

async function pressWebp(picture: Pixels, { quality, mostBytes }: Output): Promise<Buffer> {
  for (let now = quality; ; now -= 6) {
    const pressed = await readPixels(picture).webp({ quality: now, effort: 3 }).toBuffer()
    if (pressed.length <= mostBytes || now <= 34) return pressed
  }
}
