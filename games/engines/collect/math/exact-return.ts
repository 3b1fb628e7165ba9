import {
  followStep,
  listDraws,
  NOTHING_MORE,
  onOneScale,
  rescale,
  type ChainValue,
  type StepTable,
} from '../../../kit/math/chain.ts'
import { drawFor } from '../../../kit/math/draw-by-weight.ts'
import { figuresOf, type ExactReturn } from '../../../kit/math/exact-figures.ts'
import { rational } from '../../../kit/math/rational.ts'
import { remember } from '../../../kit/math/remember.ts'
import { auxCounts, countedTable, type CountedClass } from '../../lines/math/index.ts'
import type { CollectDefinition } from './collect-definition.ts'
import { lineRulesOf } from './line-rules.ts'

const countIn = (cells: readonly number[], symbol: number): number => cells.filter((it) => it === symbol).length

/** One free spin per stage, by collectors (`high`) and catches (`low`) in the window, their values included. */
function freeTables(definition: CollectDefinition): StepTable<CountedClass>[] {
  const { freeSpins } = definition
  const table = countedTable(lineRulesOf(definition), freeSpins.reels, {
    of: (cells) => auxCounts(countIn(cells, freeSpins.collector), countIn(cells, freeSpins.catch)),
    pay: () => 0,
  })
  const weights = freeSpins.values.map(({ weight }) => weight)
  const sumOf = (pick: (coins: bigint) => bigint): bigint =>
    freeSpins.values.reduce((sum, { coins, weight }) => sum + BigInt(weight) * pick(BigInt(coins)), 0n)
  const all = sumOf(() => 1n)
  const first = sumOf((coins) => coins)
  const second = sumOf((coins) => coins * coins)
  const best = Math.max(...freeSpins.values.map(({ coins }) => coins))
  const bestDraw = drawFor(
    weights,
    freeSpins.values.findIndex(({ coins }) => coins === best),
  )
  return freeSpins.stageMultipliers.map((multiplier) => ({
    // n independent values of mean first/all and mean square second/all, all over all².
    total: table.total * all * all,
    classes: table.classes.map((spin): CountedClass => {
      const n = BigInt(spin.low)
      const times = BigInt(spin.high * multiplier)
      const isCollecting = spin.high > 0 && spin.low > 0
      const mean = times * n * first * all
      const meanSquare = times * times * (n * second * all + n * (n - 1n) * first * first)
      return {
        high: spin.high,
        low: spin.low,
        count: spin.count * all * all,
        losing: isCollecting ? 0n : spin.losing * all * all,
        sum: spin.sum * all * all + spin.count * mean,
        sumOfSquares: spin.sumOfSquares * all * all + 2n * spin.sum * mean + spin.count * meanSquare,
        max: spin.max + spin.high * multiplier * spin.low * best,
        maxDraws: [...spin.maxDraws, ...Array.from({ length: spin.low }, () => bestDraw)],
      }
    }),
  }))
}

/** Free spins by spins left and collectors so far. Collectors only grow, so the longest round is known beforehand. */
function freeSpinsValue(definition: CollectDefinition): (award: number) => ChainValue {
  const { perStage, stageSpins, stageMultipliers } = definition.freeSpins
  const tables = freeTables(definition)
  const spinScale = tables[0]?.total ?? 1n
  const last = perStage * (stageMultipliers.length - 1)
  const stageAt = (collectors: number): number => Math.floor(collectors / perStage)
  const known = new Map<string, ChainValue>()
  const valueAt = (left: number, collectors: number): ChainValue => {
    const name = `${left}/${collectors}`
    const found = known.get(name)
    if (found) return found
    const stage = stageAt(collectors)
    const stillToAward = stageSpins * (stageMultipliers.length - 1 - stage)
    const value =
      left === 0
        ? rescale(NOTHING_MORE, spinScale ** BigInt(stillToAward))
        : followStep(tables[stage] as StepTable<CountedClass>, 1, ({ high }) => {
            const next = Math.min(last, collectors + high)
            return valueAt(left - 1 + stageSpins * (stageAt(next) - stage), next)
          })
    known.set(name, value)
    return value
  }
  return (award) => valueAt(award, 0)
}

// Return and largest win come from one computation.
const roundOf = remember((definition: CollectDefinition) => {
  const { reels, scatter } = definition
  const table = countedTable(lineRulesOf(definition), reels, {
    of: (cells) => auxCounts(countIn(cells, scatter.symbol), 0),
    pay: () => 0,
  })
  const valueOf = freeSpinsValue(definition)
  const awardOf = ({ high }: CountedClass): number => scatter.awards[high] ?? 0
  const values = onOneScale(table.classes.map((spin) => (awardOf(spin) > 0 ? valueOf(awardOf(spin)) : NOTHING_MORE)))
  const round = followStep(table, 1, (spin) => values[table.classes.indexOf(spin)] ?? NOTHING_MORE)
  return { table, awardOf, round }
})

/** The return of a game and what goes with it, exactly. */
export function exactReturn(definition: CollectDefinition): ExactReturn {
  const { table, awardOf, round } = roundOf(definition)
  const base = table.classes.reduce((sum, spin) => sum + spin.sum, 0n)
  const starting = table.classes.reduce((count, spin) => (awardOf(spin) > 0 ? count + spin.count : count), 0n)
  return figuresOf(round, definition.coins, rational(base, table.total), rational(starting, table.total))
}

/** The draws of a round that wins `maxWinCoins`. */
export function maxWinDraws(definition: CollectDefinition): number[] {
  return listDraws(roundOf(definition).round.maxDraws)
}
