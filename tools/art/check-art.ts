import { readFile } from 'node:fs/promises'
import { artFile, coverOutput, iconOutput, smallCoverOutput, stageOutput } from './art-outputs.ts'
import { colourDistance } from './colour.ts'
import { listCatalogueKeys } from './list-catalogue-keys.ts'
import { measureHash, hashDistance } from './measure-hash.ts'
import { measurePicture } from './measure-picture.ts'
import type { Recipe } from './recipe.ts'
import { recipes } from './recipes/index.ts'
import { reelSets } from './reel-sets.ts'

/** Two icons closer than this (of 512 bits) look alike at a glance. */
export const leastHashDistance = 48

/** A placeholder with a word has a handful of tones; every real picture has dozens, dark stages too. */
export const leastTones = 20

/** Problems of the recipes alone: missing games, unknown games, and two games with the same backdrop and hero. */
export function checkRecipes(all: readonly Recipe[], catalogueKeys: readonly string[]): readonly string[] {
  const problems: string[] = []
  const keys = all.map((recipe) => recipe.key)
  for (const key of catalogueKeys) if (!keys.includes(key)) problems.push(`${key}: no recipe`)
  for (const key of keys) if (!catalogueKeys.includes(key)) problems.push(`${key}: not in the catalogue`)
  const looks = new Map<string, string>()
  for (const recipe of all) {
    const look = `${recipe.backdrops.join('+')} with ${recipe.pieces[0] ?? 'nothing'}`
    const other = looks.get(look)
    if (other) problems.push(`${recipe.key}: same backdrop and hero as ${other} (${look})`)
    looks.set(look, recipe.key)
    if (colourDistance(recipe.light.mid, recipe.light.deep) < 10)
      problems.push(`${recipe.key}: mid and deep are one tone`)
  }
  return problems
}

/** Problems of the rendered files: sizes, bytes, flat pictures, icons too much alike. */
export async function checkFiles(all: readonly Recipe[]): Promise<readonly string[]> {
  const problems: string[] = []
  const hashes: { readonly key: string; readonly hash: bigint }[] = []
  for (const { key, light } of all) {
    problems.push(...(await checkPicture(key, 'icon.webp', { ...iconOutput, leastBytes: 4_000 })))
    problems.push(...(await checkPicture(key, 'cover.webp', { ...coverOutput, leastBytes: 12_000 })))
    problems.push(...(await checkPicture(key, 'cover-m.webp', { ...smallCoverOutput, leastBytes: 5_000 })))
    problems.push(...(await checkColours(key, light)))
    const icon = await readArt(key, 'icon.webp')
    if (icon) hashes.push({ key, hash: await measureHash(icon) })
  }
  for (const [index, one] of hashes.entries())
    for (const other of hashes.slice(index + 1)) {
      const distance = hashDistance(one.hash, other.hash)
      if (distance < leastHashDistance) problems.push(`${one.key} and ${other.key}: icons look alike (${distance})`)
    }
  for (const key of Object.keys(reelSets)) problems.push(...(await checkReels(key)))
  return problems
}

type Bounds = {
  readonly width: number
  readonly height: number
  readonly mostBytes: number
  readonly leastBytes: number
}

async function checkPicture(key: string, name: string, bounds: Bounds): Promise<readonly string[]> {
  const file = await readArt(key, name)
  if (!file) return [`${key}: no ${name}`]
  const { width, height, tones } = await measurePicture(file)
  const problems: string[] = []
  if (width !== bounds.width || height !== bounds.height) problems.push(`${key}: ${name} is ${width}×${height}`)
  if (file.length > bounds.mostBytes) problems.push(`${key}: ${name} has ${file.length} bytes`)
  // A placeholder is a flat card: hardly any bytes, hardly any tones.
  if (file.length < bounds.leastBytes || tones < leastTones) problems.push(`${key}: ${name} looks like a placeholder`)
  return problems
}

async function checkColours(key: string, light: Recipe['light']): Promise<readonly string[]> {
  const file = await readArt(key, 'art.json')
  if (!file) return [`${key}: no art.json`]
  const written: unknown = JSON.parse(file.toString('utf8'))
  const { mid, key: keyLight, deep } = light
  return JSON.stringify(written) === JSON.stringify({ mid, key: keyLight, deep }) ? [] : [`${key}: art.json is stale`]
}

async function checkReels(key: string): Promise<readonly string[]> {
  const problems = [...(await checkPicture(key, 'stage.webp', { ...stageOutput, leastBytes: 8_000 }))]
  const atlas = await readArt(key, 'symbols.webp')
  const frames = await readArt(key, 'symbols.json')
  if (!atlas || !frames) return [...problems, `${key}: no reel symbols`]
  if (atlas.length > 90_000) problems.push(`${key}: symbols.webp has ${atlas.length} bytes`)
  const drawn = Object.keys(JSON.parse(frames.toString('utf8')))
  const wanted = await readSymbolIds(key)
  for (const id of wanted) if (!drawn.includes(id)) problems.push(`${key}: the symbol ${id} is not drawn`)
  return problems
}

/** Symbol ids of a game's definition; empty while the game has none. */
async function readSymbolIds(key: string): Promise<readonly string[]> {
  const file = await readFile(artFile(key, '../definition.json')).catch(() => null)
  if (!file) return []
  const definition: { readonly symbols?: readonly { readonly id: string }[] } = JSON.parse(file.toString('utf8'))
  return (definition.symbols ?? []).map((symbol) => symbol.id)
}

const readArt = async (key: string, name: string): Promise<Buffer | null> =>
  readFile(artFile(key, name)).catch(() => null)

if (import.meta.main) {
  const problems = [...checkRecipes(recipes, listCatalogueKeys()), ...(await checkFiles(recipes))]
  for (const problem of problems) console.error(problem)
  console.log(`${recipes.length} games checked, ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
