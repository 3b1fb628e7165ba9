import { feedMs, feedReel, setReel, turnReel } from './reel.ts'
import { ringCell, type StageParts } from './stage-parts.ts'
import type { ReelStep } from './steps.ts'

const FIRST_LANDING_MS = 560
const NEXT_LANDING_MS = 420
const REEL_APART_MS = 120
const OVERSHOOT_PX = 8
const SETTLE_MS = 220

/** Starts all reels, except the held ones. */
export function startReels(parts: StageParts, held: readonly number[] = []): void {
  const { winLayer, labels, reelLayer, reels } = parts
  winLayer.clear()
  labels.clear()
  reelLayer.clearLooks()
  reelLayer.dim(undefined)
  parts.startedAtMs = performance.now()
  if (!parts.isReduced) {
    reels.forEach((reel, at) => {
      reel.isTurning = !held.includes(at)
    })
  }
  parts.onMotionStart()
}

/** Stops the reels with a window, one after the other. */
export async function landReels(parts: StageParts, step: Extract<ReelStep, { kind: 'land' }>): Promise<void> {
  const { reels, pace, motion } = parts
  parts.strips = step.strips
  const isTurningAlready = reels.some(({ isTurning }) => isTurning)
  if (!isTurningAlready || !step.isFirst) startReels(parts, step.heldReels)
  const soonest = parts.startedAtMs + pace * (step.isFirst ? FIRST_LANDING_MS : NEXT_LANDING_MS)
  const firstMs = Math.max(soonest, performance.now() + 60)
  const turning = step.grid.map((_, at) => at).filter((at) => !step.heldReels.includes(at))
  await Promise.all(
    step.grid.map((column, at) =>
      landReel(parts, at, column, firstMs + Math.max(0, turning.indexOf(at)) * REEL_APART_MS * pace),
    ),
  )
  if (parts.isReduced && !step.isFirst) await motion.wait(NEXT_LANDING_MS)
}

async function landReel(parts: StageParts, at: number, column: readonly number[], landAtMs: number): Promise<void> {
  const { motion, pace, landings, geometry } = parts
  const reel = parts.reels[at]
  const strip = parts.strips[at]
  if (!reel || !strip) return
  if (parts.isReduced || !reel.isTurning) {
    setReel(reel, column)
    reelLanded(parts, at)
    return
  }
  // The instant already includes the game’s pace, and `wait` multiplies by it once more.
  await motion.wait(Math.max(0, landAtMs - performance.now() - feedMs(reel, column.length)) / pace)
  // A skip during the turn lets every reel come in at once; nothing jumps.
  feedReel(reel, strip, column)
  await new Promise<void>((landed) => {
    landings.set(at, landed)
    parts.onMotionStart()
  })
  reelLanded(parts, at)
  const over = OVERSHOOT_PX / geometry.height(at)
  await motion.run(SETTLE_MS, (progress) => {
    reel.offset = progress >= 1 ? 0 : over * Math.sin(Math.PI * progress) * (1 - progress * 0.4)
  })
}

function reelLanded(parts: StageParts, at: number): void {
  const { landings, reels, opener, special, emit } = parts
  landings.delete(at)
  const column = reels[at]?.cells.slice(1) ?? []
  emit({ type: 'reel-landed', reel: at, hasScatter: opener !== undefined && column.includes(opener) })
  column.forEach((symbol, row) => {
    if (special.has(symbol)) ringCell(parts, [at, row])
  })
}

/** Advances every reel by the time of one frame. */
export function turnReels({ reels, landings, strips }: StageParts, elapsedMs: number): void {
  reels.forEach((reel, at) => {
    if (!reel.isTurning) return
    const isFed = landings.has(at) && reel.feed.length > 0
    if (turnReel(reel, strips[at] ?? [], elapsedMs, isFed)) landings.get(at)?.()
  })
}
