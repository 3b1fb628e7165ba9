/** Requests of one caller to one route in a window of time that begins with the first of them. */
export type Counted = { count: number; readonly beganAt: number; readonly endsAt: number; readonly max: number }

/**
 * Counts requests in this process; when there are too many counters, the oldest are evicted. Counts of other processes
 * are added (shared-rates.ts).
 */
export function makeRateCounter(keysMax: number, now: () => number) {
  const counters = new Map<string, Counted>()
  return {
    /** Counts one request; returns the counter of its window. */
    count(key: string, { windowMs, max }: { readonly windowMs: number; readonly max: number }): Counted {
      const at = now()
      const present = counters.get(key)
      if (present && present.endsAt > at && present.beganAt <= at) {
        present.count += 1
        return present
      }
      const fresh = { count: 1, beganAt: at, endsAt: at + windowMs, max }
      // Deleted first, so that the map stays in the order in which windows began.
      counters.delete(key)
      counters.set(key, fresh)
      if (counters.size > keysMax) counters.delete(counters.keys().next().value ?? key)
      return fresh
    },
    /** Counters whose window is open and that have used at least this part of their limit. */
    *beyond(part: number): Generator<readonly [key: string, counted: Counted]> {
      const at = now()
      for (const [key, counted] of counters) {
        if (counted.endsAt <= at) counters.delete(key)
        else if (counted.count >= counted.max * part) yield [key, counted]
      }
    },
  }
}
