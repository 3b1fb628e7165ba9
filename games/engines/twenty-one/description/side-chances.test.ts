import { expect, it } from 'vitest'
import { listCatalogue, loadMathematics } from '../../../catalogue/index.ts'
import { sidePays } from '../math/side-bet.ts'
import { waysOfPlay } from '../math/index.ts'
import { sideChances } from './side-chances.ts'

const games = listCatalogue().flatMap(({ key }) => {
  const definition = loadMathematics(key)?.definition
  return definition?.engine === 'twenty-one' && definition.side ? [[key, definition] as const] : []
})

it('exist for two games', () => expect(games).toHaveLength(2))

it.each(games)('of %s give the declared return with the side bet', (_, definition) => {
  const { side, coins } = definition
  if (!side) throw new Error('The game has a side bet.')
  const meanOf = (isSide: boolean): number => {
    const ways = waysOfPlay(definition, isSide)
    const all = ways.reduce((sum, one) => sum + one.ways, 0n)
    return ways.reduce((sum, one) => sum + one.coins * Number((one.ways * 10n ** 15n) / all), 0) / 1e15
  }
  let beside = 0
  for (const [name, chance] of sideChances(definition)) beside += (chance * sidePays(side, name)) / coins
  const share = side.share / coins
  // The main game returns what the best play returns without the side bet.
  expect(meanOf(true) / coins).toBeCloseTo((1 - share) * (meanOf(false) / coins) + share * beside, 9)
})
