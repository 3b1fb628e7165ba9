import { readFileSync, existsSync, readdirSync } from 'node:fs'
import { Compile } from 'typebox/compile'
import { readLinesDefinition } from '../engines/lines/math/check-definition.ts'
import { definitionHashOf } from '../kit/fairness/definition-hash.ts'
import type { GameDefinition } from '../play-round.ts'
import { CatalogueGame } from './catalogue-game.ts'

export type { CatalogueGame } from './catalogue-game.ts'

export type CatalogueEntry = CatalogueGame & {
  /** There is a definition that an engine plays. Games without one are listed but not shown. */
  readonly isPlayable: boolean
  /** SHA-256 of the canonical definition; absent while there is none. */
  readonly definitionHash?: string
}

const folder = new URL('./', import.meta.url)
const gameShape = Compile(CatalogueGame)

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, folder), 'utf8'))
}

function readGame(key: string): CatalogueGame {
  const game = readJson(`${key}/game.json`)
  if (!gameShape.Check(game)) {
    const problems = [...gameShape.Errors(game)].map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
    throw new TypeError(`games/catalogue/${key}/game.json: ${problems.join('; ')}`)
  }
  if (game.key !== key) throw new TypeError(`games/catalogue/${key}/game.json names itself ${game.key}.`)
  return game
}

function readDefinition(game: CatalogueGame): GameDefinition | undefined {
  const path = `${game.key}/definition.json`
  if (!existsSync(new URL(path, folder))) {
    if (game.declaredRtp !== null) throw new TypeError(`${game.key} declares a return that no definition proves.`)
    return undefined
  }
  const definition = readLinesDefinition(readJson(path))
  if (definition.key !== game.key || definition.engine !== game.engine) {
    throw new TypeError(`games/catalogue/${path} belongs to another game.`)
  }
  if (definition.declared.rtp !== game.declaredRtp) throw new TypeError(`${game.key} declares two different returns.`)
  return definition
}

type Catalogue = {
  readonly entries: readonly CatalogueEntry[]
  readonly definitions: ReadonlyMap<string, { readonly definition: GameDefinition; readonly definitionHash: string }>
}

function readCatalogue(): Catalogue {
  const definitions = new Map<string, { definition: GameDefinition; definitionHash: string }>()
  const keys = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/game.json`, folder)))
    .map((entry) => entry.name)
  const entries = keys.map((key): CatalogueEntry => {
    const game = readGame(key)
    const definition = readDefinition(game)
    if (!definition) return { ...game, isPlayable: false }
    const definitionHash = definitionHashOf(definition)
    definitions.set(key, { definition, definitionHash })
    return { ...game, isPlayable: true, definitionHash }
  })
  entries.sort((a, b) => b.sort - a.sort || (a.key < b.key ? -1 : 1))
  return { entries, definitions }
}

let loaded: Catalogue | undefined

/** Read once and kept: definitions never change while a process runs. A broken file stops the first reader. */
function catalogue(): Catalogue {
  loaded ??= readCatalogue()
  return loaded
}

/** All games, in the general order. */
export function listCatalogue(): readonly CatalogueEntry[] {
  return catalogue().entries
}

/** The checked definition of a playable game with its hash, or nothing. */
export function loadDefinition(
  key: string,
): { readonly definition: GameDefinition; readonly definitionHash: string } | undefined {
  return catalogue().definitions.get(key)
}
