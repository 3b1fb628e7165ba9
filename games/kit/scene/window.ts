import type { Cell } from '../protocol/index.ts'
import type { Reel } from './reel.ts'

/** The visible part of the reels, in CSS pixels. */
export type Window = { width: number; height: number }

export type Geometry = ReturnType<typeof createGeometry>

const SHARE_OF_WIDTH = 1.08
const SHARE_OF_HEIGHT = 0.96

/** Positions of cells. Reels may differ in height: each divides the window’s height among its own rows. */
export function createGeometry(window: Window, reels: readonly Reel[]) {
  const width = (): number => window.width / reels.length
  const height = (reel: number): number => window.height / (reels[reel]?.shownRows ?? 1)
  return {
    window,
    reels: reels.length,
    width,
    height,
    /** Side of one symbol. Its picture has a transparent margin, so on tall cells it may extend over the reel’s edge. */
    side: (reel: number): number => Math.min(width() * SHARE_OF_WIDTH, height(reel) * SHARE_OF_HEIGHT),
    centre: ([reel, row]: Cell): { x: number; y: number } => ({
      x: (reel + 0.5) * width(),
      y: (row + 0.5) * height(reel),
    }),
  }
}
