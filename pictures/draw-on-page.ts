import type { Page } from './types.ts'

/** Draws an SVG as PNG. Where it leaves an edge of the page, the edge has the background. */
export async function drawOnPage(svg: string, page: Page): Promise<Buffer> {
  // Loaded where a picture is made: images of other programs lack the library.
  const { default: sharp } = await import('sharp')
  const { widthPx: width, heightPx: height, innerWidthPx, innerHeightPx, background } = page
  const drawing = await sharp(Buffer.from(svg), { density: 600 })
    .resize(innerWidthPx, innerHeightPx, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  if (background === undefined && innerWidthPx === width && innerHeightPx === height) return drawing
  const paper =
    background === undefined
      ? { width, height, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
      : { width, height, channels: 3 as const, background }
  return sharp({ create: paper })
    .composite([{ input: drawing }])
    .png()
    .toBuffer()
}
