import { expect, it } from 'vitest'
import { dullness, seldomByDesign } from './dullness.ts'
import { listCatalogue, loadMathematics } from './index.ts'

const games = listCatalogue().flatMap(({ key }) => {
  const definition = loadMathematics(key)?.definition
  return definition ? [[key, definition] as const] : []
})

it('asks all two hundred games', () => expect(games).toHaveLength(200))

it.each(games)(
  '%s is not dull: it wins often enough, its feature comes, no two neighbours pay alike',
  (_, definition) => {
    expect(dullness(definition)).toEqual([])
  },
)

it('names no game as one that wins seldom by design when it does not', () => {
  for (const key of Object.keys(seldomByDesign))
    expect(Number(loadMathematics(key)?.definition.declared.hitFrequency)).toBeLessThan(12)
})

it('notices a game that wins too seldom, a feature that does not come and pays that are alike', () => {
  const [, game] = games.find(([, definition]) => definition.engine === 'lines') ?? []
  if (game?.engine !== 'lines') throw new Error('There is a game of lines.')
  const declared = { ...game.declared, hitFrequency: '11.900000', featureOneIn: '351.000000' }
  expect(dullness({ ...game, declared })).toHaveLength(2)
  const [first, second] = [game.symbols[0], game.symbols[1]]
  if (!first || !second) throw new Error('It has symbols.')
  const alike = [first, { ...second, pays: first.pays }]
  expect(dullness({ ...game, symbols: alike })).not.toEqual([])
})
