import {
  followStep,
  freeSpinsValue,
  listDraws,
  NOTHING_MORE,
  type ChainValue,
  type StepClass,
  type StepTable,
} from '../../../kit/math/chain.ts'
import { drawFor } from '../../../kit/math/draw-by-weight.ts'
import { figuresOf, type ExactReturn } from '../../../kit/math/exact-figures.ts'
import { rational } from '../../../kit/math/rational.ts'
import { remember } from '../../../kit/math/remember.ts'
import type { CascadeDefinition } from './cascade-definition.ts'
import { countFullCycle, type FullCycle } from './full-cycle.ts'

type CascadeClass = StepClass & { readonly scatters: number }

/** One spin by scatters, with the random multiplier: a losing spin draws none and counts for all its weights. */
export function spinTable(definition: CascadeDefinition, cycle: FullCycle): StepTable<CascadeClass> {
  const choices = definition.randomMultiplier ?? [{ times: 1, weight: 1 }]
  const weights = choices.map(({ weight }) => weight)
  const sumOf = (pick: (times: bigint) => bigint): bigint =>
    choices.reduce((sum, { times, weight }) => sum + BigInt(weight) * pick(BigInt(times)), 0n)
  const all = sumOf(() => 1n)
  const first = sumOf((times) => times)
  const second = sumOf((times) => times * times)
  const best = Math.max(...choices.map(({ times }) => times))
  const bestDraw = drawFor(
    weights,
    choices.findIndex(({ times }) => times === best),
  )
  const classes = [...cycle.byScatters].map(([scatters, tally]): CascadeClass => ({
    scatters,
    count: tally.count * all,
    losing: tally.losing * all,
    sum: tally.sum * first,
    sumOfSquares: tally.sumOfSquares * second,
    max: tally.max * best,
    maxDraws: definition.randomMultiplier && tally.max > 0 ? [...tally.maxStops, bestDraw] : tally.maxStops,
  }))
  return { total: classes.reduce((total, { count }) => total + count, 0n), classes }
}

// Return and largest win come from one computation.
const roundOf = remember((definition: CascadeDefinition) => {
  const { freeSpins } = definition
  const cycle = countFullCycle(definition)
  const table = spinTable(definition, cycle)
  const awardOf = ({ scatters }: CascadeClass): number => freeSpins?.awards[scatters] ?? 0
  const value = freeSpins ? freeSpinsValue(table, freeSpins, awardOf) : (): ChainValue => NOTHING_MORE
  return { cycle, table, awardOf, round: followStep(table, 1, (spin) => value(awardOf(spin))) }
})

/** The return of a game and what goes with it, exactly. Refuses a game in which some stops fall without end. */
export function exactReturn(definition: CascadeDefinition): ExactReturn {
  const { table, awardOf, round } = roundOf(definition)
  const base = table.classes.reduce((sum, spin) => sum + spin.sum, 0n)
  const starting = table.classes.reduce((count, spin) => (awardOf(spin) > 0 ? count + spin.count : count), 0n)
  return figuresOf(round, definition.coins, rational(base, table.total), rational(starting, table.total))
}

/** The draws of a round that wins `maxWinCoins`. */
export function maxWinDraws(definition: CascadeDefinition): number[] {
  return listDraws(roundOf(definition).round.maxDraws)
}

/**
 * Everything that the definition lists and no stops ever pay, in words: a tier or a run of a symbol, a multiplier, an award.
 * The full cycle has seen every spin, so what it did not see cannot come.
 */
export function neverPaid(definition: CascadeDefinition): string[] {
  const { symbols, wins, multipliers, freeSpins } = definition
  const { frequencies, mostFalls, byScatters } = roundOf(definition).cycle
  const nameOf = (entry: number): string => String(wins.by === 'lines' ? entry : wins.tiers[entry])
  return [
    ...symbols.flatMap(({ id, pays }, symbol) =>
      pays.flatMap((pay, entry) => (pay > 0 && !frequencies[symbol]?.[entry] ? [`${nameOf(entry)} × ${id}`] : [])),
    ),
    ...multipliers.slice(mostFalls).map((times, at) => `×${times} of window ${mostFalls + at + 1}`),
    ...(freeSpins?.awards ?? []).flatMap((award, scatters) =>
      award > 0 && !byScatters.has(scatters) ? [`free spins for ${scatters} scatters`] : [],
    ),
  ]
}
