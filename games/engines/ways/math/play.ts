import type { Cell } from '../../../kit/math/cell.ts'
import { coinValueOf } from '../../../kit/math/coin-stakes.ts'
import { drawByWeight } from '../../../kit/math/draw-by-weight.ts'
import { findCells } from '../../../kit/math/find-cells.ts'
import { playFreeSpins } from '../../../kit/math/play-free-spins.ts'
import type { Rng } from '../../../kit/math/rng.ts'
import type { WaysDefinition } from './ways-definition.ts'
import type { WaysOutcome, WaysSpin, WaysWin } from './ways-outcome.ts'

type Landed = { readonly stops: number[]; readonly grid: number[][] }

/** Draw order: reel by reel from the left, its height (if it has a choice), then its stop. */
function land({ reels, heights }: WaysDefinition, rng: Rng): Landed {
  const stops: number[] = []
  const grid: number[][] = []
  for (let reel = 0; reel < reels.length; reel += 1) {
    const strip = reels[reel] as number[]
    const choices = heights[reel] ?? []
    const choice =
      choices.length > 1
        ? drawByWeight(
            choices.map(({ weight }) => weight),
            rng,
          )
        : 0
    const stop = rng.below(strip.length)
    stops.push(stop)
    const rows = choices[choice]?.rows ?? 0
    const column: number[] = []
    for (let row = 0; row < rows; row += 1) column.push(strip[(stop + row) % strip.length] as number)
    grid.push(column)
  }
  return { stops, grid }
}

/** What one symbol pays: the run of neighbouring reels from the left that show it or a wild, and its ways. */
function readWays(
  { symbols, wild }: WaysDefinition,
  grid: readonly (readonly number[])[],
  symbol: number,
): { readonly count: number; readonly ways: number; readonly payCoins: number } {
  const wildSymbol = wild?.symbol ?? -1
  let ways = 1
  let count = 0
  for (; count < grid.length; count += 1) {
    let seen = 0
    for (const it of grid[count] as readonly number[]) if (it === symbol || it === wildSymbol) seen += 1
    if (seen === 0) break
    ways *= seen
  }
  return { count, ways, payCoins: (symbols[symbol]?.pays[count] ?? 0) * ways }
}

function spinOnce(definition: WaysDefinition, kind: WaysSpin['kind'], coinValueMinor: number, rng: Rng): WaysSpin {
  const { symbols, wild, scatter, freeSpins } = definition
  const { stops, grid } = land(definition, rng)
  const multiplier = kind === 'free' ? (freeSpins?.multiplier ?? 1) : 1
  const wins: WaysWin[] = []
  const first = grid[0] as number[]
  for (let symbol = 0; symbol < symbols.length; symbol += 1) {
    if (!first.includes(symbol) || symbol === scatter?.symbol) continue
    const { count, ways, payCoins } = readWays(definition, grid, symbol)
    if (payCoins === 0) continue
    const run = grid.slice(0, count)
    const positions = run.flatMap((column, reel) =>
      column.flatMap((it, row): Cell[] => (it === symbol || it === wild?.symbol ? [[reel, row]] : [])),
    )
    wins.push({ kind: 'ways', symbol, count, ways, payMinor: payCoins * multiplier * coinValueMinor, positions })
  }
  const positions = scatter ? findCells(grid, scatter.symbol) : []
  const scatterPay = scatter?.pays[positions.length] ?? 0
  if (scatter && scatterPay > 0) {
    const payMinor = scatterPay * multiplier * coinValueMinor
    wins.push({ kind: 'scatter', symbol: scatter.symbol, count: positions.length, ways: 1, payMinor, positions })
  }
  const winMinor = wins.reduce((sum, { payMinor }) => sum + payMinor, 0)
  const awardedFreeSpins = freeSpins?.awards[positions.length] ?? 0
  return { kind, stops, grid, wins, winMinor, multiplier, awardedFreeSpins }
}

/**
 * One whole round for `stakeMinor` (a multiple of the game's coins): same definition, stake and draws in, same outcome
 * out.
 */
export function play(definition: WaysDefinition, stakeMinor: number, rng: Rng): WaysOutcome {
  const coinValueMinor = coinValueOf(definition, stakeMinor)
  const spins = [spinOnce(definition, 'base', coinValueMinor, rng)]
  const { freeSpins } = definition
  if (freeSpins) playFreeSpins(spins, freeSpins.maxSpins, () => spinOnce(definition, 'free', coinValueMinor, rng))
  const winMinor = spins.reduce((sum, spin) => sum + spin.winMinor, 0)
  return { engine: 'ways', v: 1, stakeMinor, spins, winMinor }
}
