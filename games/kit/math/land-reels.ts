import type { Rng } from './rng.ts'

/** Stops every reel, from the left, one draw each; `grid` is by reel and row. */
export function landReels(
  reels: readonly (readonly number[])[],
  rows: number,
  rng: Rng,
): { readonly stops: number[]; readonly grid: number[][] } {
  const stops: number[] = []
  const grid: number[][] = []
  for (let reel = 0; reel < reels.length; reel += 1) {
    const strip = reels[reel] as readonly number[]
    const stop = rng.below(strip.length)
    stops.push(stop)
    const column: number[] = []
    for (let row = 0; row < rows; row += 1) column.push(strip[(stop + row) % strip.length] as number)
    grid.push(column)
  }
  return { stops, grid }
}
