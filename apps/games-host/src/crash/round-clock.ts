import type { CrashFrame } from '#contract/play-v1/crash-stream.ts'
import { multiplierAt, type Curve } from '#games/engines/crash/math/index.ts'

/** How far the page may run ahead of the last frame: without frames the multiplier stands still. */
const AHEAD_MS = 450

/**
 * Interpolates the round between two frames. The server's clock is estimated from the frame with the least latency; the
 * multiplier never runs far ahead of the last frame, and never beyond the end of the round.
 */
export function createRoundClock(curve: Curve) {
  let last: CrashFrame | undefined
  let receivedAtMs = 0
  /** Server's clock minus ours, by the frame with the least latency. */
  let offsetMs = Number.NEGATIVE_INFINITY
  return {
    hear(frame: CrashFrame, nowMs: number): void {
      last = frame
      receivedAtMs = nowMs
      // It decays slowly: clocks drift, and hidden pages are suspended.
      offsetMs = Math.max(frame.at - nowMs, offsetMs - 0.05)
    },
    get frame() {
      return last
    },
    serverNow: (nowMs: number): number => nowMs + offsetMs,
    /** Hundredths, with a fraction for smooth drawing. */
    multiplier(nowMs: number): number {
      const round = last?.r
      if (!last || !round?.t) return 100
      if (round.s === 'crashed' || round.s === 'settled') return round.z ?? round.x ?? last.m
      if (round.s !== 'running') return 100
      const elapsed = Math.min(nowMs + offsetMs, last.at + Math.min(AHEAD_MS, nowMs - receivedAtMs)) - round.t
      const exact = 100 * Math.exp((curve.growthPerMs / 1e6) * Math.max(0, elapsed))
      return Math.min(Math.max(exact, last.m), multiplierAt(curve, Number.MAX_SAFE_INTEGER))
    },
  }
}
export type RoundClock = ReturnType<typeof createRoundClock>
