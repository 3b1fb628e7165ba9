import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { composeStage } from './compose-scene.ts'
import { recipes } from './recipes/index.ts'
import type { ReelSymbol } from './reel-sets.ts'
import { renderAtlas } from './render-atlas.ts'
import { renderImage } from './render-image.ts'

/**
 * Renders what flies, rolls or boils in the shared games and what stands behind it: `node tools/art/render-crash.ts`.
 * Writes `crash-<key>.webp` (cells of 256 px in a row, the first is the hero) and `crash-stage-<key>.webp`.
 */
const folder = join(import.meta.dirname, '..', '..', 'apps', 'games-host', 'symbols', 'pictures')
const STAGE = { width: 1080, height: 1080, quality: 70, mostBytes: 90_000 }

const casts: Readonly<Record<string, readonly ReelSymbol[]>> = {
  BalonNadPrahou: [{ id: 'hero', piece: '@airballoon', size: 80 }],
  CertovskyKotel: [
    { id: 'hero', piece: '@cauldron', size: 78 },
    { id: 'devil', piece: '@devil', size: 76 },
  ],
  KosmickyStart: [{ id: 'hero', piece: 'rocket', size: 84 }],
  Parostroj: [
    { id: 'hero', piece: '@steam', size: 80 },
    { id: 'gear', piece: '@gear', size: 84 },
  ],
  TatranskaLanovka: [{ id: 'hero', piece: '@cablecar', size: 70 }],
  ZavodniKolo: [{ id: 'hero', piece: '@bikewheel,#e8202a', size: 88 }],
}

await mkdir(folder, { recursive: true })
for (const [key, cast] of Object.entries(casts)) {
  const recipe = recipes.find((one) => one.key === key)
  if (!recipe) throw new Error(`${key} has no recipe.`)
  const { image } = await renderAtlas(cast, recipe.light)
  await writeFile(join(folder, `crash-${key}.webp`), image)
  const stage = await renderImage(composeStage(recipe, 2), STAGE)
  await writeFile(join(folder, `crash-stage-${key}.webp`), stage)
  console.log(`${key}: ${Math.round(image.length / 1000)} kB, stage ${Math.round(stage.length / 1000)} kB`)
}
