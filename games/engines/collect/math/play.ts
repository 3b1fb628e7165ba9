import { coinValueOf } from '../../../kit/math/coin-stakes.ts'
import { drawByWeight } from '../../../kit/math/draw-by-weight.ts'
import { findCells } from '../../../kit/math/find-cells.ts'
import { landReels } from '../../../kit/math/land-reels.ts'
import type { Rng } from '../../../kit/math/rng.ts'
import { payLines } from '../../lines/math/index.ts'
import type { CollectDefinition } from './collect-definition.ts'
import type { CollectOutcome, CollectSpin } from './collect-outcome.ts'
import { lineRulesOf } from './line-rules.ts'

const sumOf = (pays: readonly { readonly payMinor: number }[]): number =>
  pays.reduce((sum, { payMinor }) => sum + payMinor, 0)

function spinBase(definition: CollectDefinition, coinValueMinor: number, rng: Rng): CollectSpin {
  const { reels, rows, scatter } = definition
  const { stops, grid } = landReels(reels, rows, rng)
  const wins = payLines(lineRulesOf(definition), grid, coinValueMinor)
  const scatters = findCells(grid, scatter.symbol).length
  return {
    kind: 'base',
    stops,
    grid,
    wins,
    winMinor: sumOf(wins),
    awardedFreeSpins: scatter.awards[scatters] ?? 0,
  }
}

/** Draw order: the stops, then the value of each catch in the window (reel from the left, row from the top). */
function spinFree(
  definition: CollectDefinition,
  coinValueMinor: number,
  rng: Rng,
  collectorsBefore: number,
): CollectSpin {
  const { rows, freeSpins } = definition
  const { stops, grid } = landReels(freeSpins.reels, rows, rng)
  const wins = payLines(lineRulesOf(definition), grid, coinValueMinor)
  const weights = freeSpins.values.map(({ weight }) => weight)
  const values = findCells(grid, freeSpins.catch).map((position) => {
    const coins = freeSpins.values[drawByWeight(weights, rng)]?.coins ?? 0
    return { position, valueMinor: coins * coinValueMinor }
  })
  const collectors = findCells(grid, freeSpins.collector)
  const stage = Math.floor(collectorsBefore / freeSpins.perStage)
  const multiplier = freeSpins.stageMultipliers[stage] ?? 1
  const last = freeSpins.perStage * (freeSpins.stageMultipliers.length - 1)
  const collectorsSoFar = Math.min(last, collectorsBefore + collectors.length)
  const inWindow = values.reduce((sum, { valueMinor }) => sum + valueMinor, 0)
  const collected = collectors.length * inWindow * multiplier
  const newStages = Math.floor(collectorsSoFar / freeSpins.perStage) - stage
  return {
    kind: 'free',
    stops,
    grid,
    wins,
    collection: { values, collectors, stage, multiplier, collectorsSoFar, winMinor: collected },
    winMinor: sumOf(wins) + collected,
    awardedFreeSpins: newStages * freeSpins.stageSpins,
  }
}

/** One whole round for `stakeMinor` (a multiple of the game's coins). */
export function play(definition: CollectDefinition, stakeMinor: number, rng: Rng): CollectOutcome {
  const coinValueMinor = coinValueOf(definition, stakeMinor)
  const first = spinBase(definition, coinValueMinor, rng)
  const spins = [first]
  let collectors = 0
  for (let left = first.awardedFreeSpins; left > 0; left -= 1) {
    const spin = spinFree(definition, coinValueMinor, rng, collectors)
    spins.push(spin)
    collectors = spin.collection?.collectorsSoFar ?? collectors
    left += spin.awardedFreeSpins
  }
  const winMinor = spins.reduce((sum, spin) => sum + spin.winMinor, 0)
  return { engine: 'collect', v: 1, stakeMinor, spins, winMinor }
}
