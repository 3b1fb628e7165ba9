/** The part of the reels that is seen: its size in CSS pixels, and how many symbols it holds. */
export type Window = { width: number; height: number; readonly reels: number; readonly rows: number }

const SHARE_OF_WIDTH = 1.08
const SHARE_OF_HEIGHT = 0.96

/** Side of one symbol. Its picture has a clear margin, so on tall cells it may reach over the reel's edge. */
export function symbolSide({ width, height, reels, rows }: Window): number {
  return Math.min((width / reels) * SHARE_OF_WIDTH, (height / rows) * SHARE_OF_HEIGHT)
}
