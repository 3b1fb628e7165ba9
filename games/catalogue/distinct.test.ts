import { expect, it } from 'vitest'
import { isBetDefinition, type AnyDefinition } from '../engines.ts'
import { listCatalogue, loadMathematics, type CatalogueEntry } from './index.ts'

/** Pays within so much of each other feel alike. */
const NEAR = 0.15
/** Two games of one build differ in so much of what they pay. */
const LEAST_APART = 0.3

type Game = { readonly entry: CatalogueEntry; readonly definition: AnyDefinition }
const games = listCatalogue().flatMap((entry): Game[] => {
  const loaded = loadMathematics(entry.key)
  return loaded ? [{ entry, definition: loaded.definition }] : []
})

/** What can be won, in stakes, from the best symbol down. */
function paysOf(definition: AnyDefinition): number[] {
  const { coins } = definition
  const lists = isBetDefinition(definition) ? betPays(definition) : definition.symbols.map(({ pays }) => pays)
  return lists.toSorted((a, b) => (b.at(-1) ?? 0) - (a.at(-1) ?? 0)).flatMap((row) => row.map((pay) => pay / coins))
}

function betPays(definition: AnyDefinition): readonly (readonly number[])[] {
  switch (definition.engine) {
    case 'treasure':
      return definition.rings.map(({ segments }) => segments.flatMap((one) => ('pays' in one ? [one.pays] : [])))
    case 'scratch':
      return [definition.prizes.map(({ coins }) => coins)]
    case 'video-poker':
      return [definition.pays.map(({ coins }) => coins)]
    case 'keno':
      return definition.tickets.map(({ pays }) => pays)
    case 'pegs':
      return definition.boards.map(({ pays }) => pays)
    case 'steps':
      return definition.variants.map(({ ladder }) => ladder)
    case 'dice':
      return [definition.targets.map(({ pays }) => pays)]
    case 'wheel':
      return definition.bets.map(({ pays }) => Object.values(pays))
    // Roulettes, cards and shared rounds differ in their rules, which the test asks for.
    default:
      return []
  }
}

/** Of what is paid in either game, the part that is not nearly the same in the other. */
function apart(first: readonly number[], second: readonly number[]): number {
  const pairs = Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [
    first[at] ?? 0,
    second[at] ?? 0,
  ]).filter(([a = 0, b = 0]) => a > 0 || b > 0)
  const differing = pairs.filter(([a = 0, b = 0]) => Math.abs(a - b) > NEAR * Math.max(a, b))
  return pairs.length === 0 ? 0 : differing.length / pairs.length
}

/** What a player would call the kind of a game: its engine, the window, the lines and the features. */
const buildOf = ({ entry: { engine, reels, rows, lines, features } }: Game): string =>
  JSON.stringify([engine, reels, rows, lines, features.toSorted()])

/** Pairs of games with one build that a player could hardly tell apart but for the pictures. */
function twins(all: readonly Game[]): string[] {
  const builds = Map.groupBy(all, buildOf)
  return [...builds.values()].flatMap((alike) =>
    alike.flatMap((one, at) =>
      alike.slice(at + 1).flatMap((other) => {
        const [a, b] = [paysOf(one.definition), paysOf(other.definition)]
        if (a.length === 0 || apart(a, b) >= LEAST_APART) return []
        return [`${one.entry.key} and ${other.entry.key}: ${(100 * apart(a, b)).toFixed(0)} % of what they pay`]
      }),
    ),
  )
}

it('has no two games that differ only in their pictures', () => expect(twins(games)).toEqual([]))

it('would notice a game that was copied and painted over', () => {
  const [game] = games
  if (!game) throw new Error('There are games.')
  const painted: Game = { ...game, entry: { ...game.entry, key: 'Painted' } }
  expect(twins([...games, painted])).toHaveLength(1)
})
