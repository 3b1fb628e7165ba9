/** One turning strip, without a picture: which symbols are in the window and how far they have moved. */
export type Reel = {
  /** From one above the window downwards: `rows + 1` symbols. */
  readonly cells: number[]
  /** How far the cells have come down, in cells; 0 to 1. */
  offset: number
  isTurning: boolean
  /** Symbols that come in next, the bottom one first; then the strip goes on. */
  feed: number[]
  cursor: number
}

export const CELLS_PER_MS = 1 / 34

export function createReel(strip: readonly number[], column: readonly number[]): Reel {
  return { cells: [strip[0] ?? 0, ...column], offset: 0, isTurning: false, feed: [], cursor: strip.length }
}

/** Turns the reel on. Gives true when the fed column has just arrived: the reel then stands. */
export function turnReel(reel: Reel, strip: readonly number[], elapsedMs: number, isFed: boolean): boolean {
  reel.offset += elapsedMs * CELLS_PER_MS
  while (reel.offset >= 1) {
    reel.offset -= 1
    const fed = reel.feed.shift()
    reel.cursor = (reel.cursor - 1 + strip.length) % strip.length
    reel.cells.unshift(fed ?? strip[reel.cursor] ?? 0)
    reel.cells.pop()
    if (isFed && reel.feed.length === 0) {
      reel.offset = 0
      reel.isTurning = false
      return true
    }
  }
  return false
}

/** Lets a column come in from above, so that it stands in the window after `rows + 1` cells. */
export function feedReel(reel: Reel, strip: readonly number[], column: readonly number[]): void {
  reel.feed = [...column.toReversed(), strip[(reel.cursor + 1) % strip.length] ?? 0]
}

/** How long a column takes from its first cell to standing. */
export function feedMs(reel: Reel, rows: number): number {
  return (rows + 1 - reel.offset) / CELLS_PER_MS
}
