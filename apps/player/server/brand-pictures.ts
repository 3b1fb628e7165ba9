import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'

const SHARE = { width: 1200, height: 630 } as const

/** Icons as PNG, for devices without SVG support: their size, and which part of the square the drawing fills. */
const ICONS = {
  'icon-192': { size: 192, part: 1 },
  'icon-512': { size: 512, part: 1 },
  // Devices mask these icons: the drawing stays within the safe circle.
  'icon-maskable-512': { size: 512, part: 0.8 },
  'apple-touch-icon': { size: 180, part: 0.86 },
} as const

type Brand = {
  /** Drawings of the brand as SVG. */
  readonly icon: string
  readonly logo: string
  /** Colour of its pages. */
  readonly background: string
  readonly cacheControl: string
}

type Drawn = Omit<Brand, 'cacheControl'>

/**
 * Icons and the picture of a shared page, rendered from the brand's own SVG at the first request, and again after a
 * change of the look.
 */
export function serveBrandPictures(app: FastifyInstance, look: (version: string | undefined) => Promise<Brand>): void {
  const drawn = new Map<string, Promise<Buffer>>()
  let last: string | undefined
  const serve = (name: string, draw: (brand: Drawn) => Promise<Buffer>): void => {
    app.get<{ Querystring: { v?: string } }>(`/${name}.png`, async ({ query: { v } }, reply) => {
      const { cacheControl, ...brand } = await look(v)
      const drawnFor = JSON.stringify(brand)
      if (drawnFor !== last) drawn.clear()
      last = drawnFor
      const picture = drawn.get(name) ?? draw(brand)
      drawn.set(name, picture)
      picture.catch(() => drawn.delete(name))
      return reply
        .type('image/png')
        .header('cache-control', cacheControl)
        .send(await picture)
    })
  }
  for (const [name, { size, part }] of Object.entries(ICONS)) serve(name, (brand) => drawIcon(brand, size, part))
  serve('share', drawShare)
}

/** The icon in the middle of a square; where the drawing leaves an edge, the edge has the colour of the pages. */
async function drawIcon({ icon, background }: Drawn, size: number, part: number): Promise<Buffer> {
  const inner = Math.round(size * part)
  const drawing = await fit(icon, inner, inner)
  if (part === 1) return drawing
  return on({ width: size, height: size, background }, drawing)
}

/** The logo on the colour of the pages. */
async function drawShare({ logo, background }: Drawn): Promise<Buffer> {
  return on({ ...SHARE, background }, await fit(logo, Math.round(SHARE.width * 0.6), Math.round(SHARE.height * 0.4)))
}

const fit = (drawing: string | Buffer, width: number, height: number) =>
  sharp(Buffer.from(drawing), { density: 600 })
    .resize(width, height, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()

const on = (page: { readonly width: number; readonly height: number; readonly background: string }, drawing: Buffer) =>
  sharp({ create: { ...page, channels: 3 } })
    .composite([{ input: drawing }])
    .png()
    .toBuffer()
