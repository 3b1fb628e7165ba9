import { Container } from 'pixi.js'
import { linesOf, openerOf, type Cell, type Grid, type Presentation, type SceneEvent } from '../protocol/index.ts'
import { characterOf } from './character.ts'
import type { SymbolPictures } from './cut-symbols.ts'
import { createLabelLayer } from './label-layer.ts'
import { createMotion } from './motion.ts'
import { createReel, setReel } from './reel.ts'
import { createReelLayer } from './reel-layer.ts'
import { createSparkLayer } from './spark-layer.ts'
import { createWinLayer } from './win-layer.ts'
import { createGeometry, type Window } from './window.ts'

export type StageNeeds = {
  readonly game: Presentation
  readonly grid: Grid
  readonly pictures: readonly SymbolPictures[]
  readonly isMotionReduced: boolean
  /** Formats an amount as short as possible. */
  readonly write: (amountMinor: number) => string
  readonly emit: (event: SceneEvent) => void
  /** Called when something starts to move: frames are needed. */
  readonly onMotionStart: () => void
}

export type StageParts = ReturnType<typeof createStageParts>

/** The reels of a window, the layers that show them, and the state of their turn. */
export function createStageParts(needs: StageNeeds) {
  const { game, pictures } = needs
  const window: Window = { width: 1, height: 1 }
  const { pace } = characterOf(game.key)
  const motion = createMotion(needs.onMotionStart, pace)
  const opener = openerOf(game)
  const reels = game.reels.map((strip, at) => createReel(strip, needs.grid[at] ?? []))
  const geometry = createGeometry(window, reels)
  const reelLayer = createReelLayer(geometry, reels, pictures)
  const winLayer = createWinLayer(geometry, pictures, motion)
  const labels = createLabelLayer(geometry, motion)
  const sparks = createSparkLayer(motion)
  const container = new Container()
  container.addChild(reelLayer.layer, winLayer.layer, labels.layer, sparks.layer)
  return {
    ...needs,
    window,
    pace,
    motion,
    opener,
    reels,
    geometry,
    reelLayer,
    winLayer,
    labels,
    sparks,
    container,
    lines: linesOf(game),
    /** Symbols that show a ring where they land. */
    special: new Set([opener, 'wild' in game ? game.wild?.symbol : undefined].filter((it) => it !== undefined)),
    /** The strips that the reels currently turn through: free spins may have their own. */
    strips: game.reels as Grid,
    isReduced: needs.isMotionReduced,
    startedAtMs: 0,
    /** Reels that are being fed their column, with the callback for its arrival. */
    landings: new Map<number, () => void>(),
  }
}

export const symbolAt = ({ reels }: StageParts, [reel, row]: Cell): number => reels[reel]?.cells[row + 1] ?? 0

export function setGrid({ reels, onMotionStart }: StageParts, grid: Grid): void {
  grid.forEach((column, at) => {
    const reel = reels[at]
    if (reel) setReel(reel, column)
  })
  onMotionStart()
}

export function ringCell({ geometry, sparks, isReduced }: StageParts, cell: Cell, size = 1.1): void {
  const { x, y } = geometry.centre(cell)
  if (!isReduced) sparks.ring(x, y, geometry.side(cell[0]) * size)
}
