/** A press to skip may come just as the round ends: presses this soon after a skip are ignored. */
const AFTER_SKIP_MS = 400

/** When the next round may begin. @param minimumRoundMs the market's minimum time between two beginnings */
export function createPace(minimumRoundMs: number) {
  let nextAtMs = 0
  let skippedAtMs = -AFTER_SKIP_MS
  return {
    begin: (): void => void (nextAtMs = performance.now() + minimumRoundMs),
    /** The round was refused: it took no time. */
    takeBack: (): void => void (nextAtMs = 0),
    skip: (): void => void (skippedAtMs = performance.now()),
    get mayBegin(): boolean {
      return performance.now() >= nextAtMs
    },
    get isAfterSkip(): boolean {
      return performance.now() < skippedAtMs + AFTER_SKIP_MS
    },
    /** The remaining wait after a round was shown. */
    restMs(): number {
      const now = performance.now()
      return Math.max(0, nextAtMs - now, skippedAtMs + AFTER_SKIP_MS - now)
    },
  }
}
