import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { items } from '#apps/games-host/symbols/items.ts'
import { itemOf, themes } from '#apps/games-host/symbols/themes.ts'
import type { Light } from './recipe.ts'
import { recipes } from './recipes/index.ts'
import type { ReelSymbol } from './reel-sets.ts'
import { renderAtlas } from './render-atlas.ts'
import { sharedSets } from './shared-sets.ts'

/**
 * Renders the reel symbols of games whose art brings none: `node tools/art/render-host-symbols.ts [key | set …]`.
 * Writes `apps/games-host/symbols/pictures/<key>.webp` and `.json`; a set is shared by many games.
 */
const folder = join(import.meta.dirname, '..', '..', 'apps', 'games-host', 'symbols', 'pictures')
const definitionOf = (key: string): URL => new URL(`../../games/catalogue/${key}/definition.json`, import.meta.url)
const letterColours = ['#e8402f', '#f09a1a', '#2a9bd8', '#2fae5a', '#9a4de0']
const letters = ['A', 'K', 'Q', 'J', '10']
const asked = process.argv.slice(2)
const isAsked = (name: string): boolean => asked.length === 0 || asked.includes(name)

await mkdir(folder, { recursive: true })
for (const [name, { symbols, light }] of Object.entries(sharedSets)) {
  if (isAsked(name)) await write(name, symbols, light)
}
for (const recipe of recipes) {
  if (!isAsked(recipe.key)) continue
  const symbols = await symbolsOf(recipe.key, recipe.pieces)
  if (symbols.length > 0) await write(recipe.key, symbols, recipe.light)
}

/** Pictures of a game's own: the things of its theme, its letters in its light, its book and its coin. */
async function symbolsOf(key: string, pieces: readonly string[]): Promise<ReelSymbol[]> {
  const text = await readFile(definitionOf(key), 'utf8').catch(() => undefined)
  const definition = text === undefined ? undefined : (JSON.parse(text) as { readonly symbols?: { id: string }[] })
  return (definition?.symbols ?? []).flatMap(({ id }) => pieceOf(key, id, pieces))
}

function pieceOf(key: string, id: string, pieces: readonly string[]): ReelSymbol[] {
  const item = itemOf(key, id)
  if (item) return [{ id, piece: item.piece, size: item.size + 4 }]
  const [kind, number] = id.split('-')
  const at = Number(number) - 1
  if (kind === 'low' && themes[key]) return [{ id, piece: `@sign,${letters[at]},${letterColours[at]}`, size: 72 }]
  if (id === 'book')
    return [{ id, piece: pieces.find((piece) => piece.startsWith('@tome')) ?? items.tome.piece, size: 80 }]
  // A coin bears its value in the feature: its face is bare.
  const metal = pieces.find((piece) => piece.startsWith('@coin,'))?.split(',')[2] ?? 'gold'
  return id === 'coin' && themes[key] ? [{ id, piece: `@coin, ,${metal}`, size: 88 }] : []
}

async function write(name: string, symbols: readonly ReelSymbol[], light: Light): Promise<void> {
  const { image, frames } = await renderAtlas(symbols, light)
  await writeFile(join(folder, `${name}.webp`), image)
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(frames)}\n`)
  console.log(`${name}: ${symbols.length} symbols, ${Math.round(image.length / 1000)} kB`)
}
