import {
  followStep,
  freeSpinsValue,
  listDraws,
  mixValues,
  NOTHING_MORE,
  onOneScale,
  type ChainValue,
} from '../../../kit/math/chain.ts'
import { drawFor } from '../../../kit/math/draw-by-weight.ts'
import { figuresOf, type ExactReturn } from '../../../kit/math/exact-figures.ts'
import { rational } from '../../../kit/math/rational.ts'
import { remember } from '../../../kit/math/remember.ts'
import { auxCounts, countedTable, type CountedClass } from '../../lines/math/index.ts'
import type { BookDefinition } from './book-definition.ts'
import { lineRulesOf } from './line-rules.ts'

/** One spin by books in the window; in free spins also with what the special symbol pays. */
function spinTable(definition: BookDefinition, special: number | undefined) {
  const { book, freeSpins, lines, symbols } = definition
  const count = (cells: readonly number[], symbol: number): number => cells.filter((it) => it === symbol).length
  const reels = (special === undefined ? undefined : freeSpins.reels) ?? definition.reels
  const specialPays = special === undefined ? [] : (symbols[special]?.pays ?? [])
  return countedTable(lineRulesOf(definition), reels, {
    of: (cells) => auxCounts(count(cells, book.symbol), special !== undefined && cells.includes(special) ? 1 : 0),
    pay: (books, filled) => (book.pays[books] ?? 0) + lines.length * (specialPays[filled] ?? 0),
  })
}

// Return and largest win come from one computation.
const roundOf = remember((definition: BookDefinition) => {
  const { freeSpins } = definition
  const { specialWeights } = freeSpins
  const awardOf = ({ high }: CountedClass): number => freeSpins.awards[high] ?? 0
  const valueOf = specialWeights.map((weight, special) =>
    weight === 0
      ? undefined
      : freeSpinsValue(spinTable(definition, special), { multiplier: 1, maxSpins: freeSpins.maxSpins }, awardOf),
  )
  const featureOf = (award: number): ChainValue =>
    mixValues(
      specialWeights,
      valueOf.map((value) => value?.(award) ?? NOTHING_MORE),
      (special) => [drawFor(specialWeights, special)],
    )
  const table = spinTable(definition, undefined)
  const values = onOneScale(table.classes.map((spin) => (awardOf(spin) > 0 ? featureOf(awardOf(spin)) : NOTHING_MORE)))
  const round = followStep(table, 1, (spin) => values[table.classes.indexOf(spin)] ?? NOTHING_MORE)
  return { table, awardOf, round }
})

/** The return of a game and what goes with it, exactly: one full cycle per special symbol. */
export function exactReturn(definition: BookDefinition): ExactReturn {
  const { table, awardOf, round } = roundOf(definition)
  const base = table.classes.reduce((sum, spin) => sum + spin.sum, 0n)
  const starting = table.classes.reduce((count, spin) => (awardOf(spin) > 0 ? count + spin.count : count), 0n)
  return figuresOf(round, definition.coins, rational(base, table.total), rational(starting, table.total))
}

/** The draws of a round that wins `maxWinCoins`. */
export function maxWinDraws(definition: BookDefinition): number[] {
  return listDraws(roundOf(definition).round.maxDraws)
}
