import sharp from 'sharp'
import { drawPiece } from './draw-piece.ts'
import type { Light } from './recipe.ts'
import type { ReelSymbol } from './reel-sets.ts'

type Frame = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }

/** An atlas of reel symbols: a transparent WebP and where each symbol lies in it, in px. */
export type Atlas = { readonly image: Buffer; readonly frames: Readonly<Record<string, Frame>> }

const cell = 256
const columns = 4
const mostBytes = 90_000

/** Draws symbols of one game under the game's own light, in cells of 256 px, four in a row. */
export async function renderAtlas(symbols: readonly ReelSymbol[], light: Light): Promise<Atlas> {
  const rows = Math.ceil(symbols.length / columns)
  const placed = symbols.map((symbol, index) => ({
    symbol,
    x: (index % columns) * 100,
    y: Math.floor(index / columns) * 100,
  }))
  const drawn = placed.map(({ symbol, x, y }, index) =>
    drawPiece(
      symbol.piece,
      { x: x + 50, y: y + 49, size: symbol.size ?? 80, turn: 0, dim: 1, blur: 0 },
      { id: `r${index}`, rim: light.key, density: cell / 100, glow: 0 },
    ),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${columns * 100} ${rows * 100}" width="${columns * cell}" height="${rows * cell}">${drawn.join('')}</svg>`
  const frames = Object.fromEntries(
    placed.map(({ symbol, x, y }) => [symbol.id, { x: (x / 100) * cell, y: (y / 100) * cell, w: cell, h: cell }]),
  )
  return { image: await press(svg), frames }
}

async function press(svg: string): Promise<Buffer> {
  for (let quality = 84; ; quality -= 6) {
    const image = await sharp(Buffer.from(svg)).webp({ quality, alphaQuality: 60, effort: 4 }).toBuffer()
    if (image.length <= mostBytes || quality <= 34) return image
  }
}
