import { followStep, freeSpinsValue, listDraws, NOTHING_MORE, type ChainValue } from '../../../kit/math/chain.ts'
import { figuresOf, type ExactReturn } from '../../../kit/math/exact-figures.ts'
import { rational } from '../../../kit/math/rational.ts'
import { remember } from '../../../kit/math/remember.ts'
import { spinTable, type WaysClass } from './spin-table.ts'
import type { WaysDefinition } from './ways-definition.ts'

// Return and largest win come from one computation.
const roundOf = remember((definition: WaysDefinition) => {
  const { freeSpins } = definition
  const table = spinTable(definition)
  const awardOf = ({ scatters }: WaysClass): number => freeSpins?.awards[scatters] ?? 0
  const value = freeSpins ? freeSpinsValue(table, freeSpins, awardOf) : (): ChainValue => NOTHING_MORE
  return { table, awardOf, round: followStep(table, 1, (spin) => value(awardOf(spin))) }
})

/** The return of a game and what goes with it, exactly. */
export function exactReturn(definition: WaysDefinition): ExactReturn {
  const { table, awardOf, round } = roundOf(definition)
  const base = table.classes.reduce((sum, spin) => sum + spin.sum, 0n)
  const starting = table.classes.reduce((count, spin) => (awardOf(spin) > 0 ? count + spin.count : count), 0n)
  return figuresOf(round, definition.coins, rational(base, table.total), rational(starting, table.total))
}

/** The draws of a round that wins `maxWinCoins`. */
export function maxWinDraws(definition: WaysDefinition): number[] {
  return listDraws(roundOf(definition).round.maxDraws)
}
