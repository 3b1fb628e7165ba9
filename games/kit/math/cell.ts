/** A cell of the window: reel from the left, row from the top, both from 0. */
export type Cell = readonly [reel: number, row: number]
