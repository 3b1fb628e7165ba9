import { describe, expect, it } from 'vitest'
import { listCatalogue, loadMathematics } from '../../../catalogue/index.ts'
import { simulationRng, simulationWords } from '../../../kit/math/simulation-rng.ts'
import { play, type LinesDefinition } from '../math/index.ts'
import { baseSpinsOf } from './index.ts'

const games = listCatalogue().flatMap(({ key }) => {
  const definition = loadMathematics(key)?.definition
  return definition?.engine === 'lines' ? [definition] : []
})
const isPlain = ({ mystery, fullGrid, wild }: LinesDefinition) => !mystery && !fullGrid && !wild?.respins

describe('base spins without outcomes', () => {
  it.each(games.filter(isPlain))('$key win the same as rounds with the same draws', (definition) => {
    const spin = baseSpinsOf(definition)
    for (let seed = 1; seed <= 400; seed += 1) {
      const [base] = play(definition, definition.coins, simulationRng(seed)).spins
      const won = base?.winMinor ?? 0
      const isFeature = (base?.awardedFreeSpins ?? 0) > 0
      expect(spin(simulationWords(seed), 1)).toEqual({
        wonCoins: won,
        hits: won > 0 ? 1 : 0,
        features: isFeature ? 1 : 0,
      })
    }
  })

  it('are refused when a base spin depends on more than its stops', () => {
    const other = games.find((definition) => !isPlain(definition))
    expect(() => other && baseSpinsOf(other)).toThrow(RangeError)
  })
})
