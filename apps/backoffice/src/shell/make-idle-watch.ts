/** Minimum interval of activity messages to other tabs. */
const TELL_EVERY_MS = 5_000

export type IdleWatch = {
  /** Somebody moved, typed or touched at this page. */
  readonly onSign: () => void
  /** Another tab says that somebody is there. */
  readonly onOtherTabActive: () => void
  readonly idleMs: () => number
}

/** Idle time over all tabs. Both continuous activity and activity after a pause are reported. */
export function makeIdleWatch(now: () => number, tellOthers: () => void): IdleWatch {
  let lastAt = now()
  let toldAt = Number.NEGATIVE_INFINITY
  return {
    onSign: () => {
      lastAt = now()
      if (lastAt - toldAt < TELL_EVERY_MS) return
      toldAt = lastAt
      tellOthers()
    },
    onOtherTabActive: () => {
      lastAt = now()
    },
    idleMs: () => now() - lastAt,
  }
}
