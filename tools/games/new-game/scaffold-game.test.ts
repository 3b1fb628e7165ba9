import { describe, expect, it } from 'vitest'
import { listCatalogue, loadMathematics } from '#games/catalogue/index.ts'
import type { CatalogueGame } from '#games/catalogue/catalogue-game.ts'
import { engineOf, isBetDefinition, readDefinition } from '#games/engines.ts'
import { recipeProblems } from '#tools/art/recipes/read-recipes.ts'
import { readInput, type NewGameInput } from './read-input.ts'
import { problemsOfInput, scaffoldGame, type KnownGame } from './scaffold-game.ts'

const known = listCatalogue().flatMap((entry): KnownGame[] => {
  const loaded = loadMathematics(entry.key)
  const { hasMathematics: _known, isPlayable: _shown, definitionHash: _hash, ...game } = entry
  return loaded ? [{ game: game as CatalogueGame, definition: loaded.definition }] : []
})

const USUAL = (
  'NovaTrojka --like KlasickaTrojka --cs Nová_trojka --en New_Three --rtp 95.1 ' +
  '--light #ffd84d,#a81c24,#240308 --backdrop orchard --pieces @cherries_bell'
)
  .split(' ')
  .map((word) => word.replaceAll('_', ' '))
const asked = (...more: string[]): string[] => [...USUAL, ...more]
function requestOf(args: readonly string[]): NewGameInput {
  const read = readInput(args)
  if ('problems' in read) throw new Error(read.problems.join(' '))
  return read.input
}

describe('a new game', () => {
  it('is a definition that its engine plays, with the wanted return, an entry that comes last, and a recipe', () => {
    const request = requestOf(asked())
    expect(problemsOfInput(request, known)).toEqual([])
    const { definition, game, recipe } = scaffoldGame(request, known, '2026-11-21')
    expect(() => readDefinition(definition)).not.toThrow()
    if (isBetDefinition(definition)) throw new Error('It is a game of reels.')
    expect(definition.key).toBe('NovaTrojka')
    expect(Math.abs(Number(definition.declared.rtp) - 95.1)).toBeLessThan(0.05)
    expect(engineOf(definition).exactReturn(definition).rtp).toBe(definition.declared.rtp)
    expect(game).toMatchObject({
      key: 'NovaTrojka',
      declaredRtp: definition.declared.rtp,
      start: '2026-11-21T08:00:00Z',
    })
    expect(game.sort).toBeLessThan(Math.min(...known.map((one) => one.game.sort)))
    expect(recipeProblems(recipe)).toEqual([])
  })

  it('has the requested symbols', () => {
    const ids = known.find(({ game }) => game.key === 'KlasickaTrojka')
    const count = ids && 'symbols' in ids.definition ? ids.definition.symbols.length : 0
    const names = ['seven', 'bell', 'melon', 'grapes', 'plum', 'orange', 'lemon', 'pear', 'star', 'cherry'].slice(
      0,
      count,
    )
    const { definition } = scaffoldGame(requestOf(asked('--symbols', names.join())), known, '2026-11-21')
    expect('symbols' in definition ? definition.symbols.map(({ id }) => id) : []).toEqual(names)
  })

  it.each([
    [
      'a piece that nobody can draw',
      asked('--pieces', '@lemon bell'),
      'There is no prop "lemon". Props are of these: gem',
    ],
    ['a key that is taken', asked().with(0, 'KlasickaTrojka'), 'is a game already'],
    ['a name that is taken', asked('--cs', 'Klasická trojka'), 'is called'],
    ['no model', asked('--like', 'NoSuchGame'), 'no game NoSuchGame'],
    ['too few symbols', asked('--symbols', 'seven,bell'), 'symbols, not 2'],
    ['a backdrop that nobody drew', asked('--backdrop', 'moonbase'), 'Backdrops are of these'],
    ['a colour that is none', asked('--light', 'red,green,blue'), 'Light is three colours'],
  ])('is refused with %s', (_, args, reason) => {
    expect(problemsOfInput(requestOf(args), known).join(' ')).toContain(reason)
  })

  it('is refused with a symbol that has no name in the languages', () => {
    const model = known.find(({ game }) => game.key === 'KlasickaTrojka')?.definition
    const ids = model && 'symbols' in model ? model.symbols.map(({ id }) => id) : []
    const named = requestOf(asked('--symbols', ids.with(0, 'flying-teapot').join()))
    expect(problemsOfInput(named, known).join(' ')).toContain('No text names the symbol "flying-teapot"')
  })

  it('reports what is missing in the terms of the command', () => {
    const read = readInput(['lower'])
    expect('problems' in read ? read.problems.join(' ') : '').toMatch(/no key.*--like is missing/u)
    expect('problems' in readInput(asked('--rtp', '99'))).toBe(true)
  })
})
