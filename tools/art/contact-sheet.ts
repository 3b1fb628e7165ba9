import sharp from 'sharp'
import { artFile } from './art-outputs.ts'
import { recipes } from './recipes/index.ts'

/**
 * One PNG of many icons, to look at them as players do: `node tools/art/contact-sheet.ts out.png [tile width] [key…]`.
 * Without keys it shows all; 114 px is the smallest tile of a phone.
 */
const [target, width = '240', ...keys] = process.argv.slice(2)
if (!target) throw new Error('Name the PNG file to write')

const tile = { width: Number(width), height: Math.round(Number(width) / 1.5) }
const gap = 6
const columns = Math.max(1, Math.floor(1500 / (tile.width + gap)))
const shown = keys.length > 0 ? keys : recipes.map((recipe) => recipe.key)
const tiles = await Promise.all(
  shown.map(async (key, index) => ({
    input: await sharp(artFile(key, 'icon.webp').pathname).resize(tile.width, tile.height).png().toBuffer(),
    left: gap + (index % columns) * (tile.width + gap),
    top: gap + Math.floor(index / columns) * (tile.height + gap),
  })),
)
const size = {
  width: columns * (tile.width + gap) + gap,
  height: Math.ceil(shown.length / columns) * (tile.height + gap) + gap,
}
await sharp({ create: { ...size, channels: 3, background: '#0e0b0a' } })
  .composite(tiles)
  .png()
  .toFile(target)
