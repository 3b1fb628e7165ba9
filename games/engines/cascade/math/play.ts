import type { Cell } from '../../../kit/math/cell.ts'
import { coinValueOf } from '../../../kit/math/coin-stakes.ts'
import { drawByWeight } from '../../../kit/math/draw-by-weight.ts'
import { findCells } from '../../../kit/math/find-cells.ts'
import { landReels } from '../../../kit/math/land-reels.ts'
import { playFreeSpins } from '../../../kit/math/play-free-spins.ts'
import type { Rng } from '../../../kit/math/rng.ts'
import type { CascadeDefinition } from './cascade-definition.ts'
import type { CascadeFall, CascadeOutcome, CascadeSpin } from './cascade-outcome.ts'
import { findWins } from './find-wins.ts'

/** The window after the winning cells have gone: the rest falls, and the strip goes on above. `fed` is moved along. */
function letFall(
  { reels, rows }: CascadeDefinition,
  grid: readonly (readonly number[])[],
  isVanishing: ReadonlySet<number>,
  stops: readonly number[],
  fed: number[],
): number[][] {
  return grid.map((column, reel) => {
    const strip = reels[reel] as number[]
    const next = column.filter((_, row) => !isVanishing.has(reel * rows + row))
    while (next.length < rows) {
      const above = ((fed[reel] as number) + 1) % strip.length
      fed[reel] = above
      next.unshift(strip[((stops[reel] as number) - above + strip.length) % strip.length] as number)
    }
    return next
  })
}

function spinOnce(
  definition: CascadeDefinition,
  kind: CascadeSpin['kind'],
  coinValueMinor: number,
  rng: Rng,
): CascadeSpin {
  const { reels, rows, multipliers, maxFalls, scatter, freeSpins, randomMultiplier } = definition
  const landed = landReels(reels, rows, rng)
  const scatters = scatter ? findCells(landed.grid, scatter.symbol).length : 0
  const spinMultiplier = kind === 'free' ? (freeSpins?.multiplier ?? 1) : 1
  const fed = reels.map(() => 0)
  const falls: CascadeFall[] = []
  let { grid } = landed
  for (;;) {
    const times = multipliers[Math.min(falls.length, multipliers.length - 1)] ?? 1
    const multiplier = times * spinMultiplier
    const wins = findWins(definition, grid).map(({ payCoins, ...win }) => ({
      ...win,
      payMinor: payCoins * multiplier * coinValueMinor,
    }))
    const isVanishing = new Set(wins.flatMap(({ positions }) => positions.map(([reel, row]) => reel * rows + row)))
    const vanishing = grid.flatMap((column, reel) =>
      column.flatMap((_, row): Cell[] => (isVanishing.has(reel * rows + row) ? [[reel, row]] : [])),
    )
    falls.push({ grid, multiplier, wins, vanishing, winMinor: wins.reduce((sum, { payMinor }) => sum + payMinor, 0) })
    if (wins.length === 0) break
    if (falls.length > maxFalls) throw new RangeError(`${definition.key} falls without end from ${landed.stops}.`)
    grid = letFall(definition, grid, isVanishing, landed.stops, fed)
  }
  const won = falls.reduce((sum, fall) => sum + fall.winMinor, 0)
  const times =
    randomMultiplier && won > 0
      ? randomMultiplier[
          drawByWeight(
            randomMultiplier.map(({ weight }) => weight),
            rng,
          )
        ]?.times
      : undefined
  return {
    kind,
    stops: landed.stops,
    falls,
    ...(times === undefined ? {} : { randomMultiplier: times }),
    winMinor: won * (times ?? 1),
    awardedFreeSpins: freeSpins?.awards[scatters] ?? 0,
  }
}

/**
 * One whole round for `stakeMinor` (a multiple of the game's coins). Draw order: the stops of a spin, then its random
 * multiplier if the game has one and the spin won; then the next spin.
 */
export function play(definition: CascadeDefinition, stakeMinor: number, rng: Rng): CascadeOutcome {
  const coinValueMinor = coinValueOf(definition, stakeMinor)
  const spins = [spinOnce(definition, 'base', coinValueMinor, rng)]
  const { freeSpins } = definition
  if (freeSpins) playFreeSpins(spins, freeSpins.maxSpins, () => spinOnce(definition, 'free', coinValueMinor, rng))
  const winMinor = spins.reduce((sum, spin) => sum + spin.winMinor, 0)
  return { engine: 'cascade', v: 1, stakeMinor, spins, winMinor }
}
