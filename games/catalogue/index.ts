import { readFileSync, existsSync, readdirSync } from 'node:fs'
import { Compile } from 'typebox/compile'
import {
  hasScene,
  isBetDefinition,
  readDefinition as readAnyDefinition,
  type AnyDefinition,
  type GameDefinition,
  type PlayableDefinition,
} from '../engines.ts'
import { definitionHashOf } from '../kit/fairness/definition-hash.ts'
import { CatalogueGame } from './catalogue-game.ts'

export type { CatalogueGame } from './catalogue-game.ts'

export type CatalogueEntry = CatalogueGame & {
  /** There is a definition that an engine plays and proves. */
  readonly hasMathematics: boolean
  /** It has mathematics and its engine has a scene. Other games are listed but not shown to players. */
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

function readDefinition(game: CatalogueGame): AnyDefinition | undefined {
  const path = `${game.key}/definition.json`
  if (!existsSync(new URL(path, folder))) {
    if (game.declaredRtp !== null) throw new TypeError(`${game.key} declares a return that no definition proves.`)
    return undefined
  }
  const definition = readAnyDefinition(readJson(path))
  if (definition.key !== game.key || definition.engine !== game.engine) {
    throw new TypeError(`games/catalogue/${path} belongs to another game.`)
  }
  if (definition.declared.rtp !== game.declaredRtp) throw new TypeError(`${game.key} declares two different returns.`)
  return definition
}

type Loaded<Definition> = { readonly definition: Definition; readonly definitionHash: string }

type Catalogue = {
  readonly entries: readonly CatalogueEntry[]
  readonly definitions: ReadonlyMap<string, Loaded<AnyDefinition>>
}

function readCatalogue(): Catalogue {
  const definitions = new Map<string, Loaded<AnyDefinition>>()
  const keys = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/game.json`, folder)))
    .map((entry) => entry.name)
  const entries = keys.map((key): CatalogueEntry => {
    const game = readGame(key)
    const definition = readDefinition(game)
    if (!definition) return { ...game, hasMathematics: false, isPlayable: false }
    const definitionHash = definitionHashOf(definition)
    definitions.set(key, { definition, definitionHash })
    return { ...game, hasMathematics: true, isPlayable: hasScene(definition), definitionHash }
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

/** The checked definition of any game that has mathematics, shown or not, with its hash; or nothing. */
export function loadMathematics(key: string): Loaded<AnyDefinition> | undefined {
  return catalogue().definitions.get(key)
}

/** The checked definition of a game that players can open, with its hash, or nothing. */
export function loadDefinition(key: string): Loaded<PlayableDefinition> | undefined {
  const loaded = loadMathematics(key)
  return loaded && hasScene(loaded.definition) ? { ...loaded, definition: loaded.definition } : undefined
}

/** The same of a reel game; nothing for a game with bets. */
export function loadReelDefinition(key: string): Loaded<GameDefinition> | undefined {
  const loaded = loadDefinition(key)
  if (!loaded || isBetDefinition(loaded.definition)) return undefined
  return { ...loaded, definition: loaded.definition }
}
