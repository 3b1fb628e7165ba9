/** All timed motion in a scene of cards: run by the browser, ended together by a skip, disabled when motion is reduced. */
export function createMoves(isReducedAtStart: boolean, pace = 1) {
  const running = new Set<Animation>()
  const timers = new Map<number, () => void>()
  let isReduced = isReducedAtStart
  let isHurried = false
  const isStill = (): boolean => isReduced || isHurried

  return {
    /** Resets the skip for a new round. */
    begin(): void {
      isHurried = false
    },
    async run(element: Element, keyframes: Keyframe[], ms: number, easing = 'cubic-bezier(.2,.8,.2,1)'): Promise<void> {
      if (isStill() || ms <= 0) return
      const animation = element.animate(keyframes, { duration: ms * pace, easing, fill: 'backwards' })
      running.add(animation)
      await animation.finished.catch(() => undefined)
      running.delete(animation)
    },
    wait(ms: number): Promise<void> {
      if (isHurried || ms <= 0) return Promise.resolve()
      // Reduced motion still leaves time to read.
      return new Promise((resolve) => {
        const timer = window.setTimeout(() => {
          timers.delete(timer)
          resolve()
        }, ms * pace)
        timers.set(timer, resolve)
      })
    },
    skip(): void {
      isHurried = true
      for (const animation of running) animation.finish()
      for (const [timer, resolve] of timers) {
        clearTimeout(timer)
        resolve()
      }
      timers.clear()
    },
    reduce(next: boolean): void {
      isReduced = next
      if (next) for (const animation of running) animation.finish()
    },
    get isStill() {
      return isStill()
    },
  }
}
export type Moves = ReturnType<typeof createMoves>
