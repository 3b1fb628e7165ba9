type Event = {
  readonly at: number
  readonly number: number
  readonly work: () => void
  readonly isQuiet: boolean
  isOff?: boolean
}

export type VirtualTime = {
  readonly now: () => number
  /** @param isQuiet whether no promise is settled by the work: many such events cost less */
  readonly after: (ms: number, work: () => void, isQuiet?: boolean) => Event
  /** Lets time pass until an instant, as fast as its events can be processed. */
  readonly runUntil: (ms: number) => Promise<void>
}

/**
 * Time that passes only by events. While it runs, timers of the code under test use it: a timer of 3 ms waits 3 of
 * these, and work for the end of a turn happens at the same instant, after the turn's events. A timer's promises are
 * settled by the next event that is not quiet.
 */
export function virtualTime(): VirtualTime {
  const heap: Event[] = []
  let [at, number] = [0, 0]
  const isBefore = (one: Event, other: Event) => one.at < other.at || (one.at === other.at && one.number < other.number)
  const push = (event: Event): void => {
    let place = heap.push(event) - 1
    while (place > 0) {
      const above = (place - 1) >> 1
      const parent = heap[above] as Event
      if (!isBefore(event, parent)) break
      heap[place] = parent
      place = above
    }
    heap[place] = event
  }
  const pop = (): Event | undefined => {
    const first = heap[0]
    const last = heap.pop()
    if (heap.length === 0 || !last) return first
    let place = 0
    for (;;) {
      let below = 2 * place + 1
      if (below >= heap.length) break
      if (below + 1 < heap.length && isBefore(heap[below + 1] as Event, heap[below] as Event)) below += 1
      const child = heap[below] as Event
      if (!isBefore(child, last)) break
      heap[place] = child
      place = below
    }
    heap[place] = last
    return first
  }
  const after = (ms: number, work: () => void, isQuiet = false): Event => {
    const event = { at: at + Math.max(0, ms), number: (number += 1), work, isQuiet }
    push(event)
    return event
  }
  return {
    now: () => at,
    after,
    runUntil: async (until) => {
      const real = { setImmediate, setTimeout, clearTimeout }
      // Promises are settled between two events.
      const settle = () => new Promise<void>((resolve) => real.setImmediate(resolve))
      globalThis.setImmediate = ((work: () => void) => after(0, work, true)) as unknown as typeof setImmediate
      globalThis.setTimeout = ((work: () => void, ms = 0) => after(ms, work, true)) as unknown as typeof setTimeout
      globalThis.clearTimeout = ((event?: Event) => event && (event.isOff = true)) as unknown as typeof clearTimeout
      try {
        for (let event = heap[0]; event && event.at <= until; event = heap[0]) {
          pop()
          if (event.isOff) continue
          at = event.at
          event.work()
          if (!event.isQuiet) await settle()
        }
      } finally {
        Object.assign(globalThis, real)
      }
      at = until
    },
  }
}
