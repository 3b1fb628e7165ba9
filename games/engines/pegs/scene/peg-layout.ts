export type Spot = { readonly x: number; readonly y: number }

/** Position of a board on its stage, in pixels of the stage: pegs in a triangle, boxes under them. */
export type PegLayout = {
  readonly rows: number
  /** From peg to peg, and from row to row. */
  readonly gap: number
  readonly rowHeight: number
  readonly top: number
  readonly middle: number
  readonly boxTop: number
  readonly boxHeight: number
}

/** As large as the stage allows, centred. */
export function layPegs(rows: number, width: number, height: number): PegLayout {
  const free = (height - 76) / (rows + 1.2)
  const gap = Math.min((width - 20) / (rows + 2.6), 66, free * 1.55)
  const boxHeight = Math.max(20, Math.min(40, gap * 0.92))
  const rowHeight = Math.min(gap * 1.02, (height - boxHeight - 40) / (rows + 1.2))
  const used = rowHeight * (rows + 1) + boxHeight + 8
  const top = Math.max(14, (height - used) / 2)
  return { rows, gap, rowHeight, top, middle: width / 2, boxTop: top + (rows + 0.66) * rowHeight, boxHeight }
}

/** The row with index `row` has `row + 3` pegs. */
export function pegAt({ middle, gap, top, rowHeight }: PegLayout, row: number, at: number): Spot {
  return { x: middle + (at - (row + 2) / 2) * gap, y: top + (row + 1) * rowHeight }
}

/** The middle of a box. */
export function boxAt({ rows, middle, gap, boxTop, boxHeight }: PegLayout, box: number): Spot {
  return { x: middle + (box - rows / 2) * gap, y: boxTop + boxHeight / 2 }
}

/** Position of the falling object: over the board, or in a box. */
export function ballAt(layout: PegLayout, box?: number): Spot {
  const { middle, top, rowHeight, boxTop, gap } = layout
  if (box === undefined) return { x: middle, y: top - rowHeight * 0.2 }
  return { x: boxAt(layout, box).x, y: boxTop - gap * 0.2 }
}
