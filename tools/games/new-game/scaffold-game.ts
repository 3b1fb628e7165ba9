import { symbolName } from '#apps/games-host/texts/symbol-names.ts'
import type { CatalogueGame } from '#games/catalogue/catalogue-game.ts'
import { isBetDefinition, readDefinition, type AnyDefinition } from '#games/engines.ts'
import { drawPlainPiece } from '#tools/art/draw-piece.ts'
import { recipeProblems } from '#tools/art/recipes/read-recipes.ts'
import { solveGame } from '../solve-game.ts'
import type { NewGameInput } from './read-input.ts'

/** A game of the catalogue. */
export type KnownGame = { readonly game: CatalogueGame; readonly definition: AnyDefinition }

/** The files of a new game, by their name in its folder. */
export type Scaffold = {
  readonly definition: AnyDefinition
  readonly game: CatalogueGame
  readonly recipe: Readonly<Record<string, unknown>>
}

/** Every reason why a game cannot be made from this request; empty when it can. */
export function problemsOfInput(request: NewGameInput, known: readonly KnownGame[]): string[] {
  const { key, like, name, symbols } = request
  const model = known.find(({ game }) => game.key === like)
  if (!model) return [`There is no game ${like} to begin with. One of each engine: ${oneOfEachEngine(known)}.`]
  const taken = known.flatMap(({ game }) => [
    ...(game.key === key ? [`${key} is a game already.`] : []),
    ...(['cs', 'en'] as const).flatMap((language) =>
      game.name[language] === name[language] ? [`${game.key} is called "${name[language]}" already.`] : [],
    ),
  ])
  return [
    ...taken,
    ...symbolProblems(key, symbols, model.definition),
    ...recipeProblems(recipeOf(request)),
    ...pieceProblems(request),
  ]
}

function oneOfEachEngine(known: readonly KnownGame[]): string {
  const first = new Map<string, string>()
  for (const { game, definition } of known) if (!first.has(definition.engine)) first.set(definition.engine, game.key)
  return [...first].map(([engine, key]) => `${engine}: ${key}`).join(', ')
}

/** Pieces that cannot be drawn, each with the reason. */
function pieceProblems({ look: { pieces } }: NewGameInput): string[] {
  return pieces.split(' ').flatMap((piece) => {
    try {
      drawPlainPiece(piece)
      return []
    } catch (error) {
      return [`--pieces: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
}

function symbolProblems(key: string, symbols: readonly string[] | undefined, model: AnyDefinition): string[] {
  if (isBetDefinition(model)) return symbols ? ['A game with bets has no symbols of reels.'] : []
  const ids = symbols ?? model.symbols.map(({ id }) => id)
  if (ids.length !== model.symbols.length)
    return [`${model.key} has ${model.symbols.length} symbols, not ${ids.length}.`]
  if (new Set(ids).size < ids.length) return ['Two symbols are the same.']
  return ids.flatMap((id) =>
    symbolName(key, id, 'cs') === undefined
      ? [`No text names the symbol "${id}": choose others with --symbols (apps/games-host/texts/symbol-names.ts).`]
      : [],
  )
}

function recipeOf({ look }: NewGameInput): Readonly<Record<string, unknown>> {
  const [key, mid, deep] = look.light
  const { backdrops, layout, metal } = look
  return {
    light: { key, mid, deep },
    backdrops: [...backdrops],
    layout,
    pieces: look.pieces.split(' '),
    lines: look.lettering.split('|'),
    metal,
    frame: 'none',
  }
}

/**
 * A new game of an existing engine: the model's strips and features under a key of its own, its pays tuned to the
 * requested return, an entry at the end of the lobby, and the recipe of its pictures. The definition is checked and its
 * figures are computed. `problemsOfInput` must be called before.
 */
export function scaffoldGame(request: NewGameInput, known: readonly KnownGame[], today: string): Scaffold {
  const model = known.find(({ game }) => game.key === request.like)
  if (!model) throw new Error(`There is no game ${request.like}.`)
  const definition = definitionOf(request, model.definition)
  readDefinition(definition)
  const { rtp: declaredRtp, volatility } = definition.declared
  const last = Math.min(...known.map(({ game }) => game.sort))
  const game: CatalogueGame = {
    ...model.game,
    key: request.key,
    name: request.name,
    volatility,
    declaredRtp,
    tags: [],
    badges: [],
    start: `${today}T08:00:00Z`,
    sort: last - 1,
  }
  return { definition, game, recipe: recipeOf(request) }
}

function definitionOf({ key, symbols, targetRtp }: NewGameInput, model: AnyDefinition): AnyDefinition {
  // The return of a game with bets follows from its parameters: they are changed by hand, and its figures computed
  // then.
  if (isBetDefinition(model)) return { ...model, key }
  const named = model.symbols.map((symbol, at) => ({ ...symbol, id: symbols?.[at] ?? symbol.id }))
  return solveGame({ ...model, key, symbols: named }, { targetRtp }).definition
}
