import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { artFile } from './art-outputs.ts'
import { recipes } from './recipes/index.ts'

/**
 * Renders what stands behind the reels of games without a stage of their own: `node tools/art/render-backdrops.ts
 * [key …]`. It is the game's cover, small and out of focus, so that the browser has nothing to blur.
 */
const folder = join(import.meta.dirname, '..', '..', 'apps', 'games-host', 'symbols', 'pictures')
const width = 240
const height = 135
const blur = 1.6
const asked = process.argv.slice(2)

await mkdir(folder, { recursive: true })
for (const { key } of recipes) {
  if (asked.length > 0 && !asked.includes(key)) continue
  if (existsSync(artFile(key, 'stage.webp')) || !existsSync(artFile(key, 'cover.webp'))) continue
  await sharp(await readFile(artFile(key, 'cover.webp')))
    .resize(width, height)
    .blur(blur)
    .modulate({ saturation: 1.15 })
    .webp({ quality: 72, effort: 5 })
    .toFile(join(folder, `stage-${key}.webp`))
}
