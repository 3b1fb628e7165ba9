/** Who presses to skip just as the round ends wants no new stake: presses so soon after a skip are none. */
const AFTER_SKIP_MS = 400

/** When the next round may begin. @param minimumRoundMs the market's least time from one beginning to the next */
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
    /** How long a page that has shown its round still waits. */
    restMs(): number {
      const now = performance.now()
      return Math.max(0, nextAtMs - now, skippedAtMs + AFTER_SKIP_MS - now)
    },
  }
}
