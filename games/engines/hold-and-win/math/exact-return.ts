import { followStep, listDraws, NOTHING_MORE, onOneScale } from '../../../kit/math/chain.ts'
import { figuresOf, type ExactReturn } from '../../../kit/math/exact-figures.ts'
import { rational } from '../../../kit/math/rational.ts'
import { remember } from '../../../kit/math/remember.ts'
import { auxCounts, countedTable } from '../../lines/math/index.ts'
import type { HoldDefinition } from './hold-definition.ts'
import { holdValue } from './hold-value.ts'
import { lineRulesOf } from './line-rules.ts'

// Return and largest win come from one computation.
const roundOf = remember((definition: HoldDefinition) => {
  const { reels, hold } = definition
  const table = countedTable(lineRulesOf(definition), reels, {
    of: (cells) => auxCounts(cells.filter((symbol) => symbol === hold.symbol).length, 0),
    pay: () => 0,
  })
  const valueAt = holdValue(definition)
  const values = onOneScale(table.classes.map(({ high }) => (high >= hold.trigger ? valueAt(high) : NOTHING_MORE)))
  const valueOf = new Map(table.classes.map((spin, index) => [spin, values[index] ?? NOTHING_MORE]))
  return { table, round: followStep(table, 1, (spin) => valueOf.get(spin) ?? NOTHING_MORE) }
})

/** The return of a game and what goes with it, exactly. */
export function exactReturn(definition: HoldDefinition): ExactReturn {
  const { table, round } = roundOf(definition)
  const base = table.classes.reduce((sum, spin) => sum + spin.sum, 0n)
  const starting = table.classes.reduce(
    (count, spin) => (spin.high >= definition.hold.trigger ? count + spin.count : count),
    0n,
  )
  return figuresOf(round, definition.coins, rational(base, table.total), rational(starting, table.total))
}

/** The draws of a round that wins `maxWinCoins`. */
export function maxWinDraws(definition: HoldDefinition): number[] {
  return listDraws(roundOf(definition).round.maxDraws)
}
