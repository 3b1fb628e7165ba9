export type Motion = {
  /** Calls `step` with 0 to 1 during `durationMs`, and once with 1 at the end, also when skipped or cancelled. */
  run(durationMs: number, step: (progress: number) => void, isSkippable?: boolean): Promise<void>
  wait(durationMs: number): Promise<void>
  /** Ends all skippable motion now. */
  skip(): void
  /** Ends all motion now. */
  cancel(): void
  /** Advances everything to the instant `nowMs` of a monotonic clock. */
  tick(nowMs: number): void
  readonly isMoving: boolean
}

type Run = {
  startMs: number | undefined
  readonly durationMs: number
  readonly step: (progress: number) => void
  readonly isSkippable: boolean
  readonly end: () => void
}

/**
 * All timed changes of a scene on one clock, so that a skip or a hidden tab ends them together. `onRun` starts that
 * clock; every duration is multiplied by `pace`.
 */
export function createMotion(onRun: () => void = () => undefined, pace = 1): Motion {
  let runs: Run[] = []
  const finish = (which: (run: Run) => boolean): void => {
    const ending = runs.filter(which)
    runs = runs.filter((run) => !which(run))
    for (const { step, end } of ending) {
      step(1)
      end()
    }
  }
  const motion: Motion = {
    run(durationMs, step, isSkippable = true) {
      if (durationMs <= 0) {
        step(1)
        return Promise.resolve()
      }
      step(0)
      return new Promise((end) => {
        runs.push({ startMs: undefined, durationMs: durationMs * pace, step, isSkippable, end })
        onRun()
      })
    },
    wait: (durationMs) => motion.run(durationMs, () => undefined),
    skip: () => finish(({ isSkippable }) => isSkippable),
    cancel: () => finish(() => true),
    tick(nowMs) {
      for (const run of runs) {
        run.startMs ??= nowMs
        const progress = (nowMs - run.startMs) / run.durationMs
        if (progress < 1) run.step(progress)
      }
      finish(({ startMs, durationMs }) => startMs !== undefined && nowMs - startMs >= durationMs)
    },
    get isMoving() {
      return runs.length > 0
    },
  }
  return motion
}
