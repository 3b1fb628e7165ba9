import type { Cell } from './cell.ts'

/** Where a symbol stands, reel by reel from the left, each from the top. */
export function findCells(grid: readonly (readonly number[])[], symbol: number): Cell[] {
  const cells: Cell[] = []
  for (let reel = 0; reel < grid.length; reel += 1) {
    const column = grid[reel] as readonly number[]
    for (let row = 0; row < column.length; row += 1) if (column[row] === symbol) cells.push([reel, row])
  }
  return cells
}
