/** Other tabs are told at most so often that somebody is at the page. */
const TELL_EVERY_MS = 5_000

export type IdleWatch = {
  /** Somebody moved, typed or touched at this page. */
  readonly onSign: () => void
  /** Another tab says that somebody is there. */
  readonly onTold: () => void
  readonly idleMs: () => number
}

/** How long nobody has been at the page, in any tab. Somebody who never pauses is told of as well as somebody who comes back. */
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
    onTold: () => {
      lastAt = now()
    },
    idleMs: () => now() - lastAt,
  }
}
