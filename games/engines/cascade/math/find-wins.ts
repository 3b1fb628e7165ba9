import type { Cell } from '../../../kit/math/cell.ts'
import { findCells } from '../../../kit/math/find-cells.ts'
import type { CascadeDefinition } from './cascade-definition.ts'

type Grid = readonly (readonly number[])[]
export type FoundWin = {
  readonly symbol: number
  readonly count: number
  readonly line?: number
  readonly payCoins: number
  readonly positions: readonly Cell[]
}

/** The pay for so many cells: that of the highest tier they reach, of those that the symbol has. */
function tierPay({ symbols }: CascadeDefinition, tiers: readonly number[], symbol: number, count: number): number {
  const pays = symbols[symbol]?.pays ?? []
  let reached = 0
  while (reached < pays.length && count >= (tiers[reached] ?? 0)) reached += 1
  return reached === 0 ? 0 : (pays[reached - 1] ?? 0)
}

function findLines(
  { symbols, wild }: CascadeDefinition,
  lines: readonly (readonly number[])[],
  grid: Grid,
): FoundWin[] {
  const wins: FoundWin[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? []
    const symbol = grid[0]?.[line[0] ?? 0] ?? -1
    let count = 1
    for (; count < line.length; count += 1) {
      const seen = grid[count]?.[line[count] ?? 0]
      if (seen !== symbol && seen !== wild?.symbol) break
    }
    const payCoins = symbols[symbol]?.pays[count] ?? 0
    if (payCoins === 0) continue
    const positions = line.slice(0, count).map((row, reel): Cell => [reel, row])
    wins.push({ symbol, count, line: index, payCoins, positions })
  }
  return wins
}

/**
 * The cells of one symbol that hang together by their edges, from `start` on; `done` marks them by reel times rows plus
 * row.
 */
function clusterFrom(grid: Grid, rows: number, start: Cell, done: Uint8Array): Cell[] {
  const symbol = grid[start[0]]?.[start[1]]
  const cluster: Cell[] = [start]
  done[start[0] * rows + start[1]] = 1
  const visit = (reel: number, row: number): void => {
    if (grid[reel]?.[row] !== symbol || done[reel * rows + row] === 1) return
    done[reel * rows + row] = 1
    cluster.push([reel, row])
  }
  for (const [reel, row] of cluster) {
    visit(reel - 1, row)
    visit(reel + 1, row)
    visit(reel, row - 1)
    visit(reel, row + 1)
  }
  return cluster
}

function findClusters(definition: CascadeDefinition, tiers: readonly number[], grid: Grid): FoundWin[] {
  const { rows } = definition
  const done = new Uint8Array(grid.length * rows)
  const wins: FoundWin[] = []
  for (let reel = 0; reel < grid.length; reel += 1) {
    for (let row = 0; row < rows; row += 1) {
      if (done[reel * rows + row] === 1) continue
      const positions = clusterFrom(grid, rows, [reel, row], done)
      const symbol = grid[reel]?.[row] ?? -1
      const payCoins = tierPay(definition, tiers, symbol, positions.length)
      if (payCoins > 0) wins.push({ symbol, count: positions.length, payCoins, positions })
    }
  }
  return wins
}

function findAnywhere(definition: CascadeDefinition, tiers: readonly number[], grid: Grid): FoundWin[] {
  return definition.symbols.flatMap((_, symbol): FoundWin[] => {
    const positions = findCells(grid, symbol)
    const payCoins = tierPay(definition, tiers, symbol, positions.length)
    return payCoins > 0 ? [{ symbol, count: positions.length, payCoins, positions }] : []
  })
}

/** Everything that wins in one window, by the game's own rule. */
export function findWins(definition: CascadeDefinition, grid: Grid): FoundWin[] {
  const { wins } = definition
  if (wins.by === 'lines') return findLines(definition, wins.lines, grid)
  return wins.by === 'cluster' ? findClusters(definition, wins.tiers, grid) : findAnywhere(definition, wins.tiers, grid)
}
