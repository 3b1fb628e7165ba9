import type { FastifyInstance } from 'fastify'
import { PicturesUnavailable, type Pictures } from '#pictures'
import { refusePicture } from './refuse-picture.ts'

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
export function serveBrandPictures(
  app: FastifyInstance,
  pictures: Pictures,
  look: (version: string | undefined) => Promise<Brand>,
): void {
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
      const bytes = await picture.catch((error: unknown) => {
        if (drawn.get(name) === picture) drawn.delete(name)
        if (error instanceof PicturesUnavailable) return undefined
        throw error
      })
      if (!bytes) return refusePicture(reply)
      return reply.type('image/png').header('cache-control', cacheControl).send(bytes)
    })
  }
  for (const [name, { size, part }] of Object.entries(ICONS))
    serve(name, (brand) => drawIcon(pictures, brand, size, part))
  serve('share', (brand) => drawShare(pictures, brand))
}

/** The icon in the middle of a square; where the drawing leaves an edge, the edge has the colour of the pages. */
function drawIcon(pictures: Pictures, { icon, background }: Drawn, size: number, part: number): Promise<Buffer> {
  const inner = Math.round(size * part)
  const page = { widthPx: size, heightPx: size, innerWidthPx: inner, innerHeightPx: inner }
  return pictures.draw(icon, part === 1 ? page : { ...page, background })
}

/** The logo on the colour of the pages. */
function drawShare(pictures: Pictures, { logo, background }: Drawn): Promise<Buffer> {
  const [innerWidthPx, innerHeightPx] = [Math.round(SHARE.width * 0.6), Math.round(SHARE.height * 0.4)]
  return pictures.draw(logo, {
    widthPx: SHARE.width,
    heightPx: SHARE.height,
    innerWidthPx,
    innerHeightPx,
    background,
  })
}
