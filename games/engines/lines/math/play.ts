import type { Rng } from '../../../kit/math/rng.ts'
import { judgeLine } from './judge-line.ts'
import type { LinesDefinition } from './lines-definition.ts'
import type { Cell, LinesOutcome, LinesSpin, LinesWin } from './lines-outcome.ts'

type Reels = LinesDefinition['reels']
type Held = ReadonlyMap<number, number>
type Landed = { readonly stops: number[]; readonly grid: number[][] }

const NONE_HELD: Held = new Map()

function land({ rows, wild }: LinesDefinition, reels: Reels, rng: Rng, held: Held): Landed {
  const stops: number[] = []
  const grid: number[][] = []
  for (let reel = 0; reel < reels.length; reel += 1) {
    const strip = reels[reel] as number[]
    const heldStop = held.get(reel)
    const stop = heldStop ?? rng.below(strip.length)
    stops.push(stop)
    const column: number[] = []
    for (let row = 0; row < rows; row += 1) {
      column.push(heldStop === undefined ? (strip[(stop + row) % strip.length] as number) : (wild?.symbol ?? -1))
    }
    grid.push(column)
  }
  return { stops, grid }
}

/** Draws by weight; asked only when a mystery symbol is in the window. */
function solveMystery({ mystery }: LinesDefinition, grid: number[][], rng: Rng): number | undefined {
  if (!mystery || !grid.some((column) => column.includes(mystery.symbol))) return undefined
  let left = rng.below(mystery.weights.reduce((sum, weight) => sum + weight, 0))
  const symbol = mystery.weights.findIndex((weight) => {
    if (left < weight) return true
    left -= weight
    return false
  })
  for (const column of grid) {
    for (let row = 0; row < column.length; row += 1) if (column[row] === mystery.symbol) column[row] = symbol
  }
  return symbol
}

function findCells(grid: readonly (readonly number[])[], symbol: number): Cell[] {
  const cells: Cell[] = []
  for (let reel = 0; reel < grid.length; reel += 1) {
    const column = grid[reel] as number[]
    for (let row = 0; row < column.length; row += 1) if (column[row] === symbol) cells.push([reel, row])
  }
  return cells
}

function growWilds({ wild }: LinesDefinition, grid: number[][]): void {
  if (!wild?.expands) return
  for (const column of grid) if (column.includes(wild.symbol)) column.fill(wild.symbol)
}

function isFullGrid({ wild }: LinesDefinition, grid: readonly (readonly number[])[]): boolean {
  let seen = -1
  for (const column of grid) {
    for (const symbol of column) {
      if (symbol === wild?.symbol) continue
      if (seen === -1) seen = symbol
      else if (seen !== symbol) return false
    }
  }
  return true
}

function spinOnce(
  definition: LinesDefinition,
  kind: LinesSpin['kind'],
  coinValueMinor: number,
  rng: Rng,
  held: Held,
): LinesSpin {
  const { scatter, freeSpins, fullGrid, lines } = definition
  const isFree = kind === 'free'
  const reels = (isFree ? freeSpins?.reels : undefined) ?? definition.reels
  const { stops, grid } = land(definition, reels, rng, held)
  // Draw order is fixed: all stops from the left, then the mystery. Scatters are counted as landed, before wilds grow.
  const mysterySymbol = solveMystery(definition, grid, rng)
  const scatters = scatter ? findCells(grid, scatter.symbol) : []
  growWilds(definition, grid)

  const spinMultiplier = isFree ? (freeSpins?.multiplier ?? 1) : 1
  const multiplier = spinMultiplier * (fullGrid && isFullGrid(definition, grid) ? fullGrid.multiplier : 1)
  const wins: LinesWin[] = []
  let winMinor = 0
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as number[]
    const verdict = judgeLine(
      definition,
      reels.length,
      (reel) => (grid[reel] as number[])[line[reel] as number] as number,
    )
    if (!verdict) continue
    const payMinor = verdict.payCoins * multiplier * coinValueMinor
    const positions = line.slice(0, verdict.count).map((row, reel): Cell => [reel, row])
    wins.push({ kind: 'line', line: index, symbol: verdict.symbol, count: verdict.count, payMinor, positions })
    winMinor += payMinor
  }
  const scatterPay = scatter?.pays[scatters.length] ?? 0
  if (scatter && scatterPay > 0) {
    const payMinor = scatterPay * spinMultiplier * coinValueMinor
    wins.push({ kind: 'scatter', symbol: scatter.symbol, count: scatters.length, payMinor, positions: scatters })
    winMinor += payMinor
  }
  return {
    kind,
    stops,
    grid,
    wins,
    winMinor,
    multiplier,
    awardedFreeSpins: freeSpins?.awards[scatters.length] ?? 0,
    ...(held.size > 0 ? { heldReels: [...held.keys()].sort((a, b) => a - b) } : {}),
    ...(mysterySymbol === undefined ? {} : { mysterySymbol }),
  }
}

function holdNewWilds({ wild, reels }: LinesDefinition, spin: LinesSpin, held: Held): Held {
  const next = new Map(held)
  for (let reel = 0; reel < reels.length; reel += 1) {
    if (wild && (spin.grid[reel] as number[]).includes(wild.symbol)) next.set(reel, spin.stops[reel] as number)
  }
  return next
}

function playRespins(definition: LinesDefinition, coinValueMinor: number, rng: Rng, spins: LinesSpin[]): void {
  let held = NONE_HELD
  for (;;) {
    const next = holdNewWilds(definition, spins.at(-1) as LinesSpin, held)
    // The wild lands on inner reels only (checked when the definition is loaded), so this ends.
    if (next.size === held.size) return
    held = next
    spins.push(spinOnce(definition, 'respin', coinValueMinor, rng, held))
  }
}

function playFreeSpins(definition: LinesDefinition, coinValueMinor: number, rng: Rng, spins: LinesSpin[]): void {
  const maxSpins = definition.freeSpins?.maxSpins ?? 0
  let awarded = 0
  let left = 0
  const take = (spin: LinesSpin): LinesSpin => {
    const granted = Math.min(spin.awardedFreeSpins, maxSpins - awarded)
    awarded += granted
    left += granted
    return granted === spin.awardedFreeSpins ? spin : { ...spin, awardedFreeSpins: granted }
  }
  spins[0] = take(spins[0] as LinesSpin)
  while (left > 0) {
    left -= 1
    spins.push(take(spinOnce(definition, 'free', coinValueMinor, rng, NONE_HELD)))
  }
}

/**
 * One whole round for `stakeMinor` (a multiple of the game's coins): same definition, stake and draws in, same outcome
 * out. It knows no player, no balance and no earlier round.
 */
export function play(definition: LinesDefinition, stakeMinor: number, rng: Rng): LinesOutcome {
  const coinValueMinor = stakeMinor / definition.coins
  if (!Number.isSafeInteger(coinValueMinor) || coinValueMinor < 1) {
    throw new RangeError(`A stake on ${definition.key} is a whole multiple of ${definition.coins} minor units.`)
  }
  const spins = [spinOnce(definition, 'base', coinValueMinor, rng, NONE_HELD)]
  if (definition.wild?.respins) playRespins(definition, coinValueMinor, rng, spins)
  if (definition.freeSpins) playFreeSpins(definition, coinValueMinor, rng, spins)
  const winMinor = spins.reduce((sum, spin) => sum + spin.winMinor, 0)
  return { engine: 'lines', v: 1, stakeMinor, spins, winMinor }
}
