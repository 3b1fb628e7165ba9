import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { artFile, coverOutput, iconOutput, smallCoverOutput, stageOutput } from './art-outputs.ts'
import { composeCover, composeIcon, composeStage } from './compose-scene.ts'
import type { Recipe } from './recipe.ts'
import { recipes } from './recipes/index.ts'
import { reelSets } from './reel-sets.ts'
import { renderAtlas } from './render-atlas.ts'
import { renderImage, shrinkImage } from './render-image.ts'

/**
 * Renders the art of the named games, or of all: `node tools/art/render-art.ts [--icons | --small-covers] [key…]`.
 * Writes icon.webp, cover.webp, cover-m.webp and art.json; games with reels of their own also get symbols and a stage.
 */
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const iconsOnly = process.argv.includes('--icons')
const smallCoversOnly = process.argv.includes('--small-covers')
const unknown = asked.filter((key) => !recipes.some((recipe) => recipe.key === key))
if (unknown.length > 0) throw new Error(`No recipe for ${unknown.join(', ')}`)

const began = performance.now()
const queue = recipes.filter((recipe) => asked.length === 0 || asked.includes(recipe.key))
const waiting = [...queue]
// Two at a time keep two cores busy; more would only make them wait.
await Promise.all([renderWaiting(), renderWaiting()])
console.log(`${queue.length} games rendered in ${Math.round((performance.now() - began) / 1000)} s`)

async function renderWaiting(): Promise<void> {
  for (let recipe = waiting.shift(); recipe; recipe = waiting.shift()) await renderGame(recipe)
}

async function renderGame(recipe: Recipe): Promise<void> {
  if (smallCoversOnly) return writeSmallCover(recipe.key, await readFile(artFile(recipe.key, 'cover.webp')))
  await mkdir(artFile(recipe.key, '.'), { recursive: true })
  await writeFile(artFile(recipe.key, 'icon.webp'), await renderImage(composeIcon(recipe, 1.5), iconOutput))
  if (iconsOnly) return
  const cover = await renderImage(composeCover(recipe, 1.75), coverOutput)
  await writeFile(artFile(recipe.key, 'cover.webp'), cover)
  await writeSmallCover(recipe.key, cover)
  const { mid, key, deep } = recipe.light
  await writeFile(artFile(recipe.key, 'art.json'), `${JSON.stringify({ mid, key, deep })}\n`)
  const reelSet = reelSets[recipe.key]
  if (!reelSet) return
  const { image, frames } = await renderAtlas(reelSet, recipe.light)
  await writeFile(artFile(recipe.key, 'symbols.webp'), image)
  await writeFile(artFile(recipe.key, 'symbols.json'), `${JSON.stringify(frames, null, 2)}\n`)
  await writeFile(artFile(recipe.key, 'stage.webp'), await renderImage(composeStage(recipe, 2), stageOutput))
}

async function writeSmallCover(key: string, cover: Buffer): Promise<void> {
  await writeFile(artFile(key, 'cover-m.webp'), await shrinkImage(cover, smallCoverOutput))
}
