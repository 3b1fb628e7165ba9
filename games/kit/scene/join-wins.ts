import type { Cell, ShownWin } from '../protocol/index.ts'
import type { Point } from './cut-path.ts'
import type { Geometry } from './window.ts'

/** Above this number, single ways could not be distinguished any more. */
const MOST_LINKS = 60

type Place = Pick<Geometry, 'centre' | 'window'>

/**
 * The lines that are drawn over a win: along a pay line from edge to edge, or, for ways, from each winning symbol to
 * each one on the next reel. Clusters and wins anywhere have no lines.
 */
export function joinWin(win: ShownWin, lines: readonly (readonly number[])[], place: Place): Point[][] {
  if (win.kind === 'ways') return linkReels(win.positions, place)
  const rows = win.line === undefined ? undefined : lines[win.line]
  if (!rows) return []
  const { centre, window } = place
  return [
    [
      { x: 0, y: centre([0, rows[0] ?? 0]).y },
      ...rows.map((row, reel) => centre([reel, row])),
      { x: window.width, y: centre([rows.length - 1, rows.at(-1) ?? 0]).y },
    ],
  ]
}

function linkReels(positions: readonly Cell[], { centre }: Place): Point[][] {
  const links = positions.flatMap(([reel, row]) =>
    positions.filter(([next]) => next === reel + 1).map((to) => [centre([reel, row]), centre(to)]),
  )
  return links.slice(0, MOST_LINKS)
}

/** The cells of several wins, without duplicates. */
export function uniteCells(wins: readonly Pick<ShownWin, 'positions'>[]): Cell[] {
  const cells = new Map<string, Cell>()
  for (const { positions } of wins) for (const cell of positions) cells.set(cell.join(), cell)
  return [...cells.values()]
}
