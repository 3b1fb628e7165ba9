import { leastCommonMultiple } from '../../../kit/math/chain.ts'
import { DECIMALS, percent, volatilityOf, type ExactReturn } from '../../../kit/math/exact-figures.ts'
import { multiply, rational, squareRootToDecimal, subtract, toDecimal } from '../../../kit/math/rational.ts'
import { remember } from '../../../kit/math/remember.ts'
import { followSpin, NOTHING_MORE, rescale, type ChainValue } from './feature-value.ts'
import type { LinesDefinition } from './lines-definition.ts'
import { spinTable, type SpinTable } from './spin-table.ts'

/** Free spins from an award on: by spins left and spins awarded so far, back from the last one that can be awarded. */
function freeSpinsValue(definition: LinesDefinition): (award: number) => ChainValue {
  const free = definition.freeSpins
  if (!free) return () => NOTHING_MORE
  const table = spinTable(definition, free.reels ?? definition.reels)
  const powers = [1n]
  for (let spins = 1; spins <= free.maxSpins; spins += 1) powers.push((powers.at(-1) as bigint) * table.total)
  const known = new Map<string, ChainValue>()

  // A state is counted over total^(left + spins still awardable) continuations, so states that follow share a scale.
  const valueAt = (left: number, awarded: number): ChainValue => {
    const name = `${left}/${awarded}`
    let value = known.get(name)
    if (value) return value
    const room = free.maxSpins - awarded
    value =
      left === 0
        ? rescale(NOTHING_MORE, powers[room] as bigint)
        : followSpin(table, free.multiplier, ({ scatters }) => {
            const granted = Math.min(free.awards[scatters] ?? 0, room)
            return valueAt(left - 1 + granted, awarded + granted)
          })
    known.set(name, value)
    return value
  }
  return (award) => {
    const granted = Math.min(award, free.maxSpins)
    return valueAt(granted, granted)
  }
}

/** Respins with the given reels held, until no further reel turns wild. Fewer held reels lead to more held reels only. */
function respinsValue(definition: LinesDefinition): (held: number) => ChainValue {
  if (!definition.wild?.respins) return () => NOTHING_MORE
  const reelCount = definition.reels.length
  const tables = new Map<number, SpinTable>()
  const tableAt = (held: number): SpinTable => {
    const table = tables.get(held) ?? spinTable(definition, definition.reels, held)
    tables.set(held, table)
    return table
  }
  const raw = new Map<number, ChainValue>()
  const valueAt = (held: number): ChainValue => {
    const known = raw.get(held)
    if (known) return known
    const { classes } = tableAt(held)
    const ends = classes.map(({ wildReels }) => (wildReels === held ? NOTHING_MORE : valueAt(wildReels)))
    const scale = ends.reduce((common, { scale }) => leastCommonMultiple(common, scale), 1n)
    const value = followSpin(tableAt(held), 1, (spinClass) => {
      const end = ends[classes.indexOf(spinClass)] as ChainValue
      return rescale(end, scale / end.scale)
    })
    raw.set(held, value)
    return value
  }
  // Any set of reels may be asked for by the first spin, so all reachable values are put on one scale.
  const reachable = spinTable(definition, definition.reels).classes.map(({ wildReels }) => wildReels)
  const values = new Map(reachable.map((held) => [held, held === 0 ? NOTHING_MORE : valueAt(held)]))
  const scale = [...values.values()].reduce((common, value) => leastCommonMultiple(common, value.scale), 1n)
  return (held) => {
    const value = values.get(held)
    if (!value || held >= 1 << reelCount) throw new Error('These reels cannot be wild together.')
    return rescale(value, scale / value.scale)
  }
}

/** A whole round: the paid spin and all that it leads to. Return and largest win come from one computation. */
const roundOf = remember((definition: LinesDefinition): { readonly table: SpinTable; readonly round: ChainValue } => {
  const table = spinTable(definition, definition.reels)
  const freeSpins = freeSpinsValue(definition)
  const respins = respinsValue(definition)
  const round = followSpin(table, 1, ({ scatters, wildReels }) => {
    if (definition.freeSpins) return freeSpins(definition.freeSpins.awards[scatters] ?? 0)
    return definition.wild?.respins ? respins(wildReels) : NOTHING_MORE
  })
  return { table, round }
})

/** The draws of a round that wins `maxWinCoins`: the proof that the declared largest win is really within reach. */
export function maxWinDraws(definition: LinesDefinition): number[] {
  const { mystery } = definition
  const draws: number[] = []
  const first = roundOf(definition).round.maxPath
  for (let step = first; step; step = step.next) {
    const reels = (step === first ? undefined : definition.freeSpins?.reels) ?? definition.reels
    const { maxStops, maxMystery } = step.spin
    draws.push(...maxStops.filter((stop) => stop >= 0))
    const isMysterySeen = maxStops.some((stop, reel) => {
      const strip = reels[reel] as number[]
      if (stop < 0) return false
      return Array.from({ length: definition.rows }, (_, row) => strip[(stop + row) % strip.length]).some(
        (symbol) => symbol === mystery?.symbol,
      )
    })
    if (mystery && isMysterySeen) {
      draws.push(mystery.weights.slice(0, maxMystery).reduce((sum, weight) => sum + weight, 0))
    }
  }
  return draws
}

/**
 * The return of a game and what goes with it, exactly: the full cycle of every spin is counted in whole numbers, and
 * free spins and respins are followed to their last possible spin. Nothing is simulated and nothing is rounded before
 * the final text.
 */
export function exactReturn(definition: LinesDefinition): ExactReturn {
  const { table, round } = roundOf(definition)
  const awardOf = (scatters: number): number => definition.freeSpins?.awards[scatters] ?? 0

  const coins = BigInt(definition.coins)
  const mean = rational(round.sum, round.scale * coins)
  const base = rational(
    table.classes.reduce((sum, spinClass) => sum + spinClass.sum, 0n),
    table.total * coins,
  )
  const variance = subtract(rational(round.sumOfSquares, round.scale * coins * coins), multiply(mean, mean))
  const hits = rational(round.scale - round.losing, round.scale)
  const starting = table.classes
    .filter(({ scatters, wildReels }) => awardOf(scatters) > 0 || wildReels > 0)
    .reduce((count, spinClass) => count + spinClass.count, 0n)
  const standardDeviation = squareRootToDecimal(variance, DECIMALS)
  return {
    returnNumerator: mean.numerator,
    returnDenominator: mean.denominator,
    rtp: percent(mean),
    split: { base: percent(base), feature: percent(subtract(mean, base)) },
    hitFrequency: percent(hits),
    standardDeviation,
    maxWinX: toDecimal(rational(BigInt(round.max), coins), DECIMALS),
    maxWinCoins: round.max,
    ...(starting > 0n ? { featureOneIn: toDecimal(rational(table.total, starting), DECIMALS) } : {}),
    volatility: volatilityOf(Number(standardDeviation)),
  }
}
