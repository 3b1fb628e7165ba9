/** The state of one turning strip, without a picture: which symbols are in the window and their offset. */
export type Reel = {
  /** From one above the window downwards: `rows + 1` symbols; more while a taller reel becomes a shorter one. */
  readonly cells: number[]
  rows: number
  /** Visible rows: a reel that changes its height during a turn changes them gradually. */
  shownRows: number
  /** How far the cells have come down, in cells; 0 to 1. */
  offset: number
  isTurning: boolean
  /** Symbols that come in next, the bottom one first; then the strip continues. */
  feed: number[]
  cursor: number
}

const CELLS_PER_MS = 1 / 34
const GLIDE_MS = 70

/** A stopped reel that shows a column. The symbols above it come from its strip. */
export function createReel(strip: readonly number[], column: readonly number[]): Reel {
  return {
    cells: [strip[0] ?? 0, ...column],
    rows: column.length,
    shownRows: column.length,
    offset: 0,
    isTurning: false,
    feed: [],
    cursor: strip.length,
  }
}

/** Advances the reel. Returns true when the fed column has just arrived: the reel then stops. */
export function turnReel(reel: Reel, strip: readonly number[], elapsedMs: number, isFed: boolean): boolean {
  reel.offset += elapsedMs * CELLS_PER_MS
  reel.shownRows += (reel.rows - reel.shownRows) * (1 - Math.exp(-elapsedMs / GLIDE_MS))
  while (reel.offset >= 1) {
    reel.offset -= 1
    const fed = reel.feed.shift()
    reel.cursor = (reel.cursor - 1 + strip.length) % strip.length
    reel.cells.unshift(fed ?? strip[reel.cursor] ?? 0)
    reel.cells.length = Math.min(reel.cells.length, Math.ceil(Math.max(reel.rows, reel.shownRows)) + 1)
    if (isFed && reel.feed.length === 0) {
      standReel(reel)
      return true
    }
  }
  return false
}

function standReel(reel: Reel): void {
  reel.offset = 0
  reel.isTurning = false
  reel.shownRows = reel.rows
  reel.cells.length = reel.rows + 1
}

/** Lets a column come in from above, so that it is in the window after `rows + 1` cells. */
export function feedReel(reel: Reel, strip: readonly number[], column: readonly number[]): void {
  reel.feed = [...column.toReversed(), strip[(reel.cursor + 1) % strip.length] ?? 0]
  reel.rows = column.length
  // A growing reel shows more at its lower end at once: symbols from above would be too late.
  while (reel.cells.length <= reel.rows) reel.cells.push(strip[(reel.cursor + reel.cells.length) % strip.length] ?? 0)
}

/** Puts a column into the window at once. */
export function setReel(reel: Reel, column: readonly number[]): void {
  reel.cells.splice(1, reel.cells.length - 1, ...column)
  reel.rows = column.length
  reel.feed = []
  standReel(reel)
}

/** The time from the first cell of a column until the reel stops. */
export function feedMs(reel: Reel, rows: number): number {
  return (rows + 1 - reel.offset) / CELLS_PER_MS
}
