import { mkdir, writeFile } from 'node:fs/promises'
import { artFile, coverOutput, iconOutput, stageOutput } from './art-outputs.ts'
import { composeCover, composeIcon, composeStage } from './compose-scene.ts'
import type { Recipe } from './recipe.ts'
import { recipes } from './recipes/index.ts'
import { reelSets } from './reel-sets.ts'
import { renderAtlas } from './render-atlas.ts'
import { renderImage } from './render-image.ts'

/**
 * Renders the art of the named games, or of all: `node tools/art/render-art.ts [--icons] [key…]`.
 * Writes icon.webp, cover.webp and art.json; games with reels of their own also get symbols and a stage.
 */
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const iconsOnly = process.argv.includes('--icons')
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
  await mkdir(artFile(recipe.key, '.'), { recursive: true })
  await writeFile(artFile(recipe.key, 'icon.webp'), await renderImage(composeIcon(recipe, 1.5), iconOutput))
  if (iconsOnly) return
  await writeFile(artFile(recipe.key, 'cover.webp'), await renderImage(composeCover(recipe, 1.75), coverOutput))
  const { mid, key, deep } = recipe.light
  await writeFile(artFile(recipe.key, 'art.json'), `${JSON.stringify({ mid, key, deep })}\n`)
  const reelSet = reelSets[recipe.key]
  if (!reelSet) return
  const { image, frames } = await renderAtlas(reelSet, recipe.light)
  await writeFile(artFile(recipe.key, 'symbols.webp'), image)
  await writeFile(artFile(recipe.key, 'symbols.json'), `${JSON.stringify(frames, null, 2)}\n`)
  await writeFile(artFile(recipe.key, 'stage.webp'), await renderImage(composeStage(recipe, 2), stageOutput))
}
